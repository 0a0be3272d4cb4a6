// A LangChain message as Python prints it.
import type { JsonOk } from '../json.ts'
import { readNamedValues } from '../literal.ts'
import { writeLiteral } from './pythonic.ts'
import type { TextWire } from './wire.ts'

/*
 * message = "AIMessage(" { name "=" LITERAL } ")"     with tool_calls=[{'name': …, 'args': {…}, …}]
 */
export const langchainRepr = {
  format: 'langchain-repr',
  title: 'LangChain, printed',
  example:
    "AIMessage(content='', tool_calls=[{'name': 'access', 'args': {'user': 'x@y.z'}, 'id': 'c1', 'type': 'tool_call'}])",
  marked: true,
  opens: /AIMessage(?:Chunk)?(?=\()/,
  read: (page, from, at) => {
    const values = readNamedValues(page.text, at, { separator: '=' })
    if (!values.ok) {
      page.wasted(values.at - at)
      return null
    }
    const { args, to, flaws, repairs } = values
    const read: JsonOk = { ok: true, value: args, from, to, flaws, repairs, spans: new Map() }
    return { found: page.callsIn(read), to }
  },
  write: calls => {
    const list = calls.map((call, i) => ({
      name: call.name,
      args: call.arguments,
      id: `c${i + 1}`,
      type: 'tool_call',
    }))
    return `AIMessage(content='', tool_calls=${writeLiteral(list)})`
  },
} as const satisfies TextWire
