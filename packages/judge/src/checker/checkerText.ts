import { stripVTControlCharacters } from 'node:util';
import { cleanText } from '../text.ts';

const MESSAGE_BYTES = 1024;
/** How much is read before cleaning: escape codes take room and are removed later. */
const READ_BYTES = 16 * 1024;
/** Control characters except line feed and tab, and characters that change the direction of writing. */
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const HARMFUL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Removes terminal escape codes and control characters except line feed and tab. Reads at most `limitBytes` bytes. */
export function harmlessText(bytes: Uint8Array, limitBytes = READ_BYTES): string {
  return stripVTControlCharacters(cleanText(bytes, limitBytes)).replaceAll(HARMFUL, '');
}

/**
 * Makes the message of a checker safe to show and store, since it may quote the program's output: at most 1 KB of
 * UTF-8, without terminal escape codes and other control characters.
 */
export function cleanMessage(said: Uint8Array | string): string {
  const bytes = typeof said === 'string' ? Buffer.from(said) : said;
  return cleanText(Buffer.from(harmlessText(bytes).trim()), MESSAGE_BYTES);
}
