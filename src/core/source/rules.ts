// What an archive or a folder can do wrong, and how we say it. An entry with an error is left out.

import { visibleText } from '../document/visible.ts'
import { faultMaker, type Rule } from '../fault/fault.ts'
import { count, ENTRIES, FAULTS_OF_A_KIND, KEPT_BYTES, PATH_BYTES, PATH_DEPTH, size } from './limits.ts'

type Named = { path: string }
type Nothing = Record<string, never>

const ZIP = 'The ZIP file format (APPNOTE 6.3.10)'
const OURS = 'Skill Playground, which opens files of strangers'

/** An entry that is left out. */
const refused = { severity: 'error', origin: 'source', says: OURS } as const
/** An entry that is left out because it is not what the archive says of it. */
const broken = { severity: 'error', origin: 'source', says: ZIP } as const
/** Something that a person should know; what it is about is shown all the same, but for our own limits. */
const warned = { severity: 'warning', origin: 'source', says: OURS } as const
const told = { severity: 'info', origin: 'source', says: OURS } as const

const q = (path: string) => `\`${visibleText(path)}\``

export const rules = {
  'entry-name-empty': {
    ...refused,
    title: 'An entry without a name',
    message: (_: Nothing) =>
      'An entry has no name, so it is left out. Make the archive again from the files.',
  },
  'entry-name-bad': {
    ...refused,
    title: 'A name that no file should have',
    message: ({ path, found }: Named & { found: string }) =>
      `The name ${q(path)} holds ${found}, which can break the tools that meet it. It is left out; rename the file.`,
  },
  'entry-name-deceptive': {
    ...warned,
    title: 'A name that looks like another',
    message: ({ path, found }: Named & { found: string }) =>
      `The name ${q(path)} holds an invisible character, ${found}, so it can look like another name. Rename the file.`,
  },
  'entry-path-absolute': {
    ...refused,
    title: 'An absolute path',
    message: ({ path }: Named) =>
      `${q(path)} is an absolute path: unpacked, it would be written outside the folder one chose. It is left out; store it with a relative path.`,
  },
  'entry-path-backslash': {
    ...refused,
    title: 'A backslash in a path',
    message: ({ path }: Named) =>
      `${q(path)} holds a backslash, which is a separator on Windows and part of the name elsewhere. It is left out; write paths with \`/\`.`,
  },
  'entry-path-escapes': {
    ...refused,
    title: 'A path with `..`',
    message: ({ path }: Named) =>
      `${q(path)} climbs with \`..\`, so it could replace a file elsewhere. It is left out; store it under its plain path.`,
  },
  'entry-path-segment': {
    ...refused,
    title: 'A path with `.` or an empty segment',
    message: ({ path }: Named) =>
      `${q(path)} has a \`.\` or nothing between two slashes, so tools disagree on its name. It is left out; store it under its plain path.`,
  },
  'entry-path-too-long': {
    ...refused,
    title: 'A path that is too long',
    message: ({ path }: Named) =>
      `The path ${q(shorten(path))} is longer than ${size(PATH_BYTES)}. It is left out; use shorter names.`,
  },
  'entry-path-too-deep': {
    ...refused,
    title: 'A path that is too deep',
    message: ({ path }: Named) =>
      `${q(path)} lies more than ${PATH_DEPTH} levels deep. It is left out; use fewer folders.`,
  },
  'entry-duplicate': {
    ...refused,
    title: 'Two entries with one name',
    message: ({ path }: Named) =>
      `${q(path)} is there twice. Tools disagree on which one counts, so only the first is shown. Make the archive again with one of them.`,
  },
  'entry-case-collision': {
    ...warned,
    title: 'Two names that are one on some disks',
    message: ({ path, other }: Named & { other: string }) =>
      `${q(path)} and ${q(other)} are one file on disks of macOS and Windows: one replaces the other. Rename one.`,
  },
  'entry-under-file': {
    ...refused,
    title: 'A file inside a file',
    message: ({ path, other }: Named & { other: string }) =>
      `${q(path)} lies under ${q(other)}, which is no folder. It is left out: through a link it could be written anywhere.`,
  },
  'entry-symlink': {
    ...told,
    title: 'A symbolic link',
    message: ({ path, target }: Named & { target: string }) =>
      `${q(path)} is a symbolic link to ${q(target)}. It is listed and never followed; some clients skip linked files.`,
  },
  'entry-symlink-escapes': {
    ...warned,
    title: 'A symbolic link out of the folder',
    message: ({ path, target }: Named & { target: string }) =>
      `${q(path)} is a symbolic link to ${q(target)}, outside this folder. It is listed and never followed; put a copy of the file in its place.`,
  },
  'entry-special': {
    ...refused,
    title: 'Neither a file nor a folder',
    message: ({ path }: Named) =>
      `${q(path)} is a device, a pipe or a socket, not a file. It is left out; remove it.`,
  },
  'entry-unreadable': {
    ...warned,
    title: 'A file that cannot be read',
    message: ({ path, why }: Named & { why: string }) =>
      `${q(path)} cannot be read (${visibleText(why)}), so it is left out.`,
  },
  'entry-directory-with-content': {
    ...broken,
    title: 'A folder that has content',
    message: ({ path, bytes }: Named & { bytes: number }) =>
      `${q(path)} is marked as a folder but holds ${size(bytes)}. They are left out; make the archive again.`,
  },
  'entry-encrypted': {
    ...broken,
    title: 'An encrypted entry',
    message: ({ path }: Named) =>
      `${q(path)} is encrypted, so it is left out. Make the archive without a password.`,
  },
  'entry-method-unknown': {
    ...broken,
    title: 'A compression that is not read',
    message: ({ path, method }: Named & { method: number }) =>
      `${q(path)} is compressed by method ${method}; only stored and deflated entries are read. Make the archive with ordinary compression.`,
  },
  'entry-names-differ': {
    ...broken,
    title: 'Two names for one entry',
    message: ({ path, other }: Named & { other: string }) =>
      `The archive's directory calls this entry ${q(path)}, the entry itself says ${q(other)}. Tools disagree on which one counts, so it is left out.`,
  },
  'entry-overlaps': {
    ...broken,
    title: 'Two entries on the same bytes',
    message: ({ path }: Named) =>
      `${q(path)} is made of bytes that belong to another entry, as in an archive made to overwhelm its reader. It is left out.`,
  },
  'entry-truncated': {
    ...broken,
    title: 'An entry that is cut off',
    message: ({ path }: Named) =>
      `The archive ends, or something else begins, before ${q(path)} is complete. It is left out; fetch the archive again.`,
  },
  'entry-damaged': {
    ...broken,
    title: 'Compressed data that is damaged',
    message: ({ path }: Named) =>
      `The compressed data of ${q(path)} is damaged. It is left out; fetch or make the archive again.`,
  },
  'entry-size-wrong': {
    ...broken,
    title: 'A size that is not true',
    message: ({ path, declared, found }: Named & { declared: number; found: number }) =>
      found > declared
        ? `${q(path)} says it holds ${size(declared)} but goes on past that, as in an archive made to overwhelm its reader. It is left out.`
        : `${q(path)} says it holds ${size(declared)} but holds ${size(found)}. It is left out; make the archive again.`,
  },
  'entry-crc-wrong': {
    ...broken,
    title: 'A checksum that does not match',
    message: ({ path }: Named) =>
      `The checksum of ${q(path)} does not match its content, so it was changed or damaged. It is left out; fetch the archive again.`,
  },
  'entry-too-large': {
    ...warned,
    title: 'A file that is too large',
    message: ({ path, bytes, limit }: Named & { bytes: number; limit: number }) =>
      `${q(path)} has ${size(bytes)}; at most ${size(limit)} of one file are read, so it is left out.`,
  },
  'entry-nested-archive': {
    ...told,
    title: 'An archive inside',
    message: ({ path }: Named) =>
      `${q(path)} is an archive itself. It is listed and not opened: open it by itself to see what is in it.`,
  },
  'source-too-many-entries': {
    ...warned,
    title: 'Too many entries',
    message: (_: Nothing) =>
      `Only the first ${count(ENTRIES)} entries are read; the others are left out. Open a smaller folder.`,
  },
  'source-too-large': {
    ...warned,
    title: 'Too much in all',
    message: ({ files }: { files: number }) =>
      `At most ${size(KEPT_BYTES)} are kept in all, so ${count(files)} ${files === 1 ? 'file is' : 'files are'} left out. Open a smaller folder.`,
  },
  'source-stopped': {
    ...told,
    title: 'Reading was stopped',
    message: ({ done, total }: { done: number; total: number }) =>
      `Reading was stopped after ${count(done)} of ${count(total)} entries; what came so far is shown.`,
  },
  'source-more-faults': {
    ...told,
    title: 'More of the same',
    message: ({ kind, more }: { kind: string; more: number }) =>
      `${more === 1 ? 'One more entry has' : `${count(more)} more entries have`} the fault ${kind}; only the first ${count(FAULTS_OF_A_KIND)} are listed.`,
  },
  'archive-leading-bytes': {
    ...told,
    title: 'Bytes before the archive',
    message: ({ bytes }: { bytes: number }) =>
      `${size(bytes)} stand before the archive, as in a program that unpacks itself. They are not read.`,
  },
  'archive-trailing-bytes': {
    ...told,
    title: 'Bytes after the archive',
    message: ({ bytes }: { bytes: number }) =>
      `${size(bytes)} stand after the archive's end. They are not read.`,
  },
  'archive-directory-broken': {
    ...broken,
    title: "A broken list of the archive's entries",
    message: ({ listed, found }: { listed: number; found: number }) =>
      `The archive says it has ${count(listed)} entries, but its list gives ${count(found)}. Only those are shown; fetch the archive again.`,
  },
} as const satisfies Record<string, Rule>

export type SourceFaultKind = keyof typeof rules

/** Makes a fault of a source; the place of one is the start of the entry, `''` stands for the whole. */
export const sourceFault = faultMaker(rules)

function shorten(path: string): string {
  return `${path.slice(0, 60)}…`
}
