/** Text for JSON and for a text column: other bytes than UTF-8 become U+FFFD, as does NUL, which PostgreSQL refuses. */
export function cleanText(bytes: Uint8Array, limitBytes = 64 * 1024): string {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, limitBytes));
  // The cut may fall inside a character.
  const whole = bytes.length > limitBytes ? text.replace(/�$/u, '') : text;
  return whole.replaceAll('\0', '�');
}
