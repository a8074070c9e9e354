import { MEBIBYTE } from '@aosai/api/kit/constants';
import { FILE_FORMATS } from './fileFormats.ts';
import type { FileFormat } from './format.ts';
import { Refusal } from './notes.ts';
import { COMMENT, without } from './text/between.ts';
import { decodeText } from './text/decodeText.ts';

const HEAD_BYTES = 4096;
/** Texts that people write are small; a larger one is test data. */
const TEXT_BYTES = 20 * MEBIBYTE;

/** The start of a text in any encoding, without its byte order mark. */
function headText(head: Buffer): string {
  const isUtf16 = /^(?:fffe|feff)/.test(head.toString('hex', 0, 2));
  const text = isUtf16 ? (decodeText(head.subarray(0, head.length & ~1))?.text ?? '') : head.toString('latin1');
  return text.replace(/^(?:\uFEFF|\u00ef\u00bb\u00bf)/, '').trimStart();
}

function textFormat(bytes: Buffer): FileFormat | null {
  const text = bytes.length > TEXT_BYTES || bytes.includes(0) ? null : decodeText(bytes)?.text.replaceAll('\r\n', '\n');
  if (!text) return null;
  return FILE_FORMATS.find((format) => 'looksLike' in format && format.looksLike(text)) ?? null;
}

/** The format that a file's contents show; null if they show none. */
export function knownFile(bytes: Buffer): FileFormat | null {
  const text = headText(bytes.subarray(0, HEAD_BYTES));
  if (!text.startsWith('<')) return textFormat(bytes);
  const bare = without(text, COMMENT);
  return FILE_FORMATS.find((format) => 'root' in format && format.root.test(bare)) ?? null;
}

/** @throws Refusal if no format is chosen and none is recognised */
export function detectFile(bytes: Buffer, asked?: FileFormat): FileFormat {
  const format = asked ?? knownFile(bytes);
  if (format) return format;
  if (headText(bytes.subarray(0, HEAD_BYTES)).startsWith('<')) throw new Refusal('xml-broken');
  throw new Refusal('nothing-found');
}
