import { and, asc, eq, ne } from 'drizzle-orm';
import { PRACTICE } from '@aosai/api/practice/practiceRules';
import type { Db } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import type { submission } from '../../db/schema/submission.ts';
import { memberQuestionTry as tries } from '../../db/schema/practice.ts';
import { giveBackRight } from '../../rights/takeRight.ts';
import { percentFor } from './practiceContext.ts';
import { lockDay } from './practiceDay.ts';
import { lockPractice, savePractice } from './practiceRow.ts';
import { applyTry } from './applyTry.ts';

interface Call {
  appId: string;
  now: Date;
}

type Judged = Pick<typeof submission.$inferSelect, 'id' | 'memberId' | 'maxPoints' | 'questionVersionId'> &
  Pick<typeof submission.$inferInsert, 'verdict' | 'points'>;

/** Judge failures and compile errors give the use of the daily share back. */
const TAKES_NOTHING: ReadonlySet<unknown> = new Set(['SE', 'CE']);

/**
 * Settles all tries of a judged program, in the transaction that stores the result, and updates wrong book and points.
 * Tries cleared meanwhile change no practice state.
 */
export async function settleTries(tx: Db, call: Call, job: Judged): Promise<void> {
  const { appId, now } = call;
  const { memberId, verdict = null } = job;
  // Lock the day first: a concurrent submission of the same program comes before or after.
  const day = await lockDay(tx, call, memberId);
  const waiting = await tx
    .select()
    .from(tries)
    .where(and(eq(tries.appId, appId), eq(tries.submissionId, job.id), ne(tries.state, 'done')))
    .orderBy(asc(tries.id));
  const percent = verdict === 'SE' ? null : percentFor(job.points ?? 0, job.maxPoints);
  let today = day;
  for (const one of waiting) {
    await tx
      .update(tries)
      .set({ state: 'done', verdict, percent, updatedAt: now })
      .where(and(eq(tries.appId, appId), eq(tries.id, one.id)));
    if (TAKES_NOTHING.has(verdict)) await giveBackRight(tx, call, { memberId, code: 'code.submit', ref: one.id });
    if (one.deletedAt !== null) continue;
    const row = await lockPractice(tx, call, { memberId, questionId: one.questionId });
    if (percent === null) {
      await savePractice(tx, row, { status: PRACTICE.judged }, now);
      continue;
    }
    const [head] = await tx
      .select()
      .from(question)
      .where(and(eq(question.appId, appId), eq(question.id, one.questionId)));
    if (!head) throw new Error(`try ${one.id} has lost its question`);
    const { earned } = await applyTry(tx, call, {
      row,
      day: today,
      head,
      chapterId: one.chapterId,
      scored: { percent, isProgram: true, isSlow: one.isSlow, isHinted: one.isHinted, now },
    });
    today = { ...today, earned: today.earned + earned };
  }
}
