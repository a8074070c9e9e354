import { and, asc, desc, eq, inArray, or, type SQL, sql, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { HOMEWORK_LIMITS } from '@aosai/api/homework/homeworkRules';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examPaperEnroll } from '../../db/schema/exam.ts';
import { lockPlace, type PlaceMove } from '../../enrolment/lockPlace.ts';
import { PLACE_MOVES, moveLocked } from '../../enrolment/movePlace.ts';
import { applyQuit, withdrawQuit } from '../../enrolment/quits.ts';
import { placeIs } from '../../enrolment/storedPlaces.ts';
import { within } from '../../kit/engineCall.ts';
import { returnHomework } from './returnHomework.ts';
import { storableText } from '../../base/storableText.ts';
import { paymentNotices } from '../../orders/payment/paymentNotices.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { auditOf, engineOf, authorOf } from '../../kit/engineOf.ts';
import { memberActor } from '../../kit/actor.ts';
import { homeworkBatches } from './homeworkBatches.ts';
import { downloadEnrollList } from './homeworkSheet.ts';
import { homeworkReport } from './homeworkReport.ts';
import { held, listPlaces } from './listPlaces.ts';
import { rankedMembers } from './homeworkRanking.ts';
import { deciderScope, familyScope, schoolScope, staffScope, teacherScope } from './placeScope.ts';
import { begunPlaceIds, placesOf, placeViews, isLateSql, progressSql } from './placeViews.ts';
import { homeworkRoster } from './roster.ts';
import { ENROLMENT, SEATED_ENROLMENT } from '@aosai/api/enrolment/enrolments';
import { homeworkFigures } from '@aosai/api/homework/homeworkStatistics';
import type { HomeworkProgress } from '@aosai/api/homework/homeworkStanding';
import { grade } from '../../db/schema/teaching.ts';
import { closedWorks } from '../../questions/bank/heldQuestions.ts';
import { readHomework } from '../homework.ts';
import type {
  HomeworkStatistics,
  homeworkEnroll as homeworkEnrollCalls,
} from '@aosai/api/homework/homeworkEnroll.contract';
import type { ParsedInputOf } from '@aosai/api/kit/contract/call';
import { announceClosed, type Closed } from '../../exams/attempts/close.ts';
import { settleHomework } from '../answers/settleHomework.ts';
import { audited } from '../../kit/rows/audited.ts';

type SettleInput = ParsedInputOf<(typeof homeworkEnrollCalls)['calls']['settle']>;

/** Ids of the homework that these places are in. Throws NOT_FOUND for a place that the caller does not decide on. */
async function homeworkOf({ db, appId }: CallContext, scope: SQL, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: enrolment.id, homeworkId: enrolment.targetId })
    .from(enrolment)
    .where(and(eq(enrolment.appId, appId), scope, inArray(enrolment.id, [...ids])));
  if (rows.length !== new Set(ids).size) throw new AppError('NOT_FOUND');
  return [...new Set(rows.map(({ homeworkId }) => homeworkId))].toSorted();
}

/** Settles a whole homework or some places, within the caller's scope. */
async function settlePlaces(context: CallContext, scope: SQL, { homeworkId, ids, reason }: SettleInput) {
  const call = engineOf(context);
  const homeworkIds = ids
    ? await homeworkOf(context, scope, ids)
    : [(await readHomework(context, homeworkId ?? '')).id];
  const closed: Closed[] = [];
  const sums = await audited(context, 'homeworkEnroll:settle', async (tx) => {
    const inside = within(call, tx);
    const where = and(scope, ids && inArray(enrolment.id, ids));
    const all = { settled: 0, missing: 0 };
    const told = [];
    for (const id of homeworkIds) {
      const done = await settleHomework(inside, id, where, { isEarly: reason !== undefined });
      all.settled += done.settled;
      all.missing += done.missing;
      closed.push(...done.closed);
      const after = { settled: done.settled, missing: done.missing, ...(reason !== undefined && { reason }) };
      told.push({ target: id, diff: { after } });
    }
    return { answer: all, told };
  });
  for (const one of closed) announceClosed(call, one);
  return sums;
}

const isSeated = (status: string): boolean => SEATED_ENROLMENT.some((seated) => seated === status);

/** Figures of a homework over the students whom the caller follows. Throws NOT_FOUND. */
async function placeStatistics(context: CallContext, homeworkId: string): Promise<HomeworkStatistics> {
  await readHomework(context, homeworkId);
  const rows = await context.db
    .select({
      status: enrolment.status,
      source: enrolment.source,
      gradeId: enrolment.gradeId,
      gradeTitle: grade.title,
      leftAt: enrolment.leftAt,
      progress: sql<HomeworkProgress>`${progressSql}`,
      isLate: sql<boolean>`${isLateSql}`,
      points: examPaperEnroll.totalPoints,
    })
    .from(enrolment)
    .innerJoin(exam, and(eq(exam.appId, enrolment.appId), eq(exam.id, enrolment.targetId)))
    .leftJoin(
      examPaperEnroll,
      and(eq(examPaperEnroll.appId, enrolment.appId), eq(examPaperEnroll.examEnrollId, enrolment.id)),
    )
    .leftJoin(grade, and(eq(grade.appId, enrolment.appId), eq(grade.id, enrolment.gradeId)))
    .where(and(staffScope(context), eq(enrolment.targetId, homeworkId), isNull(enrolment.deletedAt)));
  const closed = await closedWorks(engineOf(context), authorOf(context), [homeworkId]);
  const places = rows.map((row) => ({
    ...row,
    points: closed.size > 0 ? null : row.points,
    isOutside: row.leftAt !== null || row.status === ENROLMENT.quitPassed || !isSeated(row.status),
  }));
  const tally = <Key extends string | null>(keyOf: (row: (typeof rows)[number]) => Key) =>
    [...Map.groupBy(rows, keyOf)].map(([key, group]) => ({ key, count: group.length }));
  const titles = new Map(rows.map(({ gradeId, gradeTitle }) => [gradeId, gradeTitle]));
  return {
    homeworkId,
    ...homeworkFigures(places),
    byStatus: tally(({ status }) => status).map(({ key, ...one }) => ({ status: key, ...one })),
    bySource: tally(({ source }) => source).map(({ key, ...one }) => ({ source: key, ...one })),
    byGrade: tally(({ gradeId }) => gradeId).map(({ key, ...one }) => ({
      gradeId: key,
      title: titles.get(key) ?? null,
      ...one,
    })),
  };
}

/** The first match; null without one. */
async function firstPlace(context: CallContext, where: SQL | undefined, order: readonly SQL[] = []) {
  const rows = await begunPlaceIds(context)
    .where(and(eq(enrolment.appId, context.appId), where))
    .orderBy(...order, desc(enrolment.createdAt), desc(enrolment.id))
    .limit(1);
  const [view] = await placeViews(context, await placesOf(context, rows));
  return view ?? null;
}

/** Throws NOT_FOUND. */
async function onePlace(context: CallContext, where: SQL | undefined) {
  const found = await firstPlace(context, where);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** Places within a scope, by id, because scopes of places need a join with the homework. */
const inScope = (context: CallContext, scope: SQL): SQL =>
  inArray(
    enrolment.id,
    context.db
      .select({ id: enrolment.id })
      .from(enrolment)
      .innerJoin(exam, and(eq(exam.appId, enrolment.appId), eq(exam.id, enrolment.targetId)))
      .where(scope),
  );

const published = eq(exam.published, true);

/** One decision by staff, with its log entry. */
async function decide(
  context: CallContext,
  action: string,
  id: string,
  move: PlaceMove,
  more: Record<string, unknown>,
) {
  const call = engineOf(context);
  await call.db.transaction(async (tx) => {
    const inside = within(call, tx);
    const locked = await lockPlace(inside, inScope(context, deciderScope(context)), id);
    await moveLocked(inside, locked, move);
    const audit = auditOf(context, `homeworkEnroll:${action}`, id, more);
    await audit(tx, { before: { status: locked.place.status }, after: { status: move.to } });
  });
  return onePlace(context, placeIs(context.appId, id));
}

/**
 * On the site, places of the caller, of a child, or followed as a teacher, in published homework; at an office's mount,
 * all that the caller follows as staff.
 */
const followed = (context: CallContext): SQL | undefined =>
  context.group === '' ? and(or(familyScope(context), teacherScope(context)), published) : staffScope(context);

/** Students and parents see a homework once it is published. */
const family = (context: CallContext): SQL | undefined => and(familyScope(context), published, held);

export const homeworkEnroll = {
  ...homeworkBatches,
  queryById: (context, { id }) => onePlace(context, and(followed(context), placeIs(context.appId, id))),
  queryLatest: async (context, { memberId }) => {
    // Staff have no homework of their own, and an empty reply would be misleading.
    const isStudent = context.actor.kind === 'member' && context.group === '';
    if (memberId === undefined && !isStudent)
      throw new AppError('VALIDATION', { detail: '学生，不能为空', path: 'memberId' });
    const wanted = memberId ?? (context.actor.kind === 'member' ? context.actor.memberId : '');
    const theirs = and(followed(context), published, held, eq(enrolment.memberId, wanted));
    const saved = await firstPlace(context, and(theirs, sql`${examPaperEnroll.lastSeenAt} is not null`), [
      desc(examPaperEnroll.lastSeenAt),
    ]);
    const open = sql`coalesce(${enrolment.lateUntilAt}, ${enrolment.dueAt}) > ${context.services.now().toISOString()}::timestamptz`;
    return { place: saved ?? (await firstPlace(context, and(theirs, open), [asc(enrolment.dueAt)])) };
  },
  queryList: (context, filter) =>
    context.group === ''
      ? listPlaces(context, filter, and(familyScope(context), published) ?? sql`false`)
      : listPlaces(context, filter, schoolScope(context)),
  queryListByTeacher: (context, filter) => listPlaces(context, filter, teacherScope(context)),
  queryMemberListSortByScore: (context, { homeworkId }) => rankedMembers(context, homeworkId),
  queryEnrolledMemberListByHomework: homeworkRoster,
  queryEnrollStatistics: (context, { homeworkId }) => placeStatistics(context, homeworkId),
  downloadEnrollList,
  ...paymentNotices,
  settle: (context, input) => settlePlaces(context, inScope(context, deciderScope(context)), input),
  reopen: async (context, { id, until, reason, onTime = false, questionIds }) => {
    const call = engineOf(context);
    const last = new Date(until);
    const longest = call.now.getTime() + HOMEWORK_LIMITS.lateMaxMs;
    if (last <= call.now || last.getTime() > longest)
      throw new AppError('VALIDATION', { path: 'until', detail: '退回后的时间要在现在以后，最多 60 天' });
    const wish = { id, until: last, reason: storableText(reason), onTime, questionIds };
    const audit = auditOf(context, 'homeworkEnroll:reopen', id, { reason: wish.reason, onTime, questionIds });
    await returnHomework(call, inScope(context, deciderScope(context)), wish, audit);
    return onePlace(context, placeIs(context.appId, id));
  },
  passQuit: (context, { id, reason }) => {
    if (reason === undefined) return decide(context, 'passQuit', id, PLACE_MOVES.passQuit, {});
    const quitReason = storableText(reason);
    return decide(context, 'passQuit', id, { ...PLACE_MOVES.forceQuit, set: { quitReason } }, { reason: quitReason });
  },
  rejectQuit: (context, { id, reason }) => {
    const rejectReason = storableText(reason);
    const move = { ...PLACE_MOVES.rejectQuit, set: { rejectReason } };
    return decide(context, 'rejectQuit', id, move, { reason: rejectReason });
  },
  finishQuit: (context, { id }) => decide(context, 'finishQuit', id, PLACE_MOVES.finishQuit, {}),
  applyQuit: async (context, { id, reason, withdraw }) => {
    memberActor(context);
    const call = engineOf(context);
    const scope = inScope(context, family(context) ?? sql`false`);
    await (withdraw ? withdrawQuit(call, scope, id) : applyQuit(call, scope, { id, reason }, async () => false));
    return onePlace(context, placeIs(context.appId, id));
  },
  queryMineEnrollByEnrollId: (context, { enrollId }) =>
    onePlace(context, and(familyScope(context), published, placeIs(context.appId, enrollId))),
  queryMineLatestEnroll: async (context, { homeworkId }) => ({
    place: await firstPlace(
      context,
      and(family(context), homeworkId === undefined ? undefined : eq(enrolment.targetId, homeworkId)),
    ),
  }),
  report: (context, { id }) => homeworkReport(context, id),
} satisfies ResourceHandlers<'homeworkEnroll'>;
