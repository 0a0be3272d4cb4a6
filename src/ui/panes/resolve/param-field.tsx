// One param in the form, with the control that its schema asks for.
import type { ParamSchema } from '../../../core/hard-skill/skill.ts'
import { asWordText } from '../../../core/hard-skill/template.ts'
import { Field, Select } from '../../parts/field.tsx'

type Props = {
  param: string
  schema: ParamSchema
  required: boolean
  /** Empty where nothing is given. */
  value: string
  onChange: (value: string) => void
}

export function ParamField({ param, schema, required, value, onChange }: Props) {
  const fallback = required ? null : asWordText(schema.default)
  const choices = schema.enum?.map(asWordText) ?? (schema.type === 'boolean' ? ['true', 'false'] : null)
  if (choices) {
    const none = fallback === null ? 'not given' : `default: ${fallback === '' ? 'empty' : fallback}`
    return (
      <Select
        label={param}
        value={value}
        options={[{ id: '', label: none }, ...choices.filter(Boolean).map(id => ({ id, label: id }))]}
        onChange={onChange}
      />
    )
  }
  const hint = [schema.format ?? schema.type, required ? 'needed' : null, schema.description]
    .filter(Boolean)
    .join(' · ')
  const isJson = schema.type === 'object' || schema.type === 'array'
  return (
    <Field
      label={param}
      hint={hint}
      code
      rows={isJson || (schema.type === 'string' && !schema.format) ? 2 : 1}
      value={value}
      {...(fallback === null
        ? {}
        : { placeholder: fallback === '' ? 'default: empty' : `default: ${fallback}` })}
      onChange={onChange}
    />
  )
}
