import { randomInt } from 'node:crypto';

/** Without signs that are mistaken for each other when read aloud or from paper. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

/** What a person tells another who may then be linked: 31^8 possibilities, tries are limited. */
export function newJoinCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
}
