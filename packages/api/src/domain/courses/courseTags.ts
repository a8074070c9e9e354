import { BANK_LIMITS } from '../questions/bank.ts';

const { tagsMax, tagMax } = BANK_LIMITS;

/** Tags as they are typed one behind the other, each once; a space may stand in one: GESP 一级. */
export const courseTags = (typed: string | null): string[] => [
  ...new Set((typed ?? '').split(/[、，,；;]/).flatMap((tag) => tag.trim() || [])),
];

/** What is wrong with tags as they were typed; null when nothing is. */
export function courseTagsFault(typed: unknown): string | null {
  const tags = courseTags(typeof typed === 'string' ? typed : null);
  if (tags.length > tagsMax) return `标签最多 ${tagsMax} 个`;
  const long = tags.find(({ length }) => length > tagMax);
  return long === undefined ? null : `「${long}」太长，标签最多 ${tagMax} 字`;
}
