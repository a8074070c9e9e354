import { SINGLE, PROGRAMMING } from '@aosai/api/questions/kinds';
import { createHash } from 'node:crypto';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { MOCK_REVIEW } from '@aosai/api/exams/review';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examPaper, questionVersion } from '../../db/schema/exam.ts';
import { question } from '../../db/schema/bank.ts';
import { member } from '../../db/schema/people.ts';
import type { EngineCall, LiveEvent } from '../../kit/engineCall.ts';
import { storeCases } from '../../questions/testData/storeCases.ts';
import { A_PLUS_B_CASES, KEYS, POINTS, type QuestionKey, QUESTIONS } from './aPaper.ts';
import { CANARIES } from './canaries.ts';
import { registries } from '../../registries.ts';
import { testTestData } from './testTestData.ts';
import type { MemberType } from '@aosai/api/kit/realms';

export const NOON = new Date('2026-11-21T04:00:00.000Z');

type PaperChanges = Partial<typeof examPaper.$inferInsert>;
type ExamChanges = Partial<typeof exam.$inferInsert>;

export interface World {
  appId: string;
  /** The clock of every call; tests move it. */
  clock: { now: Date };
  published: { memberId: string; event: LiveEvent }[];
  wakes: { count: number };
  questionIds: Record<QuestionKey, string>;
  paperId: string;
  examId: string;
  studentId: string;
  enrollId: string;
  call(): EngineCall;
  addMember(type?: MemberType): Promise<string>;
  /** An enrolled student. */
  addStudent(overrides?: {
    extraSec?: number;
    startShiftSec?: number;
    extraAttempts?: number;
  }): Promise<[string, string]>;
  passMs(ms: number): void;
}

function base(appId: string, key: string) {
  return { appId, id: newId(), createdBy: key, createdAt: NOON, updatedAt: NOON };
}

/**
 * A new app: one exam that runs from an hour ago to five hours from now, with one paper of five questions (one of each
 * type) and one enrolled student.
 */
export async function aWorld(db: Db, changes: { paper?: PaperChanges; exam?: ExamChanges } = {}): Promise<World> {
  const appId = `app-${newId().toLowerCase()}`;
  const clock = { now: NOON };
  const published: World['published'] = [];
  const wakes = { count: 0 };
  await storeCases(testTestData, A_PLUS_B_CASES);
  const versions = KEYS.map((key) => {
    const row = base(appId, key);
    return {
      ...row,
      key,
      questionId: newId(),
      versionNo: 1,
      stem: `${key} 题干`,
      stemHtml: `<p>${key} 题干</p>`,
      analysis: CANARIES.analysis,
      analysisHtml: `<p>${CANARIES.analysis}</p>`,
      videoFile: CANARIES.video,
      difficulty: 'easy',
      ...QUESTIONS[key],
    };
  });
  await db.insert(question).values(
    versions.map(({ id, key, questionId, type }) => ({
      ...base(appId, key),
      id: questionId,
      key,
      type,
      currentVersionId: id,
    })),
  );
  await db.insert(questionVersion).values(versions);
  const idOf = (key: QuestionKey) => versions.find((version) => version.key === key)?.id ?? '';
  const questionIds = {
    single: idOf('single'),
    multiple: idOf('multiple'),
    trueFalse: idOf('trueFalse'),
    fill: idOf('fill'),
    code: idOf('code'),
  };
  const itemsOf = (keys: QuestionKey[]) =>
    keys.map((key) => ({ questionVersionId: questionIds[key], points: POINTS[key] }));
  const paper = {
    ...base(appId, 'paper'),
    title: '测试卷',
    template: 'gesp-1',
    sections: [
      { name: '客观题', type: SINGLE, items: itemsOf(['single', 'multiple', 'trueFalse', 'fill']) },
      { name: '编程题', type: PROGRAMMING, items: itemsOf(['code']) },
    ],
    totalPoints: 3500,
    passPoints: 2100,
    durationMin: 120,
    shuffle: { section: false, question: true, option: true },
    scorePolicy: 'best' as const,
    feedback: 'ioi' as const,
    ...changes.paper,
  };
  await db.insert(examPaper).values(paper);
  const examRow = {
    ...base(appId, 'exam'),
    title: '测试考试',
    summary: '',
    notesHtml: '<p>须知</p>',
    published: true,
    enrollStartAt: new Date(NOON.getTime() - 24 * HOUR_MS),
    enrollEndAt: new Date(NOON.getTime() + 5 * HOUR_MS),
    startAt: new Date(NOON.getTime() - HOUR_MS),
    endAt: new Date(NOON.getTime() + 5 * HOUR_MS),
    examPaperIds: [paper.id],
    priceFen: 0,
    scope: 'public' as const,
    maxAttempts: 2,
    reviewMatrix: MOCK_REVIEW,
    lateStartPolicy: 'untilEnd' as const,
    recordsEvents: true,
    ...changes.exam,
  };
  await db.insert(exam).values(examRow);

  const addMember: World['addMember'] = async (type = 'student') => {
    const row = base(appId, 'member');
    await db.insert(member).values({ ...row, account: row.id, name: `成员 ${row.id.slice(-4)}`, type });
    return row.id;
  };
  const addStudent: World['addStudent'] = async (overrides = {}) => {
    const memberId = await addMember();
    const row = base(appId, 'enroll');
    await db
      .insert(enrolment)
      .values({ ...row, kind: 'exam', targetId: examRow.id, memberId, source: 'self', status: '2', overrides });
    return [memberId, row.id];
  };
  const [studentId, enrollId] = await addStudent();
  return {
    appId,
    clock,
    published,
    wakes,
    questionIds,
    paperId: paper.id,
    examId: examRow.id,
    studentId,
    enrollId,
    addMember,
    addStudent,
    passMs: (ms) => {
      clock.now = new Date(clock.now.getTime() + ms);
    },
    call: () => ({
      db,
      appId,
      now: clock.now,
      services: {
        now: () => clock.now,
        wakeQueue: () => {
          wakes.count += 1;
        },
        publish: (_, memberId, event) => published.push({ memberId, event }),
        testData: testTestData,
        registries,
      },
      attemptSecret: createHash('sha256').update('test').digest(),
    }),
  };
}
