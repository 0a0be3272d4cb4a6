// The two file pickers: their inputs are in the page, and a command opens them.

export const filesInput = 'pick-files'
export const folderInput = 'pick-folder'

const open = (id: string) => document.getElementById(id)?.click()

/** Asks for files or an archive. */
export const pickFiles = () => open(filesInput)
/** Asks for a folder. */
export const pickFolder = () => open(folderInput)
