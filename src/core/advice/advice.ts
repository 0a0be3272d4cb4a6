// Gives the advice on a document: rules beyond the formats, each in a file of its own.
import type { Fault, Rule } from '../fault/fault.ts'
import * as allowedToolsNotText from './allowed-tools-not-text.ts'
import * as bodyManyTokens from './body-many-tokens.ts'
import * as bodyTooLong from './body-too-long.ts'
import * as byteOrderMark from './byte-order-mark.ts'
import * as descriptionSaysNoWhen from './description-says-no-when.ts'
import * as documentLowercase from './document-lowercase.ts'
import * as fileReferenceDeep from './file-reference-deep.ts'
import * as fileReferenceMissing from './file-reference-missing.ts'
import * as frontmatterCutShort from './frontmatter-cut-short.ts'
import * as invisibleCharacters from './invisible-characters.ts'
import * as licenseNotText from './license-not-text.ts'
import * as metadataNotMapOfText from './metadata-not-map-of-text.ts'
import { rules as nameShared } from './name-shared.ts'
import * as referenceEscapes from './reference-escapes.ts'
import { type Advised, type Check, subjectOf } from './subject.ts'

/** What each piece of advice says of itself. */
export const rules = {
  ...documentLowercase.rules,
  ...frontmatterCutShort.rules,
  ...byteOrderMark.rules,
  ...licenseNotText.rules,
  ...metadataNotMapOfText.rules,
  ...allowedToolsNotText.rules,
  ...descriptionSaysNoWhen.rules,
  ...bodyTooLong.rules,
  ...bodyManyTokens.rules,
  ...fileReferenceMissing.rules,
  ...fileReferenceDeep.rules,
  ...referenceEscapes.rules,
  ...nameShared,
  ...invisibleCharacters.rules,
} as const satisfies Record<string, Rule>

const checks: readonly Check[] = [
  documentLowercase.check,
  frontmatterCutShort.check,
  byteOrderMark.check,
  licenseNotText.check,
  metadataNotMapOfText.check,
  allowedToolsNotText.check,
  descriptionSaysNoWhen.check,
  bodyTooLong.check,
  bodyManyTokens.check,
  fileReferenceMissing.check,
  fileReferenceDeep.check,
  referenceEscapes.check,
  invisibleCharacters.check,
]

/**
 * The advice on a document. What the specification says of a field is said only where the document calls
 * itself an agent skill, by a `name`; files are looked for only where `entries` holds more than a paste.
 */
export function advise(document: Advised): Fault[] {
  const subject = subjectOf(document)
  return checks.flatMap(check => check(subject))
}
