// Hostile and odd archives, each with what must be said of it and what must still be shown. One table, long because
// it is read as a whole: every way in which an archive has been known to deceive.
import { deflateRawSync } from 'node:zlib'
import { crc32 } from '../../src/core/source/crc32.ts'
import { bytesOf, concat, fields, type RawArchive, type RawEntry, zip } from './writer.ts'

export type ZipFixture = {
  name: string
  bytes: () => Uint8Array
  /** `kind path`, in order; what is not named here must not be there. */
  faults: string[]
  /** The paths that are shown. */
  shown: string[]
  /** The content of some of them. */
  content?: Record<string, string>
}

export const skill = 'good/SKILL.md'
const text = '---\nname: good\ndescription: Rounds numbers.\n---\nRound it.\n'
/** The one good entry of most fixtures. */
export const good: RawEntry = { name: skill, content: text }

/** An archive of a good skill and these entries. */
export const beside = (entries: RawEntry[], archive?: RawArchive) => () => zip([good, ...entries], archive)

/** One entry beside a good skill, which is left out for this reason. */
function refused(name: string, kind: string, entry: RawEntry, path = String(entry.name)): ZipFixture {
  return {
    name,
    bytes: beside([entry]),
    faults: [`${kind} ${path}`],
    shown: [skill],
    content: { [skill]: text },
  }
}

const evil = 'EVIL'
const bomb = new Uint8Array(deflateRawSync(new Uint8Array(64 << 20)))

/** When the file was changed, as Info-ZIP writes it. */
const TIME = fields(2, 0x5455, 2, 5, 1, 3, 4, 0x60000000)

export const fixtures: ZipFixture[] = [
  refused('traversal', 'entry-path-escapes', { name: '../../etc/passwd', content: evil }),
  refused('absolute path', 'entry-path-absolute', { name: '/abs/x', content: evil }),
  refused('backslashes', 'entry-path-backslash', { name: '..\\..\\win', content: evil }),
  refused('drive letter', 'entry-path-absolute', { name: 'C:/x', content: evil }),
  refused('detour to a file', 'entry-path-escapes', { name: 'x/../good/SKILL.md', content: evil }),
  refused('name that comes to nothing', 'entry-path-escapes', { name: 'a/..', content: evil }),
  refused('empty name', 'entry-name-empty', { name: '', content: evil }),
  refused('only a slash', 'entry-name-empty', { name: '/' }, ''),
  refused('dot segment', 'entry-path-segment', { name: './good/x', content: evil }),
  refused('empty segment', 'entry-path-segment', { name: 'good//x', content: evil }),
  refused('traversal of a folder', 'entry-path-escapes', { name: '../up/' }, '../up'),
  refused('prototype', 'entry-name-bad', { name: '__proto__', content: evil }),
  refused('prototype in the middle', 'entry-name-bad', { name: 'a/__proto__/b', content: evil }),
  refused('NUL in the name', 'entry-name-bad', { name: 'good/a.md\u0000.png', content: evil }),
  refused('escape sequence in the name', 'entry-name-bad', { name: 'good/\u001b[2J', content: evil }),
  refused(
    'name that is not UTF-8',
    'entry-name-bad',
    { name: Uint8Array.of(0x67, 0xff), content: evil },
    'g\ufffd',
  ),
  refused('path of 513 bytes', 'entry-path-too-long', { name: `good/${'é'.repeat(254)}`, content: evil }),
  refused('path of 33 segments', 'entry-path-too-deep', { name: `${'d/'.repeat(32)}f`, content: evil }),
  refused('duplicate', 'entry-duplicate', { name: skill, content: evil }),
  refused('names that differ', 'entry-names-differ', {
    name: 'good/a.md',
    localName: 'good/b.md',
    content: evil,
  }),
  refused('second name that differs', 'entry-names-differ', {
    name: 'good/a.md',
    content: evil,
    extra: unicodeName('good/a.md', 'good/b.md'),
  }),
  refused('encrypted', 'entry-encrypted', { name: 'good/a.md', content: evil, flags: 0x801 }),
  refused('unknown compression', 'entry-method-unknown', { name: 'good/a.md', content: evil, method: 12 }),
  refused('wrong checksum', 'entry-crc-wrong', { name: 'good/a.md', content: evil, crc: 1 }),
  refused('wrong checksum of a stored entry', 'entry-crc-wrong', {
    name: 'good/a.md',
    content: evil,
    method: 'stored',
    crc: 1,
  }),
  refused('size beyond the content', 'entry-size-wrong', { name: 'good/a.md', content: evil, size: 5 }),
  refused('stored size that differs', 'entry-size-wrong', {
    name: 'good/a.md',
    content: evil,
    method: 'stored',
    size: 3,
  }),
  refused('bomb that lies about its size', 'entry-size-wrong', {
    name: 'good/bomb',
    packed: bomb,
    size: 100,
  }),
  refused('honest bomb', 'entry-too-large', { name: 'good/bomb', packed: bomb, size: 64 << 20 }),
  refused('damaged data', 'entry-damaged', {
    name: 'good/a.md',
    packed: Uint8Array.of(0xff, 0xff, 0xff),
    size: 4,
  }),
  refused('data that stops', 'entry-damaged', {
    name: 'good/a.md',
    packed: new Uint8Array(deflateRawSync(bytesOf(text.repeat(9)))).slice(0, 30),
    size: text.length * 9,
  }),
  refused('bytes behind the end of the data', 'entry-damaged', {
    name: 'good/a.md',
    content: text,
    packed: concat([new Uint8Array(deflateRawSync(bytesOf(text))), bytesOf(evil)]),
  }),
  refused('data beyond the end', 'entry-truncated', {
    name: 'good/a.md',
    content: evil,
    packedSize: 1 << 20,
  }),
  refused('device', 'entry-special', { name: 'good/tty', mode: 0o020666 }),
  refused(
    'folder with content',
    'entry-directory-with-content',
    { name: 'good/d/', content: evil },
    'good/d',
  ),
  refused('folder by its attribute alone', 'entry-directory-with-content', {
    name: 'good/d',
    content: evil,
    dosAttributes: 0x10,
  }),
  refused('file inside a file', 'entry-under-file', { name: `${skill}/x`, content: evil }),
  {
    name: 'file behind a symbolic link',
    bytes: beside([
      { name: 'link', content: '/etc', mode: 0o120777 },
      { name: 'link/passwd', content: evil },
    ]),
    faults: ['entry-symlink-escapes link', 'entry-under-file link/passwd'],
    shown: [skill, 'link'],
  },
  {
    name: 'symbolic link that stays inside',
    bytes: beside([{ name: 'good/link.md', content: 'SKILL.md', mode: 0o120777 }]),
    faults: ['entry-symlink good/link.md'],
    shown: [skill, 'good/link.md'],
  },
  {
    name: 'symbolic link with an endless target',
    bytes: beside([{ name: 'link', content: 'x'.repeat(4097), mode: 0o120777 }]),
    faults: ['entry-too-large link'],
    shown: [skill],
  },
  {
    name: 'direction override in the name',
    bytes: beside([{ name: 'good/\u202egnp.md', content: evil }]),
    faults: ['entry-name-deceptive good/\u202egnp.md'],
    shown: [skill, 'good/\u202egnp.md'],
  },
  {
    name: 'names that differ in case',
    bytes: beside([{ name: 'good/skill.md', content: evil }]),
    faults: ['entry-case-collision good/skill.md'],
    shown: [skill, 'good/skill.md'],
    content: { [skill]: text, 'good/skill.md': evil },
  },
  {
    name: 'names that differ in how an accent is composed',
    bytes: beside([{ name: 'caf\u00e9' }, { name: 'cafe\u0301' }]),
    faults: ['entry-case-collision cafe\u0301'],
    shown: ['cafe\u0301', 'caf\u00e9', skill],
  },
  {
    name: 'data that reaches into the next entry',
    bytes: () => zip([{ name: 'a', content: evil, packedSize: 60 }, good]),
    faults: ['entry-overlaps a'],
    shown: [skill],
    content: { [skill]: text },
  },
  {
    name: 'data beyond the end, before others',
    bytes: () => zip([{ name: 'a', content: evil, packedSize: 1 << 20 }, good]),
    faults: ['entry-truncated a'],
    shown: [skill],
    content: { [skill]: text },
  },
  {
    name: 'more faults than are listed',
    bytes: beside(Array.from({ length: 1_001 }, (_, n) => ({ name: `/${n}` }))),
    faults: [...Array.from({ length: 1_000 }, (_, n) => `entry-path-absolute /${n}`), 'source-more-faults '],
    shown: [skill],
  },
  {
    name: 'archive inside',
    bytes: beside([{ name: 'good/inner.skill', content: zip([good]) }]),
    faults: ['entry-nested-archive good/inner.skill'],
    shown: [skill, 'good/inner.skill'],
  },
  {
    name: 'prepended junk',
    bytes: beside([], { leading: bytesOf('#!/bin/sh\nexit\n') }),
    faults: ['archive-leading-bytes '],
    shown: [skill],
    content: { [skill]: text },
  },
  {
    name: 'appended junk',
    bytes: beside([], { trailing: bytesOf('junk') }),
    faults: ['archive-trailing-bytes '],
    shown: [skill],
    content: { [skill]: text },
  },
  {
    name: 'comment that holds another end',
    bytes: beside([], { comment: concat([fields(4, 0x06054b50), new Uint8Array(40)]) }),
    faults: [],
    shown: [skill],
  },
  {
    name: 'large format',
    bytes: () => zip([{ ...good, zip64: true }], { zip64: true }),
    faults: [],
    shown: [skill],
    content: { [skill]: text },
  },
  {
    name: 'large format after prepended junk',
    bytes: () => zip([good], { zip64: true, leading: bytesOf('junk') }),
    faults: ['archive-leading-bytes '],
    shown: [skill],
    content: { [skill]: text },
  },
  refused('a size that only the large format can state', 'entry-too-large', {
    name: 'good/a.md',
    content: evil,
    size: 2 ** 53,
    zip64: true,
  }),
  refused('a place that only the large format can state', 'entry-truncated', {
    name: 'good/a.md',
    content: evil,
    offset: 2 ** 53,
    zip64: true,
  }),
  {
    name: 'large format without its end record',
    bytes: () => zip([{ ...good, zip64: true }]),
    faults: [],
    shown: [skill],
    content: { [skill]: text },
  },
  {
    name: 'more entries than the small format can count',
    bytes: () => zip([good], { listed: 65_537 }),
    faults: [],
    shown: [skill],
  },
  {
    name: 'a list that is cut by other bytes',
    bytes: () => {
      const bytes = zip([good, { name: 'good/a.md', content: 'a' }])
      const last = new TextDecoder('latin1').decode(bytes).lastIndexOf('PK\u0001\u0002')
      bytes[last] = 0
      return bytes
    },
    faults: ['archive-directory-broken '],
    shown: [skill],
    content: { [skill]: text },
  },
  refused('an entry where there is none', 'entry-truncated', { name: 'good/a.md', content: evil, offset: 3 }),
  refused('an entry beyond the end', 'entry-truncated', {
    name: 'good/a.md',
    content: evil,
    offset: 1 << 20,
  }),
  {
    name: 'second name that vouches for another first',
    bytes: beside([{ name: 'good/a.md', content: 'a', extra: unicodeName('other', 'good/b.md') }]),
    faults: [],
    shown: [skill, 'good/a.md'],
  },
  {
    name: 'extra fields that are cut',
    bytes: beside([{ name: 'good/a.md', content: 'a', extra: fields(2, 0x7075, 2, 99, 1, 1) }]),
    faults: [],
    shown: [skill, 'good/a.md'],
  },
  refused('a place that holds something else', 'entry-truncated', {
    name: 'good/b.md',
    content: evil,
    // In the middle of the good skill's text.
    offset: 60,
  }),
  {
    name: 'entries on one header',
    bytes: () => zip([good, { name: 'b', content: evil }, { name: 'a', sharesHeaderOf: 0 }]),
    faults: ['entry-overlaps a'],
    shown: ['b', skill],
    content: { [skill]: text, b: evil },
  },
  {
    name: 'entries that are listed in another order than they stand in',
    bytes: () => zip([good, { name: 'b', content: evil, offset: 0 }, { name: 'c', content: evil }]),
    faults: ['entry-overlaps b'],
    shown: ['c', skill],
  },
  {
    name: 'what tools add: comments and extra fields',
    bytes: () =>
      zip(
        [
          {
            ...good,
            comment: bytesOf('A comment.'),
            extra: TIME,
            localExtra: concat([TIME, new Uint8Array(300)]),
          },
          { name: 'good/a.md', content: 'a', extra: fields(2, 1, 2, 24, 8, 9, 8, 9, 8, 9) },
        ],
        { comment: bytesOf('A comment.') },
      ),
    faults: [],
    shown: [skill, 'good/a.md'],
    content: { [skill]: text, 'good/a.md': 'a' },
  },
  refused('second name that differs, behind another field', 'entry-names-differ', {
    name: 'good/a.md',
    content: evil,
    extra: concat([TIME, unicodeName('good/a.md', 'good/b.md')]),
  }),
  refused('name that differs by what follows it', 'entry-names-differ', {
    name: 'good/a.md',
    localName: 'good/a.md.exe',
    content: evil,
  }),
  refused('size of the small format at its end', 'entry-too-large', {
    name: 'good/a.md',
    content: evil,
    size: 0xffffffff,
  }),
  {
    name: 'a comment, and junk behind it',
    bytes: () => zip([good], { comment: bytesOf('A comment.'), trailing: bytesOf('junk') }),
    faults: ['archive-trailing-bytes '],
    shown: [skill],
  },
  {
    name: 'junk that begins like an end',
    bytes: () => zip([good], { trailing: concat([fields(4, 0x06054b50), new Uint8Array(18).fill(0xff)]) }),
    faults: ['archive-trailing-bytes '],
    shown: [skill],
  },
  {
    name: 'an archive stored inside, and junk behind',
    bytes: () =>
      zip([good, { name: 'in.zip', content: zip([{ name: 'x', content: evil }]), method: 'stored' }], {
        trailing: bytesOf('junk'),
      }),
    faults: ['archive-trailing-bytes ', 'entry-nested-archive in.zip'],
    shown: [skill, 'in.zip'],
  },
  {
    name: 'nothing',
    bytes: () => zip([]),
    faults: [],
    shown: [],
  },
  {
    name: 'what is a folder by its mode alone',
    bytes: beside([{ name: 'good/d', mode: 0o040755 }]),
    faults: [],
    shown: [skill],
  },
  {
    name: 'modes of macOS count, those of DOS do not',
    bytes: beside([
      { name: 'a', content: 'b', mode: 0o120777, system: 19 },
      { name: 'b', content: 'b', mode: 0o120777, system: 0 },
    ]),
    faults: ['entry-symlink a'],
    shown: ['a', 'b', skill],
    content: { b: 'b' },
  },
  {
    name: 'a file that is longer than a link may be',
    bytes: beside([{ name: 'good/a.md', content: 'x'.repeat(5_000) }]),
    faults: [],
    shown: [skill, 'good/a.md'],
  },
  {
    name: 'fewer entries than listed',
    bytes: beside([], { listed: 7 }),
    faults: ['archive-directory-broken '],
    shown: [skill],
  },
  {
    name: 'what systems leave behind',
    bytes: beside([
      { name: '__MACOSX/good/._SKILL.md', content: evil },
      { name: 'good/.DS_Store', content: evil },
    ]),
    faults: [],
    shown: [skill],
  },
  {
    name: 'folders',
    bytes: beside([
      { name: 'good/' },
      { name: 'good/empty/', mode: 0o040755 },
      { name: 'good/dos', dosAttributes: 0x10 },
    ]),
    faults: [],
    shown: [skill],
  },
  {
    name: 'second name where the first is not UTF-8',
    bytes: beside([{ name: Uint8Array.of(0x82), extra: unicodeName(Uint8Array.of(0x82), 'é') }]),
    faults: [],
    shown: [skill, 'é'],
  },
]

/** The extra field for a second name, which vouches for the first by its checksum. */
function unicodeName(first: string | Uint8Array, second: string): Uint8Array {
  const name = bytesOf(second)
  return concat([fields(2, 0x7075, 2, 5 + name.length, 1, 1, 4, crc32(bytesOf(first))), name])
}
