import { and, asc, eq, ne } from 'drizzle-orm';
import { PRACTICE } from '@aosai/api/domain/practice/practiceRules';
import type { Db } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import type { submission } from '../../db/schema/submission.ts';
import { memberQuestionTry as tries } from '../../db/schema/practice.ts';
import { giveBackRight } from '../rights/takeRight.ts';
import { percentFor } from './met.ts';
import { lockDay } from './practiceDay.ts';
import { lockPractice, savePractice } from './practiceRow.ts';
import { standAfter } from './standAfter.ts';

interface Call {
  appId: string;
  now: Date;
}

type Judged = Pick<typeof submission.$inferSelect, 'id' | 'memberId' | 'maxPoints' | 'questionVersionId'> &
  Pick<typeof submission.$inferInsert, 'verdict' | 'points'>;

/** The judge failed, or there was nothing to judge: it takes nothing from the share of the day. */
const TAKES_NOTHING: ReadonlySet<unknown> = new Set(['SE', 'CE']);

/**
 * A program is judged: all tries of it are, in the transaction that stores the result, with what follows for the wrong
 * book and the points. What was cleared meanwhile changes no standing.
 */
export async function settleTries(tx: Db, call: Call, job: Judged): Promise<void> {
  const { appId, now } = call;
  const { memberId, verdict = null } = job;
  // First the day: anyone who hands the same program in at this moment is before it or after it.
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
    const { earned } = await standAfter(tx, call, {
      row,
      day: today,
      head,
      chapterId: one.chapterId,
      scored: { percent, isProgram: true, isSlow: one.isSlow, now },
    });
    today = { ...today, earned: today.earned + earned };
  }
}
