import { HOUR_MS } from '@aosai/api/kit/constants';
import { SINGLE } from '@aosai/api/questions/kinds';
import { MOCK_REVIEW } from '@aosai/api/exams/review';
import { newId } from '../base/newId.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam, examMemberQuestion, examPaper, examPaperEnroll, questionVersion } from '../db/schema/exam.ts';
import type { TestApp } from './testApp.ts';

/** A running attempt of a member enrolled at an organization, with one saved answer. */
export async function runningAttempt(
  { db, people, now }: TestApp,
  { memberId, orgId }: { memberId: string; orgId: string | null },
): Promise<{ attemptId: string; enrolmentId: string; answerId: string }> {
  const base = (of: string | null = null) => ({
    appId: people.appId,
    id: newId(),
    orgId: of,
    createdAt: now(),
    updatedAt: now(),
  });
  const startAt = new Date(now().getTime() - HOUR_MS);
  const endAt = new Date(now().getTime() + HOUR_MS);
  const paper = {
    ...base(),
    title: '进行中的卷',
    template: 'gesp-1',
    sections: [],
    totalPoints: 0,
    durationMin: 60,
    shuffle: { section: false, question: false, option: false },
    scorePolicy: 'best' as const,
    feedback: 'deferred' as const,
  };
  const sat = {
    ...base(),
    title: '进行中的考试',
    summary: '',
    notesHtml: '',
    published: true,
    enrollStartAt: startAt,
    enrollEndAt: endAt,
    startAt,
    endAt,
    examPaperIds: [paper.id],
    priceFen: 0,
    scope: 'public' as const,
    maxAttempts: 1,
    reviewMatrix: MOCK_REVIEW,
    lateStartPolicy: 'untilEnd' as const,
    recordsEvents: false,
  };
  const place = {
    ...base(orgId),
    kind: 'exam' as const,
    targetId: sat.id,
    memberId,
    source: 'self' as const,
    status: '2' as const,
    teacherId: null,
  };
  const attempt = {
    ...base(orgId),
    examEnrollId: place.id,
    examId: sat.id,
    examPaperId: paper.id,
    memberId,
    attemptNo: 1,
    status: '1' as const,
    seed: 1,
    startedAt: startAt,
    deadlineAt: endAt,
    maxPoints: 100,
    questionCount: 1,
  };
  const question = {
    ...base(),
    questionId: newId(),
    versionNo: 1,
    type: SINGLE,
    stem: '',
    stemHtml: '',
    options: [],
    analysis: '',
    analysisHtml: '',
    difficulty: 'easy',
    tags: [],
  };
  const answer = {
    ...base(orgId),
    attemptId: attempt.id,
    memberId,
    questionVersionId: question.id,
    no: 1,
    maxPoints: 100,
    status: '1' as const,
    answer: { kind: 'choice' as const, optionIds: ['A'] },
  };
  await db.insert(examPaper).values(paper);
  await db.insert(exam).values(sat);
  await db.insert(questionVersion).values(question);
  await db.insert(enrolment).values(place);
  await db.insert(examPaperEnroll).values(attempt);
  await db.insert(examMemberQuestion).values(answer);
  return { attemptId: attempt.id, enrolmentId: place.id, answerId: answer.id };
}
