import { and, desc, eq, inArray } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { question } from '../../db/schema/bank.ts';
import { exam, examPaperEnroll } from '../../db/schema/exam.ts';
import { memberQuestion } from '../../db/schema/practice.ts';
import { attemptIs, type AttemptRow } from '../../exams/attempts/attemptRow.ts';
import { attemptColumns } from '../../exams/room/attemptView.ts';
import { isKeyShown } from '../../exams/reports/reviewOf.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import type { QuestionRow } from '../../questions/bank/createQuestion.ts';
import { heldQuestions } from '../../questions/bank/heldQuestions.ts';
import { answeredIn } from './fillFromExams.ts';
import { openTo, twinOf } from './twins.ts';

const { attempt, examEndAt, examStoppedAt, reviewMatrix, releases } = attemptColumns;

/** The twins that the wrong book already has for questions, by the question that each replaces. */
async function twinsInBook({ db, appId }: EngineCall, { memberId, orgId }: AttemptRow, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, QuestionRow>();
  const rows = await db
    .select({ of: memberQuestion.twinOf, head: question })
    .from(memberQuestion)
    .innerJoin(question, and(eq(question.appId, memberQuestion.appId), eq(question.id, memberQuestion.questionId)))
    .where(
      and(
        eq(memberQuestion.appId, appId),
        eq(memberQuestion.memberId, memberId),
        inArray(memberQuestion.twinOf, [...ids]),
        openTo(orgId),
      ),
    )
    .orderBy(desc(memberQuestion.isWrong), desc(memberQuestion.id));
  return new Map(rows.toReversed().flatMap(({ of, head }) => (of === null ? [] : [[of, head]])));
}

/**
 * The questions of an attempt that were not answered rightly, to be done once more: each itself where it is open, else
 * a twin. Questions that a running or coming exam asks are left out, since even their twins would tell which of them
 * were wrong. Empty while the report shows no key. Throws NOT_FOUND for an attempt of somebody else.
 */
export async function redoAttempt(call: EngineCall, memberId: string, attemptId: string): Promise<QuestionRow[]> {
  const { db, appId } = call;
  const [facts] = await db
    .select({ attempt, examEndAt, examStoppedAt, reviewMatrix, releases })
    .from(examPaperEnroll)
    .innerJoin(exam, and(eq(exam.appId, examPaperEnroll.appId), eq(exam.id, examPaperEnroll.examId)))
    .where(and(attemptIs(appId, attemptId), eq(examPaperEnroll.memberId, memberId)));
  if (!facts) throw new AppError('NOT_FOUND');
  if (facts.attempt.status !== ATTEMPT.settled || !(await isKeyShown(call, facts))) return [];
  const { orgId } = facts.attempt;
  const wrong = (await answeredIn(db, facts.attempt)).filter(({ isRight }) => !isRight);
  const held = await heldQuestions(
    db,
    call,
    wrong.map(({ head }) => head.id),
  );
  const free = wrong.filter(({ head }) => !held.has(head.id));
  const closedIds = free.filter(({ isOpen }) => !isOpen).map(({ head }) => head.id);
  const inBook = await twinsInBook(call, facts.attempt, closedIds);
  const heldTwins = await heldQuestions(
    db,
    call,
    [...inBook.values()].map(({ id }) => id),
  );
  const chosen = new Map(free.flatMap(({ head, isOpen }) => (isOpen ? [[head.id, head]] : [])));
  for (const { head } of free.filter(({ isOpen }) => !isOpen)) {
    const known = inBook.get(head.id);
    const twin =
      known && !heldTwins.has(known.id) && !chosen.has(known.id)
        ? known
        : await twinOf(call, { memberId, orgId }, head, [...chosen.keys()]);
    if (twin) chosen.set(twin.id, twin);
  }
  return [...chosen.values()];
}
