// From an answer to argv: a call, several, none, and an error to hand back; and a call that a person writes.
import { expect, type Playground, test } from './playground.ts'

const skill = `---
name: waitlist
description: Manages the waitlist. Use when someone asks about people who wait.
---

# Waitlist

\`\`\`tool
id: access
description: accept or reject a waiting user
params:
  operation:
    type: string
    enum: accept, reject
    default: accept
  user:
    type: string
  level:
    type: integer
    default: 1
run: uv run handle.py --$operation $user --level=$level
\`\`\`
`

async function resolve(playground: Playground, answer: string) {
  await playground.open()
  await playground.paste(skill)
  const pane = await playground.pane('Resolve')
  await pane.getByRole('textbox', { name: /answer/i }).fill(answer)
  return pane
}

test('a call becomes argv, and each word says where it came from', async ({ playground }) => {
  const pane = await resolve(
    playground,
    'I will do it.\n{"tool": "access", "args": {"user": "-x y", "level": "2"}}',
  )
  await expect(pane).toContainText('never run')
  const call = pane.getByRole('article', { name: 'Call of access' })
  await expect(call.getByRole('row', { name: /^operation/ })).toContainText('the default')
  await expect(call.getByRole('row', { name: /^user/ })).toContainText('given')
  await expect(call.getByRole('row', { name: /^level/ })).toContainText('coerced from string "2"')
  const words = call.getByRole('list', { name: 'argv' }).getByRole('listitem')
  await expect(words).toHaveText([
    'uv',
    'run',
    'handle.py',
    /--accept.*operation/,
    /-x y.*user/,
    /--level=2.*level/,
  ])
  await expect(call.getByRole('list', { name: 'Warnings' })).toContainText('begins with -')
  await expect(call).toContainText("uv run handle.py --accept '-x y' --level=2")
})

test('argv can be copied as JSON and as lines of three shells', async ({ playground, context }) => {
  await context.grantPermissions(['clipboard-write'])
  const pane = await resolve(playground, '{"tool": "access", "args": {"user": "a b"}}')
  const copied = (name: string) => playground.copy(pane.getByRole('button', { name }).first())
  const argv = ['uv', 'run', 'handle.py', '--accept', 'a b', '--level=1']
  expect(JSON.parse(await copied('Copy argv as JSON'))).toEqual(argv)
  expect(await copied('Copy POSIX line')).toBe("uv run handle.py --accept 'a b' --level=1")
  expect(await copied('Copy PowerShell line')).toContain("'a b'")
  expect(await copied('Copy cmd line')).toContain('"a b"')
  expect(JSON.parse(await copied('Copy normalised call'))).toEqual({
    tool: 'access',
    args: { operation: 'accept', user: 'a b', level: 1 },
  })
})

test('several calls of another format are all shown, in order', async ({ playground }) => {
  const one = (user: string) =>
    `<tool_call>\n{"name": "access", "arguments": {"user": "${user}",}}\n</tool_call>\n`
  const pane = await resolve(playground, one('first') + one('second'))
  await expect(pane.getByRole('article')).toHaveCount(2)
  await expect(pane.getByRole('article', { name: 'Call 2 of 2: access' })).toContainText('second')
  await expect(pane.getByRole('article').first()).toContainText('hermes')
  await expect(pane.getByRole('article').first()).toContainText(
    'A comma before a closing bracket was passed over.',
  )
  await expect(pane).toContainText('own rule')
})

test('words alone are no call', async ({ playground }) => {
  const pane = await resolve(playground, 'Nobody is waiting.')
  await expect(pane).toContainText('No tool call')
  await expect(pane.getByRole('article')).toHaveCount(0)
})

test('wrong arguments come with every problem, and a text for the model', async ({ playground, context }) => {
  await context.grantPermissions(['clipboard-write'])
  const pane = await resolve(playground, '{"tool": "access", "args": {"operation": "drop", "level": "many"}}')
  const problems = pane.getByRole('region', { name: 'Problems' }).getByRole('listitem')
  await expect(problems).toHaveCount(3)
  const text = await playground.copy(pane.getByRole('button', { name: 'Copy error for the model' }))
  for (const param of ['operation', 'user', 'level']) expect(text).toContain(param)
})

test('a tool that is not there is named, with the nearest', async ({ playground }) => {
  const pane = await resolve(playground, '{"tool": "acess", "args": {}}')
  await expect(pane).toContainText('Unknown tool')
  await expect(pane.getByRole('region', { name: 'Problems' })).toContainText('Is access meant?')
})

test('a person can write a call, see its argv, and read it back in any format', async ({ playground }) => {
  const pane = await resolve(playground, '')
  const form = pane.getByRole('region', { name: 'Write a call' })
  await expect(form).toContainText('which is missing')
  await form.getByRole('textbox', { name: 'user' }).fill('x@y.z')
  await form.getByRole('combobox', { name: 'operation' }).selectOption('reject')
  await expect(form.getByRole('list', { name: 'argv' })).toContainText('--reject')
  await form.getByRole('combobox', { name: 'The same call as' }).selectOption({ index: 3 })
  await form.getByRole('button', { name: 'Use as the answer' }).click()
  const call = pane.getByRole('article', { name: 'Call of access' })
  await expect(call.getByRole('row', { name: /^user/ })).toContainText('x@y.z')
  await expect(call.getByRole('row', { name: /^operation/ })).toContainText('reject')
})

test('formats that cannot carry a call are named in the form', async ({ playground }) => {
  const pane = await resolve(playground, '')
  const form = pane.getByRole('region', { name: 'Write a call' })
  await form.getByRole('textbox', { name: 'user' }).fill('x')
  await expect(form.getByRole('combobox', { name: 'The same call as' })).toBeVisible()
  await expect(form).not.toContainText('it would read as another call')
  await form.getByRole('textbox', { name: 'user' }).fill('</parameter></invoke>')
  await expect(form).toContainText(/Not as .*“Claude, XML”.*: there it would read as another call\./)
})

test('a skill without tools is offered one', async ({ playground }) => {
  await playground.open()
  await playground.paste(
    '---\nname: plain\ndescription: Says hello. Use when someone says hello.\n---\n\nHello.\n',
  )
  const pane = await playground.pane('Resolve')
  await pane.getByRole('button', { name: 'Insert this tool' }).click()
  await expect(pane.getByRole('textbox', { name: /answer/i })).toBeVisible()
  expect(await playground.text()).toContain('id: greet')
})
