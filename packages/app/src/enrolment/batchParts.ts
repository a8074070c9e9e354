import { BATCH_LIMITS } from '@aosai/api/enrolment/enrolments';
import type { BatchRequest, BatchReport } from '@aosai/ui/screens/enrolment/BatchEnroll';

const cut = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / BATCH_LIMITS.named) }, (_, no) =>
    all.slice(no * BATCH_LIMITS.named, (no + 1) * BATCH_LIMITS.named),
  );

/**
 * Splits an order into parts that fit into one call, each with its number of students. Groups and tags are not split.
 *
 * @internal for its test
 */
export function partsOf(order: BatchRequest): { part: BatchRequest; count: number }[] {
  if (order.way === 'mobiles')
    return cut(order.mobiles).map((mobiles) => ({ part: { ...order, mobiles }, count: mobiles.length }));
  if (order.way === 'members')
    return cut(order.memberIds).map((memberIds) => ({ part: { ...order, memberIds }, count: memberIds.length }));
  return [{ part: order, count: 0 }];
}

/**
 * Merges the report of the next part; its line numbers continue after the lines sent before.
 *
 * @internal for its test
 */
export function mergeReports(before: BatchReport | null, sentBefore: number, next: BatchReport): BatchReport {
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
  /** Sends a part, with the number of students the earlier parts enrol. */
  send: (part: BatchRequest, seatsBefore: number) => Promise<BatchReport>;
  /** Called before each part, so that the progress is known when a part fails. */
  onPart: (at: { done: number; total: number; parts: number }) => void;
}

/** Sends an order part by part and returns one report. */
export async function sendInParts(order: BatchRequest, { send, onPart }: Sending): Promise<BatchReport | null> {
  const parts = partsOf(order);
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  let report: BatchReport | null = null;
  let done = 0;
  for (const { part, count } of parts) {
    onPart({ done, total, parts: parts.length });
    report = mergeReports(report, done, await send(part, report?.enrolled ?? 0));
    done += count;
  }
  return report;
}
