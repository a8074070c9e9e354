import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { KNOWLEDGE_POINTS } from '@aosai/api/questions/knowledgePoints';
import { isJudged } from '@aosai/api/questions/kinds';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import type { Db } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import { exam, examMemberQuestion as answers, examPaperEnroll, questionVersion } from '../../db/schema/exam.ts';
import { memberQuestion } from '../../db/schema/practice.ts';
import { type AttemptRow, attemptIs } from '../../exams/attempts/attemptRow.ts';
import { attemptColumns } from '../../exams/room/attemptView.ts';
import { isKeyShown } from '../../exams/reports/reviewOf.ts';
import { heldNow, heldQuestions } from '../../questions/bank/heldQuestions.ts';
import type { QuestionRow } from '../../questions/bank/createQuestion.ts';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { lockPractice, type PracticeRow, savePractice } from '../tries/practiceRow.ts';
import { intoBook, OUT_OF_BOOK } from '../tries/scoreTry.ts';
import { openTo, twinOf, type TwinWish, withTwin } from './twins.ts';

/** Attempts read at once. */
const AT_ONCE = 20;
/** Attempts whose answers go into the book per call; the next call takes the rest. */
const FILLED_AT_ONCE = 20;
/** Twins per attempt for questions whose results a running exam hides. */
const HIDDEN_TWINS = 6;

interface Answered {
  head: QuestionRow;
  isRight: boolean;
  /** Whether the member may practise this very question, as soon as no running exam asks it. */
  isOpen: boolean;
}

/** The questions of an attempt with what became of their answers. */
export const answeredIn = async (db: Db, attempt: AttemptRow): Promise<Answered[]> =>
  db
    .select({
      head: question,
      isRight: sql<boolean>`coalesce(${answers.points}, 0) >= ${answers.maxPoints}`,
      isOpen: sql<boolean>`coalesce((${openTo(attempt.orgId)}), false)`,
    })
    .from(answers)
    .innerJoin(
      questionVersion,
      and(eq(questionVersion.appId, answers.appId), eq(questionVersion.id, answers.questionVersionId)),
    )
    .innerJoin(question, and(eq(question.appId, answers.appId), eq(question.id, questionVersion.questionId)))
    .where(and(eq(answers.appId, attempt.appId), eq(answers.attemptId, attempt.id)))
    .orderBy(asc(question.id));

/** Whether the student has answered the question rightly since: a wrong answer since would have put it into the book. */
const isRightSince = ({ isWrong, lastTriedAt }: PracticeRow, completedAt: Date | null): boolean =>
  !isWrong && lastTriedAt !== null && completedAt !== null && lastTriedAt > completedAt;

/** Puts a twin of the question into the book, where the bank has one. */
async function addTwin(tx: Db, call: EngineCall, wish: TwinWish, head: QuestionRow): Promise<void> {
  const twin = await twinOf({ ...call, db: tx }, wish, head);
  if (!twin) return;
  const row = await lockPractice(tx, within(call, tx), { memberId: wish.memberId, questionId: twin.id });
  if (row.isWrong) return;
  await savePractice(tx, row, { ...intoBook(row, call.now, isJudged(twin.type)), twinOf: head.id }, call.now);
}

/** A wrong answer goes into the book once; what the member has removed since, or answered rightly, stays out. */
async function addWrong(tx: Db, call: EngineCall, attempt: AttemptRow, head: QuestionRow): Promise<void> {
  const { memberId, id: fromAttemptId, completedAt } = attempt;
  const row = await lockPractice(tx, within(call, tx), { memberId, questionId: head.id });
  if (row.isWrong || row.fromAttemptId === fromAttemptId || isRightSince(row, completedAt)) return;
  await savePractice(tx, row, { ...intoBook(row, call.now, isJudged(head.type)), fromAttemptId }, call.now);
}

/** After a rejudge: takes out what only this attempt put in, and what its student has not tried since. */
async function removeRight(tx: Db, call: EngineCall, attempt: AttemptRow, questionIds: readonly string[]) {
  if (questionIds.length === 0) return;
  await tx
    .update(memberQuestion)
    .set({ ...OUT_OF_BOOK, fromAttemptId: null, updatedAt: call.now })
    .where(
      and(
        eq(memberQuestion.appId, call.appId),
        eq(memberQuestion.memberId, attempt.memberId),
        eq(memberQuestion.fromAttemptId, attempt.id),
        eq(memberQuestion.isWrong, true),
        sql`(${memberQuestion.card} ->> 'reps')::int = 1`,
        inArray(memberQuestion.questionId, [...questionIds]),
      ),
    );
}

const WEIGHT = new Map(KNOWLEDGE_POINTS.map(({ id, weight }) => [id, weight]));

/**
 * The questions replaced by twins while a running exam hides their results: one for each main point, the points
 * that exams ask most first. Right and wrong answers alike, so that the book does not reveal which they were.
 */
function hiddenOf(held: readonly Answered[]): QuestionRow[] {
  const byPoint = new Map(held.flatMap(({ head }) => (head.points[0] === undefined ? [] : [[head.points[0], head]])));
  return [...byPoint]
    .toSorted(([a], [b]) => (WEIGHT.get(b) ?? 0) - (WEIGHT.get(a) ?? 0) || a.localeCompare(b))
    .slice(0, HIDDEN_TWINS)
    .map(([, head]) => head);
}

/**
 * Brings the wrong book in line with an attempt whose key is shown. Wrong answers go in; twins go in where the question
 * is closed, or held by another exam, and are put in once. An attempt with held questions is visited again until no
 * exam asks them. Returns whether that is done.
 */
async function fillFrom(call: EngineCall, attemptId: string): Promise<boolean> {
  const { appId, now } = call;
  return call.db.transaction(async (tx) => {
    const [found] = await tx.select().from(examPaperEnroll).where(attemptIs(appId, attemptId)).for('update');
    if (!found || (found.practisedAt !== null && !found.practiseAgain)) return true;
    const isFirst = found.practisedAt === null;
    const wish = { memberId: found.memberId, orgId: found.orgId };
    const all = await answeredIn(tx, found);
    const held = await heldQuestions(
      tx,
      { appId, now },
      all.map(({ head }) => head.id),
    );
    const shown = all.filter(({ head }) => !held.has(head.id));
    const wrong = shown.filter(({ isRight }) => !isRight);
    for (const { head } of wrong.filter(({ isOpen }) => isOpen)) await addWrong(tx, call, found, head);
    const closed = wrong.filter(({ isOpen }) => !isOpen).map(({ head }) => head);
    const hidden = isFirst ? hiddenOf(all.filter(({ head }) => held.has(head.id))) : [];
    const wanted = [...closed, ...hidden];
    const done = await withTwin(
      { db: tx, appId },
      found.memberId,
      wanted.map(({ id }) => id),
    );
    for (const head of wanted) if (!done.has(head.id)) await addTwin(tx, call, wish, head);
    const right = shown.filter(({ isRight }) => isRight).map(({ head }) => head.id);
    if (!isFirst) await removeRight(tx, call, found, right);
    await tx
      .update(examPaperEnroll)
      .set({ practisedAt: found.practisedAt ?? now, practiseAgain: held.size > 0 })
      .where(attemptIs(appId, attemptId));
    return held.size === 0;
  });
}

/** Puts twins into the book for its questions that an exam has begun to hold since. */
async function standIn(call: EngineCall, memberId: string): Promise<void> {
  const { db, appId } = call;
  const held = await heldNow(call);
  if (held.length === 0) return;
  const rows = await db
    .select({ head: question, orgId: question.orgId })
    .from(memberQuestion)
    .innerJoin(question, and(eq(question.appId, memberQuestion.appId), eq(question.id, memberQuestion.questionId)))
    .where(
      and(
        eq(memberQuestion.appId, appId),
        eq(memberQuestion.memberId, memberId),
        eq(memberQuestion.isWrong, true),
        inArray(memberQuestion.questionId, held),
      ),
    )
    .orderBy(asc(question.id));
  const done = await withTwin(
    call,
    memberId,
    rows.map(({ head }) => head.id),
  );
  for (const { head, orgId } of rows)
    if (!done.has(head.id)) await db.transaction((tx) => addTwin(tx, call, { memberId, orgId }, head));
}

const { attempt, examEndAt, examStoppedAt, reviewMatrix, releases } = attemptColumns;

/** Settled attempts of a member that the wrong book has to follow, in the order in which they began. */
function settledAfter({ db, appId }: EngineCall, memberId: string, lastId: string) {
  return db
    .select({ attempt, examEndAt, examStoppedAt, reviewMatrix, releases })
    .from(examPaperEnroll)
    .innerJoin(exam, and(eq(exam.appId, examPaperEnroll.appId), eq(exam.id, examPaperEnroll.examId)))
    .where(
      and(
        eq(examPaperEnroll.appId, appId),
        eq(examPaperEnroll.memberId, memberId),
        gt(examPaperEnroll.id, lastId),
        eq(examPaperEnroll.status, ATTEMPT.settled),
        isNotNull(examPaperEnroll.completedAt),
        or(isNull(examPaperEnroll.practisedAt), eq(examPaperEnroll.practiseAgain, true)),
        isNull(exam.deletedAt),
      ),
    )
    .orderBy(asc(examPaperEnroll.id))
    .limit(AT_ONCE);
}

/**
 * Brings a member's wrong book in line with their exams and homework: wrong answers go in as soon as the report shows
 * the key. Attempts that show none, perhaps for ever, are passed over.
 */
export async function fillFromExams(call: EngineCall, memberId: string): Promise<void> {
  let lastId = '';
  let filled = 0;
  for (;;) {
    const settled = await settledAfter(call, memberId, lastId);
    for (const facts of settled) {
      if (!(await isKeyShown(call, facts))) continue;
      if (await fillFrom(call, facts.attempt.id)) filled += 1;
    }
    const last = settled.at(-1);
    if (!last || settled.length < AT_ONCE || filled >= FILLED_AT_ONCE) break;
    lastId = last.attempt.id;
  }
  await standIn(call, memberId);
}
