import type { FileFormat } from './format.ts';
import { looksLikeOwn } from './formats/own/ownSign.ts';
import { looksLikeCsv } from './formats/sheet/sheetHead.ts';

// Recognises text formats. Kept apart from the readers, so that importing a file loads only its own reader.

const looksLikeAiken = (text: string): boolean =>
  /^[ \t]*[（(]?[A-Za-zＡ-Ｚａ-ｚ][.．)）、]/m.test(text) && /^[ \t]*ANSWER[ \t]*[:：]/im.test(text);

const looksLikeGift = (text: string): boolean =>
  /^(?:::|\$CATEGORY:)/m.test(text) ||
  (/\{\s*(?:[=~#][^{}]{0,2000}|(?:T|F|TRUE|FALSE)\s*(?:#[^{}]{0,2000})?)\}/.test(text) &&
    !/^[ \t]*[（(]?A[.．、)）]/m.test(text));

/** Whether a text holds numbered questions together with options, answers or words such as 判断题. */
function looksLikePaper(text: string): boolean {
  const bare = text
    .split(/[\r\n]/)
    .map((line) => line.trimStart())
    .join('\n');
  return (
    /^(?:第\s*(?:[\d０-９]+|[一二三四五六七八九十]{1,3})\s*题|[\d０-９]{1,3}\s*[、.．]|[（(][\d０-９]{1,3}[)）])/m.test(
      bare,
    ) &&
    (/^(?:[□○☐◯☑☒✓✔√■]\s*)?[（(]?[AＡ][.．、)）]/m.test(bare) || /答案|判断题|填空题|编程题|试题名称/.test(bare))
  );
}

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
