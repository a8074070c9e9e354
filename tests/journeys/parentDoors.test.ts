import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '@aosai/api/kit/constants';
import { signIn as signInByApi } from '../support/apiClient.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';
import { openDesk, payBySandbox } from '../e2e/parts/payDesk.ts';

/** A parent acts for a child through the pages, from the first page on. The tests build on each other. */
const stage = openStage();
const desk = openDesk(stage);
const FREE = '冬令营选拔';
const PRICED = '寒假模拟赛';
const CLASS = '寒假公开班';
const BMS = { group: 'bms' } as const;
const EDMS = { group: 'edms' } as const;

const inDays = (count: number) => new Date(Date.now() + count * DAY_MS).toISOString();
const dates = { enrollStartAt: inDays(-1), enrollEndAt: inDays(5), startAt: inDays(6), endAt: inDays(9) };
let child = '';
let parent: Page;
let errors: string[];

beforeAll(async () => {
  const { url } = stage.product;
  const office = await signInByApi(url, 'guanli', student.PASSWORD, 'user');
  const { content } = await office.client.exam.queryList({ keyword: student.EXAM }, BMS);
  const copyOf = content[0]?.id ?? '';
  for (const [title, priceFen] of [
    [FREE, 0],
    [PRICED, 2_900],
  ] as const) {
    const { id } = await office.client.exam.create({ copyOf }, BMS);
    const { staff } = await office.client.exam.queryById({ id }, BMS);
    await office.client.exam.update({ id, version: staff?.version ?? 0, title, priceFen, ...dates }, BMS);
    await office.client.exam.publish({ id }, BMS);
  }
  const teacher = await signInByApi(url, 'laoshi', student.PASSWORD);
  const { id } = await teacher.client.grade.create({ title: CLASS, capacity: 20, isPublic: true, ...dates }, EDMS);
  await teacher.client.grade.publish({ id }, EDMS);
  const family = await signInByApi(url, 'jiazhang', student.PASSWORD);
  const current = await family.client.auth.queryCurrent({});
  child = (current.realm === 'member' && current.member.children[0]?.name) || '';
  parent = await desk.member('jiazhang');
  errors = student.errorsOf(parent.context());
});

/** Shows only the exams that take enrolments now: the list has pages. */
const openNow = (page: Page) => page.getByRole('tab', { name: '报名中' }).click();

const rowOf = (title: string) => parent.getByRole('list', { name: `孩子：${title}` }).getByRole('listitem');

test('a parent finds exams for the child from the first page and enrols the child in a free one', async () => {
  await parent.getByRole('link', { name: '孩子的考试' }).click();
  await parent.getByRole('heading', { level: 1, name: '孩子的考试' }).waitFor();
  await openNow(parent);
  await rowOf(FREE).getByText('未报名').waitFor();
  await rowOf(FREE)
    .getByRole('link', { name: `报名：${child}，${FREE}` })
    .click();
  const panel = parent.getByRole('region', { name: '我的报名' });
  await panel.getByRole('button', { name: `为${child}免费报名` }).click();
  await panel.getByRole('heading', { name: `${child}已报名` }).waitFor();
  expect(await parent.getByRole('button', { name: /开始作答|继续作答/ }).count()).toBe(0);
  await parent.goBack();
  await rowOf(FREE).getByText('已报名').waitFor();
});

test('a parent enrols the child in an exam with a price and pays', async () => {
  await rowOf(PRICED)
    .getByRole('link', { name: `报名：${child}，${PRICED}` })
    .click();
  const panel = parent.getByRole('region', { name: '我的报名' });
  await panel.getByRole('button', { name: `为${child}报名，¥29` }).click();
  await panel.getByRole('link', { name: '去支付' }).click();
  await payBySandbox(parent);
  await parent.goto(`${stage.product.url}/web/user/exam`);
  await openNow(parent);
  await rowOf(PRICED).getByText('已报名').waitFor();
  // No button asks for a payment.
  expect(
    await rowOf(PRICED)
      .getByRole('link', { name: /^(报名|去支付)/ })
      .count(),
  ).toBe(0);
});

test('a parent enrols the child in a public class on its page', async () => {
  await parent.getByRole('link', { name: '首页' }).first().click();
  await parent.getByRole('navigation').getByRole('link', { name: '班级', exact: true }).first().click();
  await parent.getByRole('region', { name: '公开班级' }).getByRole('link', { name: CLASS }).click();
  const panel = parent.getByRole('region', { name: '我的报名' });
  await panel.getByRole('button', { name: `为${child}免费报名` }).click();
  await panel.getByRole('heading', { name: '已加入班级' }).waitFor();
  await panel.getByText(new RegExp(child)).or(panel.getByText(/开班/)).first().waitFor();
  expect(errors).toEqual([]);
});

test('the child finds all of these enrolments in their account', async () => {
  const page = await desk.member('xuesheng');
  await page.goto(`${stage.product.url}/web/user/exam`);
  await openNow(page);
  for (const title of [FREE, PRICED]) await page.getByRole('link', { name: title, exact: true }).waitFor();
  await page.getByRole('link', { name: `考前检查：${PRICED}` }).click();
  await page.getByRole('region', { name: '我的报名' }).getByRole('heading', { name: '已报名' }).waitFor();
  await page.goto(`${stage.product.url}/web/user/grade`);
  await page.getByRole('list').first().getByRole('link', { name: CLASS }).waitFor();
  // The class is no longer offered to the child.
  expect(await page.getByRole('region', { name: '公开班级' }).getByRole('link', { name: CLASS }).count()).toBe(0);
});
