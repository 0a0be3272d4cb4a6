// Every frontmatter field as the product reads it, or as the chapter's own reader does.

import { parseFrontmatter } from '../../../core/claude-code/mini/frontmatter.ts'
import type { FieldRead, Skill } from '../../../core/claude-code/skill.ts'
import { Button } from '../../parts/button.tsx'
import { Disclosure } from '../../parts/disclosure.tsx'
import { Sign } from '../../parts/sign.tsx'
import { Visible } from '../../parts/visible.tsx'
import { Words } from '../../parts/words.tsx'
import type { Actions } from '../pane.ts'
import { Facts } from './section.tsx'
import { OpenPoints, Sure } from './sure.tsx'

/** In a few words. */
export function frontmatterSays(skill: Skill): string {
  if (skill.lost) return 'lost: it does not parse'
  const there = skill.fields.filter(field => field.written !== null).length
  return there === 0 ? 'none' : there === 1 ? 'one field' : `${there} fields`
}

export function ProductFrontmatter({ skill, actions }: { skill: Skill; actions: Actions }) {
  const there = skill.fields.filter(field => field.written !== null)
  const rest = skill.fields.filter(field => field.written === null)
  return (
    <>
      {skill.lost ? <LostNotice skill={skill} actions={actions} /> : null}
      <p className="muted">
        What each field does, unless another word stands beside it: <Sure of="D" />
      </p>
      <Facts rows={there.map(field => [field.key, <FieldValue key={field.key} field={field} />] as const)} />
      {skill.unknown.length > 0 ? (
        <p>
          <Sign of="info" word="Unknown" />{' '}
          <Words
            text={`${skill.unknown.map(key => `\`${key}\``).join(', ')}: not known to Claude Code, so nothing comes of it.`}
          />
        </p>
      ) : null}
      <Disclosure summary={<span className="muted">{rest.length} fields are not there</span>}>
        <Facts rows={rest.map(field => [field.key, <FieldValue key={field.key} field={field} />] as const)} />
      </Disclosure>
      <OpenPoints about="frontmatter" />
    </>
  )
}

function LostNotice({ skill, actions }: { skill: Skill; actions: Actions }) {
  const { lost, path } = skill
  if (!lost) return null
  const fields = lost.keys.map(key => `\`${key}\``).join(', ')
  return (
    <div className="row mend">
      <span className="grow">
        <Sign of="warning" />{' '}
        <Words
          text={`The frontmatter does not parse, so the body loads without it and nothing says so.${fields ? ` Lost: ${fields}.` : ''} ${lost.reason}`}
        />
      </span>
      <Button small onClick={() => actions.go({ path, from: lost.from, to: lost.to })}>
        Show
      </Button>
    </div>
  )
}

function FieldValue({ field }: { field: FieldRead }) {
  return (
    <>
      <span className="field-value">
        <Visible text={field.value} />
      </span>
      {field.note ? <span className="muted"> ({field.note})</span> : null}{' '}
      {field.sure === 'D' ? null : <Sure of={field.sure} />}
      <br />
      <span className="muted">
        <Words text={field.effect} />
      </span>
    </>
  )
}

export function ChapterFrontmatter({ text }: { text: string }) {
  const { meta, body } = parseFrontmatter(text)
  const rows = Object.entries(meta)
  return (
    <>
      <p className="muted">
        A line is cut at its first colon, and every value is text as written: quotes stay, lists and nesting
        are not known.
      </p>
      {rows.length === 0 ? <p>No fields.</p> : null}
      <Facts
        rows={rows.map(
          ([key, value]) =>
            [
              key,
              <code key={key}>
                <Visible text={value} every />
              </code>,
            ] as const,
        )}
      />
      <p className="muted">The body has {body.length.toLocaleString('en')} characters.</p>
    </>
  )
}
