import { and, count, eq, exists, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { FeedbackStatus } from '@aosai/api/platform/feedbackRules';
import type { Db } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import { feedback } from '../../db/schema/platform.ts';
import type { CallContext } from '../../kit/context.ts';
import { keptScope } from './bankReader.ts';

const OPEN: FeedbackStatus = '0';

/** Questions with a report that waits for an answer. */
export const hasOpenReport = ({ db, appId }: CallContext): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(feedback)
      .where(
        and(
          eq(feedback.appId, appId),
          eq(feedback.questionId, question.id),
          eq(feedback.status, OPEN),
          isNull(feedback.deletedAt),
        ),
      ),
  );

/** Counts the open reports of those of these questions that the caller keeps, by question. */
export async function openReports(context: CallContext, rows: readonly { id: string }[]): Promise<Map<string, number>> {
  const { db, appId } = context;
  const counted = await db
    .select({ id: question.id, open: count(feedback.id) })
    .from(question)
    .innerJoin(
      feedback,
      and(
        eq(feedback.appId, question.appId),
        eq(feedback.questionId, question.id),
        eq(feedback.status, OPEN),
        isNull(feedback.deletedAt),
      ),
    )
    .where(
      and(
        eq(question.appId, appId),
        inArray(
          question.id,
          rows.map(({ id }) => id),
        ),
        keptScope(context),
      ),
    )
    .groupBy(question.id);
  return new Map(counted.map(({ id, open }) => [id, open]));
}

/** Closes the open reports of a question that is deleted, so that its reporters do not wait for an answer. */
export async function closeReports(tx: Db, { appId, services }: CallContext, questionId: string): Promise<void> {
  const now = services.now();
  await tx
    .update(feedback)
    .set({ status: '3', reply: '这道题已经删除。', handledAt: now, updatedAt: now })
    .where(and(eq(feedback.appId, appId), eq(feedback.questionId, questionId), eq(feedback.status, OPEN)));
}
