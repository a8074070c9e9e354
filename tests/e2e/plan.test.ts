import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { dateText } from '@aosai/api/kit/beijing';
import { DAY_MS } from '@aosai/api/kit/constants';
import { sittingsFrom } from '@aosai/api/practice/plan/sittings';
import { signIn as signInByApi } from '../support/apiClient.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';
import { answerThreeQuestions, heading, skipQuestions } from './parts/placementWalk.ts';

const stage = openStage({ entry: 'tests/support/serverWithClock.ts' });

async function pageOf(account: string): Promise<Page> {
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await student.signIn(page, stage.product.url, account);
  return page;
}
const at = (path: string) => `${stage.product.url}/web/${path}`;

test('plan: leads a newcomer from three questions over a test to the first lesson', async () => {
  const page = await pageOf('xinsheng');
  await page.goto(at('play/plan'));
  await page.getByRole('link', { name: '定一个目标' }).click();
  await answerThreeQuestions(page);

  // Left in the middle, it goes on with the same question.
  await skipQuestions(page, 1, 4);
  const asked = await page.locator('main fieldset').innerText();
  await page.goto(at(''));
  await page.goto(at('play/placement'));
  await heading(page, '第 4 题').waitFor();
  expect(await page.locator('main fieldset').innerText()).toBe(asked);
  await skipQuestions(page, 4);
  await page.getByText('从「GESP C++ 一级」第 1 课').waitFor();
  await page.getByRole('button', { name: '看我的计划' }).click();
  await heading(page, '我的计划').waitFor();
  await page.getByRole('link', { name: '开始', exact: true }).click();
  await page.waitForURL(/chapter\/detail/);
  await page.context().close();

  // A parent reads the plan of the linked child without acts.
  const { client } = await signInByApi(stage.product.url, 'xuesheng', student.PASSWORD);
  const sitting = sittingsFrom(dateText(Date.now()), 2)[1]?.id ?? '';
  await client.plan.save({ language: 'cpp', level: 1, sitting, minutesAWeek: 120 });
  const parent = await pageOf('jiazhang');
  await parent.goto(at('play/plan'));
  await heading(parent, /的计划$/).waitFor();
  expect(await parent.getByRole('link', { name: '改目标' }).count()).toBe(0);
  await parent.goto(at('play/goal'));
  await heading(parent, /的计划$/).waitFor();
  await parent.context().close();

  // Three weeks without a lesson: what was missed is moved, and no week grows.
  await stage.product.moveClock(22 * DAY_MS);
  const late = await pageOf('xinsheng');
  await late.goto(at('play/plan'));
  await late.getByText('计划往后挪好了').waitFor();
  expect(await late.getByText('挪到这周').count()).toBeGreaterThan(0);
  await late.getByRole('button', { name: '就按新的来' }).click();
  await late.getByText('计划往后挪好了').waitFor({ state: 'detached' });
  expect(await late.getByText('挪到这周').count()).toBe(0);
});
