import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { homeworkEnroll } from '@aosai/api/homework/homeworkEnroll.contract';
import { ranking, RANKING_MIN } from '@aosai/api/homework/homeworkRanking';
import { maskName } from '@aosai/api/kit/masking';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examPaperEnroll } from '../../db/schema/exam.ts';
import { member } from '../../db/schema/people.ts';
import { waitsForClose } from '../../exams/reports/reviewVisibility.ts';
import { closedWorks } from '../../questions/bank/heldQuestions.ts';
import type { CallContext } from '../../kit/context.ts';
import { authorOf, engineOf } from '../../kit/engineOf.ts';
import { readHomework } from '../homework.ts';
import { familyScope, staffScope } from './placeScope.ts';
import { ENROLMENT, SEATED_ENROLMENT } from '@aosai/api/enrolment/enrolments';

type Ranking = OutputOf<(typeof homeworkEnroll)['calls']['queryMemberListSortByScore']>;

/** Places in the ranking, best first, without students who left or were exempted. */
export async function rankedPlaces(context: CallContext, homeworkId: string) {
  const { db, appId } = context;
  const rows = await db
    .select({
      id: enrolment.id,
      memberId: enrolment.memberId,
      name: member.name,
      status: examPaperEnroll.status,
      total: examPaperEnroll.totalPoints,
      lastSavedAt: examPaperEnroll.lastSeenAt,
      isMine: sql<boolean>`${familyScope(context)}`,
      isFollowed: sql<boolean>`${staffScope(context)}`,
      closedAt: sql<Date | null>`coalesce(${enrolment.lateUntilAt}, ${enrolment.dueAt})`.mapWith(enrolment.dueAt),
      isSettled: sql<boolean>`${enrolment.status} = ${ENROLMENT.settled}`,
      orgId: enrolment.orgId,
    })
    .from(enrolment)
    .innerJoin(exam, and(eq(exam.appId, enrolment.appId), eq(exam.id, enrolment.targetId)))
    .innerJoin(member, and(eq(member.appId, enrolment.appId), eq(member.id, enrolment.memberId)))
    .leftJoin(
      examPaperEnroll,
      and(eq(examPaperEnroll.appId, enrolment.appId), eq(examPaperEnroll.examEnrollId, enrolment.id)),
    )
    .where(
      and(
        eq(enrolment.appId, appId),
        eq(enrolment.kind, 'homework'),
        eq(enrolment.targetId, homeworkId),
        inArray(enrolment.status, [...SEATED_ENROLMENT]),
        isNull(enrolment.leftAt),
        isNull(enrolment.deletedAt),
      ),
    );
  return ranking(
    rows.map(({ total, status, ...row }) => ({ ...row, points: status === ATTEMPT.settled ? (total ?? 0) : null })),
  );
}

/** Whose names the caller sees, masked: of the schools of the caller and their places; for the office, everybody's. */
function nearTo({ actor }: CallContext, rows: readonly { isMine: boolean; orgId: string | null }[]) {
  const schools = new Set(rows.flatMap(({ isMine, orgId }) => (isMine ? [orgId] : [])));
  if (actor.kind === 'member') schools.add(actor.orgId);
  return (orgId: string | null): boolean => actor.kind === 'user' || (orgId !== null && schools.has(orgId));
}

/**
 * The ranking of a homework. Names are masked or missing, except the caller's own and those of students they teach.
 * Students read it only if the homework shows it and enough students are in it.
 */
export async function rankedMembers(context: CallContext, homeworkId: string): Promise<Ranking> {
  const { showRanking, results, reviewMatrix, endAt } = await readHomework(context, homeworkId);
  const rows = await rankedPlaces(context, homeworkId);
  const isStaff = context.actor.kind === 'user' || rows.some(({ isFollowed }) => isFollowed);
  const closed = await closedWorks(engineOf(context), authorOf(context), [homeworkId]);
  // Totals would reveal to the student which answers were right.
  const now = context.services.now();
  const isOpen = rows.every(({ isMine, closedAt, isSettled }) => {
    const rule = { results, closedAt: closedAt ?? endAt, isSettled };
    return !isMine || !waitsForClose(rule, reviewMatrix.whileOpen, now);
  });
  const isShown = closed.size === 0 && (isStaff || (isOpen && showRanking && rows.length >= RANKING_MIN));
  if (!isShown) return { content: [], isShown };
  const isNear = nearTo(context, rows);
  const content = rows.map(({ id, name, orgId, rank, isMine, isFollowed, points, lastSavedAt }) => {
    const isKnown = isMine || (isFollowed && context.actor.kind !== 'user');
    return {
      rank,
      enrollId: isMine || isFollowed ? id : null,
      memberName: isKnown ? name : isNear(orgId) ? maskName(name) : null,
      isMine,
      totalPoints: points,
      lastSavedAt: lastSavedAt?.toISOString() ?? null,
    };
  });
  return { content, isShown };
}
