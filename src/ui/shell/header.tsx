// The header: the product's name, the skill, and what a person does most: open, examples, share.
import { useExamples } from '../examples/use-examples.ts'
import { Button } from '../parts/button.tsx'
import { useMediaQuery } from '../parts/media.ts'
import { Menu } from '../parts/menu.tsx'
import { Visible } from '../parts/visible.tsx'
import { useActions, useApp, useSelect } from '../store/app.tsx'
import { chosenSkill } from '../store/select.ts'
import { type Command, commandsOf } from './commands.ts'
import { shownKeys } from './keys.ts'

export function Header() {
  const app = useApp()
  const commands = commandsOf(app)
  const examples = useExamples()
  const middle = useMediaQuery('(min-width: 700px) and (max-width: 1199px)')
  const theme = useSelect(state => state.view.theme)
  const item = (id: keyof typeof commands) => {
    const { label, keys, run }: Command = commands[id]
    return { label, ...(keys ? { keys: shownKeys(keys) } : {}), onSelect: run }
  }
  return (
    <header className="header">
      <h1 className="product">Skill Playground</h1>
      <SkillSwitch />
      <span className="grow" />
      <Menu
        label="Open"
        icon="open"
        items={[
          { ...item('open-files'), hint: 'Or drop it here, or paste a SKILL.md anywhere' },
          item('open-folder'),
          item('new'),
        ]}
      />
      <Menu label="Examples" icon="file" items={examples} />
      <Button icon="link" onClick={commands.share.run} title={`Share (${shownKeys('Mod+S')})`}>
        <span className="menu-text">Share</span>
      </Button>
      <Menu
        label="Menu"
        icon="menu"
        end
        items={[
          item('download'),
          item('history'),
          { ...item('theme-system'), checked: theme === 'system' },
          { ...item('theme-light'), checked: theme === 'light' },
          { ...item('theme-dark'), checked: theme === 'dark' },
          ...(middle ? [item('stack')] : []),
          item('commands'),
          item('keys'),
          item('about'),
          item('delete'),
        ]}
      />
    </header>
  )
}

/** The skill's name; a switch where the source has several. */
function SkillSwitch() {
  const report = useSelect(state => state.report)
  const skill = useSelect(chosenSkill)
  const actions = useActions()
  if (!report || !skill) return null
  if (report.skills.length < 2)
    return (
      <span className="skill-name">
        <Visible text={skill.title} />
      </span>
    )
  return (
    <div className="skill-switch">
      <Menu
        label="Skill"
        text={skill.title}
        kind="quiet"
        items={report.skills.map(other => ({
          label: other.title,
          hint: other.path,
          checked: other === skill,
          onSelect: () => {
            actions.change({ root: other.root })
            actions.openFile(other.path)
          },
        }))}
      />
    </div>
  )
}
