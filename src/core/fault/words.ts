// Words a fault for a person: a format's own sentence, and what it leaves unsaid.
import type { Fault } from './fault.ts'

/**
 * The sentence to show: the fault's message, followed by our own reason (`args.detail`) where the message is a
 * specification's sentence that does not name it. A byte order mark is not "no frontmatter" to who looks at the file.
 */
export function wordsOf({ message, args: { detail } }: Pick<Fault, 'message' | 'args'>): string {
  if (typeof detail !== 'string' || message.includes(detail)) return message
  return `${message}: ${detail}`
}
