import type { FileFormat } from './format.ts';
import { looksLikeAiken, looksLikeGift, looksLikePaper } from './fileSigns.ts';
import { looksLikeOwn } from './formats/own/ownSign.ts';
import { looksLikeCsv } from './formats/sheet/sheetHead.ts';

/** A file that is not an archive: XML is recognised by its root element, text by `looksLike`. */
type PlainFormat = FileFormat & ({ root: RegExp } | { looksLike(text: string): boolean });

/** Tried in this order, the surest signs first. A new file format needs a line here. */
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
