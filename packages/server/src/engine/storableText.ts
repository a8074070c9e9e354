/** PostgreSQL keeps neither NUL nor half a surrogate pair: both become U+FFFD, everything else stays as typed. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}
