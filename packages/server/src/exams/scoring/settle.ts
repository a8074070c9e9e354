import { and, eq, sql } from 'drizzle-orm';
import { isJudged } from '@aosai/api/questions/kinds';
import { ANSWER_STATUS, ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { examMemberQuestion, examPaperEnroll } from '../../db/schema/exam.ts';
import { insertEvents } from '../attempts/attemptEvents.ts';
import { type AnswerRow, type AttemptRow, answersOf, attemptIs, lockAttempt } from '../attempts/attemptRow.ts';
import { tellGuardians, notifyResult } from '../attempts/notifyResult.ts';
import type { UnsignedCall } from '../../kit/engineCall.ts';
import { type PaperContent, paperContent } from '../../papers/paperContent.ts';
import { jsonParam } from '../../db/rawRows.ts';
import { hasOpenReview } from '../marking/openReviews.ts';
import { type AnswerGrade, homeworkGrades } from './homeworkGrades.ts';
import { type LateFacts, lateFactsOf } from './lateFacts.ts';
import { scoredSubmissions } from './attemptSubmissions.ts';
import { codeHash, writtenCode } from '../../judging/submissions/codeAnswer.ts';
import { pickGraded } from './pickScored.ts';
import type { JudgedRow } from '../../judging/submissions/submissionView.ts';

function codeGrades(
  rows: readonly AnswerRow[],
  submissions: readonly JudgedRow[],
  content: PaperContent,
): AnswerGrade[] {
  return rows.flatMap((row) => {
    const item = content.byVersion.get(row.questionVersionId);
    if (!item || !isJudged(item.version.type)) return [];
    const own = submissions.filter((one) => one.questionVersionId === row.questionVersionId);
    const final = writtenCode(row.answer);
    const graded = pickGraded(own, content.paper.scorePolicy, final && codeHash(final));
    return [{ id: row.id, points: graded?.points ?? 0, verdict: graded?.verdict ?? null, graded: graded?.id ?? null }];
  });
}

interface Totals {
  totalPoints: number;
  sectionPoints: number[];
}

/** Sums over the sections in the paper's order, whatever order the student saw. */
function totalsOf(content: PaperContent, pointsOf: (questionVersionId: string) => number): Totals {
  const sectionPoints = content.sections.map(({ items }) =>
    items.reduce((sum, { version }) => sum + pointsOf(version.id), 0),
  );
  return { totalPoints: sectionPoints.reduce((sum, points) => sum + points, 0), sectionPoints };
}

export interface Settlement {
  grades: AnswerGrade[];
  totals: Totals;
  /** The sum without points given by markers. */
  autoPoints: number;
}

/** Computes grades and sums of an attempt; for homework, after the penalty for lateness. Reads and writes nothing. */
export function settlementOf(
  content: PaperContent,
  rows: readonly AnswerRow[],
  submissions: readonly JudgedRow[],
  late: LateFacts | null,
): Settlement {
  const grades = late ? homeworkGrades(content, rows, submissions, late) : codeGrades(rows, submissions, content);
  const codePoints = new Map(grades.map(({ id, points }) => [id, points]));
  const automatic = (row: AnswerRow) => codePoints.get(row.id) ?? row.autoPoints ?? 0;
  const sumsOf = (pointsOf: (row: AnswerRow) => number) => {
    const byVersion = new Map(rows.map((row) => [row.questionVersionId, pointsOf(row)]));
    return totalsOf(content, (id) => byVersion.get(id) ?? 0);
  };
  // A marker's points override the judge's.
  const totals = sumsOf((row) => row.manualPoints ?? automatic(row));
  return { grades, totals, autoPoints: sumsOf(automatic).totalPoints };
}

async function writeGrades({ db, appId }: UnsignedCall, grades: readonly AnswerGrade[]): Promise<void> {
  if (grades.length === 0) return;
  await db.execute(sql`update ${examMemberQuestion} q
    set status = case when q.manual_points is null then ${ANSWER_STATUS.judged} else ${ANSWER_STATUS.reviewed} end,
      auto_points = g.points, points = coalesce(q.manual_points, g.points), verdict = g.verdict,
      graded_submission_id = g.graded
    from jsonb_to_recordset(${jsonParam(grades)}) as g(id text, points int, verdict text, graded text)
    where q.app_id = ${appId} and q.id = g.id`);
}

async function settlementOfAttempt({ db, appId }: UnsignedCall, attempt: AttemptRow): Promise<Settlement> {
  const content = await paperContent(db, appId, attempt.examPaperId);
  const rows = await answersOf(db, appId, attempt.id);
  const submissions = await scoredSubmissions(db, appId, attempt.id);
  return settlementOf(content, rows, submissions, await lateFactsOf({ db, appId }, attempt));
}

/** Stores the result of a completed attempt. The caller holds its lock. */
export async function settleNow(call: UnsignedCall, attempt: AttemptRow): Promise<void> {
  const { db, appId, now } = call;
  const { grades, totals, autoPoints } = await settlementOfAttempt(call, attempt);
  await writeGrades(call, grades);
  const [settled] = await db
    .update(examPaperEnroll)
    .set({
      ...totals,
      autoPoints,
      status: ATTEMPT.settled,
      settledAt: attempt.settledAt ?? now,
      // The wrong book follows when points change after it was filled.
      practiseAgain: attempt.practisedAt !== null,
      updatedAt: now,
      eventsCount: sql`${examPaperEnroll.eventsCount} + ${attempt.settledAt ? 0 : 1}`,
    })
    .where(and(eq(examPaperEnroll.appId, appId), eq(examPaperEnroll.id, attempt.id)))
    .returning({ id: examPaperEnroll.id });
  if (!settled || attempt.settledAt) return;
  await insertEvents(call, attempt.id, [{ type: 'settled' }]);
  await notifyResult(call, attempt);
  await tellGuardians(call, attempt);
}

/**
 * Settles an attempt when nothing is left to judge or mark; sums a settled attempt up again. The caller holds its lock.
 * Returns whether it is settled now.
 */
export async function settleIfJudged(call: UnsignedCall, attempt: AttemptRow): Promise<boolean> {
  if (attempt.status !== ATTEMPT.completed && attempt.status !== ATTEMPT.settled) return false;
  const submissions = await scoredSubmissions(call.db, call.appId, attempt.id);
  if (attempt.status === ATTEMPT.completed && submissions.some(({ state }) => state !== 'done')) return false;
  if (attempt.status === ATTEMPT.completed && (await hasOpenReview(call.db, call.appId, attempt.id))) {
    // Store the judge's grades for the markers to see.
    await writeGrades(call, (await settlementOfAttempt(call, attempt)).grades);
    return false;
  }
  await settleNow(call, attempt);
  return true;
}

/** After a program of an attempt was judged: settles the attempt if that was its last open job. */
export async function settleAfterJob(inside: UnsignedCall, attemptId: string): Promise<boolean> {
  const { attempt } = await lockAttempt(inside.db, attemptIs(inside.appId, attemptId));
  return attempt.status === ATTEMPT.inProgress ? false : settleIfJudged(inside, attempt);
}
