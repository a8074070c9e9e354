import { and, desc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '@aosai/api/kit/contract/call';
import type { homeworkEnroll as placeCalls } from '@aosai/api/homework/homeworkEnroll.contract';
import { DAY_MS } from '@aosai/api/kit/constants';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examPaperEnroll } from '../../db/schema/exam.ts';
import { member } from '../../db/schema/people.ts';
import { instantParam } from '../../db/rawRows.ts';
import type { CallContext } from '../../kit/context.ts';
import { containing, listOrder } from '../../kit/rows/listOrder.ts';
import { paged, pagedAtOnce } from '../../kit/rows/paged.ts';
import { nameMatches } from '../../kit/rows/shownText.ts';
import { withinDays } from '../../kit/rows/withinDays.ts';
import {
  begunPlaceIds,
  isLateSql,
  isOverdueSql,
  placeIds,
  placesOf,
  placeViews,
  progressSql,
  waitsForReview,
} from './placeViews.ts';
import { ACTIVE_ENROLMENT, MEMBER_STATES } from '@aosai/api/enrolment/enrolments';

type Filter = ParsedInputOf<(typeof placeCalls)['calls']['queryList']>;
type Asked = Pick<Filter, 'page' | 'size' | 'sort'> & Partial<Filter>;

/** Neither points nor names: sorting must not reveal what a row hides. */
const SORTABLE = { dueAt: enrolment.dueAt, lastSavedAt: examPaperEnroll.lastSeenAt };

/** Places that the rate of the last `days` days counts: due by now, with students who still have them. */
const dueWithin = (days: number, now: Date): SQL | undefined =>
  and(
    eq(exam.published, true),
    isNull(exam.deletedAt),
    inArray(enrolment.status, [...MEMBER_STATES]),
    isNull(enrolment.leftAt),
    sql`${enrolment.dueAt} between ${instantParam(new Date(now.getTime() - days * DAY_MS))} and ${instantParam(now)}`,
  );

function narrowed({ actor, services }: CallContext, filter: Partial<Filter>): SQL | undefined {
  const now = services.now();
  const { homeworkId, gradeId, groupId, memberId, progressList, isLate, isOverdue, needsReview } = filter;
  const { dueWithinDays, from, to, keyword } = filter;
  const is = (condition: SQL, wanted: boolean) => (wanted ? condition : sql`not (${condition})`);
  const like = keyword ? containing(keyword) : undefined;
  // Searches names as `placeViews` shows them: masked for the office.
  const named = actor.kind === 'user' ? nameMatches(member.name, keyword ?? '') : ilike(member.name, like ?? '');
  return and(
    homeworkId === undefined ? undefined : eq(enrolment.targetId, homeworkId),
    gradeId === undefined ? undefined : eq(enrolment.gradeId, gradeId),
    groupId === undefined ? undefined : sql`${enrolment.groupIds} ? ${groupId}`,
    memberId === undefined ? undefined : eq(enrolment.memberId, memberId),
    progressList && inArray(progressSql, progressList),
    isLate === undefined ? undefined : is(isLateSql, isLate),
    isOverdue === undefined ? undefined : is(isOverdueSql(now), isOverdue),
    needsReview === undefined ? undefined : is(waitsForReview, needsReview),
    dueWithinDays === undefined ? undefined : dueWithin(dueWithinDays, now),
    withinDays(enrolment.dueAt, { from, to }),
    like === undefined
      ? undefined
      : or(
          sql`exists (select 1 from ${member} where ${member.appId} = ${enrolment.appId}
      and ${member.id} = ${enrolment.memberId} and ${named})`,
          ilike(exam.title, like),
        ),
  );
}

/** A place that is in use. */
export const held = and(inArray(enrolment.status, [...ACTIVE_ENROLMENT]), isNull(enrolment.deletedAt));

/** Places in this scope, latest due date first. */
export async function listPlaces(context: CallContext, filter: Asked, scope: SQL, also: SQL | undefined = held) {
  const { page, size, sort, progressList, isLate, isOverdue, needsReview } = filter;
  const asked = [progressList, isLate, isOverdue, needsReview].some((one) => one !== undefined);
  const asksAttempt = asked || sort.some((entry) => entry.startsWith('lastSavedAt'));
  const where = and(eq(enrolment.appId, context.appId), scope, also, narrowed(context, filter));
  const order = [...listOrder(sort, SORTABLE), desc(enrolment.dueAt), desc(enrolment.id)];
  const { rows, ...rest } = asksAttempt
    ? await pagedAtOnce(context.db, begunPlaceIds(context).where(where), { page, size }, order)
    : await paged(context.db, placeIds(context).where(where), { page, size }, order);
  return { content: await placeViews(context, await placesOf(context, rows)), ...rest };
}
