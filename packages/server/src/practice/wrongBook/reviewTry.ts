import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { PRACTICE } from '@aosai/api/practice/practiceRules';
import type { LineNote } from '@aosai/api/exams/teaching';
import type { Db } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import { memberQuestionTry as tries } from '../../db/schema/practice.ts';
import type { Audit } from '../../kit/audit/audit.ts';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { sendMessage } from '../../platform/message/sendMessage.ts';
import { lockPractice, savePractice } from '../tries/practiceRow.ts';

export interface TryReview {
  id: string;
  version: number;
  /** Null removes the marker's percent. */
  percent: number | null;
  comment: string;
  lineNotes: readonly LineNote[];
}

async function bestOf(tx: Db, appId: string, { memberId, questionId }: { memberId: string; questionId: string }) {
  const rows = await tx
    .select({ percent: tries.percent, review: tries.reviewPercent })
    .from(tries)
    .where(
      and(
        eq(tries.appId, appId),
        eq(tries.memberId, memberId),
        eq(tries.questionId, questionId),
        isNull(tries.deletedAt),
      ),
    );
  const known = rows.flatMap(({ percent, review }) => review ?? percent ?? []);
  return known.length === 0 ? null : Math.max(...known);
}

/**
 * Stores a marker's review of a try; its percent replaces the judge's. The caller has checked that `id` is in their
 * scope. Points do not change: practice earns them by the judge's result.
 *
 * @returns the percent that counts
 * @throws NOT_FOUND, VERSION_CHANGED, ATTEMPT_RUNNING, VALIDATION
 */
export async function reviewTry(
  call: EngineCall,
  reviewerId: string,
  { id, version, percent, comment, lineNotes }: TryReview,
  audit: Audit,
): Promise<number | null> {
  const { appId, now } = call;
  if (percent !== null && percent > 100) throw new AppError('VALIDATION', { path: 'points', detail: '练习最多 100%' });
  return call.db.transaction(async (tx) => {
    const isIt = and(eq(tries.appId, appId), eq(tries.id, id), isNull(tries.deletedAt));
    const [seen] = await tx.select().from(tries).where(isIt);
    if (!seen) throw new AppError('NOT_FOUND');
    const practice = await lockPractice(tx, within(call, tx), seen);
    const [row] = await tx.select().from(tries).where(isIt).for('update');
    if (!row) throw new AppError('NOT_FOUND');
    if (row.version !== version) throw new AppError('VERSION_CHANGED');
    if (row.state !== 'done') throw new AppError('ATTEMPT_RUNNING');
    const marked = { reviewPercent: percent, comment, lineNotes: [...lineNotes], reviewedBy: reviewerId };
    await tx
      .update(tries)
      .set({ ...marked, reviewedAt: now, version: version + 1, updatedAt: now })
      .where(isIt);
    const bestPercent = await bestOf(tx, appId, row);
    await savePractice(tx, practice, { bestPercent, status: PRACTICE.reviewed }, now);
    await audit(tx, {
      before: { percent: row.reviewPercent ?? row.percent, comment: row.comment },
      after: { percent: percent ?? row.percent, comment },
    });
    const [head] = await tx
      .select({ title: question.title })
      .from(question)
      .where(and(eq(question.appId, appId), eq(question.id, row.questionId)));
    await sendMessage(tx, {
      appId,
      memberIds: [row.memberId],
      type: 'practice',
      title: `老师批阅了练习「${head?.title ?? ''}」`,
      body: '评语在这道题的提交记录里。',
      link: `question/detail?${new URLSearchParams({ id: row.questionId }).toString()}`,
      createdBy: reviewerId,
      dedupe: `practice/reviewed/${id}/${version}`,
      now,
    });
    return percent ?? row.percent;
  });
}
