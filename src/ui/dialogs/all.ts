// The dialogs, which are loaded together when one is opened.
export { ShareDialog } from '../share/share-dialog.tsx'
export { AboutDialog } from './about.tsx'
export { CommandsDialog } from './commands.tsx'
export { DeleteDialog } from './delete.tsx'
export { HistoryDialog } from './history.tsx'
export { KeysDialog } from './keys.tsx'
