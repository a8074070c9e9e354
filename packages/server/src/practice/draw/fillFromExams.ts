import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { QUESTION } from '@aosai/api/questions/bank';
import { isJudged } from '@aosai/api/questions/kinds';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import type { Db } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import { exam, examMemberQuestion as answers, examPaperEnroll, questionVersion } from '../../db/schema/exam.ts';
import { type AttemptRow, attemptIs, findAttempt } from '../../exams/attempts/attemptRow.ts';
import { heldQuestions } from '../../questions/bank/heldQuestions.ts';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { examClosesAt } from '../../exams/reports/reviewClock.ts';
import { reviewViewAt } from '../../exams/reports/reviewVisibility.ts';
import { lockPractice, type PracticeRow, savePractice } from '../tries/practiceRow.ts';
import { intoBook } from '../tries/scoreTry.ts';

/** Attempts read at once. */
const AT_ONCE = 20;
/** Attempts whose answers go into the book per call; the next call takes the rest. */
const FILLED_AT_ONCE = 20;

/** Whether the student may see their wrong answers now, and the exam is over for everybody. */
async function isReviewOpen(call: EngineCall, attempt: AttemptRow): Promise<boolean> {
  const { exam: facts } = await findAttempt(call.db, attemptIs(call.appId, attempt.id));
  const closesAt = await examClosesAt(call, { id: attempt.examId, ...facts });
  const view = reviewViewAt({ attempt, matrix: facts.reviewMatrix, closesAt, reader: 'candidate' }, call.now);
  return call.now >= closesAt && view.correct;
}

/** Questions of an attempt that were not answered rightly and are open to practice. */
const wrongOf = (db: Db, appId: string, attemptId: string) =>
  db
    .select({ questionId: question.id, type: question.type })
    .from(answers)
    .innerJoin(
      questionVersion,
      and(eq(questionVersion.appId, answers.appId), eq(questionVersion.id, answers.questionVersionId)),
    )
    .innerJoin(question, and(eq(question.appId, answers.appId), eq(question.id, questionVersion.questionId)))
    .where(
      and(
        eq(answers.appId, appId),
        eq(answers.attemptId, attemptId),
        lt(sql`coalesce(${answers.points}, 0)`, answers.maxPoints),
        eq(question.isOpen, true),
        eq(question.status, QUESTION.ready),
        isNull(question.deletedAt),
      ),
    )
    .orderBy(asc(question.id));

/** Whether the student has answered the question rightly since: a wrong answer since would have put it into the book. */
const isRightSince = ({ isWrong, lastTriedAt }: PracticeRow, completedAt: Date | null): boolean =>
  !isWrong && lastTriedAt !== null && completedAt !== null && lastTriedAt > completedAt;

/**
 * Adds the wrong answers of an attempt. Returns whether that is done: an attempt with questions that another running
 * exam asks is visited again, for those questions, until no exam asks them.
 */
async function fillFrom(call: EngineCall, attempt: AttemptRow): Promise<boolean> {
  const { appId, now } = call;
  return call.db.transaction(async (tx) => {
    const [taken] = await tx
      .update(examPaperEnroll)
      .set({ practisedAt: now })
      .where(and(attemptIs(appId, attempt.id), isNull(examPaperEnroll.practisedAt)))
      .returning({ id: examPaperEnroll.id });
    if (!taken) return true;
    const wrong = await wrongOf(tx, appId, attempt.id);
    const ids = wrong.map(({ questionId }) => questionId);
    const stillAsked = await heldQuestions(tx, { appId, now }, ids);
    for (const { questionId, type } of wrong) {
      if (stillAsked.has(questionId)) continue;
      const row = await lockPractice(tx, within(call, tx), { memberId: attempt.memberId, questionId });
      if (row.isWrong || isRightSince(row, attempt.completedAt)) continue;
      await savePractice(tx, row, intoBook(row, now, isJudged(type)), now);
    }
    if (stillAsked.size === 0) return true;
    await tx.update(examPaperEnroll).set({ practisedAt: null }).where(attemptIs(appId, attempt.id));
    return false;
  });
}

/** Settled attempts of a member that are not in the wrong book yet, in the order in which they began. */
function settledAfter({ db, appId }: EngineCall, memberId: string, lastId: string) {
  return db
    .select({ attempt: examPaperEnroll })
    .from(examPaperEnroll)
    .innerJoin(exam, and(eq(exam.appId, examPaperEnroll.appId), eq(exam.id, examPaperEnroll.examId)))
    .where(
      and(
        eq(examPaperEnroll.appId, appId),
        eq(examPaperEnroll.memberId, memberId),
        gt(examPaperEnroll.id, lastId),
        eq(examPaperEnroll.kind, 'exam'),
        eq(examPaperEnroll.status, ATTEMPT.settled),
        isNull(examPaperEnroll.practisedAt),
        isNull(exam.deletedAt),
      ),
    )
    .orderBy(asc(examPaperEnroll.id))
    .limit(AT_ONCE);
}

/**
 * Adds a member's wrong answers in exams to the wrong book once the review is open, each answer once. Attempts whose
 * review is closed, perhaps for ever, are passed over.
 */
export async function fillFromExams(call: EngineCall, memberId: string): Promise<void> {
  let lastId = '';
  let filled = 0;
  for (;;) {
    const settled = await settledAfter(call, memberId, lastId);
    for (const { attempt } of settled) {
      if (!(await isReviewOpen(call, attempt))) continue;
      if (await fillFrom(call, attempt)) filled += 1;
    }
    const last = settled.at(-1);
    if (!last || settled.length < AT_ONCE || filled >= FILLED_AT_ONCE) return;
    lastId = last.attempt.id;
  }
}
