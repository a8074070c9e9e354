import { expect, test } from 'vitest';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { SINGLE } from '@aosai/api/questions/kinds';
import { MOCK_REVIEW } from '@aosai/api/exams/review';
import { signIn } from '../support/apiClient.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';
import { enter } from './parts/school.ts';

const stage = openStage();
const BMS = { group: 'bms' } as const;
const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** Creates an exam whose only question has a wrong key, and a student's attempt with the right answer. */
async function wronged(url: string) {
  const office = (await signIn(url, 'guanli', student.PASSWORD, 'user')).client;
  const source = {
    type: SINGLE,
    stem: '三双筷子有几根？',
    analysis: '',
    difficulty: 'easy' as const,
    tags: [],
    options: ['二', '四', '六'].map((text, at) => ({ id: 'ABC'[at] ?? '', text })),
    answer: ['A'],
  };
  const { id: questionId } = await office.question.create({ source, status: '1' }, BMS);
  const paper = await office.examPaper.create({ title: '筷子', template: 'free' }, BMS);
  const sections = [{ name: '单选题', type: SINGLE, items: [{ questionId, points: 1_000 }] }];
  const written = await office.examPaper.updateQuestions({ ...paper, sections }, BMS);
  await office.examPaper.update({ ...written, status: '1', durationMin: 60 }, BMS);
  const window = { enrollStartAt: inMs(-HOUR_MS), enrollEndAt: inMs(HOUR_MS), startAt: inMs(-HOUR_MS) };
  const { id: examId } = await office.exam.create(
    {
      title: '筷子测验',
      examPaperIds: [paper.id],
      scope: 'public',
      ...window,
      endAt: inMs(HOUR_MS),
      reviewMatrix: MOCK_REVIEW,
    },
    BMS,
  );
  await office.exam.publish({ id: examId }, BMS);
  const { client } = await signIn(url, 'xuesheng', student.PASSWORD);
  await client.examEnroll.enroll({ examId });
  const {
    attempt,
    token,
    sections: asked,
  } = await client.examPaperEnroll.start({
    examId,
    examPaperId: paper.id,
    deviceId: 'device-one',
  });
  const [question] = asked[0]?.questions ?? [];
  const answer = { kind: 'choice' as const, optionIds: ['C'] };
  const answers = [{ questionId: question?.id ?? '', baseRevision: 0, answer, flagged: false, spentMs: 1_000 }];
  await client.examPaperEnroll.complete({ id: attempt.id, token: token ?? '', answers });
  const total = async () => (await client.examPaperEnroll.report({ id: attempt.id })).totalPoints;
  return { questionId, total };
}

test('correcting a wrong key changes results only once its differences are shown and applied', async () => {
  const { url } = stage.product;
  const { questionId, total } = await wronged(url);
  expect(await total()).toBe(0);
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  await page.goto(`${url}/web/bms/question/${questionId}`);
  await enter(page, 'guanli', student.PASSWORD);
  await page.getByRole('radio', { name: '选项 C是正确答案' }).check();
  await page.getByRole('button', { name: '改正答案' }).click();
  const asked = page.getByRole('dialog', { name: '改正这道题的答案？' });
  await asked.getByRole('textbox').fill('标准答案录错');
  await asked.getByRole('button', { name: '改正答案' }).click();
  await page.getByRole('button', { name: '应用 1 处差异' }).click();
  expect(await total()).toBe(0);
  await page.getByRole('button', { name: '应用重测结果' }).click();
  await expect.poll(total).toBe(1_000);
});
