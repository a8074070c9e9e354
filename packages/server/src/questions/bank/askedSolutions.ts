import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { memberQuestion } from '../../db/schema/practice.ts';
import { shownAt } from '../../practice/tries/practiceRow.ts';

/** The questions whose solution the member has asked for, or may see because they solved them. */
export async function askedSolutions(
  db: Db,
  appId: string,
  memberId: string,
  questionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (questionIds.length === 0) return new Set();
  const rows = await db
    .select()
    .from(memberQuestion)
    .where(
      and(
        eq(memberQuestion.appId, appId),
        eq(memberQuestion.memberId, memberId),
        inArray(memberQuestion.questionId, [...questionIds]),
      ),
    );
  return new Set(rows.flatMap((row) => (row.solvedAt !== null || shownAt(row) !== null ? [row.questionId] : [])));
}
