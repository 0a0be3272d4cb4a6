// The shapes of a hard skill: what one document declares for a model to call.

export type ParamType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array'

export type ParamSchema = {
  type: ParamType
  format?: string
  enum?: unknown[]
  description?: string
  default?: unknown
}

export type ToolSchema = {
  type: 'object'
  properties: Record<string, ParamSchema>
  required?: string[]
}

/** A declared tool; `run` is as written: one line, or a list whose items are each one word. */
export type Tool = { id: string; description: string; schema: ToolSchema; run: string | string[] }

export type HardSkill = {
  name: string | null
  description: string | null
  includes: string[]
  /** The prose: frontmatter gone, every tool fence replaced by its tool's id. */
  rendered: string
  tools: Tool[]
  file?: string
  workdir?: string
}

/** A program that a run starts. `dynamic`: its name holds a param, so it is only known at the call. */
export type Program = { name: string; dynamic: boolean; tools: string[] }
