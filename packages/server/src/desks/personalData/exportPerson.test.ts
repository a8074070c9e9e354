import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '@aosai/api/kit/constants';
import { CONTEST_REVIEW } from '@aosai/api/exams/review';
import { newId } from '../../base/newId.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { exam, questionVersion } from '../../db/schema/exam.ts';
import { memberQuestion, memberQuestionTry } from '../../db/schema/practice.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { choice } from '../../testing/engine/drive.ts';
import { aWorld, NOON } from '../../testing/engine/world.ts';
import { exportPerson } from './exportPerson.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('exportPerson: tells results of practice, but not while a running formal exam asks the question', async () => {
  const { db } = database;
  const world = await aWorld(db, { exam: { reviewMatrix: CONTEST_REVIEW } });
  const { appId, studentId: memberId } = world;
  const versionId = world.questionIds.single;
  const [version] = await db.select().from(questionVersion).where(eq(questionVersion.id, versionId));
  const questionId = version?.questionId ?? '';
  const row = { appId, memberId, questionId, createdAt: NOON, updatedAt: NOON };
  await db.insert(memberQuestion).values({ ...row, id: newId(), tries: 1, bestPercent: 100, solvedAt: NOON });
  const tried = { versionId, no: 1, answer: choice('C'), state: 'done' as const, requestId: newId(), requestHash: '' };
  await db.insert(memberQuestionTry).values({ ...row, ...tried, id: newId(), percent: 100, comment: '对' });
  const keys = { openField: () => '' };
  const practised = async () => {
    const content = await exportPerson(db, { appId, memberId, keys, now: world.clock.now });
    return [content['practice']?.[0], content['practiceTries']?.[0]];
  };
  await db.update(exam).set({ published: false }).where(eq(exam.id, world.examId));
  const before = await practised();
  await db.update(exam).set({ published: true }).where(eq(exam.id, world.examId));
  const running = await practised();
  world.passMs(DAY_MS);
  const after = await practised();
  expect(before).toMatchObject([
    { questionId, tries: 1, bestPercent: 100, isWrong: false, solvedAt: NOON.toISOString() },
    { questionId, answer: choice('C'), percent: 100, verdict: null, comment: '对' },
  ]);
  expect(running).toMatchObject([
    { questionId, tries: 1 },
    { questionId, answer: choice('C') },
  ]);
  const results = ['bestPercent', 'isWrong', 'dueAt', 'masteredAt', 'solvedAt'];
  const told = [...results, 'percent', 'verdict', 'reviewPercent', 'comment'];
  expect(running.flatMap((one) => Object.keys(one ?? {}).filter((column) => told.includes(column)))).toEqual([]);
  expect(after).toEqual(before);
});
