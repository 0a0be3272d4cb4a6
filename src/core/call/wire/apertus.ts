// Apertus: a list of objects, each with one member named after its tool.
import { isObject } from '../found.ts'
import { readMarkedJson } from './marked-json.ts'
import { found, type TextWire } from './wire.ts'

/*
 * calls = "<|tools_prefix|>" [ { NAME: object }, … ] ( "<|tools_suffix|>" | end of text )
 */
export const apertus = {
  format: 'apertus',
  title: 'Apertus',
  example: '<|tools_prefix|>[{"access": {"user": "x@y.z"}}]<|tools_suffix|>',
  marked: true,
  opens: /<\|tools_prefix\|>(?=\s*[[{])/,
  read: (page, from, at) =>
    readMarkedJson(page, from, {
      at,
      close: '<|tools_suffix|>',
      calls: read =>
        [read.value]
          .flat()
          .filter(isObject)
          .flatMap(node => {
            const [entry, ...others] = Object.entries(node)
            if (!entry || others.length > 0) return []
            const [from, to] = read.spans.get(node) ?? [read.from, read.to]
            return [found(...entry, from, to, { repairs: read.repairs, flaws: read.flaws })]
          }),
    }),
  write: calls =>
    `<|tools_prefix|>${JSON.stringify(calls.map(call => ({ [call.name]: call.arguments })))}<|tools_suffix|>`,
} as const satisfies TextWire
