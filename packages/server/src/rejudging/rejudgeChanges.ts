import { and, asc, eq } from 'drizzle-orm';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import type { Verdict } from '@aosai/api/judging/verdicts';
import type { Db } from '../db/open.ts';
import { examPaperEnroll, questionVersion } from '../db/schema/exam.ts';
import { submission } from '../db/schema/submission.ts';
import type { RejudgeChange } from '../db/schema/judge.ts';
import { member } from '../db/schema/people.ts';
import { answersOf, attemptIs } from '../exams/attempts/attemptRow.ts';
import { scoredSubmissions } from '../exams/scoring/attemptSubmissions.ts';
import { settlementOf } from '../exams/scoring/settle.ts';
import { lateFactsOf } from '../exams/scoring/lateFacts.ts';
import { paperContent } from '../papers/paperContent.ts';
import { percentFor } from '../practice/tries/practiceContext.ts';
import { rescoreTries, triesOf } from '../practice/tries/rescoreTries.ts';
import { differs, isOriginal, original, runsOf, shownTitle } from './rejudgeRow.ts';

interface Totals {
  totalBefore: number | null;
  totalAfter: number | null;
}

const NO_TOTALS: Totals = { totalBefore: null, totalAfter: null };

/** Totals of the attempt before and after all valid runs of this rejudge are applied; null until it is settled. */
async function attemptTotals(db: Db, appId: string, rejudgeId: string, id: string): Promise<Totals> {
  const [attempt] = await db.select().from(examPaperEnroll).where(attemptIs(appId, id));
  if (attempt?.status !== ATTEMPT.settled) return NO_TOTALS;
  const runs = await db
    .select({ originalId: submission.originalId, verdict: submission.verdict, points: submission.points })
    .from(submission)
    .innerJoin(original, isOriginal)
    .where(and(runsOf(appId, rejudgeId), eq(submission.attemptId, id), differs));
  const runOf = new Map(runs.map(({ originalId, ...run }) => [originalId, run]));
  const submissions = await scoredSubmissions(db, appId, id);
  const content = await paperContent(db, appId, attempt.examPaperId);
  const replaced = submissions.map((row) => ({ ...row, ...runOf.get(row.id) }));
  const { totals } = settlementOf(
    content,
    await answersOf(db, appId, id),
    replaced,
    await lateFactsOf({ db, appId }, attempt),
  );
  return { totalBefore: attempt.totalPoints, totalAfter: totals.totalPoints };
}

/** Attempts that applying would change, in the order in which they are locked. */
export async function changedAttempts(db: Db, appId: string, rejudgeId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: submission.attemptId })
    .from(submission)
    .innerJoin(original, isOriginal)
    .where(and(runsOf(appId, rejudgeId), differs))
    .orderBy(asc(submission.attemptId));
  return rows.flatMap(({ id }) => id ?? []);
}

/** The changes that applying would make now, attempt by attempt. */
export async function rejudgeChanges(
  db: Db,
  appId: string,
  rejudgeId: string,
  range?: { limit: number; offset: number },
): Promise<RejudgeChange[]> {
  const query = db
    .select({
      submissionId: original.id,
      attemptId: submission.attemptId,
      memberName: member.name,
      questionTitle: shownTitle,
      maxPoints: submission.maxPoints,
      before: { verdict: original.verdict, points: original.points },
      after: { verdict: submission.verdict, points: submission.points },
    })
    .from(submission)
    .innerJoin(original, isOriginal)
    .innerJoin(member, and(eq(member.appId, submission.appId), eq(member.id, submission.memberId)))
    .innerJoin(
      questionVersion,
      and(eq(questionVersion.appId, submission.appId), eq(questionVersion.id, submission.questionVersionId)),
    )
    .where(and(runsOf(appId, rejudgeId), differs))
    .orderBy(asc(submission.attemptId), asc(submission.id))
    .$dynamic();
  const rows = await (range ? query.limit(range.limit).offset(range.offset) : query);
  const totals = new Map<string, Totals>();
  const changes: RejudgeChange[] = [];
  for (const row of rows) {
    if (row.attemptId === null) {
      changes.push({ ...row, ...NO_TOTALS });
      continue;
    }
    const known = totals.get(row.attemptId) ?? (await attemptTotals(db, appId, rejudgeId, row.attemptId));
    totals.set(row.attemptId, known);
    changes.push({ ...row, ...known });
  }
  return changes;
}

interface Replaced {
  id: string;
  verdict: Verdict | null;
  points: number | null;
  maxPoints: number;
}

/** Updates the practice tries of these programs, and what follows from them. */
async function replaceTries(db: Db, appId: string, programs: readonly Replaced[], now: Date): Promise<void> {
  const resultOf = new Map(programs.map((one) => [one.id, one]));
  const rescored = (await triesOf(db, appId, [...resultOf.keys()])).flatMap(({ submissionId, ...one }) => {
    const result = resultOf.get(submissionId ?? '');
    if (!result) return [];
    const { verdict, points, maxPoints } = result;
    return [{ ...one, verdict, percent: percentFor(points ?? 0, maxPoints) }];
  });
  await rescoreTries(db, { appId, now }, rescored);
}

/** Replaces the old results by the new ones. The caller has locked the attempts. */
export async function replaceResults(db: Db, appId: string, rejudgeId: string, now: Date): Promise<void> {
  const rows = await db
    .select({
      id: original.id,
      verdict: submission.verdict,
      points: submission.points,
      maxPoints: submission.maxPoints,
      timeMs: submission.timeMs,
      memoryKiB: submission.memoryKiB,
      compileMessage: submission.compileMessage,
      cases: submission.cases,
      subtasks: submission.subtasks,
      worker: submission.worker,
    })
    .from(submission)
    .innerJoin(original, isOriginal)
    .where(and(runsOf(appId, rejudgeId), differs));
  for (const { id, maxPoints: _, ...result } of rows) {
    await db
      .update(submission)
      .set({ ...result, finishedAt: now, updatedAt: now })
      .where(and(eq(submission.appId, appId), eq(submission.id, id)));
  }
  await replaceTries(db, appId, rows, now);
}
