/** A text, and whether its bytes were in another encoding than declared. */
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
    // RangeError: no such encoding. TypeError: the bytes are invalid in it.
    if (error instanceof RangeError || error instanceof TypeError) return null;
    throw error;
  }
}

const isAscii = (bytes: Uint8Array): boolean => bytes.every((byte) => byte < 0x80);

/**
 * Decodes by the byte order mark, else as UTF-8, else as declared, else as GB18030; null if none fits. UTF-8 comes
 * before the declared encoding: Chinese files that declare GBK are often saved as UTF-8 later, and their bytes are
 * valid GBK too.
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
