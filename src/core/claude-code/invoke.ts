// The text that enters the conversation when a skill is invoked, piece by piece; nothing in it is executed.
import { type Attachment, attachmentsIn, commandsIn, type FoundCommand } from './commands.ts'
import { fill, stays } from './fill.ts'
import { placeholders } from './placeholders.ts'
import type { Skill } from './skill.ts'
import { inserted, kindsIn, type Piece, placed, replaced, type Span } from './spans.ts'
import { suspicions } from './suspicion.ts'
import { ruleForCommand, ruleThatAllows } from './tool-rules.ts'
import { splitArguments } from './typed-arguments.ts'
import { type Environment, putPathsInRules } from './variables.ts'

export type Command = FoundCommand & {
  /** The permission rule that would have to allow it. Nobody is asked: without one the invocation stops. */
  rule: string
  /** The rule of `allowed-tools` that allows it, or `null`. */
  allowedBy: string | null
  /** It, or a part of it, was typed as an argument. */
  fromArgument: boolean
  /** Why it would not run, or `null` when it would. */
  withheld: string | null
}

export type Invocation = {
  text: string
  /** The text in pieces; put together they give the text. */
  spans: Span[]
  /** Commands as they stand in the text, arguments already in them. */
  commands: Command[]
  attachments: Attachment[]
  /** `allowed-tools` with the paths put in. */
  allowedTools: string[]
  /** What the product may make of the typed arguments otherwise. */
  doubts: string[]
}

/** After this many UTF-16 units placeholders stay as written. */
const MAX_TEXT = 64 * 1024 * 1024

/**
 * The text that enters the conversation for `/name args`. Arguments and variables go in in a single pass;
 * commands stay in the text as written. Takes time in proportion to the text that comes out.
 */
export function invoke(skill: Skill, args: string, env: Environment): Invocation {
  const { words, doubts } = splitArguments(args)
  const { pieces, took } = filledBody(skill, args, words, env)
  if (args.trim() !== '' && !took) {
    pieces.push(inserted(`\n\nARGUMENTS: ${args}`, 'appended', 'No placeholder took an argument.', 'O'))
  }
  const spans = placed([...firstLine(skill, env), ...pieces])
  const allowedTools = putPathsInRules(skill.allowedTools, env, skill.level)
  const ran = withCommands(skill, env, spans, allowedTools)
  const attachments = staysText(skill) ? [] : attachmentsIn(ran.text, bodyStart(ran.spans))
  return { ...ran, attachments, allowedTools, doubts }
}

/** The body with everything put in, and whether any placeholder took an argument. */
function filledBody(skill: Skill, typed: string, words: string[], env: Environment) {
  const pieces: Piece[] = []
  const suspicion = suspicions(skill.body)
  const values = { typed, words, env, level: skill.level }
  let length = 0
  let took = false
  let at = 0
  for (const placeholder of placeholders(skill.body, skill.arguments)) {
    if (placeholder.from > at) pieces.push(asWritten(skill, at, placeholder.from))
    const filled = length > MAX_TEXT ? stays(placeholder, 'The text is too long.') : fill(placeholder, values)
    const eaten =
      filled.piece.kind === 'argument' && placeholder.kind === 'index' ? suspicion(placeholder) : null
    pieces.push({ ...filled.piece, at: skill.bodyFrom + placeholder.from, eaten })
    length += filled.piece.text.length
    took ||= filled.took
    at = placeholder.to
  }
  if (at < skill.body.length) pieces.push(asWritten(skill, at, skill.body.length))
  return { pieces, took }
}

function asWritten(skill: Skill, from: number, to: number): Piece {
  const text = skill.body.slice(from, to)
  return { text, kind: 'body', written: text, at: skill.bodyFrom + from, note: '', sure: 'D', eaten: null }
}

/** `Base directory for this skill: …`, for a skill that has one; a flat command has none. */
function firstLine(skill: Skill, env: Environment): Piece[] {
  const ownDirectory = skill.kind === 'skill' && skill.level !== 'mcp' ? env.skillDir : null
  const directory = env.baseDirectory === undefined ? ownDirectory : env.baseDirectory
  if (directory === null) return []
  const text = `Base directory for this skill: ${directory}\n\n`
  return [inserted(text, 'base-directory', 'Stands before every skill that has a directory.', 'O')]
}

function bodyStart(spans: Span[]): number {
  return spans[0]?.kind === 'base-directory' ? spans[0].to : 0
}

/** In a skill synced from claude.ai or served over MCP no command runs and no file is attached. */
function staysText(skill: Skill): boolean {
  return skill.level === 'synced' || skill.level === 'mcp'
}

const typedKinds = ['arguments', 'argument', 'named', 'appended'] as const
const policyText = '[shell command execution disabled by policy]'

/** Finds the commands in the filled text; where a setting forbids them, puts the product's notice in their place. */
function withCommands(skill: Skill, env: Environment, spans: Span[], rules: string[]) {
  const text = textOf(spans)
  const found = staysText(skill) ? [] : commandsIn(text, bodyStart(spans))
  const kinds = kindsIn(spans, found)
  const exempt = skill.level === 'bundled' || skill.level === 'enterprise'
  const forbidden = env.disableSkillShellExecution === true && !exempt
  const commands = found.map((command, index) => ({
    ...command,
    rule: ruleForCommand(command.command, skill.shell),
    allowedBy: ruleThatAllows(command.command, rules, skill.shell),
    fromArgument: typedKinds.some(kind => kinds[index]?.has(kind)),
    withheld: forbidden ? 'A setting forbids commands in skills.' : null,
  }))
  if (!forbidden) return { text, spans, commands }
  const notice = inserted(policyText, 'withheld', 'A setting forbids commands in skills.', 'D')
  const without = replaced(spans, commands, notice)
  const notices = without.filter(span => span.kind === 'withheld')
  const moved = commands.map((command, index) => ({ ...command, ...rangeOf(notices[index]) }))
  return { text: textOf(without), spans: without, commands: moved }
}

function rangeOf(span: Span | undefined): { from: number; to: number } | undefined {
  return span && { from: span.from, to: span.to }
}

function textOf(spans: readonly Span[]): string {
  return spans.map(span => span.text).join('')
}
