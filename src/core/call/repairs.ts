// What each mend of an answer is, in a sentence: every mend is small, has one meaning, and is said aloud.

/** The mends there are, each with what was done, for the list beside a call. */
export const REPAIRS = {
  'quote-prefix': 'The > before every line was taken off.',
  'html-entities': 'The whole text was decoded from HTML.',
  'json-string': 'The whole text was a JSON string, and was read as what it holds.',
  'escaped-text': 'The whole text was the inside of a JSON string, and was read as what it holds.',
  'trailing-comma': 'A comma before a closing bracket was passed over.',
  comment: 'A comment was passed over.',
  'single-quotes': 'Text in single quotation marks was read as text.',
  'smart-quotes': 'Typographic quotation marks were read as plain ones.',
  'unquoted-key': 'A name without quotation marks was read as a name.',
  'python-word': 'True, False or None was read as JSON writes it.',
  'raw-control': 'A line break or another control character in a text was kept, though it was not escaped.',
  'bad-escape': 'A backslash that escapes nothing was kept as it is.',
  'escaped-blank': 'A backslash and a letter between two tokens were read as a blank.',
  'odd-blank': 'An unusual blank between two tokens was passed over.',
  'missing-end': 'What closes the call was missing at the end of the text.',
  'missing-close': 'A value was not closed, and was ended where the next tag begins.',
  'extra-end': 'A closing bracket too many was passed over.',
  'broken-parameter': 'A parameter that does not read was left out.',
  'stringified-arguments': 'The arguments were JSON in a text, and were read as what it holds.',
  'fenced-arguments': 'The arguments stood in a code fence, and were read as what it holds.',
  unwrapped: 'One argument held all the others, and they were taken out of it.',
  'drifted-tags': 'The tags were named after the tool and its arguments.',
  'plain-body': 'Bare text was taken for the one argument that the tool requires.',
  'name-prefix': 'What stood around the name of the tool was taken off.',
  'name-inferred': 'The call named no tool; exactly one takes these arguments.',
  'lost-tokens': 'The tokens around the call were lost in copying.',
  junk: 'A few characters before the arguments were passed over.',
  recovered: 'The call was read out of the message of an error.',
} as const

/** What was mended. */
export type RepairKind = keyof typeof REPAIRS
