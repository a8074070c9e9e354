import { and, asc, eq, ilike, inArray, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ParsedInputOf } from '@aosai/api/kit/contract/call';
import type { homeworkEnroll as placeCalls, HomeworkRosterRow } from '@aosai/api/homework/homeworkEnroll.contract';
import { daysLate, latePenaltyPct } from '@aosai/api/homework/latePoints';
import { PROGRESS, standingAt } from '@aosai/api/homework/homeworkStanding';
import { maskName } from '@aosai/api/kit/masking';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examPaper } from '../../db/schema/exam.ts';
import { member, organizationMember } from '../../db/schema/people.ts';
import { grade } from '../../db/schema/teaching.ts';
import { datesOf, type HomeworkTableRow, lateRuleOf } from '../../exams/exam/homeworkRow.ts';
import { assigning, controlsOf } from './placeDates.ts';
import type { CallContext } from '../../kit/context.ts';
import { engineOf } from '../../kit/engineOf.ts';
import { containing } from '../../kit/rows/listOrder.ts';
import { nameMatches } from '../../kit/rows/shownText.ts';
import { keptPlaceScope } from '../../enrolment/scope/classPlaceScope.ts';
import { readableHomework } from '../homeworkScope.ts';
import { listPlaces } from './listPlaces.ts';
import { staffScope } from './placeScope.ts';
import { MEMBER_STATES } from '@aosai/api/enrolment/enrolments';

type Filter = ParsedInputOf<(typeof placeCalls)['calls']['queryEnrolledMemberListByHomework']>;

const own = alias(enrolment, 'of_homework');

/** Members of the homework's classes without a place in it, because they joined when it was over. */
async function placeless(context: CallContext, homework: HomeworkTableRow, { gradeId, keyword }: Filter) {
  const { db, appId } = context;
  const controls = await controlsOf(engineOf(context), homework.id);
  const gradeIds = [...new Set(controls.map((one) => one.gradeId))].filter((id) => !gradeId || id === gradeId);
  if (gradeIds.length === 0) return [];
  const has = db
    .select({ one: sql`1` })
    .from(own)
    .where(
      and(
        eq(own.appId, appId),
        eq(own.targetId, homework.id),
        eq(own.memberId, enrolment.memberId),
        isNull(own.deletedAt),
      ),
    );
  const named: SQL | undefined =
    context.actor.kind === 'user'
      ? nameMatches(member.name, keyword ?? '')
      : ilike(member.name, containing(keyword ?? ''));
  const rows = await db
    .select({
      gradeId: enrolment.targetId,
      gradeTitle: grade.title,
      memberId: enrolment.memberId,
      memberName: member.name,
      no: organizationMember.no,
      orgId: enrolment.orgId,
      teacherId: enrolment.teacherId,
      groupIds: enrolment.groupIds,
      since: enrolment.createdAt,
    })
    .from(enrolment)
    .innerJoin(grade, and(eq(grade.appId, enrolment.appId), eq(grade.id, enrolment.targetId)))
    .innerJoin(member, and(eq(member.appId, enrolment.appId), eq(member.id, enrolment.memberId)))
    .leftJoin(
      organizationMember,
      and(
        eq(organizationMember.appId, enrolment.appId),
        eq(organizationMember.orgId, enrolment.orgId),
        eq(organizationMember.memberId, enrolment.memberId),
        eq(organizationMember.status, 'active'),
      ),
    )
    .where(
      and(
        keptPlaceScope(context),
        inArray(enrolment.targetId, gradeIds),
        inArray(enrolment.status, [...MEMBER_STATES]),
        keyword ? named : undefined,
        notExists(has),
      ),
    )
    .orderBy(asc(member.name), asc(enrolment.id));
  return [...new Map(assigning(controls, rows).map((row) => [row.memberId, row])).values()];
}

type Placeless = Awaited<ReturnType<typeof placeless>>[number];

async function sizeOf({ db, appId }: CallContext, { examPaperIds }: HomeworkTableRow) {
  const [paper] = await db
    .select({ sections: examPaper.sections, maxPoints: examPaper.totalPoints })
    .from(examPaper)
    .where(and(eq(examPaper.appId, appId), eq(examPaper.id, examPaperIds[0] ?? '')));
  const questionCount = (paper?.sections ?? []).reduce((sum, { items }) => sum + items.length, 0);
  return { questionCount, maxPoints: paper?.maxPoints ?? 0 };
}

function rowOf(
  context: CallContext,
  homework: HomeworkTableRow,
  { gradeId, gradeTitle, memberId, memberName, no, since }: Placeless,
  size: { questionCount: number; maxPoints: number },
): HomeworkRosterRow {
  const now = context.services.now();
  const dates = datesOf(homework);
  const { isLate, isOverdue } = standingAt({ ...dates, attempt: null, isSettled: false }, now);
  return {
    ...size,
    id: null,
    status: null,
    homeworkId: homework.id,
    homeworkTitle: homework.title,
    memberId,
    memberName: context.actor.kind === 'user' ? maskName(memberName) : memberName,
    no,
    source: 'grade',
    gradeId,
    gradeTitle,
    openAt: dates.openAt.toISOString(),
    dueAt: dates.dueAt.toISOString(),
    lateUntilAt: dates.lateUntilAt?.toISOString() ?? null,
    dueFrom: 'homework',
    progress: PROGRESS.notBegun,
    isLate,
    isOverdue,
    isOpen: false,
    penaltyPct: latePenaltyPct(daysLate(now, dates.dueAt), lateRuleOf(homework)),
    attemptId: null,
    answeredCount: 0,
    totalPoints: null,
    needsReview: false,
    isTakenBack: false,
    lastSavedAt: null,
    completedAt: null,
    settledAt: null,
    leftAt: null,
    quitReason: null,
    rejectReason: null,
    createdAt: since.toISOString(),
  };
}

/** Everybody a homework is for: students who have it, then members of its classes who joined too late. */
export async function homeworkRoster(context: CallContext, filter: Filter) {
  const { homeworkId, progressList, page, size } = filter;
  const found = await listPlaces(context, filter, staffScope(context), isNull(enrolment.deletedAt));
  const isAsked = homeworkId !== undefined && (progressList?.includes(PROGRESS.notBegun) ?? true);
  if (!isAsked) return found;
  const [homework] = await context.db
    .select()
    .from(exam)
    .where(
      and(eq(exam.appId, context.appId), readableHomework(context), eq(exam.id, homeworkId), eq(exam.published, true)),
    );
  if (!homework) return found;
  const missing = await placeless(context, homework, filter);
  const from = Math.max(0, page * size - found.total);
  const room = size - found.content.length;
  const more = room > 0 ? missing.slice(from, from + room) : [];
  const paper = await sizeOf(context, homework);
  return {
    ...found,
    content: [...found.content, ...more.map((one) => rowOf(context, homework, one, paper))],
    total: found.total + missing.length,
  };
}
