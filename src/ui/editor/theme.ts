// How the editor looks, in the page's own variables: they reach through the shadow root.
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const look = EditorView.theme({
  '&': { height: '100%', color: 'var(--text)', backgroundColor: 'var(--bg)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { font: 'var(--code)', overflow: 'auto' },
  '.cm-content': { padding: 'var(--unit) 0', caretColor: 'var(--text)' },
  '.cm-line': { padding: '0 var(--unit)' },
  '.cm-cursor': { borderLeft: '2px solid var(--text)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--selected)',
  },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--hover) 45%, transparent)' },
  '.cm-gutters': {
    backgroundColor: 'var(--bg)',
    color: 'var(--syntax-faint)',
    border: 'none',
    fontVariantNumeric: 'tabular-nums',
  },
  '.cm-activeLineGutter': { backgroundColor: 'transparent', color: 'var(--text)' },
  '.cm-foldGutter .cm-gutterElement': { cursor: 'pointer', padding: '0 2px' },
  '.cm-foldPlaceholder': {
    background: 'var(--hover)',
    border: 'none',
    color: 'var(--muted)',
    padding: '0 var(--half)',
  },
  '.cm-invisible': {
    padding: '0 2px',
    borderRadius: '2px',
    background: 'var(--warning-tint)',
    color: 'var(--warning)',
    fontSize: '11px',
  },
  '.cm-lit': { backgroundColor: 'var(--selected)', boxShadow: 'inset 0 -2px var(--accent)' },
  '.cm-lit-line': { boxShadow: 'inset 3px 0 var(--accent)' },
  // Faults: a wavy line that needs no image, and signs that differ in shape as well as in colour.
  '.cm-lintRange': {
    textDecorationLine: 'underline',
    textDecorationStyle: 'wavy',
    textDecorationThickness: '1px',
    textUnderlineOffset: '4px',
    textDecorationSkipInk: 'none',
  },
  '.cm-lintRange-error': { textDecorationColor: 'var(--error)', backgroundColor: 'var(--error-tint)' },
  '.cm-lintRange-warning': { textDecorationColor: 'var(--warning)' },
  '.cm-lintRange-info': { textDecorationColor: 'var(--info)', textDecorationStyle: 'dotted' },
  '.cm-lintPoint': { position: 'relative' },
  '.cm-lintPoint:after': {
    content: '""',
    position: 'absolute',
    bottom: '0',
    left: '-2px',
    borderLeft: '3px solid transparent',
    borderRight: '3px solid transparent',
    borderBottom: '4px solid var(--error)',
  },
  '.cm-lintPoint-warning:after': { borderBottomColor: 'var(--warning)' },
  '.cm-lintPoint-info:after': { borderBottomColor: 'var(--info)' },
  '.cm-gutter-lint': { width: '18px' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '3px 0 0 2px' },
  '.cm-lint-marker': {
    width: '14px',
    height: '14px',
    font: '700 11px/14px var(--text-font)',
  },
  '.cm-lint-marker:before': { display: 'block', textAlign: 'center' },
  '.cm-lint-marker-error': { color: 'var(--bg)', background: 'var(--error)', borderRadius: '7px' },
  '.cm-lint-marker-error:before': { content: '"×"' },
  '.cm-lint-marker-warning': { color: 'var(--bg)', background: 'var(--warning)', borderRadius: '2px' },
  '.cm-lint-marker-warning:before': { content: '"!"' },
  '.cm-lint-marker-info': { color: 'var(--bg)', background: 'var(--info)', borderRadius: '7px' },
  '.cm-lint-marker-info:before': { content: '"i"' },
  '.cm-bulb': {
    padding: '0',
    border: '0',
    background: 'none',
    cursor: 'pointer',
    display: 'block',
    height: '20px',
    color: 'var(--accent)',
  },
  '.cm-bulb svg': { display: 'block', width: '16px', height: '20px', padding: '2px 0' },
  '.cm-gutter-bulb': { width: '18px' },
})

const floating = EditorView.theme({
  '.cm-tooltip': {
    maxWidth: 'min(480px, calc(100vw - 32px))',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
    background: 'var(--raised)',
    color: 'var(--text)',
  },
  '.cm-tooltip-lint': { margin: '0', padding: '0' },
  '.cm-diagnostic': {
    display: 'block',
    margin: '0',
    padding: 'var(--unit)',
    font: 'var(--type)',
    borderLeft: '3px solid var(--info)',
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
  },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--error)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--warning)' },
  '.cm-diagnosticText': { display: 'block' },
  '.cm-diagnosticText b': { font: 'var(--type-strong)' },
  '.cm-diagnosticAction': {
    margin: 'var(--half) var(--half) 0 0',
    padding: '1px var(--unit)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
    background: 'var(--raised)',
    color: 'var(--text)',
    font: 'var(--type)',
    cursor: 'pointer',
  },
  'button:focus-visible': { outline: 'var(--focus)', outlineOffset: '1px' },
})

const colours = HighlightStyle.define([
  { tag: [tags.definition(tags.propertyName), tags.propertyName, tags.keyword], color: 'var(--syntax-key)' },
  {
    tag: tags.definition(tags.variableName),
    color: 'var(--syntax-param)',
  },
  {
    tag: tags.special(tags.variableName),
    color: 'var(--syntax-param)',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
  { tag: tags.function(tags.variableName), color: 'var(--syntax-program)' },
  { tag: [tags.string, tags.typeName, tags.monospace], color: 'var(--syntax-value)' },
  {
    tag: [tags.comment, tags.meta, tags.processingInstruction, tags.punctuation],
    color: 'var(--syntax-faint)',
  },
  { tag: [tags.separator, tags.escape, tags.labelName], color: 'var(--syntax-faint)' },
  { tag: [tags.link, tags.url], color: 'var(--syntax-key)' },
  { tag: tags.heading, fontWeight: '700' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: tags.invalid, color: 'var(--error)' },
])

/** The editor's looks and the colours of the language. */
export const theme = [look, floating, syntaxHighlighting(colours)]
