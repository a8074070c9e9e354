import { MEBIBYTE } from '@aosai/api/domain/constants';
import type { FileFormat } from './format.ts';
import { aiken, looksLikeAiken } from './formats/aiken.ts';
import { fps } from './formats/fps/fps.ts';
import { gift, looksLikeGift } from './formats/gift.ts';
import { looksLikePaper, paperText } from './formats/paper/paperText.ts';
import { moodle } from './formats/moodle.ts';
import { looksLikeOwn, ownFile } from './formats/own/own.ts';
import { qtiFile } from './formats/qti.ts';
import { csv, looksLikeCsv } from './formats/sheet/sheet.ts';
import { Refusal } from './notes.ts';
import { COMMENT, without } from './text/between.ts';
import { decodeText } from './text/decodeText.ts';

const HEAD_BYTES = 4096;
/** Texts that people write are small; a larger one is test data. */
const TEXT_BYTES = 20 * MEBIBYTE;
const ROOTS: readonly [RegExp, FileFormat][] = [
  [/<fps[\s>]/i, fps],
  [/<quiz[\s>]/i, moodle],
  [/<(?:\w+:)?(?:questestinterop|assessmentItem)[\s>]/, qtiFile],
];

/** The head of a text in whatever encoding, without its mark. */
function headText(head: Buffer): string {
  const isUtf16 = /^(?:fffe|feff)/.test(head.toString('hex', 0, 2));
  const text = isUtf16 ? (decodeText(head.subarray(0, head.length & ~1))?.text ?? '') : head.toString('latin1');
  return text.replace(/^(?:\uFEFF|\u00ef\u00bb\u00bf)/, '').trimStart();
}

function textFormat(bytes: Buffer): FileFormat | null {
  const text = bytes.length > TEXT_BYTES || bytes.includes(0) ? null : decodeText(bytes)?.text.replaceAll('\r\n', '\n');
  if (!text) return null;
  if (looksLikeOwn(text)) return ownFile;
  if (looksLikeAiken(text)) return aiken;
  if (looksLikeCsv(text)) return csv;
  if (looksLikeGift(text)) return gift;
  return looksLikePaper(text) ? paperText : null;
}

/** A file that says by its contents what it is; null for one that could be anything. */
export function knownFile(bytes: Buffer): FileFormat | null {
  const text = headText(bytes.subarray(0, HEAD_BYTES));
  if (!text.startsWith('<')) return textFormat(bytes);
  return ROOTS.find(([root]) => root.test(without(text, COMMENT)))?.[1] ?? null;
}

/** Of a file that is no archive, whatever it looks like. */
export const FILE_FORMATS: readonly FileFormat[] = [ownFile, fps, moodle, qtiFile, aiken, gift, csv, paperText];

/** @throws Refusal for what cannot be read */
export function detectFile(bytes: Buffer, asked?: FileFormat): FileFormat {
  const format = asked ?? knownFile(bytes);
  if (format) return format;
  if (headText(bytes.subarray(0, HEAD_BYTES)).startsWith('<')) throw new Refusal('xml-broken');
  throw new Refusal('nothing-found');
}
