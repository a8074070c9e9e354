import { beforeAll, expect, test } from 'vitest';
import { dateText } from '@aosai/api/kit/beijing';
import { DAY_MS } from '@aosai/api/kit/constants';
import { sittingsFrom, sittingText } from '@aosai/api/practice/plan/sittings';
import { openDesk, payBySandbox } from '../e2e/parts/payDesk.ts';
import { heading } from '../e2e/parts/placementWalk.ts';
import { placeOf, sit } from '../load/demoExam.ts';
import { signIn as signInByApi } from '../support/apiClient.ts';
import { printed } from '../support/printed.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';

const stage = openStage();
const desk = openDesk(stage);
const MOCK = 'GESP C++ 一级 自主练习';
const MONTH_DAYS = 30;
const sitting = sittingsFrom(dateText(Date.now()), 2)[1]?.id ?? '';

/** The child has a goal, and has sat a mock exam: the first option everywhere, so that points are weak. */
beforeAll(async () => {
  const person = await signInByApi(stage.product.url, 'xuesheng', student.PASSWORD);
  await person.client.plan.save({ language: 'cpp', level: 1, sitting, minutesAWeek: 120 });
  const { room, token } = await sit(person, await placeOf(person, MOCK));
  const answers = room.sections
    .flatMap(({ questions }) => questions)
    .flatMap(({ id: questionId, options: [option] }) =>
      option
        ? {
            questionId,
            baseRevision: 0,
            answer: { kind: 'choice' as const, optionIds: [option.id] },
            flagged: false,
            spentMs: 0,
          }
        : [],
    );
  await person.client.examPaperEnroll.complete({ id: room.attempt.id, token, answers });
});

test('on Sunday a parent reads the week, the goal and a report, prints the note and buys a card', async () => {
  const page = await desk.member('jiazhang');
  const errors = student.errorsOf(page.context());

  // The week, the goal with its progress, and weak points by name.
  await page.getByRole('heading', { level: 2, name: '这一周' }).waitFor();
  await page.getByRole('heading', { level: 3, name: `${sittingText(sitting)}考 GESP C++ 1 级` }).waitFor();
  await page.getByText(/^学完 \d+ \/ \d+ 课/).waitFor();
  const weak = page.locator('section').filter({ has: page.getByRole('heading', { name: '薄弱知识点' }) });
  await weak.getByRole('listitem').first().waitFor();
  await page.getByRole('link', { name: '看整个计划' }).click();
  await heading(page, /的计划$/).waitFor();
  await page.getByRole('link', { name: '首页' }).click();

  // The report speaks to the parent, without buttons of the child.
  await page
    .getByRole('link', { name: new RegExp(MOCK.replaceAll('+', '\\+')) })
    .first()
    .waitFor();
  await page.getByRole('link', { name: '查看报告' }).first().click();
  await page.getByRole('heading', { name: '孩子接下来练什么' }).waitFor();
  expect(await page.getByRole('link', { name: /^练这/ }).count()).toBe(0);
  await page.getByRole('link', { name: '首页' }).click();

  // The weekly note prints on one sheet.
  await page.getByRole('link', { name: '打印一周小结' }).click();
  await heading(page, /的一周$/).waitFor();
  await page.getByRole('heading', { level: 3, name: /考 GESP C\+\+ 1 级$/ }).waitFor();
  expect((await printed(page)).pageCount).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByRole('navigation', { name: '个人中心' }).isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: '首页' }).click();

  // Another card beside the running one: whose, from when to when, and what it does not do.
  await page.getByRole('link', { name: '查看和续卡' }).click();
  await page.getByRole('button', { name: '购买月卡' }).click();
  const dialog = page.getByRole('dialog');
  const today = Date.now();
  await dialog.getByText(`从 ${dateText(today)} 用到 ${dateText(today + MONTH_DAYS * DAY_MS)}`).waitFor();
  await dialog.getByText(/「年卡」还在用，到 20\d\d-\d\d-\d\d/).waitFor();
  await dialog.getByRole('button', { name: '购买月卡' }).click();
  await payBySandbox(page);
  await page
    .getByText(new RegExp(`${dateText(today)}.*${dateText(today + MONTH_DAYS * DAY_MS)}`))
    .first()
    .waitFor();
  await page.getByRole('link', { name: '我的订单' }).first().click();
  await page.getByRole('link', { name: '查看：月卡' }).first().waitFor();
  expect(errors).toEqual([]);
}, 300_000);
