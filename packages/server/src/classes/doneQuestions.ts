import { and, eq, inArray, isNotNull, max } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { enrolment } from '../db/schema/enrolment.ts';
import { examMemberQuestion, questionVersion } from '../db/schema/exam.ts';
import { member } from '../db/schema/people.ts';
import { memberQuestion } from '../db/schema/practice.ts';
import { LEARNING_STATES } from '../courses/openChapters.ts';
import type { ResourceHandlers } from '../kit/context.ts';
import { findKeptGrade } from './gradeList.ts';

/** Who of a class has answered these questions before, in any version: in exams, homework or practice. */
export const queryDoneQuestions: ResourceHandlers<'grade'>['queryDoneQuestions'] = async (
  context,
  { id, questionIds },
) => {
  const { db, appId } = context;
  if (!(await findKeptGrade(context, id))) throw new AppError('NOT_FOUND');
  const people = await db
    .select({ id: member.id, name: member.name })
    .from(enrolment)
    .innerJoin(member, and(eq(member.appId, enrolment.appId), eq(member.id, enrolment.memberId)))
    .where(
      and(
        eq(enrolment.appId, appId),
        eq(enrolment.kind, 'grade'),
        eq(enrolment.targetId, id),
        inArray(enrolment.status, [...LEARNING_STATES]),
      ),
    );
  const nameOf = new Map(people.map((one) => [one.id, one.name]));
  const memberIds = [...nameOf.keys()];
  const savedAt = max(examMemberQuestion.savedAt);
  const set = await db
    .select({ questionId: questionVersion.questionId, memberId: examMemberQuestion.memberId, at: savedAt })
    .from(examMemberQuestion)
    .innerJoin(
      questionVersion,
      and(
        eq(questionVersion.appId, examMemberQuestion.appId),
        eq(questionVersion.id, examMemberQuestion.questionVersionId),
      ),
    )
    .where(
      and(
        eq(examMemberQuestion.appId, appId),
        inArray(questionVersion.questionId, questionIds),
        inArray(examMemberQuestion.memberId, memberIds),
        isNotNull(examMemberQuestion.answer),
      ),
    )
    .groupBy(questionVersion.questionId, examMemberQuestion.memberId);
  const practised = await db
    .select({
      questionId: memberQuestion.questionId,
      memberId: memberQuestion.memberId,
      at: memberQuestion.lastTriedAt,
    })
    .from(memberQuestion)
    .where(
      and(
        eq(memberQuestion.appId, appId),
        inArray(memberQuestion.questionId, questionIds),
        inArray(memberQuestion.memberId, memberIds),
        isNotNull(memberQuestion.lastTriedAt),
      ),
    );
  const done = [...set, ...practised].flatMap(({ at, ...one }) => (at === null ? [] : [{ ...one, at }]));
  const latest = done.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const content = [...Map.groupBy(latest, ({ questionId }) => questionId)].map(([questionId, all]) => ({
    questionId,
    lastAt: (all[0]?.at ?? new Date(0)).toISOString(),
    students: [...new Set(all.map(({ memberId }) => memberId))].map((one) => nameOf.get(one) ?? ''),
  }));
  return { content };
};
