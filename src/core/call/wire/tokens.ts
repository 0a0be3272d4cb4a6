// DeepSeek's tokens, shared by its formats, Kimi and Step: pastes lose their wide bars and low lines.

/** Any of the bars and blanks that a tokenizer or a copy leaves around a word. */
export const BAR = '[|｜]'
const LOW = '[▁_ ]'

/** The token that opens a call, and those that separate and close, as pattern sources. */
export const CALL_BEGIN = `<${BAR}tool${LOW}call${LOW}begin${BAR}>`
export const CALL_END = `<${BAR}tool${LOW}call${LOW}end${BAR}>`
export const SEP = `<${BAR}tool${LOW}sep${BAR}>`
