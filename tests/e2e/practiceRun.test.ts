import { expect, test } from 'vitest';
import { DAY_MS } from '@aosai/api/kit/constants';
import { signIn as signInByApi } from '../support/apiClient.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';
import { openUnit, UNIT } from './parts/unit.ts';

const stage = openStage({ judge: true, entry: 'tests/support/serverWithClock.ts' });

test('a run shows an answer in its list and its summary without a reload', async () => {
  const { url } = stage.product;
  const { chapterId, questionIds } = await openUnit(url);
  const [questionId] = questionIds;
  const { client } = await signInByApi(url, 'xuesheng', student.PASSWORD);
  const wrong = { kind: 'choice' as const, optionIds: ['B'] };
  await client.memberQuestion.submitAnswer({ questionId, chapterId, answer: wrong, requestId: 'before-the-run' });
  await stage.product.moveClock(3 * DAY_MS);
  const context = await stage.browser.newContext(student.CONTEXT);
  const errors = student.errorsOf(context);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await student.signIn(page, url, 'xuesheng');
  await page.goto(`${url}/web/play/run?mode=redo&ids=${questionIds.join('.')}`);
  const list = page.getByRole('navigation', { name: '这一组题' });
  const result = page.getByRole('listitem').filter({ hasText: UNIT.choice });

  // The wrong answer of three days ago belongs to no run.
  await list.getByRole('button', { name: '小结' }).click();
  await result.getByText('没有做').waitFor();

  await list.getByRole('button', { name: /第 1 题/ }).click();
  await page.locator('label').filter({ hasText: /^A3$/ }).click();
  await page.getByRole('button', { name: '提交答案' }).click();
  await page.getByText('回答正确').waitFor();
  await list.getByRole('button', { name: /^已通过 ?第 1 题/ }).waitFor();
  await list.getByRole('button', { name: '小结' }).click();
  await result.getByText('做对').waitFor();
  expect(await page.getByText('还有 1 题没有做').isVisible()).toBe(true);

  // A run that draws its questions is refused none of them.
  await page.goto(`${url}/web/play/run?mode=weak&level=gesp-cpp-1`);
  await list.getByRole('button', { name: /第 10 题/ }).waitFor();
  await page.getByRole('button', { name: '下一题' }).click();
  await page.waitForLoadState('networkidle');
  expect(errors).toEqual([]);
  await context.close();
});
