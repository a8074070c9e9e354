import { and, eq, gte, sql } from 'drizzle-orm';
import { dateText, dayAfter } from '@aosai/api/kit/beijing';
import { streakOf } from '@aosai/api/practice/streak';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { memberPracticeDay as days } from '../../db/schema/practice.ts';

interface Call {
  appId: string;
  now: Date;
}

export type DayRow = Pick<typeof days.$inferSelect, 'id' | 'day' | 'tries' | 'earned'>;

/** Longer streaks are not counted. */
const LONGEST_STREAK = 1_000;

/**
 * The member's day with its row locked. Everything that practice submits or earns takes this lock, so that the limits
 * of a minute and of a day hold under concurrency.
 */
export async function lockDay(tx: Db, { appId, now }: Call, memberId: string): Promise<DayRow> {
  const day = dateText(now.getTime());
  const [row] = await tx
    .insert(days)
    .values({ appId, id: newId(), createdAt: now, updatedAt: now, memberId, day })
    .onConflictDoUpdate({
      target: [days.appId, days.memberId, days.day],
      set: { updatedAt: now },
    })
    .returning({ id: days.id, day: days.day, tries: days.tries, earned: days.earned });
  if (!row) throw new Error('a day of practice is gone while it is locked');
  return row;
}

/** Counts one more try. The caller holds the day's lock. */
export async function addTry(tx: Db, appId: string, row: DayRow): Promise<DayRow> {
  const tries = row.tries + 1;
  await tx
    .update(days)
    .set({ tries })
    .where(and(eq(days.appId, appId), eq(days.id, row.id)));
  return { ...row, tries };
}

export async function addEarned(tx: Db, appId: string, { id }: DayRow, points: number): Promise<void> {
  await tx
    .update(days)
    .set({ earned: sql`${days.earned} + ${points}` })
    .where(and(eq(days.appId, appId), eq(days.id, id)));
}

/** How many days in a row have a try, up to today; see `streakOf` of the API for the free day of a week. */
export async function practiceStreak(db: Db, { appId, now }: Call, memberId: string): Promise<number> {
  const today = dateText(now.getTime());
  const rows = await db
    .select({ day: days.day })
    .from(days)
    .where(
      and(
        eq(days.appId, appId),
        eq(days.memberId, memberId),
        gte(days.day, dayAfter(today, -LONGEST_STREAK)),
        sql`${days.tries} > 0`,
      ),
    );
  return streakOf(new Set(rows.map(({ day }) => day)), today);
}

/** How many days had a try, and what today has earned. */
export async function daysOf(db: Db, { appId, now }: Call, memberId: string) {
  const [row] = await db
    .select({
      days: sql<number>`(count(*) filter (where ${days.tries} > 0))::int`,
      today: sql<number>`coalesce(sum(${days.earned}) filter (where ${days.day} = ${dateText(now.getTime())}), 0)::int`,
    })
    .from(days)
    .where(and(eq(days.appId, appId), eq(days.memberId, memberId)));
  return { days: row?.days ?? 0, todayPoints: row?.today ?? 0 };
}
