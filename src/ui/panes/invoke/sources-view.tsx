// Where the skills come from, as the person labels it, and which of one name wins.
import type { DiscoveredSkill } from '../../../core/claude-code/discover.ts'
import type { Root } from '../../../core/claude-code/places.ts'
import type { Order } from '../../../core/claude-code/precedence.ts'
import { orders } from '../../../core/claude-code/precedence.ts'
import type { Level } from '../../../core/claude-code/skill.ts'
import { Field, Select } from '../../parts/field.tsx'
import { Sign } from '../../parts/sign.tsx'
import { Visible } from '../../parts/visible.tsx'
import { OpenPoints, Sure } from './sure.tsx'

const levelNames: Record<Level, string> = {
  enterprise: 'Enterprise',
  personal: 'Personal',
  project: 'Project',
  plugin: 'Plugin',
  bundled: 'Bundled',
  synced: 'Synced from claude.ai',
  mcp: 'MCP server',
}

type Props = {
  roots: readonly Root[]
  found: readonly DiscoveredSkill[]
  order: Order
  onRoot: (root: Root) => void
}

/** In a few words. */
export function sourcesSay(found: readonly DiscoveredSkill[]): string {
  const shadowed = found.filter(skill => !skill.wins).length
  const all = found.length === 1 ? 'one skill' : `${found.length} skills`
  return shadowed === 0 ? all : `${all}, ${shadowed} shadowed`
}

export function SourcesView({ roots, found, order, onRoot }: Props) {
  return (
    <>
      <p className="muted">
        A folder alone does not say whose it is. Say it here, and see which skill a command runs.
      </p>
      {roots.map(root => (
        <div key={root.path} className="invoke-fields">
          <Select
            label={root.path === '' ? 'The top folder is' : `The folder ${root.path} is`}
            value={root.level}
            options={orders.documented.map(id => ({ id, label: levelNames[id] }))}
            onChange={id =>
              onRoot({ ...root, level: orders.documented.find(level => level === id) ?? 'project' })
            }
          />
          {root.level === 'plugin' || root.level === 'mcp' ? (
            <Field
              label={root.level === 'plugin' ? 'Plugin’s name' : 'Server’s name'}
              code
              value={root.plugin ?? ''}
              placeholder={root.path.split('/').at(-1) || 'plugin'}
              onChange={plugin => {
                const { plugin: _, ...bare } = root
                onRoot(plugin === '' ? bare : { ...bare, plugin })
              }}
            />
          ) : null}
        </div>
      ))}
      <p>
        From strong to weak, {order === 'documented' ? 'as the product documents it' : 'as the chapter says'}:{' '}
        {orders[order].map(level => levelNames[level]).join(', ')}.{' '}
        <Sure of={order === 'documented' ? 'D' : 'S'} />{' '}
        <span className="muted">
          {order === 'documented'
            ? 'The chapter puts the project before the person.'
            : 'The product puts the person before the project.'}{' '}
          A plugin’s skills have its name before theirs and clash with none; a skill wins over a command file.
        </span>
      </p>
      <ul className="rows" aria-label="Skills and commands">
        {found.map(skill => (
          <li key={skill.path} className={skill.wins ? undefined : 'shadowed'}>
            <div className="row">
              <code className="grow">
                <Visible text={skill.command} />
              </code>
              <Sign of={skill.wins ? 'ok' : 'info'} word={skill.wins ? 'Runs' : 'Shadowed'} />
            </div>
            <span className="muted">
              {levelNames[skill.level]} · {skill.kind} · <Visible text={skill.path} />
              {skill.label !== skill.command.slice(1) ? (
                <>
                  , shown as <Visible text={skill.label} />
                </>
              ) : null}
              {skill.nested ? (
                <>
                  , there once a file below <Visible text={skill.nested} /> was read or edited
                </>
              ) : null}
              {skill.shadowedBy ? (
                <>
                  , behind <Visible text={skill.shadowedBy} />
                </>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      <OpenPoints about="sources" />
    </>
  )
}
