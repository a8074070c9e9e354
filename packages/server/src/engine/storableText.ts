/**
 * The nine signs that turn the direction of the text after them (U+202A-202E, U+2066-2069). In a list of the office one of
 * them shows a name, or a file's ending, backwards; nothing written in Chinese or in a program needs them.
 */
const DIRECTION_SIGNS = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * A text as it may be stored: PostgreSQL keeps neither NUL nor half a surrogate pair, so both become U+FFFD, and signs of
 * direction are left out. Everything else stays as typed.
 */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD').replaceAll(DIRECTION_SIGNS, '');
}
