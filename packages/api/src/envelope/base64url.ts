/** Base64url without padding (RFC 4648 §5). Decoding is strict: it refuses any text that encoding would not produce. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map(Array.from(ALPHABET, (char, value) => [char.charCodeAt(0), value]));

/** Encodes bytes as base64url without padding. */
export function toBase64url(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const a = bytes[i] ?? 0;
    const b = bytes[i + 1] ?? 0;
    const c = bytes[i + 2] ?? 0;
    text += ALPHABET.charAt(a >> 2) + ALPHABET.charAt(((a & 3) << 4) | (b >> 4));
    if (i + 1 < bytes.length) text += ALPHABET.charAt(((b & 15) << 2) | (c >> 6));
    if (i + 2 < bytes.length) text += ALPHABET.charAt(c & 63);
  }
  return text;
}

/** Returns the decoded bytes, or null when the text is not the canonical encoding of any bytes. */
export function fromBase64url(text: string): Uint8Array | null {
  const rest = text.length % 4;
  if (rest === 1) return null;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let buffer = 0;
  let bits = 0;
  let at = 0;
  for (let i = 0; i < text.length; i += 1) {
    const value = VALUES.get(text.charCodeAt(i));
    if (value === undefined) return null;
    buffer = ((buffer << 6) | value) & 0xffffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at] = (buffer >> bits) & 0xff;
      at += 1;
    }
  }
  return (buffer & ((1 << bits) - 1)) === 0 ? bytes : null;
}
