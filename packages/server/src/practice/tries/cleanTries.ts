import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { DAY_MS } from '@aosai/api/kit/constants';
import { PRACTICE, PRACTICE_LIMITS } from '@aosai/api/practice/practiceRules';
import type { Db } from '../../db/open.ts';
import { submission } from '../../db/schema/submission.ts';
import { memberQuestion, memberQuestionTry as tries } from '../../db/schema/practice.ts';

/** The state of a question without tries. Favourites and looked-up solutions are no part of it: they outlast a clearing. */
export const WITHOUT_TRIES = {
  status: PRACTICE.draft,
  draft: null,
  tries: 0,
  wrongTries: 0,
  bestPercent: null,
  lastTryId: null,
  lastTriedAt: null,
  lockedUntil: null,
  isWrong: false,
  card: null,
  dueAt: null,
  masteredAt: null,
  solvedAt: null,
  hintsSeen: 0,
  hintedAt: null,
} as const;

/**
 * Resets these questions: their tries are hidden, and deleted a month later. The ledger still knows what they earned,
 * so that nothing is earned twice.
 *
 * @returns how many questions had something to clear
 */
export async function cleanTries(
  tx: Db,
  { appId, now }: { appId: string; now: Date },
  memberId: string,
  questionIds: readonly string[],
): Promise<number> {
  if (questionIds.length === 0) return 0;
  const rows = await tx
    .select({ id: memberQuestion.id })
    .from(memberQuestion)
    .where(
      and(
        eq(memberQuestion.appId, appId),
        eq(memberQuestion.memberId, memberId),
        inArray(memberQuestion.questionId, [...questionIds]),
      ),
    )
    .orderBy(memberQuestion.id)
    .for('update');
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await tx
    .update(memberQuestion)
    .set({
      ...WITHOUT_TRIES,
      cleanedAt: now,
      draftRevision: sql`${memberQuestion.draftRevision} + 1`,
      version: sql`${memberQuestion.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(memberQuestion.appId, appId), inArray(memberQuestion.id, ids)));
  await tx
    .update(tries)
    .set({ deletedAt: now, updatedAt: now })
    .where(
      and(
        eq(tries.appId, appId),
        eq(tries.memberId, memberId),
        inArray(tries.questionId, [...questionIds]),
        isNull(tries.deletedAt),
      ),
    );
  return rows.length;
}

/** Deletes tries that were cleared a month ago, and their programs unless another try uses them. */
export async function forgetClearedTries(db: Db, { appId, now }: { appId: string; now: Date }): Promise<void> {
  const before = new Date(now.getTime() - PRACTICE_LIMITS.keptDays * DAY_MS);
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(tries)
      .where(and(eq(tries.appId, appId), isNotNull(tries.deletedAt), lt(tries.deletedAt, before)))
      .returning({ submissionId: tries.submissionId });
    const ids = [...new Set(gone.flatMap(({ submissionId }) => submissionId ?? []))];
    if (ids.length === 0) return;
    const kept = await tx
      .select({ submissionId: tries.submissionId })
      .from(tries)
      .where(and(eq(tries.appId, appId), inArray(tries.submissionId, ids)));
    const stillUsed = new Set(kept.map(({ submissionId }) => submissionId));
    const unused = ids.filter((id) => !stillUsed.has(id));
    if (unused.length > 0)
      await tx
        .delete(submission)
        .where(and(eq(submission.appId, appId), inArray(submission.id, unused), isNotNull(submission.tryId)));
  });
}
