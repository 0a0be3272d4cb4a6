// What becomes of the paths of an opened source before it is shown.
import { isDocument, type WorkFile } from '../store/work.ts'

/**
 * Takes away the one folder around everything, as a repository's download has it; kept where that folder is the
 * skill itself, whose name must match it. Returns the folder's name too, for a fault's path.
 */
export function unwrapped(files: readonly WorkFile[]): { files: readonly WorkFile[]; folder: string } {
  const folder = files[0]?.path.split('/')[0] ?? ''
  const prefix = `${folder}/`
  const whole = files.length > 0 && files.every(file => file.path.startsWith(prefix))
  const isSkill = files.some(file => isDocument(file.path) && file.path.split('/').length === 2)
  // A folder of a client's own, such as `.claude`, says where the skills belong.
  if (!whole || isSkill || folder.startsWith('.') || folder === 'skills') return { files, folder: '' }
  return { files: files.map(file => ({ ...file, path: file.path.slice(prefix.length) })), folder }
}
