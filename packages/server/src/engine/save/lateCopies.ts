import { LATE_COPIES_PER_ANSWER } from '@aosai/api/domain/constants';
import type { LateCopy } from '../../db/schema/exam.ts';

/**
 * Adds what came too late, unless the same content is there already. Over the limit the oldest that nobody accepted
 * goes: what a student sent last is what a teacher is asked about.
 */
export function withLateCopy(copies: readonly LateCopy[], copy: LateCopy): LateCopy[] {
  if (copies.some(({ hash }) => hash === copy.hash)) return [...copies];
  const all = [...copies, copy];
  if (all.length <= LATE_COPIES_PER_ANSWER) return all;
  const oldest = all.findIndex(({ accepted }) => !accepted);
  return all.filter((_, index) => index !== oldest);
}
