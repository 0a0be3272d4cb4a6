// The examples as the items of a menu.
import type { MenuItem } from '../parts/menu.tsx'
import { useActions } from '../store/app.tsx'
import { examples, exampleWork } from './examples.ts'

/** One item for each example; choosing one can be undone. */
export function useExamples(): MenuItem[] {
  const actions = useActions()
  return examples.map(({ id, label, hint }) => ({
    label,
    hint,
    onSelect: () => actions.replace(exampleWork(id), `Opened the example “${label}”.`),
  }))
}
