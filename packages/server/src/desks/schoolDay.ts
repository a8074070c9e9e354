import { and, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '@aosai/api/kit/constants';
import { percentOf } from '@aosai/api/kit/percent';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam, examPaperEnroll } from '../db/schema/exam.ts';
import { organizationMember } from '../db/schema/people.ts';
import { grade } from '../db/schema/teaching.ts';
import { activeSince } from '../schools/roster/activeSince.ts';
import { instantParam } from '../db/rawRows.ts';
import type { CallContext, ResourceHandlers } from '../kit/context.ts';
import { deciderScope as examDecider } from '../exams/places/enrolmentScope.ts';
import { memberActor } from '../kit/actor.ts';
import { keptGradeScope } from '../enrolment/scope/classRowScope.ts';
import { hasNoTeacher } from '../enrolment/scope/taughtClasses.ts';
import { keptPlaceScope } from '../enrolment/scope/classPlaceScope.ts';
import { deciderScope as homeworkDecider, schoolScope } from '../homework/places/placeScope.ts';
import { progressSql } from '../homework/places/placeViews.ts';
import { areStepsHidden, schoolSteps } from './firstSteps.ts';
import { examsToday } from './examsToday.ts';
import { ENROLMENT, MEMBER_STATES } from '@aosai/api/enrolment/enrolments';

const WEEK_MS = 7 * DAY_MS;

const count = (where: SQL | undefined) => sql<number>`(count(*) filter (where ${where}))::int`;

/** Students in the school's classes that are not over, each counted once. */
async function classCounts(context: CallContext, now: Date) {
  const isSeated = inArray(enrolment.status, [...MEMBER_STATES]);
  const [row] = await context.db
    .select({
      inClasses: sql<number>`(count(distinct ${enrolment.memberId}) filter (where ${isSeated}))::int`,
      waiting: count(eq(enrolment.status, ENROLMENT.waiting)),
    })
    .from(enrolment)
    .innerJoin(grade, and(eq(grade.appId, enrolment.appId), eq(grade.id, enrolment.targetId)))
    .where(and(keptPlaceScope(context), eq(grade.published, true), isNull(grade.stoppedAt), gt(grade.endAt, now)));
  return row ?? { inClasses: 0, waiting: 0 };
}

/** The school's classes that nobody teaches. */
const withoutTeacher = (context: CallContext, now: Date): Promise<number> =>
  context.db.$count(grade, and(keptGradeScope(context), hasNoTeacher(now)));

/** Quit requests that the caller decides, of all three kinds. */
export async function openQuits(context: CallContext) {
  const rows = await context.db
    .select({ kind: enrolment.kind, quits: count(sql`true`) })
    .from(enrolment)
    .leftJoin(exam, and(eq(exam.appId, enrolment.appId), eq(exam.id, enrolment.targetId)))
    .where(
      and(
        eq(enrolment.status, ENROLMENT.quitApplied),
        isNull(enrolment.deletedAt),
        or(examDecider(context), homeworkDecider(context), keptPlaceScope(context)),
      ),
    )
    .groupBy(enrolment.kind);
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.quits ?? 0;
  return { exam: of('exam'), homework: of('homework'), grade: of('grade') };
}

/** The share of homework due in the last seven days that was handed in, by the same rule as 完成率 of one homework. */
async function weekOf(context: CallContext, now: Date) {
  const isDone = sql`${progressSql} in ('2', '3') and ${examPaperEnroll.id} is not null`;
  const [row] = await context.db
    .select({ assigned: count(sql`true`), done: count(isDone) })
    .from(enrolment)
    .innerJoin(
      exam,
      and(
        eq(exam.appId, enrolment.appId),
        eq(exam.id, enrolment.targetId),
        eq(exam.published, true),
        isNull(exam.deletedAt),
      ),
    )
    .leftJoin(
      examPaperEnroll,
      and(eq(examPaperEnroll.appId, enrolment.appId), eq(examPaperEnroll.examEnrollId, enrolment.id)),
    )
    .where(
      and(
        schoolScope(context),
        inArray(enrolment.status, [...MEMBER_STATES]),
        isNull(enrolment.leftAt),
        isNull(enrolment.deletedAt),
        sql`${enrolment.dueAt} between ${instantParam(new Date(now.getTime() - WEEK_MS))} and ${instantParam(now)}`,
      ),
    );
  const { assigned, done } = row ?? { assigned: 0, done: 0 };
  return { assigned, done, donePct: percentOf(done, assigned) };
}

/** Figures of a school today. */
export const querySchoolDay: ResourceHandlers<'desk'>['querySchoolDay'] = async (context) => {
  const now = context.services.now();
  const { orgId } = memberActor(context);
  return {
    serverNow: now.toISOString(),
    ...(await classCounts(context, now)),
    withoutTeacher: await withoutTeacher(context, now),
    quits: await openQuits(context),
    active: await context.db.$count(
      organizationMember,
      and(
        eq(organizationMember.appId, context.appId),
        eq(organizationMember.orgId, orgId ?? ''),
        isNull(organizationMember.deletedAt),
        activeSince(context.db, new Date(now.getTime() - WEEK_MS)),
      ),
    ),
    week: await weekOf(context, now),
    exams: await examsToday(context, ['organization']),
    firstSteps: await schoolSteps(context, 'manager'),
    areStepsHidden: await areStepsHidden(context),
  };
};
