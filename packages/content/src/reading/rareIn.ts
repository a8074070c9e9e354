import { EVERYDAY, TERMS } from './beyondCommon.ts';
import { COMMON_CHARACTERS } from './commonCharacters.ts';

const KNOWN_WORDS = new RegExp([...EVERYDAY, ...TERMS].map((word) => RegExp.escape(word)).join('|'), 'gu');

/**
 * The Chinese characters of a text that a child of ten may not know, each once with what stands around it: neither common
 * nor in a word of `EVERYDAY` or `TERMS`.
 */
export function rareIn(text: string): string[] {
  const rest = text.replaceAll(KNOWN_WORDS, (word) => '，'.repeat(word.length));
  const found = new Map<string, string>();
  for (const { 0: sign, index } of rest.matchAll(/\p{Script=Han}/gu))
    if (!COMMON_CHARACTERS.has(sign) && !found.has(sign))
      found.set(sign, text.slice(Math.max(0, index - 6), index + 6).replaceAll(/\s+/gu, ' '));
  return [...found].map(([sign, around]) => `${sign}: ${around}`);
}
