import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { dateText, startOfDay } from '@aosai/api/kit/beijing';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@aosai/api/kit/constants';
import { sittingsFrom, sittingText } from '@aosai/api/practice/plan/sittings';
import { addChild } from '../e2e/parts/family.ts';
import { heading } from '../e2e/parts/placementWalk.ts';
import { openUnit, UNIT } from '../e2e/parts/unit.ts';
import { signIn as signInByApi } from '../support/apiClient.ts';
import { newDataFolder } from '../support/dataFolder.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';

const CHILD = 'xiaoman';
const MOCK = '一级模拟考，第四周';
const BMS = { group: 'bms' } as const;

const dataFolder = await newDataFolder(true);
const birthYm = `${new Date().getUTCFullYear() - 11}-03`;
await addChild(dataFolder, { account: CHILD, name: '林小满', birthYm, hasConsent: true });
const stage = openStage({ entry: 'tests/support/serverWithClock.ts', dataFolder });

const startMs = Date.now();
const DAYS = 30;
/** Noon in Beijing of a day of the week that ends with the first Sunday after thirty days; 0 is its Monday. */
const SUNDAY = 6;
const weekdayOf = (ms: number) => (new Date(`${dateText(ms)}T00:00:00Z`).getUTCDay() + SUNDAY) % 7;
const lastMs = startMs + (DAYS + SUNDAY - weekdayOf(startMs + DAYS * DAY_MS)) * DAY_MS;
const noonOf = (weekday: number) => startOfDay(dateText(lastMs), weekday - SUNDAY).getTime() + 12 * HOUR_MS;
const moveTo = (ms: number) => stage.product.moveClock(ms - startMs);

/** Publishes a copy of the open paper of level 1 that can be sat in the last week. */
async function giveMock(url: string): Promise<void> {
  const { client } = await signInByApi(url, 'guanli', student.PASSWORD, 'user');
  const { content } = await client.exam.queryList({ keyword: 'GESP C++ 一级 自主练习' }, BMS);
  const { id } = await client.exam.create({ copyOf: content[0]?.id ?? '' }, BMS);
  const { staff } = await client.exam.queryById({ id }, BMS);
  const iso = (ms: number) => new Date(ms).toISOString();
  const dates = {
    enrollStartAt: iso(startMs - DAY_MS),
    enrollEndAt: iso(lastMs + 4 * DAY_MS),
    startAt: iso(noonOf(0)),
    endAt: iso(lastMs + 5 * DAY_MS),
  };
  await client.exam.update({ id, version: staff?.version ?? 0, title: MOCK, ...dates }, BMS);
  await client.exam.publish({ id }, BMS);
}

/** Ten minutes of practice on this day: a wrong answer to the same question. */
async function practise(url: string, weekday: number, where: { questionId: string; chapterId: string }): Promise<void> {
  await moveTo(noonOf(weekday));
  const { client } = await signInByApi(url, CHILD, student.PASSWORD);
  const answer = { kind: 'choice' as const, optionIds: ['B'] };
  const wish = { ...where, answer, requestId: `thirtieth-day-${weekday}`, spentMs: 10 * MINUTE_MS };
  await client.memberQuestion.submitAnswer(wish);
}

/** The first page of the child, or of another person, in a new browser: a session does not last from day to day. */
async function home(url: string, account = CHILD): Promise<Page> {
  const page = await (await stage.browser.newContext(student.CONTEXT)).newPage();
  page.setDefaultTimeout(40_000);
  await student.signIn(page, url, account);
  return page;
}

/** Follows the links of the menu and of the list to the mock exam. */
async function openMock(page: Page): Promise<void> {
  await page.getByRole('link', { name: '考试', exact: true }).first().click();
  await page.getByRole('link', { name: MOCK }).first().click();
  await heading(page, MOCK).waitFor();
}

async function openReport(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: '回到练习' })
    .or(page.getByRole('link', { name: '练习', exact: true }))
    .first()
    .click();
  await openMock(page);
  await page
    .getByRole('link', { name: /^查看报告/ })
    .first()
    .click();
}

const dayOf = (page: Page, name: string) => page.getByRole('img', { name: new RegExp(`^周${name}，`) });

test('on the thirtieth day a child goes on after missed days, reviews, sits a mock exam and moves the plan', async () => {
  const { url } = stage.product;
  const { chapterId, questionIds } = await openUnit(url);
  const [questionId] = questionIds;
  const where = { questionId, chapterId };
  await giveMock(url);
  const { client } = await signInByApi(url, CHILD, student.PASSWORD);
  // The third sitting from now: the fourth week is never its last.
  const sitting = sittingsFrom(dateText(startMs), 3)[2]?.id ?? '';
  await client.plan.save({ language: 'cpp', level: 1, sitting, minutesAWeek: 120 });

  // One missed day of a week is free: the streak goes on over it.
  for (const weekday of [0, 2]) await practise(url, weekday, where);
  const wednesday = await home(url);
  await wednesday.getByText('连续 2 天（周二休息）').waitFor();
  await wednesday.context().close();

  // Two more missed days end it without a word of blame; the days after begin a new one.
  await moveTo(noonOf(5));
  const saturday = await home(url);
  await saturday.getByText('本周 20 分钟', { exact: true }).waitFor();
  for (const missed of ['二', '四', '五'])
    expect(await dayOf(saturday, missed).getAttribute('aria-label')).toMatch(/没有练习$/);
  await saturday.context().close();
  for (const weekday of [5, SUNDAY]) await practise(url, weekday, where);
  const sunday = await home(url);
  await sunday.getByText('连续 2 天 · 本周 40 分钟').waitFor();
  await sunday.context().close();

  // The wrong question is not due on the day of its last answer; a day later it is one of the next steps.
  await moveTo(noonOf(SUNDAY + 1) + 2 * HOUR_MS);
  const page = await home(url);
  await page.getByRole('link', { name: /^复习 1 道错题/ }).click();
  await page.getByRole('heading', { level: 2, name: UNIT.choice }).waitFor();
  await page.locator('label').filter({ hasText: /^A3$/ }).click();
  await page.getByRole('button', { name: '提交答案' }).click();
  await page.getByText('回答正确').waitFor();
  const run = page.getByRole('navigation', { name: '这一组题' });
  await run.getByRole('button', { name: '小结' }).click();
  await page.getByText('全部做对，隔几天它们会再来一次。').waitFor();
  await page.getByRole('link', { name: '回到练习' }).first().click();
  await page.getByRole('link', { name: '首页' }).click();
  await page.getByRole('region', { name: '今天' }).waitFor();
  await page.getByRole('link', { name: /^复习 \d+ 道错题/ }).waitFor({ state: 'detached' });

  // A mock exam is sat; its report leads to practice of its weakest points, to its wrong questions, and to the exam.
  await openMock(page);
  await student.enrolAndStart(page);
  await page.getByRole('region', { name: '第 1 题', exact: true }).locator('label').first().click();
  await student.saved(page);
  await page.getByRole('button', { name: '交卷' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /交卷/ }).last().click();
  await heading(page, '已交卷').waitFor();
  await page.getByRole('button', { name: '查看报告' }).click();
  await page.getByRole('link', { name: '练这 3 个点' }).click();
  await run.getByRole('button', { name: '小结' }).waitFor();
  await openReport(page);
  // The questions of the mock stay closed, so the wrong book holds questions drawn like them.
  await page.getByRole('link', { name: '看错题本' }).click();
  await page.getByRole('tab', { name: /^错题本/, selected: true }).waitFor();
  await openReport(page);
  await page.getByRole('link', { name: '再考一次' }).click();
  await heading(page, MOCK).waitFor();
  await page.getByText('可以再做一次').waitFor();

  // Weeks were missed: the plan has moved, and says so until it is taken.
  await page.getByRole('link', { name: '首页' }).click();
  await page.getByRole('link', { name: /^我的计划/ }).click();
  await page.getByText('计划往后挪好了').waitFor();
  await page.getByRole('button', { name: '就按新的来' }).click();
  await page.getByText('计划往后挪好了').waitFor({ state: 'detached' });
  // The goal keeps its date, as everything still fits before it.
  await page.getByText(`GESP C++ 1 级 · ${sittingText(sitting)}认证`).waitFor();
  expect(await page.getByText(/前有些赶$/).count()).toBe(0);
  await page.context().close();

  // The parent reads the date, the mock and the week before.
  const parent = await home(url, 'jiazhang');
  await parent.getByText('林小满', { exact: true }).first().click();
  await heading(parent, '林小满的学习').waitFor();
  await parent.getByRole('heading', { level: 3, name: `${sittingText(sitting)}考 GESP C++ 1 级` }).waitFor();
  await parent
    .getByRole('link', { name: new RegExp(MOCK) })
    .first()
    .waitFor();
  await parent.getByRole('button', { name: '前一周' }).click();
  await parent.getByRole('img', { name: '周六，10 分钟' }).waitFor();
  await parent.context().close();
}, 300_000);
