// Who may call the skill, and what a call brings with it.
import { callerMatrix, callers, forkNotes } from '../../../core/claude-code/callers.ts'
import type { MiniSkill } from '../../../core/claude-code/mini/skills.ts'
import type { Skill } from '../../../core/claude-code/skill.ts'
import { Sign } from '../../parts/sign.tsx'
import { Visible } from '../../parts/visible.tsx'
import { Words } from '../../parts/words.tsx'
import { Scroll } from './scroll.tsx'
import { Facts } from './section.tsx'
import { Sure } from './sure.tsx'

/** In a few words. */
export function callersSay(skill: Skill): string {
  const { user, model, dead } = callers(skill)
  if (dead) return 'nobody'
  return user && model ? 'a person and the model' : user ? 'only a person' : 'only the model'
}

export function CallersView({ skill }: { skill: Skill }) {
  const own = callers(skill)
  const notes = forkNotes(skill)
  return (
    <>
      <p>
        {own.dead ? <Sign of="warning" /> : null} {own.why} <Sure of={own.sure} />
      </p>
      <Scroll label="Who may call it, by two fields">
        <table>
          <caption className="spoken">Who may call a skill, by its two fields</caption>
          <thead>
            <tr>
              <th scope="col">disable-model-invocation</th>
              <th scope="col">user-invocable</th>
              <th scope="col">A person</th>
              <th scope="col">The model</th>
              <th scope="col">Listed</th>
            </tr>
          </thead>
          <tbody>
            {callerMatrix.map(row => {
              const here =
                row.disableModelInvocation === skill.disableModelInvocation &&
                row.userInvocable === skill.userInvocable
              return (
                <tr
                  key={`${row.disableModelInvocation} ${row.userInvocable}`}
                  className={here ? 'here' : undefined}
                  aria-current={here ? 'true' : undefined}
                >
                  <td>{yesNo(row.disableModelInvocation)}</td>
                  <td>{yesNo(row.userInvocable)}</td>
                  <td>{yesNo(row.user)}</td>
                  <td>{yesNo(row.model)}</td>
                  <td>{yesNo(row.listed)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </Scroll>
      <Facts rows={bringsWith(skill)} />
      {notes.length > 0 ? (
        <Scroll label="What a sub-agent gets">
          <table>
            <caption>It runs in a sub-agent</caption>
            <thead>
              <tr>
                <th scope="col">What it gets</th>
                <th scope="col">Claude Code</th>
                <th scope="col">The chapter</th>
              </tr>
            </thead>
            <tbody>
              {notes.map(({ what, product, chapter }) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td>
                    <Visible text={product} />
                  </td>
                  <td>
                    <Visible text={chapter} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      ) : null}
    </>
  )
}

/** Who may call it by the chapter's reading. */
export function ChapterCallers({ skill }: { skill: MiniSkill | undefined }) {
  if (!skill)
    return (
      <p>
        Mini-claude does not find this skill: it looks only into the person’s and the project’s own directory.
      </p>
    )
  const { userInvocable, context, allowedTools } = skill
  return (
    <>
      <p>
        {userInvocable
          ? 'A person by its command, and the model.'
          : 'Only the model; its command is a message like any other.'}{' '}
        <Sure of="S" />
      </p>
      <Facts
        rows={[
          [
            'A person',
            userInvocable ? 'yes: user-invocable is not exactly false' : 'no: user-invocable is false',
          ],
          ['The model', 'yes, always'],
          ['Runs', context === 'fork' ? 'in a sub-agent' : 'in the conversation'],
          [
            'Tools',
            allowedTools ? (
              <code key="tools">
                <Visible text={allowedTools.join(' | ')} />
              </code>
            ) : (
              'all'
            ),
          ],
        ]}
      />
      <p className="muted">
        The chapter calls allowed-tools a limit; its agent keeps to it only in a sub-agent. Other fields are
        not known.
      </p>
    </>
  )
}

const yesNo = (value: boolean) => (value ? 'yes' : 'no')

function bringsWith(skill: Skill) {
  const rules = (list: readonly string[]) => <Words text={list.map(rule => `\`${rule}\``).join(' ')} />
  const name = skill.command.slice(1)
  const all = [
    ['Permission rules', rules([`Skill(${name})`, `Skill(${name} *)`])] as const,
    skill.allowedTools.length > 0 &&
      ([
        'Allowed unasked',
        <>
          {rules(skill.allowedTools)}{' '}
          <span className="muted">
            while the turn lasts. Other tools stay usable: it grants, it does not restrict.
          </span>
        </>,
      ] as const),
    skill.disallowedTools.length > 0 && (['Taken away', rules(skill.disallowedTools)] as const),
    skill.model !== null && (['Model', <Visible key="model" text={skill.model} />] as const),
    skill.effort !== null && (['Effort', skill.effort] as const),
    skill.hooks !== null &&
      ([
        'Hooks',
        <>
          <Visible text={Object.keys(skill.hooks).join(', ')} />{' '}
          <span className="muted">registered at the call, live for the rest of the session.</span>
        </>,
      ] as const),
    skill.paths.length > 0 && (['Waits for', rules(skill.paths)] as const),
    skill.shell !== 'bash' && (['Shell of its commands', skill.shell] as const),
  ]
  return all.filter(row => row !== false)
}
