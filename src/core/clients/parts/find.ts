// How clients find a document: its file name, how deep it may lie, and what they make of its bytes.
import { decodeUtf8 } from '../../document/text.ts'
import { go, type Place, type Step, stop } from '../client.ts'
import type { VerdictWord } from '../verdict.ts'

export type Finding = {
  /** `exact` takes `SKILL.md` alone, `any-case` any letter case, `any-case-unknown` says nothing of the others. */
  name?: 'exact' | 'any-case' | 'others-unknown'
  /** The verdict on a file of another name. */
  otherwise?: VerdictWord
  /** The deepest level below the skills folder at which a skill is found. */
  depth?: number
  /** The verdict on bytes that are not UTF-8; left out, they are read with replacement characters. */
  badBytes?: VerdictWord
  /** A symlinked document is passed over. */
  ignoresSymlink?: boolean
  /** A symlinked directory is passed over. */
  ignoresLinks?: boolean
  /** Directories below the skills folder that it does not enter, by their names. */
  skips?: readonly RegExp[]
}

/** Directories whose names start with a dot. */
export const hidden = /^\./

/** Where packages are installed. */
export const packages = /^node_modules$/

/** Makes the first step. Without options: exactly `SKILL.md`, at any depth, links followed, bytes replaced. */
export function find(options: Finding = {}): (place: Place) => Step<string> {
  return place => {
    const missing = options.otherwise ?? 'skip-silent'
    if (place.fileName === '') return stop(missing, 'There is no `SKILL.md` here.')
    if (options.name !== 'any-case' && place.fileName !== 'SKILL.md') {
      if (options.name === 'others-unknown') {
        return stop(
          'unknown',
          `Whether a file named \`${place.fileName}\` is found is not established; name it \`SKILL.md\`.`,
        )
      }
      return stop(
        missing,
        `The file is named \`${place.fileName}\`; this client looks for \`SKILL.md\`, to the letter.`,
      )
    }
    if (options.ignoresSymlink && place.symlink) {
      return stop(
        'skip-silent',
        'The document is a symlink; this client passes over those, so put the file itself there.',
      )
    }
    if (options.ignoresLinks && place.linked)
      return stop(missing, 'The skill’s directory is a symlink; this client passes over those.')
    const skipped = place.trail.find(name => options.skips?.some(each => each.test(name)))
    if (skipped !== undefined)
      return stop(missing, `The skill lies in \`${skipped}\`; this client does not enter such a directory.`)
    if ((place.depth ?? 0) > (options.depth ?? Infinity)) {
      const levels = options.depth === 1 ? 'directly below it' : `up to ${options.depth} levels below it`
      return stop(
        missing,
        `The skill lies ${place.depth} levels below its skills folder; this client looks ${levels}.`,
      )
    }
    const decoded = textOf(place)
    if (decoded.ok) return go(decoded.text)
    if (options.badBytes) {
      return stop(options.badBytes, `Byte ${decoded.at} of the file is not UTF-8; save the file as UTF-8.`)
    }
    return go(new TextDecoder('utf-8', { ignoreBOM: true }).decode(place.bytes))
  }
}

/** Every client reads the same bytes: they are decoded once. */
const texts = new WeakMap<Place, ReturnType<typeof decodeUtf8>>()

function textOf(place: Place): ReturnType<typeof decodeUtf8> {
  const known = texts.get(place)
  if (known) return known
  const decoded = decodeUtf8(place.bytes)
  texts.set(place, decoded)
  return decoded
}
