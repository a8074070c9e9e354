import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { Contract } from '@aosai/api/contract';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examMemberQuestion as answers, examPaperEnroll, questionVersion } from '../../db/schema/exam.ts';
import { submission } from '../../db/schema/submission.ts';
import { closedVersions, closedWorks } from '../../questions/bank/heldQuestions.ts';
import { recordedEvents } from '../attempts/attemptEvents.ts';
import { latestSubmissions, seenByStudent, submittedPrograms } from '../scoring/attemptSubmissions.ts';
import { submissionView } from '../../judging/submissions/submissionView.ts';
import { answerRecord } from '../reports/answerRecord.ts';
import { examClosesAt } from '../reports/reviewClock.ts';
import { heldSight, reviewViewAt, submissionSight } from '../reports/reviewVisibility.ts';
import { debugRun } from '../saving/debugRun.ts';
import { save } from '../saving/save.ts';
import { type AttemptInScope, attemptScope, readerOf, READERS } from '../attempts/attemptScope.ts';
import type { CallContext, Handler, ResourceHandlers } from '../../kit/context.ts';
import { closedAnswers } from '../reports/closedAnswers.ts';
import { authorOf, candidate, engineOf } from '../../kit/engineOf.ts';
import { findAttemptInScope } from '../attempts/findAttemptInScope.ts';
import { listOrder } from '../../kit/rows/listOrder.ts';
import { paged } from '../../kit/rows/paged.ts';
import { reviewQueue } from './reviewQueue.ts';
import type { Way } from '../../kit/scope.ts';
import type { AnswerRecord } from '@aosai/api/exams/attempt.contract';
import type { SubmittedCode } from '@aosai/api/judging/submissionViews.contract';

/** Visibility is computed per attempt, so sorting more than this by points requires a narrower filter. */
const MAX_ATTEMPTS = 500;

/**
 * Points as the rows show them: null while the score is hidden from the reader, so that sorting does not reveal right
 * answers. Throws VALIDATION where the filter leaves too many attempts.
 */
async function shownPoints(context: CallContext, where: SQL | undefined): Promise<SQL> {
  if (context.actor.kind === 'user') return sql`${answers.points}`;
  const call = engineOf(context);
  const rows = await context.db
    .selectDistinctOn([examPaperEnroll.id], {
      id: examPaperEnroll.id,
      attempt: { status: examPaperEnroll.status, completedAt: examPaperEnroll.completedAt },
      exam: { id: exam.id, endAt: exam.endAt, stoppedAt: exam.stoppedAt, reviewMatrix: exam.reviewMatrix },
      reader: readerOf(context),
    })
    .from(answers)
    .innerJoin(
      examPaperEnroll,
      and(eq(examPaperEnroll.appId, answers.appId), eq(examPaperEnroll.id, answers.attemptId)),
    )
    .innerJoin(enrolment, and(eq(enrolment.appId, answers.appId), eq(enrolment.id, examPaperEnroll.examEnrollId)))
    .innerJoin(exam, and(eq(exam.appId, answers.appId), eq(exam.id, examPaperEnroll.examId)))
    .where(and(eq(answers.appId, context.appId), where))
    .limit(MAX_ATTEMPTS + 1);
  if (rows.length > MAX_ATTEMPTS) {
    throw new AppError('VALIDATION', {
      path: 'sort',
      detail: '作答太多，不能按得分排序，请先选定一份试卷、一位学生或一次作答',
    });
  }
  const examIds = rows.map((row) => row.exam.id);
  const closed = await closedWorks(call, authorOf(context), examIds);
  const closesAt = new Map<string, Date>();
  const shown: string[] = [];
  for (const { id, attempt, exam: of, reader } of rows) {
    const known = closesAt.get(of.id) ?? (await examClosesAt(call, of));
    closesAt.set(of.id, known);
    if (closed.has(of.id)) continue;
    if (reviewViewAt({ attempt, matrix: of.reviewMatrix, closesAt: known, reader }, call.now).score) shown.push(id);
  }
  return shown.length === 0
    ? sql`null::int`
    : sql`case when ${inArray(answers.attemptId, shown)} then ${answers.points} end`;
}

type Calls = Contract['examMemberQuestion']['calls'];
type Filter = Parameters<Handler<Calls['queryList']>>[1];

const SORTABLE = { no: answers.no, savedAt: answers.savedAt };

function recordQuery(context: CallContext) {
  return context.db
    .select({
      row: answers,
      type: questionVersion.type,
      attempt: { id: examPaperEnroll.id, status: examPaperEnroll.status, completedAt: examPaperEnroll.completedAt },
      exam: { id: exam.id, endAt: exam.endAt, stoppedAt: exam.stoppedAt, reviewMatrix: exam.reviewMatrix },
      reader: readerOf(context),
    })
    .from(answers)
    .innerJoin(
      examPaperEnroll,
      and(eq(examPaperEnroll.appId, answers.appId), eq(examPaperEnroll.id, answers.attemptId)),
    )
    .innerJoin(enrolment, and(eq(enrolment.appId, answers.appId), eq(enrolment.id, examPaperEnroll.examEnrollId)))
    .innerJoin(exam, and(eq(exam.appId, answers.appId), eq(exam.id, examPaperEnroll.examId)))
    .innerJoin(
      questionVersion,
      and(eq(questionVersion.appId, answers.appId), eq(questionVersion.id, answers.questionVersionId)),
    )
    .$dynamic();
}

type RecordRow = Awaited<ReturnType<typeof recordQuery>>[number];

async function recordViews(context: CallContext, rows: readonly RecordRow[]): Promise<AnswerRecord[]> {
  const call = engineOf(context);
  const closesAt = new Map<string, Date>();
  const closed = await closedAnswers(context, rows);
  const views: AnswerRecord[] = [];
  for (const { row, type, attempt, exam: of, reader } of rows) {
    const known = closesAt.get(of.id) ?? (await examClosesAt(call, of));
    closesAt.set(of.id, known);
    const view = reviewViewAt({ attempt, matrix: of.reviewMatrix, closesAt: known, reader }, call.now);
    views.push(answerRecord({ row, type, status: attempt.status, reader }, view, closed(of.id)));
  }
  return views;
}

async function findRecords(context: CallContext, ways: readonly Way[], where: SQL | undefined) {
  const rows = await recordQuery(context)
    .where(and(attemptScope(context, ways), where))
    .orderBy(asc(answers.no));
  return recordViews(context, rows);
}

async function listRecords(context: CallContext, filter: Filter, ways: readonly Way[]) {
  const { page, size, sort, attemptId, examPaperId, questionId, memberId } = filter;
  const where = and(
    attemptScope(context, ways),
    attemptId === undefined ? undefined : eq(answers.attemptId, attemptId),
    examPaperId === undefined ? undefined : eq(examPaperEnroll.examPaperId, examPaperId),
    questionId === undefined ? undefined : eq(answers.questionVersionId, questionId),
    memberId === undefined ? undefined : eq(answers.memberId, memberId),
  );
  const byPoints = sort.some((entry) => entry.startsWith('points,'));
  const sortable = byPoints ? { ...SORTABLE, points: await shownPoints(context, where) } : SORTABLE;
  const order = [...listOrder(sort, sortable), desc(answers.attemptId), asc(answers.no)];
  const found = await paged(context.db, recordQuery(context).where(where), { page, size }, order);
  const { rows, ...counted } = found;
  return { content: await recordViews(context, rows), ...counted };
}

/** The parts of an attempt and of its submissions that the caller sees now. */
async function sightOf(context: CallContext, { facts, reader }: AttemptInScope, versionIds: readonly string[]) {
  const call = engineOf(context);
  const times = { id: facts.attempt.examId, endAt: facts.examEndAt, stoppedAt: facts.examStoppedAt };
  const closesAt = await examClosesAt(call, times);
  const view = reviewViewAt({ attempt: facts.attempt, matrix: facts.reviewMatrix, closesAt, reader }, call.now);
  const sight = submissionSight(view, { feedback: facts.feedback, reader });
  const closed = await closedVersions(call, authorOf(context), versionIds, facts.attempt.examId);
  return { view, sightOn: (versionId: string) => (closed.has(versionId) ? heldSight(sight) : sight) };
}

/** All scored submissions to one question, with their programs where the answer itself may be read. */
async function submittedCodes(
  context: CallContext,
  found: AttemptInScope,
  questionId: string,
): Promise<SubmittedCode[]> {
  const { id, status } = found.facts.attempt;
  const { view, sightOn } = await sightOf(context, found, [questionId]);
  const showsCode = view.answer || status === ATTEMPT.inProgress;
  const rows = await submittedPrograms(context.db, context.appId, { attemptId: id, questionId });
  return rows.map((row) => ({ ...submissionView(row, sightOn(questionId)), code: showsCode ? row.code : null }));
}

/** The matching submissions of the caller's own attempt, with what they show now. */
async function ownSubmissions(
  context: CallContext,
  attemptId: string,
  where: SQL | undefined,
  { page, size }: { page: number; size: number },
) {
  const found = await findAttemptInScope(context, attemptId, ['own']);
  const all = and(eq(submission.appId, context.appId), eq(submission.attemptId, attemptId), seenByStudent, where);
  const rows = await latestSubmissions(context.db, all, size, page * size);
  const versionIds = rows.map(({ questionVersionId }) => questionVersionId);
  const { sightOn } = await sightOf(context, found, versionIds);
  const [counted] = await context.db.select({ total: count() }).from(submission).where(all);
  return {
    content: rows.map((row) => submissionView(row, sightOn(row.questionVersionId))),
    total: counted?.total ?? 0,
    page,
    size,
  };
}

export const examMemberQuestion = {
  queryListByTeacher: reviewQueue,
  save: (context, input) => save(engineOf(context), { memberId: candidate(context).memberId, ip: context.ip }, input),
  debug: async (context, input) => {
    if (!context.services.judgeStatus().available) throw new AppError('JUDGE_UNAVAILABLE');
    return { debugId: await debugRun(engineOf(context), candidate(context).memberId, input) };
  },
  queryById: async (context, { id }) => {
    const [record] = await findRecords(context, READERS, eq(answers.id, id));
    if (!record) throw new AppError('NOT_FOUND');
    return record;
  },
  queryLatest: async (context, { attemptId, questionId }) => {
    const where = and(eq(answers.attemptId, attemptId), eq(answers.questionVersionId, questionId));
    const [record] = await findRecords(context, ['own'], where);
    const latest = await ownSubmissions(context, attemptId, eq(submission.questionVersionId, questionId), {
      page: 0,
      size: 1,
    });
    return { record: record ?? null, submission: latest.content[0] ?? null };
  },
  queryLatestList: (context, { attemptId, questionId, ids, kind, page, size }) =>
    ownSubmissions(
      context,
      attemptId,
      and(
        questionId === undefined ? undefined : eq(submission.questionVersionId, questionId),
        ids === undefined ? undefined : inArray(submission.id, ids),
        kind === undefined ? undefined : eq(submission.kind, kind),
      ),
      { page, size },
    ),
  queryList: (context, filter) => listRecords(context, filter, ['own', 'child', 'organization', 'office']),
  queryListByExamPaperEnroll: async (context, { attemptId, questionId }) => {
    const found = await findAttemptInScope(context, attemptId, READERS);
    const ofQuestion = questionId === undefined ? undefined : eq(answers.questionVersionId, questionId);
    return {
      content: await findRecords(context, READERS, and(eq(answers.attemptId, attemptId), ofQuestion)),
      submissions: questionId === undefined ? [] : await submittedCodes(context, found, questionId),
      events: found.reader === 'candidate' ? [] : await recordedEvents(engineOf(context), attemptId),
    };
  },
} satisfies Partial<ResourceHandlers<'examMemberQuestion'>>;
