import { and, asc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { weekAround } from '@aosai/api/kit/weeks';
import { memberMembership as card } from '../db/schema/cards.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam, examPaperEnroll } from '../db/schema/exam.ts';
import { member } from '../db/schema/people.ts';
import { instantParam } from '../db/rawRows.ts';
import type { CallContext, ResourceHandlers } from '../kit/context.ts';
import { memberRowScope } from '../kit/scope.ts';
import { isLateSql, isOverdueSql, progressSql } from '../homework/places/placeViews.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';
import { weekFacts } from './today/weekFacts.ts';

const childrenOf = (context: CallContext) =>
  and(
    memberRowScope(context, { appId: member.appId, memberId: member.id }, ['child']),
    eq(member.status, MEMBER.active),
  );

/** The card of each of these members that is valid longest from now. */
async function longestCards({ db, appId, services }: CallContext, memberIds: string[]) {
  const rows = await db
    .select({ memberId: card.memberId, name: card.name, expireDate: card.expireDate })
    .from(card)
    .where(
      and(
        eq(card.appId, appId),
        inArray(card.memberId, memberIds),
        gte(card.expireDate, services.now()),
        isNull(card.endedAt),
        isNull(card.deletedAt),
      ),
    )
    .orderBy(asc(card.expireDate));
  const longest = new Map(rows.map((row) => [row.memberId, row]));
  return (memberId: string) => {
    const found = longest.get(memberId);
    return found ? { name: found.name, expireDate: found.expireDate.toISOString() } : null;
  };
}

/** The week of each of the caller's children: time, finished units, homework due and exams handed in. */
export const queryFamilyWeek: ResourceHandlers<'desk'>['queryFamilyWeek'] = async (context, { weeksBack }) => {
  const now = context.services.now();
  const { from, to } = weekAround(now.getTime(), weeksBack);
  const isIn = (column: typeof enrolment.dueAt | typeof examPaperEnroll.completedAt) =>
    sql`${column} >= ${instantParam(from)} and ${column} < ${instantParam(to)}`;
  const isHomework = sql`${enrolment.kind} = 'homework' and ${isIn(enrolment.dueAt)}`;
  const isHeld = sql`${enrolment.status} in ('2', '4', '5', '7')`;
  const isDone = sql`${progressSql} in ('2', '3') and ${examPaperEnroll.id} is not null`;
  const count = (where: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${where}))::int`;
  const rows = await context.db
    .select({
      memberId: member.id,
      name: member.name,
      assigned: count(sql`${isHomework} and ${isHeld}`),
      done: count(sql`${isHomework} and ${isHeld} and ${isDone}`),
      late: count(sql`${isHomework} and ${isHeld} and ${isDone} and ${isLateSql}`),
      overdue: count(sql`${isHomework} and ${isHeld} and ${isOverdueSql(now)}`),
      exempt: count(sql`${isHomework} and ${enrolment.status} = '6'`),
      quitApplied: count(sql`${isHomework} and ${enrolment.status} = '4'`),
      exams: count(
        sql`${enrolment.kind} = 'exam' and ${examPaperEnroll.status} in ('2', '3') and ${isIn(examPaperEnroll.completedAt)}`,
      ),
    })
    .from(member)
    .leftJoin(
      enrolment,
      and(
        eq(enrolment.appId, member.appId),
        eq(enrolment.memberId, member.id),
        sql`${enrolment.deletedAt} is null and ${enrolment.leftAt} is null`,
        sql`exists (select 1 from ${exam} x where x.app_id = ${enrolment.appId} and x.id = ${enrolment.targetId}
          and x.published and x.deleted_at is null)`,
      ),
    )
    .leftJoin(
      examPaperEnroll,
      and(eq(examPaperEnroll.appId, enrolment.appId), eq(examPaperEnroll.examEnrollId, enrolment.id)),
    )
    .where(childrenOf(context))
    .groupBy(member.appId, member.id)
    .orderBy(member.name, member.id);
  const memberIds = rows.map(({ memberId }) => memberId);
  const factsOf = await weekFacts(context.db, context.appId, { memberIds, from, to });
  const cardOf = await longestCards(context, memberIds);
  const children = rows.map((row) => ({ ...row, ...factsOf(row.memberId), card: cardOf(row.memberId) }));
  return { from: from.toISOString(), to: to.toISOString(), children };
};
