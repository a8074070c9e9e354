import { and, eq } from 'drizzle-orm';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { memberQuestion } from '../../db/schema/practice.ts';
import { shownAt } from '../../questions/bank/askedSolutions.ts';
import type { PracticeState } from '@aosai/api/practice/practiceViews.contract';

export type PracticeRow = typeof memberQuestion.$inferSelect;

interface Whose {
  memberId: string;
  questionId: string;
}

const isOne = (appId: string, { memberId, questionId }: Whose) =>
  and(
    eq(memberQuestion.appId, appId),
    eq(memberQuestion.memberId, memberId),
    eq(memberQuestion.questionId, questionId),
  );

/** A member's practice state of a question; null before the first act. */
export async function findPractice(db: Db, appId: string, whose: Whose): Promise<PracticeRow | null> {
  const [row] = await db.select().from(memberQuestion).where(isOne(appId, whose));
  return row ?? null;
}

/** The same with its row locked, created if necessary. Do this before every write to it. */
export async function lockPractice(tx: Db, { appId, now }: { appId: string; now: Date }, whose: Whose) {
  const base = { appId, id: newId(), createdBy: whose.memberId, createdAt: now, updatedAt: now };
  await tx
    .insert(memberQuestion)
    .values({ ...base, ...whose })
    .onConflictDoNothing();
  const [row] = await tx.select().from(memberQuestion).where(isOne(appId, whose)).for('update');
  if (!row) throw new Error('a row of practice is gone while it is locked');
  return row;
}

/** Writes changes. The caller holds the row's lock. */
export async function savePractice(
  tx: Db,
  row: PracticeRow,
  changes: Partial<PracticeRow>,
  now: Date,
): Promise<PracticeRow> {
  const next = { ...row, ...changes, version: row.version + 1, updatedAt: now };
  await tx
    .update(memberQuestion)
    .set({ ...changes, version: next.version, updatedAt: now })
    .where(and(eq(memberQuestion.appId, row.appId), eq(memberQuestion.id, row.id)));
  return next;
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The state as its member sees it. */
export const practiceView = (row: PracticeRow | null, now: Date): PracticeState => ({
  status: row?.status ?? '0',
  tries: row?.tries ?? 0,
  bestPercent: row?.bestPercent ?? null,
  lastTryId: row?.lastTryId ?? null,
  isWrong: row?.isWrong ?? false,
  dueAt: row?.isWrong === true ? iso(row.dueAt) : null,
  isFavourite: row?.isFavourite ?? false,
  masteredAt: iso(row?.masteredAt ?? null),
  revealedAt: iso(row && shownAt(row)),
  solvedAt: iso(row?.solvedAt ?? null),
  lockedUntil: row?.lockedUntil && row.lockedUntil > now ? iso(row.lockedUntil) : null,
});

/** While an exam holds the question: shows that it was worked on, but not how well. */
export const heldView = (row: PracticeRow, now: Date): PracticeState => ({
  ...practiceView(null, now),
  status: row.status,
  tries: row.tries,
  lastTryId: row.lastTryId,
  isFavourite: row.isFavourite,
});
