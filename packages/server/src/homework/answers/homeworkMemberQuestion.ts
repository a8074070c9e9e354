import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '@aosai/api/kit/contract/call';
import { AppError } from '@aosai/api/kit/errors';
import type { homeworkMemberQuestion as calls } from '@aosai/api/homework/homeworkMemberQuestion.contract';
import { maskName } from '@aosai/api/kit/masking';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examMemberQuestion as answers } from '../../db/schema/exam.ts';
import { submission } from '../../db/schema/submission.ts';
import { draftKey } from '../../exams/room/holder.ts';
import { answersOf, attemptOfMember, lockForWriter } from '../../exams/attempts/attemptRow.ts';
import { roomAnswer } from '../../exams/attempts/savedAnswer.ts';
import { latestSubmissions, submittedPrograms } from '../../exams/scoring/attemptSubmissions.ts';
import { candidateViews } from '../../exams/scoring/candidateViews.ts';
import { submissionView } from '../../judging/submissions/submissionView.ts';
import { openPlace, type HomeworkWriter } from '../places/openPlace.ts';
import { saveHomework, tokenOf } from './saveHomework.ts';
import { heldSight, reviewViewAt, submissionSight } from '../../exams/reports/reviewVisibility.ts';
import { debugRun } from '../../exams/saving/debugRun.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { candidate, engineOf } from '../../kit/engineOf.ts';
import { paged } from '../../kit/rows/paged.ts';
import { readerOfPlace, readPlace } from '../places/homeworkReport.ts';
import { familyScope, readerScope, schoolScope, teacherScope } from '../places/placeScope.ts';
import { closesOnce, homeworkPlaceQuery } from '../places/placeViews.ts';
import { homeworkMatrix } from './homeworkMatrix.ts';
import { ofPlace, recordQuery, recordViews } from './homeworkRecords.ts';
import { answerHash } from '@aosai/api/questions/hash';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { instantParam, jsonParam, rawRows } from '../../db/rawRows.ts';

const EMPTY = answerHash(null);

interface Cleaned {
  questionId: string;
  revision: number;
}

/**
 * Empties answers as a new revision, so that an open page sees it like any other save. Earlier submissions stay visible
 * but no longer count. Throws NOT_FOUND, HOMEWORK_NOT_OPEN, HOMEWORK_CLOSED.
 */
async function cleanAnswers(
  call: EngineCall,
  writer: HomeworkWriter,
  { homeworkEnrollId, questionIds }: { homeworkEnrollId: string; questionIds: readonly string[] },
): Promise<Cleaned[]> {
  const { attemptId } = await openPlace(call, writer, homeworkEnrollId, { late: false });
  return call.db.transaction(async (tx) => {
    const inside = within(call, tx);
    const attempt = await lockForWriter(tx, attemptOfMember(call.appId, attemptId, writer.memberId));
    if (attempt.status !== ATTEMPT.inProgress) throw new AppError('HOMEWORK_CLOSED');
    const rows = await rawRows<Cleaned>(
      inside.db,
      sql`update exam_member_question set answer = null, answer_hash = ${EMPTY}, drafts = '[]'::jsonb,
          revision = revision + 1, saved_at = ${instantParam(call.now)}, updated_at = ${instantParam(call.now)},
          on_time = ${jsonParam({ answer: null, savedAt: call.now.toISOString(), cleanedAt: call.now.toISOString() })}
        where app_id = ${call.appId} and attempt_id = ${attemptId} and not is_locked
          and question_version_id = any(${sql.param([...questionIds])}::text[])
        returning question_version_id as "questionId", revision`,
    );
    if (rows.length !== new Set(questionIds).size) throw new AppError('NOT_FOUND');
    return rows;
  });
}

type Filter = ParsedInputOf<(typeof calls)['calls']['queryListByTeacher']>;

const MAX_SUBMISSIONS = 50;
const published = eq(exam.published, true);

function narrowed({ homeworkId, homeworkEnrollId, questionId, memberId, needsReview }: Partial<Filter>) {
  return and(
    homeworkId === undefined ? undefined : eq(enrolment.targetId, homeworkId),
    homeworkEnrollId === undefined ? undefined : ofPlace(homeworkEnrollId),
    questionId === undefined ? undefined : eq(answers.questionVersionId, questionId),
    memberId === undefined ? undefined : eq(enrolment.memberId, memberId),
    needsReview === undefined ? undefined : eq(answers.needsReview, needsReview),
  );
}

const writerOf = (context: CallContext) => ({ memberId: candidate(context).memberId, ip: context.ip });

/** Markers read waiting answers first; others must not learn which are waiting. */
const WAITING_FIRST = [desc(answers.needsReview)];

function records(
  context: CallContext,
  where: SQL | undefined,
  { page, size }: Pick<Filter, 'page' | 'size'>,
  first: readonly SQL[] = [],
) {
  const order = [...first, asc(answers.savedAt), asc(answers.attemptId), asc(answers.no)];
  return paged(
    context.db,
    recordQuery(context).where(and(eq(answers.appId, context.appId), where)),
    { page, size },
    order,
  );
}

export const homeworkMemberQuestion = {
  save: (context, input) => saveHomework(engineOf(context), writerOf(context), input),
  debug: async (context, { homeworkEnrollId, ...input }) => {
    const writer = writerOf(context);
    if (!context.services.judgeStatus().available) throw new AppError('JUDGE_UNAVAILABLE');
    const call = engineOf(context);
    const { attemptId } = await openPlace(call, writer, homeworkEnrollId, { late: false });
    const run = { ...input, attemptId, token: tokenOf(call, attemptId) };
    return { debugId: await debugRun(call, writer.memberId, run) };
  },
  clean: async (context, input) => ({ content: await cleanAnswers(engineOf(context), writerOf(context), input) }),
  queryLatestList: async (context, { homeworkEnrollId }) => {
    const { memberId } = candidate(context);
    const call = engineOf(context);
    const [facts] = await homeworkPlaceQuery(context).where(
      and(familyScope(context), published, ofPlace(homeworkEnrollId), eq(enrolment.memberId, memberId)),
    );
    if (!facts) throw new AppError('NOT_FOUND');
    const { attempt } = facts;
    const rows = attempt ? await answersOf(call.db, call.appId, attempt.id) : [];
    const made = and(eq(submission.appId, call.appId), eq(submission.attemptId, attempt?.id ?? ''));
    const submissions = attempt ? await latestSubmissions(call.db, made, MAX_SUBMISSIONS) : [];
    return {
      serverNow: call.now.toISOString(),
      attemptId: attempt?.id ?? null,
      draftKey: draftKey(call.attemptSecret, call.appId, homeworkEnrollId),
      content: rows.map(roomAnswer),
      lockedIds: rows.flatMap(({ isLocked, questionVersionId }) => (isLocked ? [questionVersionId] : [])),
      submissions: await candidateViews(call, submissions, facts.homework.id),
    };
  },
  queryById: async (context, { id }) => {
    const rows = await recordQuery(context).where(and(readerScope(context), published, eq(answers.id, id)));
    const [record] = await recordViews(context, rows);
    if (!record) throw new AppError('NOT_FOUND');
    return record;
  },
  queryListByHomeworkEnroll: async (context, { homeworkEnrollId, questionId }) => {
    const facts = await readPlace(context, homeworkEnrollId);
    const { attempt, homework } = facts;
    if (!attempt) return { content: [], submissions: [] };
    const rows = await recordQuery(context)
      .where(and(readerScope(context), narrowed({ homeworkEnrollId, questionId })))
      .orderBy(asc(answers.no));
    const content = await recordViews(context, rows);
    if (questionId === undefined) return { content, submissions: [] };
    const reader = readerOfPlace(context, facts);
    const closesAt = await closesOnce(context)(homework);
    const review = { attempt, matrix: homework.reviewMatrix, closesAt, reader };
    const view = reviewViewAt(review, context.services.now());
    const given = submissionSight(view, { feedback: 'ioi', reader });
    const isHeld = content.some((one) => one.isHeld);
    const sight = isHeld ? heldSight(given) : given;
    const showsCode = view.answer || attempt.status === ATTEMPT.inProgress;
    const made = await submittedPrograms(context.db, context.appId, { attemptId: attempt.id, questionId });
    return {
      content,
      submissions: made.map((row) => ({ ...submissionView(row, sight), code: showsCode ? row.code : null })),
    };
  },
  queryList: async (context, filter) => {
    const scope = sql`(${familyScope(context)} or ${schoolScope(context)})`;
    const { rows, ...rest } = await records(context, and(scope, published, narrowed(filter)), filter);
    return { content: await recordViews(context, rows), ...rest };
  },
  queryListByTeacher: async (context, filter) => {
    const { rows, ...rest } = await records(
      context,
      and(teacherScope(context), narrowed(filter)),
      filter,
      WAITING_FIRST,
    );
    const views = await recordViews(context, rows);
    const isOffice = context.actor.kind === 'user';
    const content = rows.flatMap(({ row, place, homework, memberName }, index) => {
      const view = views[index];
      if (!view) return [];
      return [
        {
          ...view,
          homeworkId: homework.id,
          homeworkTitle: homework.title,
          homeworkEnrollId: place.id,
          memberId: place.memberId,
          memberName: isOffice ? maskName(memberName) : memberName,
          needsReview: row.needsReview,
          comment: row.comment,
        },
      ];
    });
    return { content, ...rest };
  },
  queryStatisticsGroupByMember: (context, { homeworkId }) => homeworkMatrix(context, homeworkId),
} satisfies ResourceHandlers<'homeworkMemberQuestion'>;
