// Chooses which fixes can be applied together.
import type { Edit, Fault, Fix } from '../../core/fault/fault.ts'

/** The first safe fix of each fault that edits this file alone, leaving out those that would overlap. */
export function safeTogether(faults: readonly Fault[], path: string): Fix[] {
  const taken: Edit[] = []
  return faults.flatMap(fault => {
    const fix = fault.fix?.find(({ safety }) => safety === 'safe')
    if (!fix?.edits.every(edit => edit.path === path)) return []
    // Two faults may have the very same mend: once is enough, and twice would not be safe.
    if (fix.edits.some(edit => taken.some(other => touches(edit, other)))) return []
    taken.push(...fix.edits)
    return [fix]
  })
}

const touches = (a: Edit, b: Edit) => a.from <= b.to && b.from <= a.to
