import type { Difficulty } from '@aosai/api/questions/difficulty';
import { PRACTICE_POINTS } from '@aosai/api/practice/practicePoints';
import type { Db } from '../../db/open.ts';
import { grantPoints } from '../../accounts/points/grantPoints.ts';
import { addEarned, type DayRow, practiceStreak } from './practiceDay.ts';

interface Call {
  appId: string;
  now: Date;
}

export interface Earning {
  reason: string;
  points: number;
  refType: string;
  refId: string;
}

/**
 * Grants the points of practice, up to the daily limit. The caller holds the day's lock; the ledger knows each cause,
 * so that nothing is earned twice.
 *
 * @returns the points that were granted
 */
export async function earnPoints(
  tx: Db,
  call: Call,
  memberId: string,
  day: DayRow,
  earnings: readonly Earning[],
): Promise<number> {
  let earned = 0;
  for (const { points, ...what } of earnings) {
    const delta = Math.min(points, PRACTICE_POINTS.mostOfDay - day.earned - earned);
    if (delta > 0 && (await grantPoints(tx, call, { memberId, delta, ...what }))) earned += delta;
  }
  if (earned > 0) await addEarned(tx, call.appId, day, earned);
  return earned;
}

export const forSolving = ({
  id,
  title,
  difficulty,
}: {
  id: string;
  title: string;
  difficulty: Difficulty;
}): Earning => ({
  points: PRACTICE_POINTS.solved[difficulty],
  reason: `练习：${title}`,
  refType: 'practice',
  refId: id,
});

export const forReview = (questionId: string, title: string, day: string): Earning => ({
  points: PRACTICE_POINTS.review,
  reason: `复习：${title}`,
  refType: 'practiceReview',
  refId: `${questionId}/${day}`,
});

export const forChapter = ({ id, title }: { id: string; title: string }): Earning => ({
  points: PRACTICE_POINTS.chapter,
  reason: `完成单元：${title}`,
  refType: 'practiceChapter',
  refId: id,
});

/** For the first try of a day, and for seven such days in a row. */
export async function forTheDay(tx: Db, call: Call, memberId: string, { day, tries }: DayRow): Promise<Earning[]> {
  if (tries !== 1) return [];
  const { streakDays } = PRACTICE_POINTS;
  const today = { points: PRACTICE_POINTS.day, reason: '每日练习', refType: 'practiceDay', refId: day };
  const streak = await practiceStreak(tx, call, memberId);
  if (streak === 0 || streak % streakDays !== 0) return [today];
  const reason = `连续练习 ${streakDays} 天`;
  return [today, { points: PRACTICE_POINTS.streak, reason, refType: 'practiceStreak', refId: day }];
}
