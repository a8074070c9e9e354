import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { expect, test } from 'vitest';
import { parseSheet } from '../../packages/server/src/excel/parseSheet.ts';
import { writeSheet } from '../../packages/server/src/excel/writeSheet.ts';
import { choosePassword, enter, enterBySlip, readSlips, type Slip } from '../e2e/parts/school.ts';
import { type Cost, countCosts } from '../support/countCosts.ts';
import { expectCost } from '../support/officeCosts.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';

/**
 * The README's first lesson of a school, step by step: what is pressed must be a word that the step says. The tests build
 * on each other, and go by links and words alone.
 */
const stage = openStage({ entry: 'tests/support/serverWithClock.ts' });
const SCHOOL = '青禾实验小学';
const MANAGER = '方校长';
const CLASS = '五年级 1 班';
const OWN_PASSWORD = 'kites over the sea';
const CHILDREN = ['陈小满', '何立夏', '周谷雨'];

const README = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
const [, lesson = ''] = /## A school's first lesson\n([^]*?)\n## /u.exec(README) ?? [];
const STEPS = [...lesson.matchAll(/^\d\. (.+)$/gmu)].map(([, step = '']) => step);

let page: Page;
let count: () => Cost;
let spent: Cost;
let slips: Slip[];
let slipAddress: string;
let examUrl: string;

/** Adds what was spent since the last call; signing in is left out. */
function spend({ isSignIn = false } = {}): Cost {
  const { presses, pages } = count();
  if (!isSignIn) spent = { presses: spent.presses + presses, pages: spent.pages + pages };
  return spent;
}

/** Presses what the step of the README says. */
async function press(step: number, word: string, find: (word: string) => Locator): Promise<void> {
  expect(STEPS[step - 1], `step ${step}`).toContain(`**${word}**`);
  await find(word).first().click();
}

const link = (name: string) => page.getByRole('link', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (name: string) => page.getByRole('dialog').last().getByRole('button', { name });
const todo = (name: string) => page.getByRole('link', { name: `去做：${name}` });

test('the README has the five steps', () => {
  expect(STEPS).toHaveLength(5);
});

test('step 1 opens a school, whose first manager gets a password', async () => {
  const context = await stage.browser.newContext({ ...student.CONTEXT, viewport: { width: 1366, height: 860 } });
  page = await context.newPage();
  count = await countCosts(page);
  spent = { presses: 0, pages: 0 };
  await page.goto(`${stage.product.url}/web/bms`);
  await enter(page, 'guanli', student.PASSWORD);
  spend({ isSignIn: true });
  await press(1, '机构', link);
  await press(1, '新建机构', button);
  const form = page.getByRole('dialog', { name: '新建机构' });
  await form.getByRole('textbox', { name: /机构全称/ }).fill(SCHOOL);
  await form.getByRole('textbox', { name: '联系人' }).fill(MANAGER);
  await form.getByRole('textbox', { name: '联系手机' }).fill('13900000001');
  await form.getByRole('textbox', { name: '管理员姓名' }).fill(MANAGER);
  await inDialog('新建机构').click();
  const made = page.getByRole('dialog', { name: `已为${MANAGER}新建账号` });
  await made.waitFor();
  const [account = '', password = ''] = await made.locator('code').allTextContents();
  expect([account, password]).not.toContain('');
  await made.getByRole('button', { name: '已经记下' }).click();
  await press(1, '退出登录', button);
  spend();

  // Whoever signs out is asked to sign in again.
  await press(2, '学习', (word) => page.getByRole('dialog', { name: '登录' }).getByText(word, { exact: true }));
  await enter(page, account, password);
  await choosePassword(page, OWN_PASSWORD);
  spend({ isSignIn: true });
});

/** The downloaded template, filled in: a row for each student, and one for the teacher of the class. */
async function filled(template: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const sheet = await parseSheet(await readFile(template), { maxRows: 50, maxColumns: 30, maxCellChars: 200 });
  const head = sheet.find((row) => row.some((title) => title.startsWith('学号'))) ?? [];
  const bornIn = new Date().getUTCFullYear() - 11;
  // The template marks columns and adds words to some.
  const rowOf = (values: Readonly<Record<string, string>>) =>
    head.map((title) => Object.entries(values).find(([name]) => title.startsWith(name))?.[1] ?? '');
  const rows = [
    ...CHILDREN.map((name, place) =>
      rowOf({ 姓名: name, 学号: `C00${place + 1}`, 班级: CLASS, 角色: '学生', 出生年月: `${bornIn}-0${place + 1}` }),
    ),
    rowOf({ 姓名: '何老师', 学号: 'T001', 班级: CLASS, 角色: '老师' }),
  ];
  const columns = head.map((title) => ({ title, width: 14, holds: 'text' as const }));
  return { name: '名单.xlsx', mimeType: '', buffer: Buffer.from(await writeSheet({ name: '成员', columns, rows })) };
}

test('step 2 imports the people from the template, up to the slips', async () => {
  await press(2, '导入成员', todo);
  const dialog = page.getByRole('dialog', { name: '用 Excel 导入成员' });
  const coming = page.waitForEvent('download');
  await press(2, '下载模板', (word) => dialog.getByText(word));
  await dialog.locator('input[type=file]').setInputFiles(await filled(await (await coming).path()));
  await press(2, '本校声明', (word) => dialog.getByRole('checkbox', { name: new RegExp(word) }));
  await dialog.getByRole('textbox', { name: /同意的凭据/ }).fill('家长签字同意书，存教务处');
  await press(2, '导入 … 人', () => dialog.getByRole('button', { name: `导入 ${CHILDREN.length + 1} 人` }));
  await press(2, '查看密码条', button);
  await page.getByRole('dialog', { name: `${CHILDREN.length + 1} 人的新密码` }).waitFor();
  const read = await readSlips(page);
  slips = read.slips;
  slipAddress = read.address;
  expect(slips.map(({ name }) => name)).toEqual(expect.arrayContaining(CHILDREN));
  await button('已经保存').click();
  await button('完成').click();
  spend();
});

test('step 3 gives the class its first homework and its first exam', async () => {
  await press(3, '概览', link);
  await press(3, '布置作业', todo);
  const homework = page.getByRole('dialog', { name: '新建作业' });
  await homework
    .getByRole('checkbox', { name: /GESP C\+\+ 一级/ })
    .first()
    .check();
  const klass = homework.getByRole('group', { name: '布置给谁' }).getByRole('checkbox', { name: new RegExp(CLASS) });
  await klass.first().waitFor();
  if (!(await klass.first().isChecked())) await klass.first().check();
  await press(3, '发布', inDialog);
  await page.getByText(`已发给 ${CHILDREN.length} 人`, { exact: true }).waitFor();
  expectCost('lessonHomework', spend());

  await press(3, '概览', link);
  await press(3, '安排考试', todo);
  const exam = page.getByRole('dialog', { name: '新建考试' });
  await exam.getByRole('combobox', { name: /试卷/ }).click();
  await page
    .getByRole('option', { name: /^GESP C\+\+ 一级/ })
    .first()
    .click();
  await press(3, '发布考试', inDialog);
  await page
    .getByRole('dialog', { name: /^发布「/ })
    .getByRole('button', { name: /发布$/ })
    .click();
  await page.waitForURL(/\/edms\/exam\/\w{26}\/settings$/);
  examUrl = page.url();
  expectCost('lessonExam', spend());
});

test('step 4 is a student who sits the exam from the slip', async () => {
  // A new exam begins in ten minutes, rounded up to five.
  await stage.product.moveClock(25 * MINUTE_MS);
  const slip = slips.find(({ name }) => name === CHILDREN[0]);
  if (!slip) throw new Error('the first child has a slip');
  const context = await stage.browser.newContext(student.CONTEXT);
  const child = await context.newPage();
  await enterBySlip(child, `${stage.product.url}${slipAddress}`, slip);
  const go = (word: string) => child.getByRole('link', { name: word, exact: true });
  const act = (word: string) => child.getByRole('button', { name: word });
  await press(4, '考试', go);
  const [, examId = ''] = /\/exam\/(\w{26})/u.exec(examUrl) ?? [];
  await child.locator(`a[href*="${examId}"]`).first().click();
  await press(4, '开始作答', act);
  await press(4, '开始计时', act);
  await child.getByRole('timer').waitFor();
  await child.keyboard.press('A');
  await student.saved(child);
  await press(4, '交卷', act);
  await child.getByRole('dialog').getByRole('button', { name: /交卷/ }).last().click();
  const receipt = child.getByRole('heading', { level: 1, name: '已交卷' });
  await receipt.waitFor();
  expect(await receipt.count()).toBe(1);
  await context.close();
});

test('step 5 finds who sat, the scores and the absent in the tabs of the exam', async () => {
  // Past the end of the exam, and before the manager has to sign in again.
  await stage.product.moveClock(5 * 60 * MINUTE_MS);
  await page.goto(examUrl);
  const tabs = page.getByRole('navigation', { name: '这场考试' });
  const tab = (word: string) => tabs.getByRole('link', { name: word, exact: true });
  for (const word of ['监考', '成绩', '报名']) await press(5, word, tab);
  const absent = CHILDREN.length - 1;
  await page.getByRole('heading', { name: `缺考 ${absent} 人` }).waitFor();
  expect(STEPS[4]).toContain('with 补考 for the absent');
  await page.getByRole('button', { name: `安排补考（${absent} 人）` }).waitFor();
  await press(5, '批阅', tab);
  await page.getByRole('heading', { level: 2, name: '批阅', exact: true }).waitFor();
});
