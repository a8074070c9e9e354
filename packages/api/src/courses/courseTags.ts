import { BANK_LIMITS } from '../questions/bank.ts';

const { tagsMax, tagMax } = BANK_LIMITS;

/** Splits tags as typed and removes duplicates. A tag may contain spaces: GESP 一级. */
export const courseTags = (typed: string | null): string[] => [
  ...new Set((typed ?? '').split(/[、，,；;]/).flatMap((tag) => tag.trim() || [])),
];

/** Returns in Chinese what is wrong with tags as typed, or null. */
export function courseTagsFault(typed: unknown): string | null {
  const tags = courseTags(typeof typed === 'string' ? typed : null);
  if (tags.length > tagsMax) return `标签最多 ${tagsMax} 个`;
  const long = tags.find(({ length }) => length > tagMax);
  return long === undefined ? null : `「${long}」太长，标签最多 ${tagMax} 字`;
}
