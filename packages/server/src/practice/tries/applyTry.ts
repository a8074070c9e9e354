import { and, count, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import type { question } from '../../db/schema/bank.ts';
import { chapter } from '../../db/schema/content.ts';
import { memberQuestion } from '../../db/schema/practice.ts';
import { difficultyOf } from '../../questions/bank/effectiveDifficulty.ts';
import { chapterQuestions } from '../../courses/chapterQuestions.ts';
import { nextExamAt, dueBeforeExam } from '../draw/dueBeforeExam.ts';
import { type Earning, earnPoints, forChapter, forReview, forSolving } from './earnPoints.ts';
import type { DayRow } from './practiceDay.ts';
import { type PracticeRow, savePractice } from './practiceRow.ts';
import { type Scored, scoreTry } from './scoreTry.ts';

interface Call {
  appId: string;
  now: Date;
}

interface Judged {
  row: PracticeRow;
  day: DayRow;
  head: typeof question.$inferSelect;
  chapterId: string | null;
  scored: Scored;
  /** Points for the try itself. */
  earnings?: readonly Earning[];
}

/** The earning for a chapter whose last question is solved now. */
async function finishedChapter(tx: Db, { appId }: Call, memberId: string, chapterId: string | null) {
  if (chapterId === null) return [];
  const [found] = await tx
    .select()
    .from(chapter)
    .where(and(eq(chapter.appId, appId), eq(chapter.id, chapterId)));
  if (!found) return [];
  const ids = (await chapterQuestions(tx, found, 'met')).map(({ head }) => head.id);
  const [solved] = await tx
    .select({ of: count() })
    .from(memberQuestion)
    .where(
      and(
        eq(memberQuestion.appId, appId),
        eq(memberQuestion.memberId, memberId),
        inArray(memberQuestion.questionId, ids),
        isNotNull(memberQuestion.solvedAt),
      ),
    );
  return ids.length > 0 && solved?.of === ids.length ? [forChapter(found)] : [];
}

/**
 * A member's practice state after a judged try, and the points it earns. The caller holds the locks of the day and of
 * the row.
 */
export async function applyTry(
  tx: Db,
  call: Call,
  { row, day, head, chapterId, scored, earnings = [] }: Judged,
): Promise<{ row: PracticeRow; earned: number }> {
  const { changes, isSolved, isReviewed } = scoreTry(row, scored);
  const { dueAt } = changes;
  const examAt = dueAt ? await nextExamAt(tx, call, row.memberId) : null;
  const pulled = dueAt ? { ...changes, dueAt: dueBeforeExam(dueAt, examAt, call.now) } : changes;
  const next = await savePractice(tx, row, pulled, call.now);
  const brought = [
    ...earnings,
    ...(isSolved ? [forSolving({ ...head, difficulty: difficultyOf(head) })] : []),
    ...(isReviewed ? [forReview(head.id, head.title, day.day)] : []),
    ...(isSolved ? await finishedChapter(tx, call, row.memberId, chapterId) : []),
  ];
  return { row: next, earned: await earnPoints(tx, call, row.memberId, day, brought) };
}
