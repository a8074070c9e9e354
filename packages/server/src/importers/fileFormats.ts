import type { FileFormat } from './format.ts';
import { looksLikeAiken, looksLikeGift, looksLikePaper } from './fileSigns.ts';
import { looksLikeOwn } from './formats/own/ownSign.ts';
import { looksLikeCsv } from './formats/sheet/sheetHead.ts';

/** A file that is no archive: XML by its root, a text by what it looks like. */
type PlainFormat = FileFormat & ({ root: RegExp } | { looksLike(text: string): boolean });

/** In the order in which a text is tried: the surest signs first. A new kind of file has its line here. */
export const FILE_FORMATS: readonly PlainFormat[] = [
  { name: 'aosai', looksLike: looksLikeOwn, reader: async () => (await import('./formats/own/own.ts')).ownFile },
  { name: 'fps', root: /<fps[\s>]/i, reader: async () => (await import('./formats/fps/fps.ts')).fps },
  { name: 'moodle', root: /<quiz[\s>]/i, reader: async () => (await import('./formats/moodle.ts')).moodle },
  {
    name: 'qti',
    root: /<(?:\w+:)?(?:questestinterop|assessmentItem)[\s>]/,
    reader: async () => (await import('./formats/qti.ts')).qtiFile,
  },
  { name: 'aiken', looksLike: looksLikeAiken, reader: async () => (await import('./formats/aiken.ts')).aiken },
  { name: 'csv', looksLike: looksLikeCsv, reader: async () => (await import('./formats/sheet/csv.ts')).csv },
  { name: 'gift', looksLike: looksLikeGift, reader: async () => (await import('./formats/gift.ts')).gift },
  {
    name: 'text',
    looksLike: looksLikePaper,
    reader: async () => (await import('./formats/paper/paperText.ts')).paperText,
  },
];
