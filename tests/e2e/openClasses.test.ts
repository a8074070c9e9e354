import { DAY_MS } from '@aosai/api/kit/constants';
import { beforeAll, expect, test } from 'vitest';
import { signIn as signInByApi } from '../support/apiClient.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';

const stage = openStage();
const TITLE = 'CSP-J 寒假公开班';

beforeAll(async () => {
  const { client } = await signInByApi(stage.product.url, 'laoshi', student.PASSWORD);
  const now = Date.now();
  const days = (count: number) => new Date(now + count * DAY_MS).toISOString();
  const dates = { enrollStartAt: days(-1), enrollEndAt: days(5), startAt: days(6), endAt: days(40) };
  const { id } = await client.grade.create({ title: TITLE, capacity: 20, isPublic: true, ...dates }, { group: 'edms' });
  await client.grade.publish({ id }, { group: 'edms' });
});

test('a guest finds a public class on the first page and reaches its enrolment', async () => {
  const context = await stage.browser.newContext(student.CONTEXT);
  const errors = student.errorsOf(context);
  const page = await context.newPage();
  await page.goto(`${stage.product.url}/web/`);
  const classes = page.getByRole('region', { name: '公开班级' });
  await classes.getByRole('link', { name: TITLE }).click();
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  await page.getByRole('button', { name: '登录后报名' }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('a student finds a public class next to their classes and enrols', async () => {
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  await student.signIn(page, stage.product.url, 'xuesheng');
  await page.getByRole('navigation').getByRole('link', { name: '班级', exact: true }).first().click();
  const classes = page.getByRole('region', { name: '公开班级' });
  const card = classes.getByRole('listitem').filter({ hasText: TITLE });
  expect(await card.textContent()).toMatch(/报名中免费.*截止报名还没有人，共 20 个名额$/);
  await card.getByRole('link', { name: TITLE }).click();
  await page.getByRole('button', { name: '免费报名' }).click();
  await page.getByText('已加入班级').first().waitFor();
  await page.goBack();
  await page.getByRole('list').first().getByRole('link', { name: TITLE }).waitFor();
  // Both lists are read again, one after the other.
  await classes.getByRole('link', { name: TITLE }).waitFor({ state: 'detached' });
  await context.close();
});
