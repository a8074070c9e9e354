import { randomInt } from 'node:crypto';

/** Without characters that are easily confused when read aloud or from paper. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

/** A code that a member gives to others who may then link to them: 31^8 possibilities, with limited attempts. */
export function newJoinCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
}
