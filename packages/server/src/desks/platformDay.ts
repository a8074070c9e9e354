import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import { AWAY_AFTER_MS } from '@aosai/api/exams/liveBoard';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { enrolment } from '../db/schema/enrolment.ts';
import { examPaperEnroll } from '../db/schema/exam.ts';
import { question } from '../db/schema/bank.ts';
import { orders } from '../db/schema/orders.ts';
import { billDifference } from '../db/schema/reconcile.ts';
import { submission } from '../db/schema/submission.ts';
import { member, organization } from '../db/schema/people.ts';
import { feedback } from '../db/schema/platform.ts';
import { instantParam, rawRows } from '../db/rawRows.ts';
import { beijingDay } from '../kit/beijingDay.ts';
import { alarmsOf } from '../platform/health/judgeAlarms.ts';
import type { CallContext, ResourceHandlers } from '../kit/context.ts';
import { areStepsHidden, platformSteps } from './firstSteps.ts';
import { examsToday } from './examsToday.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';
import { ORGANIZATION } from '@aosai/api/schools/organizations';
import { ORDER } from '@aosai/api/orders/orderStates';
import type { PlatformDay } from '@aosai/api/desks/desk.contract';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

/** Places taken since midnight, whatever their state now. */
async function placesToday({ db, appId }: CallContext, now: Date) {
  const rows = await db
    .select({ kind: enrolment.kind, places: sql<number>`count(*)::int` })
    .from(enrolment)
    .where(and(eq(enrolment.appId, appId), gte(enrolment.createdAt, beijingDay(now).from), isNull(enrolment.deletedAt)))
    .groupBy(enrolment.kind);
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.places ?? 0;
  return { exam: of('exam'), homework: of('homework'), grade: of('grade') };
}

async function runningNow({ db, appId }: CallContext, now: Date) {
  const silentSince = instantParam(new Date(now.getTime() - AWAY_AFTER_MS));
  const [row] = await db
    .select({
      running: sql<number>`count(*)::int`,
      away: sql<number>`(count(*) filter (where ${examPaperEnroll.lastSeenAt} < ${silentSince}))::int`,
    })
    .from(examPaperEnroll)
    .where(
      and(
        eq(examPaperEnroll.appId, appId),
        eq(examPaperEnroll.kind, 'exam'),
        eq(examPaperEnroll.status, ATTEMPT.inProgress),
      ),
    );
  return row ?? { running: 0, away: 0 };
}

/** Scored runs and trials with somebody waiting; nobody waits for a rejudge. */
async function queueNow({ db, appId }: CallContext, now: Date) {
  const [row] = await db
    .select({
      waiting: sql<number>`count(*)::int`,
      oldest: sql`min(${submission.createdAt})`.mapWith(submission.createdAt),
    })
    .from(submission)
    .where(
      and(eq(submission.appId, appId), eq(submission.state, 'queued'), sql`${submission.kind} in ('submit', 'debug')`),
    );
  const { total } = await alarmsOf(db, appId, now);
  const oldestWaitMs = row?.oldest ? Math.max(0, now.getTime() - row.oldest.getTime()) : 0;
  return { waiting: row?.waiting ?? 0, oldestWaitMs, systemErrors: total };
}

/** Requests that wait for the back office. */
async function pendingNow({ db, appId }: CallContext) {
  const [row] = await rawRows<PlatformDay['pending']>(
    db,
    sql`select
      (select count(*) from ${organization} o where o.app_id = ${appId} and o.status = ${ORGANIZATION.pending}
        and o.deleted_at is null)::int as organizations,
      (select count(*) from ${member} m where m.app_id = ${appId} and m.status = ${MEMBER.pending}
        and m.deleted_at is null)::int as members,
      (select count(*) from ${feedback} f where f.app_id = ${appId} and f.status = '0'
        and f.question_id is null and f.deleted_at is null)::int as feedback,
      (select count(*) from ${feedback} f join ${question} q on q.app_id = f.app_id and q.id = f.question_id
        where f.app_id = ${appId} and f.status = '0' and f.deleted_at is null
        and q.org_id is null and q.owner_id is null and q.deleted_at is null)::int as "errorReports",
      (select count(*) from ${enrolment} e where e.app_id = ${appId} and e.kind = 'exam'
        and e.status = ${ENROLMENT.quitApplied} and e.deleted_at is null)::int as quits,
      (select count(*) from ${orders} o where o.app_id = ${appId} and o.kind = 'membership'
        and o.status = ${ORDER.quitApplied} and o.deleted_at is null)::int as "cardQuits",
      (select count(*) from ${billDifference} b where b.app_id = ${appId} and b.state <> 'done')::int
        as "billDifferences"`,
  );
  if (!row) throw new TypeError('counts are a row');
  return row;
}

/** Figures of the platform today. */
export const queryPlatformDay: ResourceHandlers<'desk'>['queryPlatformDay'] = async (context) => {
  const now = context.services.now();
  return {
    serverNow: now.toISOString(),
    placesToday: await placesToday(context, now),
    ...(await runningNow(context, now)),
    queue: await queueNow(context, now),
    pending: await pendingNow(context),
    exams: await examsToday(context, ['office']),
    firstSteps: await platformSteps(context),
    areStepsHidden: await areStepsHidden(context),
  };
};
