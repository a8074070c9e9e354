import { and, count, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { examMemberQuestion } from '../../db/schema/exam.ts';
import { hasAnswer } from '../room/attemptView.ts';

/** How many questions are answered in each of these attempts; one query for a page. */
export async function answeredCounts(
  { db, appId }: { db: Db; appId: string },
  attemptIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (attemptIds.length === 0) return new Map();
  const rows = await db
    .select({ id: examMemberQuestion.attemptId, answered: count() })
    .from(examMemberQuestion)
    .where(and(eq(examMemberQuestion.appId, appId), inArray(examMemberQuestion.attemptId, [...attemptIds]), hasAnswer))
    .groupBy(examMemberQuestion.attemptId);
  return new Map(rows.map(({ id, answered }) => [id, answered]));
}
