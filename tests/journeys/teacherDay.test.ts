import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { DAY_MS } from '@aosai/api/kit/constants';
import { signIn as signInByApi } from '../support/apiClient.ts';
import { countPresses } from '../support/countPresses.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';

const stage = openStage();
const EDMS = { group: 'edms' } as const;

/** Presses of the teacher for each part of the day. */
const MOST_PRESSES = { quiz: 8, series: 6, paper: 9, exam: 2 };

/** Opens a page of the product, signed in. */
async function enter(page: Page, path: string, account: string): Promise<void> {
  await page.goto(`${stage.product.url}/web/${path}`);
  const door = page.getByRole('dialog', { name: '登录' });
  await door.getByLabel('账号', { exact: true }).fill(account);
  await door.getByLabel('密码', { exact: true }).fill(student.PASSWORD);
  await door.getByRole('button', { name: '登录', exact: true }).click();
  await door.waitFor({ state: 'detached' });
}

/** Ticks the first questions with one answer in the open picker. */
async function pick(page: Page, count: number, word: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: '题型' }).selectOption({ label: '单选' });
  await page.waitForLoadState('networkidle');
  // The first box selects the whole page.
  const boxes = dialog.getByRole('checkbox');
  await boxes.nth(count).waitFor();
  for (let place = 1; place <= count; place += 1) await boxes.nth(place).check();
  await dialog.getByRole('button', { name: `${word} ${count} 题` }).click();
}

test('a teacher gives a quiz, a series, a paper and an exam within a few presses each', async () => {
  const { client } = await signInByApi(stage.product.url, 'laoshi', student.PASSWORD);
  const [grade] = (await client.grade.queryList({ keyword: '信奥一班' }, EDMS)).content;
  const gradeId = grade?.id ?? '';
  const context = await stage.browser.newContext({ ...student.CONTEXT, viewport: { width: 1366, height: 860 } });
  const presses = await countPresses(context);
  const page = await context.newPage();
  await enter(page, 'edms/homework', 'laoshi');
  let counted = presses();
  /** Presses since the last part of the day. */
  const spent = (): number => {
    const before = counted;
    counted = presses();
    return counted - before;
  };
  spent();

  await page.getByRole('link', { name: '随堂测验' }).click();
  const quiz = page.getByRole('dialog', { name: '随堂测验' });
  await quiz.getByRole('button', { name: '选题目' }).click();
  await pick(page, 3, '选好');
  const toClass = quiz.getByRole('checkbox', { name: /^信奥一班.*班级$/ }).first();
  if (!(await toClass.isChecked())) await toClass.check();
  await quiz.getByRole('button', { name: '发布，现在开始' }).click();
  await page.getByText(/^已发给 \d+ 人$/).waitFor();
  expect(spent()).toBeLessThanOrEqual(MOST_PRESSES.quiz);

  await page.waitForURL(/\/edms\/homework\/\w{26}$/);
  await page.goto(`${page.url()}?tab=settings`);
  await page.getByRole('button', { name: '移出第 2 题' }).click();
  await page.getByRole('button', { name: '移出第 3 题' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '撤回' }).click();
  await page.getByText('已撤回').waitFor();
  await page.getByRole('button', { name: '移出第 3 题' }).waitFor();
  spent();

  await page.goto(`${stage.product.url}/web/edms/homework`);
  await page.getByRole('link', { name: '新建作业' }).first().click();
  const series = page.getByRole('dialog', { name: '新建作业' });
  await series
    .getByRole('checkbox', { name: /GESP C\+\+ 一级/ })
    .first()
    .check();
  await series.getByText(/只布置一次/).click();
  await series.getByRole('checkbox', { name: '周一' }).check();
  await series.getByRole('spinbutton', { name: /共几周/ }).fill('4');
  await series.getByRole('list', { name: '每一份的日期' }).getByRole('listitem').nth(3).waitFor();
  await series.getByRole('button', { name: '发布 4 份' }).click();
  await page.getByText(/^4 份作业已布置给 \d+ 人$/).waitFor();
  expect(spent()).toBeLessThanOrEqual(MOST_PRESSES.series);
  const weekly = (await client.homework.queryList({ gradeId, size: 100 }, EDMS)).content.filter((one) => one.series);
  const opened = weekly.map(({ openAt }) => Date.parse(openAt)).toSorted((a, b) => a - b);
  expect(opened.slice(2).map((at, place) => at - (opened[place + 1] ?? 0))).toEqual([7 * DAY_MS, 7 * DAY_MS]);

  await page.goto(`${stage.product.url}/web/edms/examPaper`);
  await page.getByRole('button', { name: '新建试卷' }).first().click();
  const form = page.getByRole('dialog', { name: '新建试卷' });
  await form.getByRole('textbox', { name: '标题' }).fill('周测卷');
  await form.getByRole('combobox', { name: '模板' }).selectOption({ label: '自由组卷' });
  await form.getByRole('button', { name: '新建试卷' }).click();
  await page.waitForURL(/\/edms\/examPaper\/\w{26}$/);
  await page.getByRole('button', { name: '添加题目' }).click();
  await pick(page, 3, '添加');
  await page.getByRole('button', { name: '保存试卷' }).click();
  await page.getByText('已保存试卷').waitFor();
  await page.getByRole('button', { name: '设为可用' }).click();
  await page.getByText('已设为可用').waitFor();
  expect(spent()).toBeLessThanOrEqual(MOST_PRESSES.paper);

  const paperId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto(`${stage.product.url}/web/edms/exam?do=create&grade=${gradeId}&paper=${paperId}`);
  const exam = page.getByRole('dialog', { name: '新建考试' });
  await exam.getByText(grade?.title ?? '').waitFor();
  await exam.getByRole('button', { name: '发布考试' }).click();
  await page.getByRole('dialog', { name: '发布「周测卷」？' }).getByRole('button', { name: /发布$/ }).click();
  await page.waitForURL(/\/edms\/exam\/\w{26}\/settings$/);
  expect(spent()).toBeLessThanOrEqual(MOST_PRESSES.exam);
  await context.close();
}, 300_000);
