/**
 * The nine characters that change the direction of text (U+202A-202E, U+2066-2069). They can make names and file
 * endings look reversed, and neither Chinese nor programs need them.
 */
const DIRECTION_SIGNS = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * Makes a text storable: PostgreSQL accepts neither NUL nor lone surrogates, so both become U+FFFD; direction marks are
 * removed. Everything else is kept as typed.
 */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD').replaceAll(DIRECTION_SIGNS, '');
}
