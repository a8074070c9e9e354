import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TIME_LENGTH = 10;
const RANDOM_LENGTH = 16;

let lastMs = 0;
let lastRandom: number[] = [];

function encodeTime(ms: number): string {
  let text = '';
  for (let rest = ms, i = 0; i < TIME_LENGTH; i += 1) {
    text = ALPHABET.charAt(rest % 32) + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

/** Adds one to the random part, so that ids of the same millisecond sort in the order they were made. */
function increment(digits: number[]): number[] {
  const next = [...digits];
  for (let i = next.length - 1; i >= 0; i -= 1) {
    const digit = next[i] ?? 0;
    if (digit < 31) {
      next[i] = digit + 1;
      return next;
    }
    next[i] = 0;
  }
  return next;
}

/** Returns a 26-character ULID in Crockford's base 32: sortable by time, strictly increasing within a process. */
export function newId(): string {
  const ms = Math.max(Date.now(), lastMs);
  lastRandom = ms === lastMs ? increment(lastRandom) : Array.from(randomBytes(RANDOM_LENGTH), (byte) => byte & 31);
  lastMs = ms;
  return encodeTime(ms) + lastRandom.map((digit) => ALPHABET.charAt(digit)).join('');
}

/** Returns a code for a row whose maker gave none: `role-3f8k2m9q`. */
export const newCode = (prefix: string): string => `${prefix}-${newId().slice(-8).toLowerCase()}`;
