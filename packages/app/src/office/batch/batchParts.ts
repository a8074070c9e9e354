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

interface Sending {
  /** One part, with how many seats those before it would take. */
  send: (part: BatchOrder, seatsBefore: number) => Promise<BatchReport>;
  /** Before each part, and how far it was when one fails. */
  onPart: (at: { done: number; total: number; parts: number }) => void;
}

/** An order part after part, with one report of them all. */
export async function inParts(order: BatchOrder, { send, onPart }: Sending): Promise<BatchReport | null> {
  const parts = partsOf(order);
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  let report: BatchReport | null = null;
  let done = 0;
  for (const { part, count } of parts) {
    onPart({ done, total, parts: parts.length });
    report = together(report, done, await send(part, report?.enrolled ?? 0));
    done += count;
  }
  return report;
}
