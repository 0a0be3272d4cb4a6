// What looks like a secret is found, what only speaks of one is not. Keys are put together here, so that
// no scanner takes this file for a leak.
import { describe, expect, test } from 'vitest'
import { findSecrets } from './secrets.ts'

const letters = 'q7Zk2mXv9TbR4wLc8NjH5yDf3GpS6aKe1UxQ0iVoM2tYr7BzWn4CsJ8dPhEgFl'
const some = (length: number) => letters.repeat(3).slice(0, length)
const hex = (length: number) => '3f9a1c7e5b2d8046'.repeat(8).slice(0, length)

describe('finds', () => {
  test.each([
    ['private key', `-----BEGIN RSA PRIVATE KEY-----\n${some(64)}`],
    ['private key', `-----BEGIN PRIVATE KEY-----\\n${some(64)}`],
    ['key of Anthropic', `sk-ant-api03-${some(60)}`],
    ['key of OpenRouter', `sk-or-v1-${hex(64)}`],
    ['key of OpenAI', `sk-proj-${some(48)}`],
    ['key of OpenAI', `sk-${some(48)}`],
    ['token of GitHub', `ghp_${some(36)}`],
    ['token of GitHub', `github_pat_${some(59)}`],
    ['token of GitLab', `glpat-${some(20)}`],
    ['key of AWS', `AKIA${'Q7ZK2MXVTBR4WLCN'}`],
    ['key of Google', `AIza${some(35)}`],
    ['token of Slack', `xoxb-${some(40)}`],
    ['webhook of Slack', `hooks.slack.com/services/T0AB12CD3/B0EF45GH6/${some(24)}`],
    ['key of Stripe', `sk_live_${some(24)}`],
    ['token of npm', `npm_${some(36)}`],
    ['token of PyPI', `pypi-AgEIcHlwaS5vcmc${some(60)}`],
    ['token of Hugging Face', `hf_${some(34)}`],
    ['key of SendGrid', `SG.${some(22)}.${some(43)}`],
    ['signed token (JWT)', `eyJ${some(30)}.eyJ${some(40)}.${some(43)}`],
  ])('a %s', (kind, secret) => {
    const text = `before "${secret}" after`
    expect(findSecrets(text)).toEqual([{ kind, from: 8, to: 8 + secret.length }])
  })

  test.each(['API_KEY=', 'MY_SERVICE_API_KEY: "', 'secret = ', 'Authorization: Bearer ', 'password: '])(
    'a value after %s',
    before => {
      const secret = some(32)
      expect(findSecrets(before + secret)).toEqual([
        { kind: 'secret', from: before.length, to: before.length + secret.length },
      ])
    },
  )

  test.each([
    ['long hex', hex(32)],
    ['long hex in capitals', hex(40).toUpperCase()],
    ['3.5 bits a character', 'aA1b'.repeat(4) + 'cdefghij'.repeat(2)],
  ])('a value of %s', (_, value) => {
    expect(findSecrets(`secret: ${value}`)).toEqual([{ kind: 'secret', from: 8, to: 8 + value.length }])
  })

  test('several, in the order of the text, none twice', () => {
    const text = `password: ${some(24)}\nTOKEN=ghp_${some(36)}\nkey: AKIAQ7ZK2MXVTBR4WLCN\nglpat-${some(20)}`
    const kinds = ['secret', 'token of GitHub', 'key of AWS', 'token of GitLab']
    expect(findSecrets(text).map(secret => secret.kind)).toEqual(kinds)
  })

  test('the longest of those that begin in one place', () => {
    const secret = `ghp_${some(36)}.${some(20)}`
    expect(findSecrets(`token=${secret}`)).toEqual([{ kind: 'secret', from: 6, to: 6 + secret.length }])
  })

  test('one right behind another', () => {
    const text = `AIza${some(34)}-hf_${some(34)}`
    expect(findSecrets(text)).toEqual([
      { kind: 'key of Google', from: 0, to: 39 },
      { kind: 'token of Hugging Face', from: 39, to: text.length },
    ])
  })
})

describe('does not take for one', () => {
  test.each([
    'sk-ant-xxxxxxxxxxxxxxxxxxxxxxxx',
    'AKIAIOSFODNN7EXAMPLE',
    'export ANTHROPIC_API_KEY=your-api-key-goes-here-1234',
    `GITHUB_TOKEN: $\{{ secrets.GITHUB_TOKEN }}`,
    'token: src/core/permalink/v1.test.ts/and/more',
    'token: $GITHUB_TOKEN',
    'password: correct-horse-battery-staple',
    'sk-learn and task-management are words',
    'https://github.com/owner/name/commit/3f9a1c7e5b2d80463f9a1c7e5b2d80463f9a1c7e',
    'sha512-q7Zk2mXv9TbR4wLc8NjH5yDf3GpS6aKe1UxQ0iVoM2tYr7BzWn4CsJ8dPhEgFl==',
    '-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A',
    'It begins with `-----BEGIN PRIVATE KEY-----`.',
    `token: commit-${hex(40)}`,
    `token: ${hex(40)}-dirty`,
    `token: ${hex(31)}`,
    'password: CORRECTHORSE1BATTERY2STAPLE',
    'password: correctHorseBatteryStapleOfAll',
    'secret: ABBAabba1ABBAabba1ABBAabba1',
    'max_tokens: 4096, tokenizer: cl100k_base',
  ])('%s', text => {
    expect(findSecrets(text)).toEqual([])
  })
})
