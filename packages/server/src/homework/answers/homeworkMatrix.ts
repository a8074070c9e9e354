import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { homeworkMemberQuestion } from '@aosai/api/homework/homeworkMemberQuestion.contract';
import { maskName } from '@aosai/api/kit/masking';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examMemberQuestion as answers, examPaperEnroll } from '../../db/schema/exam.ts';
import { member, organizationMember } from '../../db/schema/people.ts';
import { hasAnswer } from '../../exams/room/attemptView.ts';
import { closedVersions } from '../../questions/bank/heldQuestions.ts';
import { paperContent } from '../../papers/paperContent.ts';
import type { CallContext } from '../../kit/context.ts';
import { authorOf, engineOf } from '../../kit/engineOf.ts';
import { readHomework } from '../homework.ts';
import { asStaff } from '../homeworkScope.ts';
import { staffScope } from '../places/placeScope.ts';
import { progressSql, takenBack } from '../places/placeViews.ts';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';
import type { HomeworkProgress } from '@aosai/api/homework/homeworkStanding';
import { daysLate } from '@aosai/api/homework/latePoints';
import { answerTally } from '@aosai/api/homework/homeworkStatistics';

type Matrix = OutputOf<(typeof homeworkMemberQuestion)['calls']['queryStatisticsGroupByMember']>;

/** Students by questions, as far as the caller follows them: one query, without any answer's text. */
export async function homeworkMatrix(context: CallContext, homeworkId: string): Promise<Matrix> {
  const { db, appId } = context;
  const row = await readHomework(asStaff(context), homeworkId);
  const { sections } = await paperContent(db, appId, row.examPaperIds[0] ?? '');
  const questions = sections
    .flatMap(({ items }) => items)
    .map(({ version, points }, place) => ({ questionId: version.id, no: place + 1, maxPoints: points }));
  const rows = await db
    .select({
      homeworkEnrollId: enrolment.id,
      memberId: enrolment.memberId,
      memberName: member.name,
      orgId: enrolment.orgId,
      no: organizationMember.no,
      progress: sql<HomeworkProgress>`${progressSql}`,
      isTakenBack: takenBack,
      dueAt: enrolment.dueAt,
      closesAt: exam.endAt,
      startedAt: examPaperEnroll.startedAt,
      lastSavedAt: examPaperEnroll.lastSeenAt,
      questionId: answers.questionVersionId,
      points: answers.points,
      isAnswered: sql<boolean>`coalesce(${hasAnswer}, false)`,
      needsReview: answers.needsReview,
      spentMs: answers.spentMs,
    })
    .from(enrolment)
    .innerJoin(exam, and(eq(exam.appId, enrolment.appId), eq(exam.id, enrolment.targetId)))
    .innerJoin(member, and(eq(member.appId, enrolment.appId), eq(member.id, enrolment.memberId)))
    .leftJoin(
      organizationMember,
      and(
        eq(organizationMember.appId, enrolment.appId),
        eq(organizationMember.orgId, enrolment.orgId),
        eq(organizationMember.memberId, enrolment.memberId),
      ),
    )
    .leftJoin(
      examPaperEnroll,
      and(eq(examPaperEnroll.appId, enrolment.appId), eq(examPaperEnroll.examEnrollId, enrolment.id)),
    )
    .leftJoin(answers, and(eq(answers.appId, enrolment.appId), eq(answers.attemptId, examPaperEnroll.id)))
    .where(
      and(
        staffScope(context),
        eq(enrolment.targetId, homeworkId),
        ne(enrolment.status, ENROLMENT.quit),
        isNull(enrolment.leftAt),
        isNull(enrolment.deletedAt),
      ),
    )
    .orderBy(asc(member.name), asc(enrolment.id));
  const byPlace = Map.groupBy(rows, ({ homeworkEnrollId }) => homeworkEnrollId);
  const versionIds = questions.map(({ questionId }) => questionId);
  const closed = await closedVersions(engineOf(context), authorOf(context), versionIds, homeworkId);
  const isOffice = context.actor.kind === 'user';
  const content = [...byPlace.values()].flatMap((ofPlace) => {
    const [first] = ofPlace;
    if (!first) return [];
    const { homeworkEnrollId, memberId, memberName, orgId, no, progress, isTakenBack, startedAt, lastSavedAt } = first;
    const dueAt = first.dueAt ?? first.closesAt;
    // The number belongs to the school.
    const isTold = isOffice || (context.actor.kind === 'member' && orgId === context.actor.orgId);
    const byQuestion = new Map(ofPlace.map((one) => [one.questionId, one]));
    const cells = questions.map(({ questionId, maxPoints }) => {
      const found = byQuestion.get(questionId);
      const isAnswered = found?.isAnswered ?? false;
      const points = closed.has(questionId) ? null : (found?.points ?? null);
      return { points, maxPoints, isAnswered, needsReview: found?.needsReview ?? false };
    });
    const name = isOffice ? maskName(memberName) : memberName;
    return [
      {
        homeworkEnrollId,
        memberId,
        memberName: name,
        no: isTold ? no : null,
        progress,
        isTakenBack,
        lateDays: lastSavedAt ? daysLate(lastSavedAt, dueAt) : 0,
        dueAt: dueAt.toISOString(),
        firstSavedAt: startedAt?.toISOString() ?? null,
        lastSavedAt: lastSavedAt?.toISOString() ?? null,
        spentMs: ofPlace.reduce((sum, { spentMs }) => sum + (spentMs ?? 0), 0),
        ...answerTally(cells.filter((_, at) => !closed.has(questions[at]?.questionId ?? ''))),
        cells,
      },
    ];
  });
  return { questions, content };
}
