// The report as SARIF 2.1.0 (OASIS), which code scanning services and editors read.
import { isAbsolute, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type LineIndex, position } from '../../core/document/text.ts'
import { visibleText } from '../../core/document/visible.ts'
import type { Fix, Severity } from '../../core/fault/fault.ts'
import { wordsOf } from '../../core/fault/words.ts'
import type { Checked } from '../check.ts'
import type { Finding } from '../finding.ts'
import { titleOf } from '../rules.ts'
import { toJson } from './json.ts'

const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const satisfies Record<
  Severity,
  string
>

/** `version` is this program's. */
export function formatSarif(checked: readonly Checked[], version: string): string {
  const findings = checked.flatMap(one => one.findings)
  const kinds = [...new Set(findings.map(({ fault }) => fault.kind))].sort()
  const problems = checked.flatMap(({ problem }) => (problem === null ? [] : [problem]))
  return toJson({
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'skill-playground',
            version,
            rules: kinds.map(kind => ({ id: kind, shortDescription: { text: titleOf(kind) } })),
          },
        },
        invocations: [
          {
            executionSuccessful: problems.length === 0,
            toolExecutionNotifications: problems.map(text => ({
              level: 'error',
              message: { text: visibleText(text) },
            })),
          },
        ],
        columnKind: 'unicodeCodePoints',
        results: findings.map(finding => result(finding, kinds)),
      },
    ],
  })
}

function result(finding: Finding, kinds: string[]) {
  const { fault, file, index } = finding
  const fixes = index
    ? (fault.fix ?? []).filter(fix => fix.edits.every(edit => edit.path === fault.path))
    : []
  return {
    ruleId: fault.kind,
    ruleIndex: kinds.indexOf(fault.kind),
    level: LEVELS[fault.severity],
    message: { text: visibleText(wordsOf(fault)) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: location(file),
          ...(index ? { region: region(index, fault) } : {}),
        },
      },
    ],
    ...(index && fixes.length > 0 ? { fixes: fixes.map(fix => change(fix, file, index)) } : {}),
  }
}

function change(fix: Fix, file: string, index: LineIndex) {
  return {
    description: { text: visibleText(fix.title) },
    artifactChanges: [
      {
        artifactLocation: location(file),
        replacements: fix.edits.map(edit => ({
          deletedRegion: region(index, edit),
          insertedContent: { text: edit.insert },
        })),
      },
    ],
  }
}

function region(index: LineIndex, { from, to }: { from: number; to: number }) {
  const start = position(index, from)
  const end = position(index, to)
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column }
}

/** A file below here by its relative address, another by its absolute one. */
function location(file: string): { uri: string } {
  if (isAbsolute(file)) return { uri: pathToFileURL(file).href }
  const segments = visibleText(file).split(sep)
  return { uri: segments.map(encodeURIComponent).join('/') }
}
