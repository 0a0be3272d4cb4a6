// The examples as the items of a menu.
import type { MenuItem } from '../parts/menu.tsx'
import { useActions } from '../store/app.tsx'
import { examples } from './examples.ts'
import { openExample } from './open-example.ts'

/** One item for each example; choosing one can be undone. */
export function useExamples(): MenuItem[] {
  const actions = useActions()
  return examples.map(example => ({
    label: example.label,
    hint: example.hint,
    onSelect: () => void openExample(actions, example),
  }))
}
