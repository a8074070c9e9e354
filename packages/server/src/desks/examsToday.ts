import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { AWAY_AFTER_MS } from '@aosai/api/exams/liveBoard';
import { DAY_MS } from '@aosai/api/kit/constants';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam, examPaperEnroll } from '../db/schema/exam.ts';
import { instantParam } from '../db/rawRows.ts';
import { beijingDay } from '../kit/beijingDay.ts';
import type { CallContext } from '../kit/context.ts';
import { attemptScope } from '../exams/attempts/attemptScope.ts';
import { memberRowScope, type Way } from '../kit/scope.ts';
import { viaClassOf } from '../enrolment/scope/viaClass.ts';
import { targetRows } from '../enrolment/scope/targetScope.ts';
import { SEATED_ENROLMENT } from '@aosai/api/enrolment/enrolments';

const MOST = 50;

const running = alias(examPaperEnroll, 'running');

/** Running, but silent for so long that the connection must be lost. */
const isAway = (now: Date): SQL =>
  sql`${examPaperEnroll.lastSeenAt} < ${instantParam(new Date(now.getTime() - AWAY_AFTER_MS))}`;

/**
 * Exams that belong to a day: with a window of at most half a day that meets it, or with students and an end of the
 * window on it. One that can be sat at any hour, as practice, belongs to no day in particular.
 */
function isOnDay(from: Date): SQL | undefined {
  const to = new Date(from.getTime() + DAY_MS);
  const isShort = sql`${exam.endAt} - ${exam.startAt} <= interval '12 hours'`;
  const isEdge = or(gte(exam.startAt, from), lt(exam.endAt, to));
  return and(
    eq(exam.published, true),
    isNull(exam.stoppedAt),
    lt(exam.startAt, to),
    gt(exam.endAt, from),
    or(isShort, and(isNotNull(enrolment.id), isEdge)),
  );
}

/** Places in exams of the caller's students, also of those who came through a class. */
function placesOfMine(context: CallContext): SQL {
  const { actor } = context;
  if (actor.kind !== 'member' || actor.type !== 'teacher') return sql`false`;
  const { appId, memberId, orgId, teacherId } = enrolment;
  return (
    or(
      memberRowScope(context, { appId, memberId, orgId, teacherId }, ['student']),
      and(eq(appId, context.appId), ne(memberId, actor.memberId), viaClassOf(context, actor)),
    ) ?? sql`false`
  );
}

/**
 * Exams of today that the caller runs, those in which a teacher's students have a place, and other exams being written by
 * students in scope.
 */
export async function examsToday(context: CallContext, ways: readonly Way[]) {
  const { db, appId, services } = context;
  const now = services.now();
  const isToday = isOnDay(beijingDay(now).from);
  const runs = targetRows(context) ?? sql`false`;
  const isRunning = isNotNull(examPaperEnroll.id);
  const ofMine = ways.includes('student') ? placesOfMine(context) : sql`false`;
  const written = db
    .select({ id: running.examId })
    .from(running)
    .where(and(eq(running.appId, appId), eq(running.status, ATTEMPT.inProgress), eq(running.kind, 'exam')));
  const rows = await db
    .select({
      id: exam.id,
      title: exam.title,
      startAt: exam.startAt,
      endAt: exam.endAt,
      mayWatch: sql<boolean>`coalesce(bool_or(${runs}), false)`,
      places: sql<number>`count(distinct ${enrolment.id})::int`,
      running: sql<number>`(count(distinct ${examPaperEnroll.id}))::int`,
      away: sql<number>`(count(distinct ${examPaperEnroll.id}) filter (where ${isAway(now)}))::int`,
    })
    .from(exam)
    .leftJoin(
      enrolment,
      and(
        eq(enrolment.appId, exam.appId),
        eq(enrolment.kind, 'exam'),
        eq(enrolment.targetId, exam.id),
        isNull(enrolment.deletedAt),
        sql`${enrolment.status} = any(${sql.param([...SEATED_ENROLMENT])}::text[])`,
      ),
    )
    .leftJoin(
      examPaperEnroll,
      and(
        eq(examPaperEnroll.appId, exam.appId),
        eq(examPaperEnroll.examEnrollId, enrolment.id),
        eq(examPaperEnroll.status, ATTEMPT.inProgress),
      ),
    )
    .where(
      and(
        eq(exam.appId, appId),
        eq(exam.kind, 'exam'),
        isNull(exam.deletedAt),
        // The second condition follows from the first, but lets the database find the few exams before their places.
        or(and(or(runs, ofMine), isToday), and(isRunning, attemptScope(context, ways))),
        or(isToday, inArray(exam.id, written)),
      ),
    )
    .groupBy(exam.appId, exam.id)
    .orderBy(exam.startAt, exam.id)
    .limit(MOST);
  return rows.map(({ startAt, endAt, ...row }) => ({
    ...row,
    startAt: startAt.toISOString(),
    endAt: endAt.toISOString(),
  }));
}
