import type { ImageDraft } from './draft.ts';

type Kind = ImageDraft['type'];

const SIGNS: readonly [Kind, RegExp][] = [
  ['png', /^\u0089PNG\r\n[^]\n/],
  ['jpg', /^\u00ff\u00d8\u00ff/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['bmp', /^BM[^]{12}/],
];
const HEAD_BYTES = 1024;
const BOM = '\u00ef\u00bb\u00bf';
/** The longest comment before the `svg` element; drawing programs put their name there. */
const COMMENT_BYTES = 200;

/** Whether the first element is `svg`, after declaration, comments and document type. */
function isSvg(head: string): boolean {
  let rest = (head.startsWith(BOM) ? head.slice(BOM.length) : head).trimStart();
  rest = rest.replace(/^<\?xml[^>]*>/i, '').trimStart();
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->', 4);
    if (end === -1 || end - 4 > COMMENT_BYTES) return false;
    rest = rest.slice(end + 3).trimStart();
  }
  rest = rest.replace(/^<!DOCTYPE svg[^>]*>/i, '').trimStart();
  return /^<svg[\s>]/i.test(rest);
}

/** The kind of a picture by its first bytes, whatever its name or declared type. Null if it is no picture. */
export function imageKind(bytes: Uint8Array): Kind | null {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  return SIGNS.find(([, sign]) => sign.test(head))?.[0] ?? (isSvg(head) ? 'svg' : null);
}
