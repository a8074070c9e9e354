/** A text, and whether its bytes were in another encoding than they said. */
interface Decoded {
  text: string;
  guessed: boolean;
}

const BOMS = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

function strict(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    // RangeError: no such encoding. TypeError: not in this one.
    if (error instanceof RangeError || error instanceof TypeError) return null;
    throw error;
  }
}

const isAscii = (bytes: Uint8Array): boolean => bytes.every((byte) => byte < 0x80);

/**
 * Its mark decides, then what it declares, then UTF-8, then GB18030; null when it is none of them. Chinese files that
 * declare GBK and were saved as UTF-8 later are common, and their bytes pass as GBK as well: UTF-8 is no accident.
 */
export function decodeText(bytes: Uint8Array, declared?: string): Decoded | null {
  for (const bom of BOMS) {
    if (!bom.bytes.every((byte, at) => bytes[at] === byte)) continue;
    const text = strict(bytes, bom.encoding);
    if (text !== null) return { text, guessed: false };
  }
  const utf8 = strict(bytes, 'utf-8');
  const isUtf8Declared = declared === undefined || /^utf-?8$/i.test(declared);
  if (utf8 !== null) return { text: utf8, guessed: !isUtf8Declared && !isAscii(bytes) };
  if (!isUtf8Declared) {
    const text = strict(bytes, /^(?:gb2312|gbk)$/i.test(declared) ? 'gb18030' : declared);
    if (text !== null) return { text, guessed: false };
  }
  const gbk = strict(bytes, 'gb18030');
  return gbk === null ? null : { text: gbk, guessed: true };
}
