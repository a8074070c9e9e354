import { SINGLE } from '@aosai/api/questions/kinds';
import { and, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { PRACTICE_REVIEW } from '@aosai/api/exams/review';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { newId } from '../../packages/server/src/base/newId.ts';
import { enrolment } from '../../packages/server/src/db/schema/enrolment.ts';
import {
  exam,
  examMemberQuestion as answers,
  examPaper,
  examPaperEnroll as attempts,
  questionVersion,
} from '../../packages/server/src/db/schema/exam.ts';
import { question } from '../../packages/server/src/db/schema/bank.ts';
import { member } from '../../packages/server/src/db/schema/people.ts';
import { openTestDatabase } from '../../packages/server/src/testing/testDatabase.ts';
import { sweepOnce } from '../../packages/server/src/exams/attempts/sweep.ts';
import { namedCase } from '../../packages/server/src/testing/engine/aPaper.ts';
import type { CallContext } from '../../packages/server/src/kit/context.ts';
import { examMemberQuestion } from '../../packages/server/src/exams/marking/examMemberQuestion.ts';
import type { Actor } from '../../packages/server/src/kit/actor.ts';
import { examPaperEnroll } from '../../packages/server/src/exams/attempts/examPaperEnroll.ts';
import { testServices } from '../../packages/server/src/testing/testServices.ts';
import { DURATION_MS, QUESTIONS, START } from './memoryServer.ts';
import type { FinalAnswer, ServerPort, SimulatedTime } from './port.ts';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

const APP_ID = 'aosai';
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

const base = (id = newId()) => ({
  appId: APP_ID,
  id,
  createdAt: new Date(START),
  updatedAt: new Date(START),
});

const superUser: Actor = {
  kind: 'user',
  sessionId: 'operator-session',
  userId: 'operator',
  isSuper: true,
  permissions: new Set(),
  expiresAt: new Date(START + YEAR_MS),
};

/** Rows of the model's three questions: two multiple choices, which accept any options, and a program. */
function questionRows() {
  return QUESTIONS.map(({ id, type, programming, stemHtml }) => ({
    question: { ...base(), type: programming ? type : ('2' as const), currentVersionId: id },
    version: {
      ...base(id),
      questionId: '',
      versionNo: 1,
      type: programming ? type : ('2' as const),
      stem: stemHtml,
      stemHtml,
      options: programming ? [] : ['A', 'B', 'C', 'D'].map((option) => ({ id: option, text: option, html: option })),
      answerKey: programming ? null : { kind: 'choice' as const, optionIds: ['A', 'B'] },
      analysis: '',
      analysisHtml: '',
      difficulty: 'easy',
      tags: [],
      programming: programming
        ? {
            limits: { timeMs: 1_000, memoryKiB: 262_144 },
            languages: programming.languages,
            standard: programming.standard,
            compare: { kind: 'default' as const },
            fileIo: null,
            subtasks: [],
            cases: [namedCase({ id: '01', input: '', expected: '', sample: true })],
          }
        : null,
    },
  }));
}

export interface RealSite {
  /** Opens the real handlers on the database for an attempt of a new student. */
  openServer(time: SimulatedTime): Promise<ServerPort>;
  close(): Promise<void>;
}

/** Opens a database with the model's exam; every run of the model gets a new student in it. */
export async function openRealSite(): Promise<RealSite> {
  const { db, close } = await openTestDatabase();
  const rows = questionRows();
  await db.insert(question).values(rows.map((row) => row.question));
  await db.insert(questionVersion).values(rows.map((row) => ({ ...row.version, questionId: row.question.id })));
  const paper = {
    ...base(),
    title: '模型',
    template: 'custom',
    sections: [
      {
        name: '题目',
        type: SINGLE,
        items: QUESTIONS.map(({ id, points }) => ({ questionVersionId: id, points })),
      },
    ],
    totalPoints: QUESTIONS.reduce((sum, { points }) => sum + points, 0),
    durationMin: DURATION_MS / 60_000,
    shuffle: { section: false, question: false, option: false },
    scorePolicy: 'best' as const,
    feedback: 'ioi' as const,
  };
  await db.insert(examPaper).values(paper);
  const sitting = {
    ...base(),
    title: '模型',
    summary: '',
    notesHtml: '',
    published: true,
    enrollStartAt: new Date(START - YEAR_MS),
    enrollEndAt: new Date(START + YEAR_MS),
    startAt: new Date(START - YEAR_MS),
    endAt: new Date(START + YEAR_MS),
    examPaperIds: [paper.id],
    priceFen: 0,
    scope: 'public' as const,
    maxAttempts: 1,
    reviewMatrix: PRACTICE_REVIEW,
    lateStartPolicy: 'untilEnd' as const,
    recordsEvents: true,
  };
  await db.insert(exam).values(sitting);

  async function openServer(time: SimulatedTime): Promise<ServerPort> {
    time.nowMs = START;
    const services = await testServices({ now: () => new Date(time.nowMs) });
    const student = { ...base(), account: `student-${newId()}`, name: '学生', type: 'student' as const };
    await db.insert(member).values(student);
    await db.insert(enrolment).values({
      ...base(),
      kind: 'exam',
      targetId: sitting.id,
      memberId: student.id,
      source: 'self',
      status: ENROLMENT.enrolled,
    });
    const contextOf = (actor: Actor): CallContext => ({
      db,
      services,
      appId: APP_ID,
      group: '',
      actor,
      ip: '127.0.0.1',
      userAgent: 'model',
      host: 'localhost',
      origin: 'http://localhost',
      setSessionToken: () => undefined,
      setBrowserToken: () => undefined,
      signal: new AbortController().signal,
    });
    const asStudent = contextOf({
      kind: 'member',
      sessionId: 'student-session',
      memberId: student.id,
      type: 'student',
      orgId: null,
      orgRoles: [],
      expiresAt: new Date(START + YEAR_MS),
    });
    const asOperator = contextOf(superUser);
    let attemptId = '';

    const own = () => and(eq(attempts.appId, APP_ID), eq(attempts.id, attemptId));

    return {
      /** Enters like the client: when no attempts are left, it takes over the last one to read it. */
      async start(deviceId) {
        try {
          const started = await examPaperEnroll.start(asStudent, {
            examId: sitting.id,
            examPaperId: paper.id,
            deviceId,
          });
          const room = started.read();
          attemptId = room.attempt.id;
          return room;
        } catch (error) {
          if (!(error instanceof AppError) || error.code !== 'ATTEMPTS_USED') throw error;
          return (await examPaperEnroll.takeover(asStudent, { id: attemptId, deviceId })).read();
        }
      },
      takeover: async (deviceId) => (await examPaperEnroll.takeover(asStudent, { id: attemptId, deviceId })).read(),
      save: async (token, saved) =>
        examMemberQuestion.save(asStudent, { attemptId, token, answers: [...saved], events: [] }),
      complete: async (token, saved) =>
        examPaperEnroll.complete(asStudent, { id: attemptId, token, answers: [...saved] }),
      async extend(seconds) {
        try {
          await examPaperEnroll.extend(asOperator, { id: attemptId, seconds, reason: '模型' });
        } catch (error) {
          if (!(error instanceof AppError) || error.code !== 'ATTEMPT_CLOSED') throw error;
        }
      },
      async sweep() {
        const { attemptSecret } = services.platform.keys;
        await sweepOnce({
          db,
          services,
          attemptSecret,
          log: {
            error: (details, message) => {
              throw new Error(`${message} ${JSON.stringify(details)}`);
            },
          },
        });
      },
      async final() {
        const [attempt] = await db.select({ status: attempts.status }).from(attempts).where(own());
        const stored = await db
          .select()
          .from(answers)
          .where(and(eq(answers.appId, APP_ID), eq(answers.attemptId, attemptId)))
          .orderBy(answers.no);
        return {
          closed: attempt?.status !== ATTEMPT.inProgress,
          answers: stored.map(({ questionVersionId, answer, lateCopies }): FinalAnswer => ({
            questionId: questionVersionId,
            answer,
            lateCopies,
          })),
        };
      },
      /** Settles the attempt, so that sweeps of the next run, whose clock starts again, do not find it. */
      async close() {
        await db.update(attempts).set({ status: ATTEMPT.settled }).where(own());
      },
    };
  }

  return { openServer, close };
}
