// What an outcome means, in a sentence for the person.
import type { Severity } from '../../../core/fault/fault.ts'
import type { Resolution } from '../../../workers/resolve.ts'

type Sentence = { sign: Severity | 'ok'; word: string; text: string }

/** The sentence over the result. */
export function sentenceOf({ outcome, calls }: Pick<Resolution, 'outcome' | 'calls'>): Sentence {
  switch (outcome) {
    case 'ok': {
      const names = calls.map(call => `\`${call.tool.id}\``).join(', then ')
      const mended = calls.some(call => call.repairs.length > 0)
        ? ' Something small was mended to read it.'
        : ''
      const word = calls.length === 1 ? '1 call' : `${calls.length} calls`
      return { sign: mended ? 'warning' : 'ok', word, text: `${names}.${mended}` }
    }
    case 'no-call':
      return {
        sign: 'info',
        word: 'No tool call',
        text: 'The answer is words for the person; there is nothing to run.',
      }
    case 'cut-off':
      return {
        sign: 'error',
        word: 'Cut off',
        text: 'A call begins and does not end. Values are never guessed; ask for the whole answer again.',
      }
    case 'unknown-tool':
      return {
        sign: 'error',
        word: 'Unknown tool',
        text: 'The answer calls a tool that this skill does not declare.',
      }
    case 'ambiguous':
      return {
        sign: 'error',
        word: 'Ambiguous',
        text: 'The answer can be read as more than one call, so none is taken.',
      }
    case 'schema-error':
      return {
        sign: 'error',
        word: 'Refused',
        text: 'There is a call, but its arguments are not what the tool takes.',
      }
    case 'already-executed':
      return {
        sign: 'info',
        word: 'Already executed',
        text: 'The provider ran this call itself; it is not ours to answer.',
      }
    case 'too-large':
      return {
        sign: 'error',
        word: 'Too large',
        text: 'The answer is larger than what is read here: 2 MiB, 64 levels, 64 candidate calls.',
      }
    default:
      return outcome satisfies never
  }
}
