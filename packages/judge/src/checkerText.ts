import { stripVTControlCharacters } from 'node:util';
import { cleanText } from './text.ts';

const MESSAGE_BYTES = 1024;
/** What is read before cleaning: escape codes take room too. */
const READ_BYTES = 16 * 1024;
/** Control characters but line feed and tab, and those that turn the direction of writing. */
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const HARMFUL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Text without escape codes of terminals and other control characters than line feed and tab. */
export function harmlessText(bytes: Uint8Array, limitBytes = READ_BYTES): string {
  return stripVTControlCharacters(cleanText(bytes, limitBytes)).replaceAll(HARMFUL, '');
}

/**
 * What a checker said, safe to show and to store: it may quote the program's output. At most 1 KB of UTF-8, no escape
 * codes of terminals, no other control characters.
 */
export function cleanMessage(said: Uint8Array | string): string {
  const bytes = typeof said === 'string' ? Buffer.from(said) : said;
  return cleanText(Buffer.from(harmlessText(bytes).trim()), MESSAGE_BYTES);
}
