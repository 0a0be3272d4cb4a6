// The page's icons: one small inline set, each with a name, drawn on a 16 px grid in the colour of the text.

const paths = {
  check: 'M3 8.5 6.5 12 13 4.5',
  close: 'M4 4l8 8M12 4l-8 8',
  chevron: 'M6 4l4 4-4 4',
  down: 'M4 6l4 4 4-4',
  copy: 'M5.5 5.5h7v8h-7zM3.5 10.5v-8h7',
  error: 'M8 1.75a6.25 6.25 0 1 0 0 12.5 6.25 6.25 0 0 0 0-12.5zM5.75 5.75l4.5 4.5M10.25 5.75l-4.5 4.5',
  warning: 'M8 2 14.5 13.5h-13zM8 6.5v3M8 11.5v.1',
  info: 'M8 1.75a6.25 6.25 0 1 0 0 12.5 6.25 6.25 0 0 0 0-12.5zM8 7.5V11M8 5v.1',
  file: 'M3.5 1.75h6l3 3v9.5h-9zM9.25 1.75v3.25h3.25',
  folder: 'M1.75 3.25h4.5l1.5 2h6.5v8H1.75z',
  link: 'M6.5 9.5l3-3M7 4.5l1.5-1.5a2.8 2.8 0 0 1 4 4L11 8.5M9 11.5 7.5 13a2.8 2.8 0 0 1-4-4L5 7.5',
  menu: 'M2.5 4h11M2.5 8h11M2.5 12h11',
  more: 'M3.5 8v.1M8 8v.1M12.5 8v.1',
  open: 'M8 10V2M5 5l3-3 3 3M2.5 9.5v4h11v-4',
  download: 'M8 2v8M5 7l3 3 3-3M2.5 10.5v3h11v-3',
  edit: 'M3 13l.75-3 7-7L13 5.25l-7 7zM9.5 4.25l2.25 2.25',
  fold: 'M2 2.75h12v10.5H2zM6 2.75v10.5M11.5 6 9.5 8l2 2',
  panes: 'M2 2.75h12v10.5H2zM8 2.75v10.5',
  rows: 'M2 2.75h12v10.5H2zM2 8h12',
  undo: 'M5.5 3 2.5 6l3 3M2.5 6h7a3.5 3.5 0 0 1 0 7H6',
  wrench: 'M13.5 4.5 11 7 9 5l2.5-2.5a4 4 0 0 0-5 5L2 12l2 2 4.5-4.5a4 4 0 0 0 5-5z',
} as const

/** The name of an icon of the set. */
export type IconName = keyof typeof paths

/** Draws an icon. It is decoration: the words beside it, or the label of its button, are its name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  )
}
