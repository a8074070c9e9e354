import { BATCH_LIMITS } from '@aosai/api/domain/enrolments';
import type { BatchOrder, BatchReport } from '@aosai/ui/patterns/BatchEnroll';

const cut = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / BATCH_LIMITS.named) }, (_, no) =>
    all.slice(no * BATCH_LIMITS.named, (no + 1) * BATCH_LIMITS.named),
  );

/** An order in parts that one call each takes, with how many students a part names; groups and tags go as a whole. */
export function partsOf(order: BatchOrder): { part: BatchOrder; count: number }[] {
  if (order.way === 'mobiles')
    return cut(order.mobiles).map((mobiles) => ({ part: { ...order, mobiles }, count: mobiles.length }));
  if (order.way === 'members')
    return cut(order.memberIds).map((memberIds) => ({ part: { ...order, memberIds }, count: memberIds.length }));
  return [{ part: order, count: 0 }];
}

/** One report of several parts: the lines of a later part count on from where the one before ended. */
export function together(before: BatchReport | null, sentBefore: number, next: BatchReport): BatchReport {
  const problems = next.problems.map((one) => ({ ...one, line: one.line + sentBefore }));
  if (!before) return { ...next, problems };
  return {
    enrolled: before.enrolled + next.enrolled,
    waiting: before.waiting + next.waiting,
    had: before.had + next.had,
    problems: [...before.problems, ...problems],
  };
}
