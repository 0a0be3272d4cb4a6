// The values that stand for the machine in a preview; all of them may be edited.
import type { DiscoveredSkill } from '../../../core/claude-code/discover.ts'
import { Switch } from '../../parts/choice.tsx'
import { Disclosure } from '../../parts/disclosure.tsx'
import { Field, Select } from '../../parts/field.tsx'
import { environmentOf, type Setting } from './setting.ts'

type Props = { skill: DiscoveredSkill; setting: Setting; onChange: (setting: Setting) => void }

const efforts = ['low', 'medium', 'high', 'xhigh', 'max'].map(id => ({ id, label: id }))

export function Values({ skill, setting, onChange }: Props) {
  const env = environmentOf(skill, setting, true)
  const set = (change: Partial<Setting>) => onChange({ ...setting, ...change })
  return (
    <Disclosure summary="Values that stand for the machine">
      <div className="invoke-fields">
        <Field label="Skill’s directory" code value={env.skillDir} onChange={skillDir => set({ skillDir })} />
        <Field
          label="Project’s directory"
          code
          value={env.projectDir ?? ''}
          onChange={projectDir => set({ projectDir })}
        />
        <Field label="Session" code value={env.sessionId ?? ''} onChange={sessionId => set({ sessionId })} />
        <Select
          label="Effort"
          value={env.effort ?? 'high'}
          options={efforts}
          onChange={effort => set({ effort })}
        />
        {skill.level === 'plugin' ? (
          <Field
            label="Plugin’s directory"
            code
            value={env.pluginRoot ?? ''}
            onChange={pluginRoot => set({ pluginRoot })}
          />
        ) : null}
      </div>
      <div className="row">
        <Switch
          label="Say the base directory first"
          checked={setting.firstLine}
          onChange={firstLine => set({ firstLine })}
        />
        <Switch
          label="A setting forbids commands in skills"
          checked={setting.forbidden}
          onChange={forbidden => set({ forbidden })}
        />
      </div>
    </Disclosure>
  )
}
