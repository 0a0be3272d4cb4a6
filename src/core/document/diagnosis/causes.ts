// Why a document does not read, in words for the person who has it: found what, what it means, what to write.

/** What a sentence may name. `key`: the key whose value it is; `text`: what was found; `line`: another place. */
export type Facts = { key?: string; text?: string; line?: number }

/** Every cause that is told apart, and its sentence. */
export const causes = {
  'colon-in-value': ({ key }) =>
    `a colon with a space after it ends ${theValueOf(key)}, so what follows is read as one more value. Put the whole value in quotes.`,
  'colon-on-wrapped-line': ({ key, text }) =>
    `this line continues ${theValueOf(key)}, and the colon after ${show(text)} makes it look like a key. Put the whole value in quotes.`,
  'reserved-start': ({ key, text }) =>
    `${show(text)} means something of its own in YAML, so ${theValueOf(key)} cannot start with it. Put the whole value in quotes.`,
  'block-header': ({ key, text }) =>
    `${show(text)} at the start of ${theValueOf(key)} announces lines of text below it, but text follows on the same line. Put the whole value in quotes, or start the text on the next line, indented.`,
  'flow-list': ({ key }) =>
    `${theValueOf(key)} is a list in square brackets. Most clients read it, but the specification's StrictYAML does not. Write one "- item" a line, or put the text in quotes.`,
  'flow-map': ({ key }) =>
    `${theValueOf(key)} is a map in braces. Most clients read it, but the specification's StrictYAML does not. Write one indented "key: value" a line, or put the text in quotes.`,
  anchor: ({ text }) =>
    `${show(text)} starts with &, which names an anchor in YAML; StrictYAML has none. Put the value in quotes if it is text.`,
  alias: ({ text }) =>
    `${show(text)} starts with *, which points at an anchor in YAML; StrictYAML has none. Put the value in quotes if it is text.`,
  tag: ({ text }) =>
    `${show(text)} starts with !, which gives a type in YAML; StrictYAML has none. Put the value in quotes if it is text.`,
  'text-after-quote': ({ key }) =>
    `text follows the closing quote of ${theValueOf(key)}; nothing may. Put the whole value in one pair of quotes.`,
  'unclosed-quote': ({ key }) =>
    `the quote that opens ${theValueOf(key)} is never closed, so everything below is read as part of it. Close it at the end of the line.`,
  'bad-escape': ({ text }) =>
    `in double quotes a backslash starts an escape, and ${show(text)} is none. Write two backslashes, or use single quotes.`,
  'duplicate-key': ({ key, line }) =>
    `the key ${show(key)} stands twice, first in line ${line}. Only one value can count: remove the other.`,
  tab: () => 'a tab stands where YAML takes only spaces. Write spaces.',
  'bad-indentation': ({ key }) =>
    key === undefined
      ? 'this line is indented differently from the lines that it belongs to. Give it the same spaces at its start.'
      : `the key ${show(key)} is indented, so it is read as part of the value above it. Start it in the column of the other keys.`,
  'uneven-maps': () =>
    'this map is indented differently from the one before it. StrictYAML wants maps beside each other indented alike.',
  'stray-item': () =>
    'a list item stands where a key should. Indent the list below its key, or give the line a key.',
  'item-on-key-line': ({ key }) =>
    `a list cannot start on the line of its key ${show(key)}. Start it on the next line, or put the value in quotes.`,
  'no-colon': ({ text }) =>
    `${show(text)} has no colon with a space after it, so it is no key, and it is not indented, so it does not continue the value above it. Write "key: value", or indent the line.`,
  'colon-without-space': ({ text }) =>
    `in ${show(text)} no space follows the colon, so it is one word and not a key with a value. Write a space after the colon.`,
  'second-document': () =>
    'three dots end the frontmatter here, and more follows. Remove the dots, or what stands after them.',
  directive: () =>
    'a line that starts with % is a directive in YAML, and none is allowed here. Remove the line.',
  'merge-key': () => 'the key << merges maps in some kinds of YAML; StrictYAML does not. Write the keys out.',
  'complex-key': () => 'a key is text; a list or a map cannot be one. Write "key: value".',
  'control-character': ({ text }) => `the character ${text} is not allowed in YAML. Remove it.`,
  'comment-before-value': ({ key }) =>
    `a comment after the colon of ${show(key)}, the value below it and then an empty line: the reference validator breaks down on that. Move the comment to a line of its own above the key.`,
  'too-large': () => 'the frontmatter is larger than 64 KiB, the most that is read. Move text into the body.',
  'too-deep': () => 'lists and maps are nested more than 64 deep, the most that is read. Write them flatter.',
  'split-in-value': ({ text }) =>
    `the frontmatter ends here, at the three hyphens in ${show(text)}: the reference ends it at the first "---" after the start, wherever that stands. Write fewer hyphens, or a dash.`,
  structure: () => 'nothing that can stand here follows. Write one "key: value" a line.',
  'lengthened-fence': ({ text }) =>
    `the fence is ${show(text)}; it is exactly three hyphens, and the others are read as part of the frontmatter. Remove them.`,
  'glued-fence': ({ text }) =>
    `${show(text)} stands on the line of the first fence, so it is read as part of the frontmatter. Leave the fence alone on its line.`,
  'empty-frontmatter': () =>
    'the frontmatter holds no keys. Write name and description, one "key: value" a line.',
  list: () => 'the frontmatter is a list. Write one "key: value" a line, without hyphens before the keys.',
  text: () => 'the frontmatter is one piece of text. Write one "key: value" a line.',
  bom: () =>
    'the file starts with a byte order mark, an invisible character before the first fence. Remove it.',
  'before-fence': () =>
    'something stands before the first fence, so the file does not start with it. Remove it, or move it below the frontmatter.',
  'indented-fence': () =>
    'the first fence is indented, so the file does not start with it. Start it in the first column.',
  'no-opening-fence': () => 'the frontmatter has no opening fence. Write --- as the first line.',
  'no-frontmatter': () =>
    'the file has no frontmatter. Start it with ---, then name and description, then --- again.',
  'no-closing-fence': () =>
    'the fence that opens the frontmatter is never closed, so nothing of the file is read. Write --- below the last key.',
} as const satisfies Record<string, (facts: Facts) => string>

export type Cause = keyof typeof causes

function theValueOf(key: string | undefined): string {
  return key === undefined ? 'this value' : `the value of ${show(key)}`
}

/** Quotes what was found, cut to a length that a sentence can carry. */
function show(text = ''): string {
  const characters = [...text]
  const shown = characters.length > 40 ? `${characters.slice(0, 39).join('')}…` : text
  return `"${shown}"`
}
