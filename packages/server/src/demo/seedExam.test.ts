import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isFormal } from '@aosai/api/exams/review';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { exam } from '../db/schema/exam.ts';
import { NOON } from '../testing/engine/world.ts';
import { newId } from '../base/newId.ts';
import { DEMO_EXAMS } from './demoExams.ts';
import { seedExam } from './seedExam.ts';

test('seedExam: the summary says when results come, if they come before the exam is over', async () => {
  const { db, close } = await openTestDatabase();
  const paper = { id: newId(), summary: '限时一小时。', notes: '' };
  for (const demo of DEMO_EXAMS) await seedExam(db, 'demo-sight', NOON, demo, paper);
  const rows = await db.select().from(exam).where(eq(exam.appId, 'demo-sight'));
  const saidOf = (summary: string) => /交卷后就看得分/.test(summary);
  expect(rows.map(({ title, summary }) => [title, saidOf(summary), summary.includes('自主练习')])).toEqual(
    rows.map(({ title, reviewMatrix }) => [title, reviewMatrix.justAfter.score, !isFormal(reviewMatrix)]),
  );
  expect(rows.filter(({ reviewMatrix }) => !reviewMatrix.justAfter.score).map(({ title }) => title)).toEqual([
    'CSP-J 第二轮 模拟测试（一）',
  ]);
  await close();
});
