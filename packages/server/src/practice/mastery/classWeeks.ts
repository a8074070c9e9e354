import { dateText } from '@aosai/api/kit/beijing';
import { DAY_MS } from '@aosai/api/kit/constants';
import { medianOf } from '@aosai/api/kit/mean';
import { beijingDay } from '../../kit/beijingDay.ts';
import { masteriesFrom, type Standing } from './masteries.ts';
import type { Result } from './results.ts';

export const REPORT_WEEKS = 8;
const WEEK_MS = 7 * DAY_MS;

export interface ClassWeek {
  /** Monday of the week in Beijing, such as 2026-11-23. */
  from: string;
  /** How many students have answered something. */
  students: number;
  answers: number;
  /** First answers to a question, and the percentage of right ones; null without any. */
  firstTries: number;
  firstTryPercent: number | null;
  /** The median mastery of the level at the end of the week, in percent; null where too little is known. */
  mastery: number | null;
}

/** Mondays of the last eight weeks, the current one last. */
function mondays(now: Date): number[] {
  const { from, weekday } = beijingDay(now);
  const thisMonday = from.getTime() - ((weekday + 6) % 7) * DAY_MS;
  return Array.from({ length: REPORT_WEEKS }, (_, no) => thisMonday - (REPORT_WEEKS - 1 - no) * WEEK_MS);
}

/** When the eight weeks begin. */
export const reportSince = (now: Date): Date => new Date(mondays(now)[0] ?? now);

/** A student's mastery of the level: the weighted mean of the points with enough answers. */
function levelPercent({ standings }: Standing): number | null {
  const known = standings.filter(({ mastery }) => mastery.band !== 'none');
  const weight = known.reduce((sum, { point }) => sum + point.weight, 0);
  if (weight === 0) return null;
  return (100 * known.reduce((sum, { point, mastery }) => sum + point.weight * mastery.value, 0)) / weight;
}

/** The weekly figures of a class, from all answers of its students at a level. */
export function classWeeks(results: readonly Result[], level: string, now: Date): ClassWeek[] {
  const inOrder = results.toSorted((a, b) => a.atMs - b.atMs);
  const seen = new Set<string>();
  const firsts = new Set(
    inOrder.filter(({ memberId, questionId }) => {
      const key = `${memberId} ${questionId}`;
      return !seen.has(key) && seen.add(key);
    }),
  );
  const memberIds = [...new Set(results.map(({ memberId }) => memberId))];
  return mondays(now).map((fromMs) => {
    const endMs = fromMs + WEEK_MS;
    const until = inOrder.filter(({ atMs }) => atMs < endMs);
    const ofWeek = until.filter(({ atMs }) => atMs >= fromMs);
    const first = ofWeek.filter((one) => firsts.has(one));
    const right = first.filter(({ score }) => score >= 1).length;
    const standing = masteriesFrom(until, level, new Date(Math.min(endMs, now.getTime())));
    return {
      from: dateText(fromMs),
      students: new Set(ofWeek.map(({ memberId }) => memberId)).size,
      answers: ofWeek.length,
      firstTries: first.length,
      firstTryPercent: first.length === 0 ? null : Math.round((100 * right) / first.length),
      mastery: medianOf(memberIds.flatMap((memberId) => levelPercent(standing(memberId)) ?? [])),
    };
  });
}
