// Writes a skill's tools as the tool lists that model APIs and MCP take.
import type { Tool } from './skill.ts'

export type CatalogId = 'anthropic' | 'openai' | 'gemini' | 'mcp'

/** A tool list ready to send, and what the API will refuse in it. */
export type Catalog = { id: CatalogId; title: string; tools: unknown; notes: string[] }

type Shape = {
  id: CatalogId
  title: string
  name: RegExp
  nameRule: string
  write: (tools: readonly Tool[]) => unknown
}

const shapes: readonly Shape[] = [
  {
    id: 'anthropic',
    title: 'Anthropic',
    name: /^[A-Za-z0-9_-]{1,128}$/,
    nameRule: '1 to 128 of the characters A-Z, a-z, 0-9, _ and -',
    write: tools =>
      tools.map(({ id, description, schema }) => ({ name: id, description, input_schema: schema })),
  },
  {
    id: 'openai',
    title: 'OpenAI',
    name: /^[A-Za-z0-9_-]{1,64}$/,
    nameRule: '1 to 64 of the characters A-Z, a-z, 0-9, _ and -',
    write: tools =>
      tools.map(({ id, description, schema }) => ({
        type: 'function',
        function: { name: id, description, parameters: schema },
      })),
  },
  {
    id: 'gemini',
    title: 'Gemini',
    name: /^[A-Za-z_][A-Za-z0-9_.:-]{0,63}$/,
    nameRule: 'a letter or _ first, then letters, digits, _, ., : and -, at most 64 in all',
    write: tools => [
      {
        functionDeclarations: tools.map(({ id, description, schema }) => ({
          name: id,
          description,
          parametersJsonSchema: schema,
        })),
      },
    ],
  },
  {
    id: 'mcp',
    title: 'MCP',
    name: /^[A-Za-z0-9_.-]{1,128}$/,
    nameRule: '1 to 128 of the characters A-Z, a-z, 0-9, _, - and .',
    write: tools =>
      tools.map(({ id, description, schema }) => ({ name: id, description, inputSchema: schema })),
  },
]

/** The tool list for each API. A name that an API does not take is kept, and a note says so. */
export function catalogs(tools: readonly Tool[]): Catalog[] {
  return shapes.map(({ id, title, name, nameRule, write }) => ({
    id,
    title,
    tools: write(tools),
    notes: tools
      .filter(tool => !name.test(tool.id))
      .map(tool => `${title} does not take the name '${tool.id}'. A name there has ${nameRule}.`),
  }))
}
