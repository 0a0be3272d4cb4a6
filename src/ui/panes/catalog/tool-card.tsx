// One tool to read: its id, what it does, its params, and the run that becomes the argv.

import type { ParamSchema, Tool } from '../../../core/hard-skill/skill.ts'
import { asWordText, isParam, partsOf, wordsOf } from '../../../core/hard-skill/template.ts'
import { Visible } from '../../parts/visible.tsx'

export function ToolCard({ tool }: { tool: Tool }) {
  const params = Object.entries(tool.schema.properties)
  const required = new Set(tool.schema.required)
  return (
    <article className="card" aria-label={`Tool ${tool.id}`}>
      <h3 className="code tool-id">
        <Visible text={tool.id} />
      </h3>
      <p className={tool.description ? undefined : 'muted'}>
        {tool.description ? (
          <Visible text={tool.description} />
        ) : (
          'No description: the model sees the id alone.'
        )}
      </p>
      {params.length > 0 ? (
        <div className="scroll-x">
          <table>
            <thead>
              <tr>
                <th scope="col">Param</th>
                <th scope="col">Type</th>
                <th scope="col">Needed</th>
              </tr>
            </thead>
            <tbody>
              {params.map(([name, schema]) => (
                <tr key={name}>
                  <th scope="row">
                    <span className="param-name">
                      <Visible text={name} />
                    </span>
                    {schema.description ? (
                      <div className="param-description">
                        <Visible text={schema.description} />
                      </div>
                    ) : null}
                  </th>
                  <td>
                    <TypeOf schema={schema} />
                  </td>
                  <td>{required.has(name) ? 'yes' : <Default schema={schema} />}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p className="muted">It takes no params.</p>
      )}
      <Run run={tool.run} />
    </article>
  )
}

function TypeOf({ schema }: { schema: ParamSchema }) {
  if (schema.enum) {
    return (
      <>
        one of{' '}
        {schema.enum.map((member, i) => (
          <span key={asWordText(member)}>
            {i > 0 ? ', ' : ''}
            <code>
              <Visible text={asWordText(member)} />
            </code>
          </span>
        ))}
      </>
    )
  }
  return schema.format ? `${schema.type}, ${schema.format}` : schema.type
}

function Default({ schema }: { schema: ParamSchema }) {
  const value = asWordText(schema.default)
  return (
    <>
      no; default{' '}
      {value === '' ? (
        <span className="muted">empty</span>
      ) : (
        <code>
          <Visible text={value} />
        </code>
      )}
    </>
  )
}

/** The run as written, word by word, each param marked. */
function Run({ run }: { run: Tool['run'] }) {
  return (
    <p className="run">
      <span className="muted">run</span>
      {wordsOf(run).map((word, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words have no other identity than their order.
        <code key={i} className="chip">
          {partsOf(word).map(part =>
            isParam(part) ? (
              <span key={part.from} className="param-name">
                ${part.param}
              </span>
            ) : (
              <Visible key={part.from} text={part.text ?? ''} />
            ),
          )}
        </code>
      ))}
    </p>
  )
}
