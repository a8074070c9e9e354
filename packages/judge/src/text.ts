/**
 * Makes bytes safe for JSON and for a text column: broken UTF-8 becomes U+FFFD, and so does NUL, which PostgreSQL
 * refuses.
 * Reads at most `limitBytes`.
 */
export function cleanText(bytes: Uint8Array, limitBytes = 64 * 1024): string {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, limitBytes));
  // The cut may be inside a character.
  const whole = bytes.length > limitBytes ? text.replace(/�$/u, '') : text;
  return whole.replaceAll('\0', '�');
}
