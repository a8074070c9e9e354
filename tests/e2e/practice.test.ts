import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { DAY_MS } from '@aosai/api/kit/constants';
import { TRUE_FALSE } from '@aosai/api/questions/kinds';
import { signIn as signInByApi } from '../support/apiClient.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';
import { enter } from './parts/school.ts';
import { openUnit, PROGRAMS, UNIT } from './parts/unit.ts';

const stage = openStage({ judge: true, entry: 'tests/support/serverWithClock.ts' });

const handIn = (page: Page) => page.getByRole('button', { name: '提交', exact: true }).click();

test('a student practises a unit, repeats a wrong question when it is due and has a try reviewed', async () => {
  const { url } = stage.product;
  const { chapterId, questionIds } = await openUnit(url);
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);

  // A guest reads and answers; the answer survives the sign-in.
  await page.goto(`${url}/web/chapter/detail?id=${chapterId}`);
  await page.getByRole('button', { name: '开始做题' }).click();
  await page.getByRole('heading', { level: 2, name: UNIT.choice }).waitFor();
  await page.locator('label').filter({ hasText: '3.5' }).click();
  await page.getByRole('button', { name: '提交答案' }).click();
  await enter(page, 'xuesheng', student.PASSWORD);
  await page.getByRole('button', { name: '收藏' }).waitFor();
  expect(await page.getByRole('radio', { name: /3\.5/ }).isChecked()).toBe(true);

  // After a wrong answer there is a pause before the next one.
  await page.getByRole('button', { name: '提交答案' }).click();
  await page.getByText('回答错误').waitFor();
  expect(await page.getByRole('button', { name: '提交答案' }).isDisabled()).toBe(true);

  // A program fails, shows the failing case, and is then corrected.
  await page.getByRole('button', { name: '下一题' }).click();
  await student.typeProgram(page, PROGRAMS.wrong);
  await handIn(page);
  await page.getByText('答案错误').first().waitFor();
  await page.getByRole('button', { name: '查看错误测试点' }).click();
  const cases = page.getByRole('region', { name: '错误测试点' });
  await cases.getByText('40 2').waitFor();
  await student.typeProgram(page, PROGRAMS.right);
  await handIn(page);
  await page.getByText('已通过').first().waitFor();
  // The unit's list shows both verdicts without a reload.
  const list = page.getByLabel('单元的内容', { exact: true });
  await list.getByRole('button', { name: /^已通过第 2 题|^已通过 第 2 题/ }).waitFor();
  expect(await list.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('1 题');

  await context.close();

  // Two days later the wrong question is due.
  await stage.product.moveClock(2 * DAY_MS);
  const later = await stage.browser.newContext(student.CONTEXT);
  const again = await later.newPage();
  again.setDefaultTimeout(30_000);
  await student.signIn(again, url, 'xuesheng');
  await again.goto(`${url}/web/play/home`);
  await again.getByRole('heading', { name: /今天有 \d+ 题该复习了/ }).waitFor();
  await again.getByRole('link', { name: UNIT.choice }).click();
  await again.getByText('该复习了').waitFor();
  await again.locator('label').filter({ hasText: /^A3$/ }).click();
  await again.getByRole('button', { name: '提交答案' }).click();
  await again.getByText('回答正确').waitFor();
  await later.close();

  // The teacher opens the student's unit and comments on a try.
  const { client } = await signInByApi(url, 'xuesheng', student.PASSWORD);
  const current = await client.auth.queryCurrent({});
  const memberId = current.realm === 'member' ? current.member.id : '';
  const office = await stage.browser.newContext(student.CONTEXT);
  const desk = await office.newPage();
  desk.setDefaultTimeout(30_000);
  await student.signIn(desk, url, 'laoshi');
  const address = new URLSearchParams({ id: chapterId, memberId, questionId: questionIds[1] });
  await desk.goto(`${url}/web/chapter/student?${address}`);
  await desk.getByRole('heading', { name: '第 2 次提交' }).waitFor();
  await desk.getByRole('textbox', { name: /评语/ }).fill('用 long long 很好。');
  await desk.getByRole('button', { name: '保存批阅' }).click();
  await desk.getByText('批阅已保存').waitFor();
  await office.close();
  const read = await client.memberQuestion.queryDraft({ questionId: questionIds[1], chapterId });
  expect(read.tries[0]?.review?.comment).toBe('用 long long 很好。');
});

test('the result of an answer stays visible when a draft is saved while the question reloads', async () => {
  const { url } = stage.product;
  const { client } = await signInByApi(url, 'guanli', student.PASSWORD, 'user');
  const bms = { group: 'bms' } as const;
  const source = {
    type: TRUE_FALSE,
    stem: '一个字节有八个二进制位。',
    analysis: '',
    difficulty: 'easy' as const,
    tags: [],
  };
  const open = { isOpen: true, status: '1' } as const;
  const { id } = await client.question.create({ source: { ...source, answer: true }, title: '字节', ...open }, bms);
  const chapter = await client.chapter.create({ title: '一个字节', isFree: true }, bms);
  const filled = await client.chapter.updateQuestions(
    { id: chapter.id, version: chapter.version, questionIds: [id] },
    bms,
  );
  await client.chapter.update({ id: chapter.id, version: filled.version, status: '1' }, bms);

  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await student.signIn(page, url, 'xuesheng');
  await page.goto(`${url}/web/chapter/detail?id=${chapter.id}`);
  await page.getByRole('button', { name: '开始做题' }).click();
  await page.getByRole('heading', { level: 2, name: '字节' }).waitFor();
  const isOf = (call: string) => (address: URL) => address.pathname.endsWith(`/memberQuestion/${call}`);
  const answered = page.waitForResponse((response) => isOf('submitAnswer')(new URL(response.url())));
  const saved = page.waitForResponse((response) => isOf('saveAsDraft')(new URL(response.url())));
  // Delays the draft until after the answer, and the reading after the answer until the draft is stored.
  await page.route(isOf('saveAsDraft'), async (route) => {
    await answered;
    await route.continue();
  });
  await page.route(isOf('queryDraft'), async (route) => {
    await saved;
    await route.continue();
  });
  await page.locator('label').filter({ hasText: '错误' }).click();
  await page.getByRole('button', { name: '提交答案' }).click();
  await page.getByText('回答错误').waitFor();
  expect(await page.getByRole('button', { name: '提交答案' }).isDisabled()).toBe(true);
  await context.close();
});
