import { and, desc, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { lifecycleAt, LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import { examPaperEnroll as attempts } from '../../db/schema/exam.ts';
import { member } from '../../db/schema/people.ts';
import { acceptLate } from './acceptLate.ts';
import { complete } from './complete.ts';
import { extend } from './extend.ts';
import { extendAll } from './extendAll.ts';
import { reopen } from './reopen.ts';
import { start } from './start.ts';
import { takeover } from '../room/takeover.ts';
import { reportOf } from '../reports/report.ts';
import { storableText } from '../../base/storableText.ts';
import { attemptScope, attemptViews, MARKERS, READERS, scopedAttempts } from './attemptScope.ts';
import { type CallContext, JsonText, type ResourceHandlers } from '../../kit/context.ts';
import { auditOf, authorOf, candidate, engineOf } from '../../kit/engineOf.ts';
import { openVideos } from '../reports/openVideos.ts';
import { findWatched } from '../exam/examStaff.ts';
import { findAttemptInScope, findChangeable, findMarkable, viewAttempt } from './findAttemptInScope.ts';
import { listOrder } from '../../kit/rows/listOrder.ts';
import { paged } from '../../kit/rows/paged.ts';
import { memberActor } from '../../kit/actor.ts';
import type { Way } from '../../kit/scope.ts';
import { type AttemptFilter, attemptFilters } from './attemptFilters.ts';
import { schoolResults } from './schoolResults.ts';
import { studentAttempts } from './studentAttempts.ts';
import * as z from 'zod/mini';
import { room as roomSchema, type Receipt } from '@aosai/api/exams/attempt.contract';
import { sectionsText } from '../../papers/sectionsText.ts';
import type { OpenRoom } from '../room/room.ts';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { settleNow } from '../scoring/settle.ts';
import { attemptIs, lockAttempt, answersOf, findAttempt } from './attemptRow.ts';
import { closeIfDue, announceClosed, closeLocked } from './close.ts';
import type { Audit } from '../../kit/audit/audit.ts';
import { notifyCandidate } from '../room/notifyCandidate.ts';
import { receiptOf } from './receipt.ts';

/**
 * Closes a running attempt with its saved answers, on behalf of a supervisor. Returns the receipt, also if it was
 * handed in already.
 */
async function forceSubmit(call: EngineCall, id: string, audit: Audit): Promise<Receipt> {
  const closed = await call.db.transaction(async (tx) => {
    const { attempt } = await lockAttempt(tx, attemptIs(call.appId, id));
    if (attempt.status !== ATTEMPT.inProgress) return null;
    const done = await closeLocked(within(call, tx), id, { reason: 'forced', completedAt: call.now });
    await audit(tx, { before: { status: attempt.status }, after: { status: done.attempt.status } });
    return done;
  });
  if (closed) announceClosed(call, closed);
  const { attempt } = await findAttempt(call.db, attemptIs(call.appId, id));
  const receipt = receiptOf(attempt, await answersOf(call.db, call.appId, id), call.now);
  if (!receipt) throw new AppError('ATTEMPT_CLOSED');
  return receipt;
}

/** Settles without waiting for the judge; later verdicts update the sum. Idempotent. */
export async function settleWithoutJudge(call: EngineCall, id: string, audit: Audit): Promise<void> {
  await closeIfDue(call, id);
  const memberId = await call.db.transaction(async (tx) => {
    const { attempt, exam } = await lockAttempt(tx, attemptIs(call.appId, id));
    if (attempt.status === ATTEMPT.settled) return null;
    if (attempt.status !== ATTEMPT.completed) throw new AppError('ATTEMPT_RUNNING');
    await settleNow(within(call, tx), attempt);
    await notifyCandidate(within(call, tx), { attempt, exam }, { kind: 'settledByHand' });
    await audit(tx, { before: { status: attempt.status }, after: { status: ATTEMPT.settled } });
    return attempt.memberId;
  });
  if (memberId === null) return;
  call.services.publish(call.appId, memberId, { type: 'attempt', attemptId: id, status: ATTEMPT.settled });
}

const withoutSections = z.omit(roomSchema, { sections: true });

/** The room as JSON: the attempt's part is validated and written here, the paper's part is cached text. */
export function roomText({ sections, ...own }: OpenRoom): string {
  const head = JSON.stringify(z.parse(withoutSections, own));
  return `${head.slice(0, -1)},"sections":${sectionsText(sections)}}`;
}

async function listAttempts(context: CallContext, filter: AttemptFilter, ways: readonly Way[]) {
  const { page, size, sort } = filter;
  const order = listOrder(sort, {
    startedAt: attempts.startedAt,
    completedAt: attempts.completedAt,
    deadlineAt: attempts.deadlineAt,
    attemptNo: attempts.attemptNo,
    memberName: member.name,
  });
  const where = and(attemptScope(context, ways), ...attemptFilters(filter));
  const newest = [desc(attempts.startedAt), desc(attempts.id)];
  const query = scopedAttempts(context).where(where);
  const { rows, ...rest } = await paged(context.db, query, { page, size }, [...order, ...newest]);
  const found = rows.map(({ reader, ...facts }) => ({ facts, reader }));
  return { content: await attemptViews(context, found), ...rest };
}

/**
 * Throws NOT_FOUND for an exam that the caller may not watch, EXAM_STATE for a draft or a stopped one, NOBODY_WRITING
 * after its end when all have handed in: then single attempts can be reopened.
 */
async function extendExam(
  context: CallContext,
  { examId, seconds, reason }: { examId: string; seconds: number; reason: string },
): Promise<void> {
  const row = await findWatched(context, examId);
  const status = lifecycleAt(row, context.services.now());
  if (status === LIFECYCLE.draft || row.stoppedAt)
    throw new AppError('EXAM_STATE', { status: LIFECYCLE.label(status) });
  const audit = auditOf(context, 'examPaperEnroll:extend', examId, { reason: storableText(reason) });
  await extendAll(engineOf(context), { examId, endAt: row.endAt, seconds }, audit);
}

export const examPaperEnroll = {
  start: async (context, input) => {
    const { memberId, orgId } = candidate(context);
    return new JsonText(roomText(await start(engineOf(context), { memberId, orgId, ip: context.ip }, input)));
  },
  takeover: async (context, input) =>
    new JsonText(roomText(await takeover(engineOf(context), candidate(context).memberId, input))),
  complete: async (context, input) => {
    if (!('force' in input)) return complete(engineOf(context), candidate(context).memberId, input);
    const { id, force } = input;
    await findMarkable(context, id);
    const reason = storableText(force.reason);
    return forceSubmit(engineOf(context), id, auditOf(context, 'examPaperEnroll:complete', id, { reason }));
  },
  settle: async (context, { id }) => {
    await findMarkable(context, id);
    await settleWithoutJudge(engineOf(context), id, auditOf(context, 'examPaperEnroll:settle', id, {}));
    return viewAttempt(context, id, MARKERS);
  },
  report: async (context, { id }) => {
    const { reader } = await findAttemptInScope(context, id, READERS);
    const report = await reportOf(engineOf(context), id, { reader, author: authorOf(context) });
    await openVideos(context, report.questions);
    return report;
  },
  queryById: (context, { id }) => viewAttempt(context, id, READERS),
  queryLatest: async (context, { examId, examPaperId }) => {
    const { memberId } = memberActor(context);
    const [latest] = await context.db
      .select({ id: attempts.id })
      .from(attempts)
      .where(
        and(
          eq(attempts.appId, context.appId),
          eq(attempts.memberId, memberId),
          examId === undefined ? undefined : eq(attempts.examId, examId),
          examPaperId === undefined ? undefined : eq(attempts.examPaperId, examPaperId),
        ),
      )
      .orderBy(desc(attempts.startedAt), desc(attempts.id))
      .limit(1);
    return { attempt: latest ? await viewAttempt(context, latest.id, ['own']) : null };
  },
  queryList: (context, filter) => listAttempts(context, filter, ['own', 'child', 'organization', 'office']),
  queryListByTeacher: studentAttempts,
  queryListByOrganization: schoolResults,
  extend: async (context, { id, examId, andIds = [], seconds, reason }) => {
    if (examId !== undefined) {
      await extendExam(context, { examId, seconds, reason });
      return null;
    }
    if (id === undefined) throw new AppError('NOT_FOUND');
    const ids = [id, ...andIds];
    // All of them or none: a caller who may not extend one of them extends none.
    for (const one of new Set(ids)) await findChangeable(context, one);
    const auditFor = (one: string) =>
      auditOf(context, 'examPaperEnroll:extend', one, { seconds, reason: storableText(reason) });
    await extend(engineOf(context), { ids, seconds }, auditFor);
    return viewAttempt(context, id, MARKERS);
  },
  reopen: async (context, { id, seconds, reason, questionIds }) => {
    await findChangeable(context, id);
    const audit = auditOf(context, 'examPaperEnroll:reopen', id, {
      seconds,
      reason: storableText(reason),
      ...(questionIds && { questionIds }),
    });
    await reopen(engineOf(context), { id, seconds, questionIds }, audit);
    return viewAttempt(context, id, MARKERS);
  },
  acceptLate: async (context, { id, questionIds }) => {
    await findChangeable(context, id);
    const audit = auditOf(context, 'examPaperEnroll:acceptLate', id, { questionIds });
    await acceptLate(engineOf(context), { id, questionIds }, audit);
    return viewAttempt(context, id, MARKERS);
  },
} satisfies ResourceHandlers<'examPaperEnroll'>;
