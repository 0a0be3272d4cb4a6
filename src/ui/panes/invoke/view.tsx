// How Claude Code finds the skill, tells the model of it, and what an invocation sends: the pane’s content.
import { useMemo } from 'react'
import type { DiscoveredSkill } from '../../../core/claude-code/discover.ts'
import { foldersOf } from '../../../core/claude-code/folders.ts'
import type { Root } from '../../../core/claude-code/places.ts'
import { tiers } from '../../../core/claude-code/tiers.ts'
import type { Report, SkillReport } from '../../../core/report.ts'
import { Segmented } from '../../parts/choice.tsx'
import { Empty } from '../../parts/empty.tsx'
import { PaneHead } from '../../parts/pane-head.tsx'
import { Sign } from '../../parts/sign.tsx'
import { NoSkill } from '../no-tools.tsx'
import type { PaneProps } from '../pane.ts'
import { useAnswer } from '../resolve/use-answer.ts'
import { CallersView, ChapterCallers, callersSay } from './callers-view.tsx'
import { chapterSkills } from './chapter.ts'
import { ChapterInvocation } from './chapter-invocation.tsx'
import { ChapterFrontmatter, frontmatterSays, ProductFrontmatter } from './frontmatter-view.tsx'
import { Invocation, startedBy } from './invocation.tsx'
import './invoke.css'
import { useKept } from './kept.ts'
import { ListingView, listingSays, useListing } from './listing-view.tsx'
import { Section } from './section.tsx'
import { environmentOf, type Setting, usualSetting } from './setting.ts'
import { SourcesView, sourcesSay } from './sources-view.tsx'
import { filesBeside, TiersView, tiersSay } from './tiers-view.tsx'
import { ToolView } from './tool-view.tsx'

type Reader = 'product' | 'chapter'

export default function InvokeView(props: PaneProps) {
  const { skill, report } = props
  const [reader, setReader] = useKept<Reader>('reader', 'product')
  return (
    <div className="pane-body invoke">
      <PaneHead
        says={`What ${reader === 'product' ? 'Claude Code' : 'mini-claude'} makes of this skill, and the text that a command puts into the conversation. Nothing is executed.`}
      >
        <Segmented
          label="Whose rules"
          options={[
            { id: 'product', label: 'Claude Code' },
            { id: 'chapter', label: 'The chapter’s mini-claude' },
          ]}
          value={reader}
          onChange={setReader}
        />
      </PaneHead>
      {skill && report ? (
        <Discovered {...props} skill={skill} report={report} reader={reader} />
      ) : (
        <NoSkill report={report} />
      )}
    </div>
  )
}

type OneSkill = PaneProps & { skill: SkillReport; report: Report; reader: Reader }

/** Finds the skills of the labelled folders, and shows the chosen one. */
function Discovered(props: OneSkill) {
  const { skill, report, reader, ask } = props
  const [labels, setLabels] = useKept<Readonly<Record<string, Root>>>('labels', {})
  const folders = useMemo(() => foldersOf(report.entries), [report])
  const roots = folders.map(root => (Object.hasOwn(labels, root.path) ? (labels[root.path] ?? root) : root))
  const order = reader === 'product' ? 'documented' : 'chapter'
  // Each new Report, label or order is a new question.
  const said = JSON.stringify([roots, order])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `said` stands for the roots and the order.
  const question = useMemo(() => ({ roots, order }) as const, [report, said])
  const asked = useAnswer(question, () => ask('discover', question))
  const found = asked.value
  const own = found?.find(each => each.path === skill.path)
  if (asked.error) {
    return (
      <p>
        <Sign of="error" /> {asked.error}
      </p>
    )
  }
  if (!found) return <p className="muted">Reading…</p>
  const sources = (
    <Section title="Where it comes from" says={sourcesSay(found)}>
      <SourcesView
        roots={roots}
        found={found}
        order={order}
        onRoot={root => setLabels({ ...labels, [root.path]: root })}
      />
    </Section>
  )
  if (!own) {
    return (
      <>
        <NotFound path={skill.path} />
        {sources}
      </>
    )
  }
  return <Shown {...props} own={own} found={found} sources={sources} />
}

function NotFound({ path }: { path: string }) {
  const name = path.split('/').at(-1)
  return (
    <Empty title="Claude Code does not find this skill.">
      <p>
        {name === 'SKILL.md'
          ? 'It looks for a directory with SKILL.md directly in a folder of skills, such as .claude/skills. This one stands elsewhere.'
          : `Its file is called ${name}. Claude Code looks for SKILL.md, in capitals.`}
      </p>
    </Empty>
  )
}

type ShownProps = OneSkill & {
  own: DiscoveredSkill
  found: readonly DiscoveredSkill[]
  sources: React.ReactNode
}

function Shown({ own, found, sources, report, reader, workspace, actions, ask }: ShownProps) {
  const [line, setLine] = useKept(`line ${own.path} ${own.command}`, `${own.command} `)
  const [setting, setSetting] = useKept<Setting>('setting', usualSetting)
  const started = useMemo(() => startedBy(found, own, line), [found, own, line])
  // The first is the skill without arguments, for its size; the others are what the line starts.
  const calls = useMemo(
    () => [
      { skill: own, args: '', env: environmentOf(own, usualSetting, true) },
      ...started.map(({ skill, args }) => ({
        skill,
        args,
        env: environmentOf(skill, setting, skill === own),
      })),
    ],
    [own, started, setting],
  )
  const asked = useAnswer(calls, () => ask('invoke', { calls }))
  const [bare, ...invocations] = asked.value ?? []
  const chapter = chapterSkills(found, workspace.text)
  const fitted = useListing(found)
  const measured = useMemo(() => tiers(own, bare?.text ?? '', filesBeside(own, report)), [own, bare, report])
  const text = workspace.text(own.path)
  return (
    <>
      {reader === 'product' ? (
        <Invocation
          own={own}
          found={found}
          line={line}
          onLine={setLine}
          setting={setting}
          onSetting={setSetting}
          started={started}
          invocations={invocations}
          error={asked.error}
          actions={actions}
        />
      ) : (
        <ChapterInvocation
          skills={chapter}
          line={line}
          onLine={setLine}
          report={report}
          workspace={workspace}
        />
      )}
      <div className="invoke-sections">
        <Section title="Who may call it" says={reader === 'product' ? callersSay(own) : 'by its own rules'}>
          {reader === 'product' ? (
            <CallersView skill={own} />
          ) : (
            <ChapterCallers skill={chapter.find(skill => skill.skillDir === own.dir)} />
          )}
        </Section>
        <Section title="Frontmatter as read" says={reader === 'product' ? frontmatterSays(own) : 'as text'}>
          {reader === 'product' || text === null ? (
            <ProductFrontmatter skill={own} actions={actions} />
          ) : (
            <ChapterFrontmatter text={text} />
          )}
        </Section>
        {sources}
        <Section title="The listing" says={listingSays(fitted.listing)}>
          <ListingView {...fitted} />
        </Section>
        <Section title="The skill tool" says={reader === 'product' ? 'Skill' : 'skill'}>
          <ToolView own={own} found={found} chapter={chapter} report={report} reader={reader} />
        </Section>
        <Section title="When what is loaded" says={tiersSay(measured)}>
          <TiersView rows={measured} />
        </Section>
      </div>
    </>
  )
}
