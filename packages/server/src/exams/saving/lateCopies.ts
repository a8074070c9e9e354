import { LATE_COPIES_PER_ANSWER } from '@aosai/api/kit/constants';
import type { LateCopy } from '../../db/schema/exam.ts';

/**
 * Adds a late copy unless its content is there already. Over the limit it drops the oldest unaccepted one, since
 * teachers are asked about the newest.
 */
export function withLateCopy(copies: readonly LateCopy[], copy: LateCopy): LateCopy[] {
  if (copies.some(({ hash }) => hash === copy.hash)) return [...copies];
  const all = [...copies, copy];
  if (all.length <= LATE_COPIES_PER_ANSWER) return all;
  const oldest = all.findIndex(({ accepted }) => !accepted);
  return all.filter((_, index) => index !== oldest);
}
