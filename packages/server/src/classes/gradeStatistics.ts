import { and, countDistinct, eq, inArray } from 'drizzle-orm';
import { maskName } from '@aosai/api/kit/masking';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam } from '../db/schema/exam.ts';
import { member, organizationMember } from '../db/schema/people.ts';
import { gradeControl } from '../db/schema/teaching.ts';
import { classPlaces, countStates, seatsIn } from './places/classPlaces.ts';
import { gradeFigures } from './classFigures.ts';
import type { CallContext, ResourceHandlers } from '../kit/context.ts';
import { engineOf } from '../kit/engineOf.ts';
import { findGrade, findKeptGrade } from './gradeList.ts';
import type { GradeRow } from './gradeViews.ts';
import { ENROLMENT, MEMBER_STATES } from '@aosai/api/enrolment/enrolments';

async function workCounts({ db, appId }: CallContext, gradeId: string) {
  const rows = await db
    .select({ type: gradeControl.targetType, works: countDistinct(gradeControl.targetId) })
    .from(gradeControl)
    .innerJoin(exam, and(eq(exam.appId, gradeControl.appId), eq(exam.id, gradeControl.targetId)))
    .where(
      and(
        eq(gradeControl.appId, appId),
        eq(gradeControl.gradeId, gradeId),
        eq(gradeControl.visible, true),
        eq(exam.published, true),
        inArray(gradeControl.targetType, ['exam', 'homework']),
      ),
    )
    .groupBy(gradeControl.targetType);
  const of = (type: string): number => rows.find((row) => row.type === type)?.works ?? 0;
  return { homeworkCount: of('homework'), examCount: of('exam') };
}

/** Members for those who run the class: full names for the school, masked for the platform's office. */
async function figuresOf(context: CallContext, row: GradeRow) {
  const { db, appId, actor } = context;
  const { members, percent, completion, examPercent } = await gradeFigures(engineOf(context), row.id);
  const reached = new Map(members.map((one) => [one.memberId, one.percent]));
  const place = and(
    eq(organizationMember.appId, enrolment.appId),
    eq(organizationMember.orgId, enrolment.orgId),
    eq(organizationMember.memberId, enrolment.memberId),
  );
  const people = await db
    .select({ memberId: enrolment.memberId, name: member.name, no: organizationMember.no })
    .from(enrolment)
    .innerJoin(member, and(eq(member.appId, enrolment.appId), eq(member.id, enrolment.memberId)))
    .leftJoin(organizationMember, place)
    .where(and(classPlaces(appId, [row.id]), inArray(enrolment.status, [...MEMBER_STATES])))
    .orderBy(organizationMember.no, enrolment.id);
  const isOffice = actor.kind === 'user';
  return {
    homeworkPercent: percent,
    completion,
    examPercent,
    members: people.map(({ memberId, name, no }) => ({
      memberId,
      name: isOffice ? maskName(name) : name,
      no,
      percent: reached.get(memberId) ?? null,
    })),
  };
}

export const gradeStatistics: ResourceHandlers<'grade'>['queryStatistics'] = async (context, { id }) => {
  const row = await findGrade(context, id);
  const kept = await findKeptGrade(context, id);
  const counts = (await countStates(context.db, context.appId, [id]))(id);
  return {
    gradeId: id,
    capacity: row.capacity,
    takenCount: seatsIn(counts),
    waitingCount: counts.get(ENROLMENT.waiting) ?? 0,
    ...(await workCounts(context, id)),
    figures: kept ? await figuresOf(context, kept) : null,
  };
};
