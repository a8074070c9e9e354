import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { memberQuestion } from '../../db/schema/practice.ts';

type PracticeRow = typeof memberQuestion.$inferSelect;

/** When the key was looked at, if since the question was last cleared and its numbers last drawn. */
export const shownAt = ({
  revealedAt,
  cleanedAt,
  drawnForAt,
}: Pick<PracticeRow, 'revealedAt' | 'cleanedAt' | 'drawnForAt'>): Date | null =>
  revealedAt !== null &&
  (cleanedAt === null || revealedAt > cleanedAt) &&
  (drawnForAt === null || revealedAt >= drawnForAt)
    ? revealedAt
    : null;

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
