import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { QUESTION } from '@aosai/api/questions/bank';
import { SINGLE } from '@aosai/api/questions/kinds';
import { signIn as signInByApi } from '../support/apiClient.ts';
import { type Printed, printed } from '../support/printed.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';
import {
  BROKEN_TASK,
  DOUBTFUL_COUNT,
  FAULT_COUNT,
  MISSING_CASE,
  QUESTION_COUNT,
  questionPackage,
  WEAK_TASK,
} from './parts/questionPackage.ts';
import { choosePassword, enter } from './parts/school.ts';

const stage = openStage({ judge: true });
const errors: string[][] = [];

const open = async (path: string, account: string, password = student.PASSWORD): Promise<Page> => {
  const context = await stage.browser.newContext(student.CONTEXT);
  errors.push(student.errorsOf(context));
  const page = await context.newPage();
  await page.goto(`${stage.product.url}/web/${path}`);
  await enter(page, account, password);
  return page;
};

const choosePackage = (page: Page, isMended: boolean) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: '第四单元.zip', mimeType: 'application/zip', buffer: questionPackage({ isMended }) });

/** The tabs of a check, with the number of items for each outcome. */
const outcomes = (page: Page) => page.getByRole('tablist', { name: '按结果筛选' }).getByRole('tab').allInnerTexts();

const GOOD_COUNT = QUESTION_COUNT - FAULT_COUNT;

let teacher: Page;
/** Id of the teacher's programming task. */
let ownId = '';

test('imports the valid questions of a package with three faults, then the fixed one from a second package', async () => {
  teacher = await open('edms/question/import', 'laoshi');
  await choosePackage(teacher, false);
  await teacher.getByRole('table', { name: '文件里的题目' }).waitFor();
  expect(await outcomes(teacher)).toEqual([
    `全部 ${QUESTION_COUNT}`,
    `新题 ${GOOD_COUNT - DOUBTFUL_COUNT}`,
    `新题，请核对 ${DOUBTFUL_COUNT}`,
    `有问题，不能导入 ${FAULT_COUNT}`,
  ]);
  await teacher.getByRole('tab', { name: /有问题/ }).click();
  const faulty = teacher.getByRole('table', { name: '文件里的题目' });
  for (const fault of ['没有题干', '这道题的内容已损坏：difficulty', '测试数据不是 UTF-8 文本：1.in'])
    await faulty.getByText(fault, { exact: true }).waitFor();
  await teacher.getByLabel('导入到').selectOption({ label: '个人题库' });
  await teacher.getByRole('button', { name: `导入 ${GOOD_COUNT} 题` }).click();
  await teacher
    .getByText(`${GOOD_COUNT} 题已存为草稿，${FAULT_COUNT} 题跳过，0 题没有导入。`)
    .waitFor({ timeout: 30_000 });

  await teacher.getByRole('button', { name: '再导入一个文件' }).click();
  await choosePackage(teacher, true);
  await teacher.getByRole('table', { name: '文件里的题目' }).waitFor();
  expect(await outcomes(teacher)).toEqual([
    `全部 ${QUESTION_COUNT}`,
    '新题，请核对 1',
    `已有相同的题 ${GOOD_COUNT}`,
    `有问题，不能导入 ${FAULT_COUNT - 1}`,
  ]);
  await teacher.getByRole('button', { name: '导入 1 题' }).click();
  await teacher.getByText(`1 题已存为草稿，${QUESTION_COUNT - 1} 题跳过，0 题没有导入。`).waitFor({ timeout: 30_000 });
});

/** Row of a program in the table of trial judging. */
const trialOf = (page: Page, name: string) =>
  page.getByRole('table', { name: '试评结果' }).getByRole('row', { name: new RegExp(name) });

test('trial judging shows that a wrong program passes, and that it fails once a test case is added', async () => {
  await teacher.getByRole('link', { name: '查看导入的题目' }).click();
  // The second import added only the fixed question; those of the first are in the list of the whole bank.
  await teacher.getByRole('row', { name: new RegExp(BROKEN_TASK) }).waitFor();
  expect(await teacher.getByRole('link', { name: WEAK_TASK }).count()).toBe(0);
  await teacher.getByRole('link', { name: '题库', exact: true }).first().click();
  await teacher.getByRole('link', { name: WEAK_TASK }).click();
  await teacher.getByRole('dialog').getByRole('link', { name: '编辑题目' }).click();
  await teacher.waitForURL(/\/edms\/question\/\w{26}$/);
  ownId = teacher.url().slice(-26);
  await teacher.getByRole('button', { name: '试评全部程序' }).click();
  await teacher.getByText('「从零开始比」通过了全部测试点：测试数据拦不住它').waitFor({ timeout: 60_000 });
  await trialOf(teacher, '标准程序').getByText('符合预期', { exact: true }).waitFor();
  await trialOf(teacher, '从零开始比').getByText('不符预期，预期答案错误').waitFor();

  await teacher.getByRole('button', { name: '添加测试点' }).click();
  const dialog = teacher.getByRole('dialog', { name: '添加测试点' });
  await dialog.getByRole('textbox', { name: '输入' }).fill(MISSING_CASE.input);
  await dialog.getByRole('textbox', { name: '期望输出' }).fill(MISSING_CASE.expected);
  await dialog.getByRole('button', { name: '添加测试点' }).click();
  await dialog.waitFor({ state: 'detached' });
  await teacher.getByRole('button', { name: '保存题目' }).click();
  await teacher.getByText('没有未保存的修改').waitFor();
  await teacher.getByRole('button', { name: '试评全部程序' }).click();
  await trialOf(teacher, '从零开始比').getByText('符合预期', { exact: true }).waitFor({ timeout: 60_000 });
  await trialOf(teacher, '标准程序').getByText('符合预期', { exact: true }).waitFor();
  await teacher.getByRole('button', { name: '返回题库' }).click();

  // The list also shows questions that the platform shares, but all drafts are imported ones.
  await teacher.goto(`${stage.product.url}/web/edms/question?status=${QUESTION.draft}`);
  await teacher.getByRole('row', { name: new RegExp(BROKEN_TASK) }).waitFor();
  await teacher.getByRole('checkbox', { name: '选择本页全部' }).check();
  await teacher.getByRole('group', { name: '批量操作' }).getByRole('button', { name: '设为可用' }).click();
  await teacher.getByText(`已设为可用 ${GOOD_COUNT + 1} 道题`).waitFor();
  await teacher.getByText('没有符合条件的题目').waitFor();
});

/** Text with fewer characters per line is squeezed into a column. */
const FEWEST_CHARACTERS = 6;

/** Titles of the questions in a section, in order. */
const titlesIn = (page: Page, section: string) =>
  page
    .getByRole('region', { name: section })
    .getByRole('listitem')
    .locator('[data-part="title"] > button > span')
    .allInnerTexts();

test('a teacher draws a paper by the blueprint of level 4, replaces and moves questions, and prints it', async () => {
  await teacher.goto(`${stage.product.url}/web/edms/examPaper`);
  await teacher.getByRole('button', { name: '新建试卷' }).first().click();
  const form = teacher.getByRole('dialog', { name: '新建试卷' });
  await form.getByRole('textbox', { name: '标题' }).fill('第四单元测验');
  await form.getByRole('combobox', { name: '模板' }).selectOption('gesp-4');
  await form.getByRole('button', { name: '新建试卷' }).click();
  await teacher.waitForURL(/\/edms\/examPaper\/\w{26}$/);
  await teacher.getByRole('button', { name: '按蓝图抽题' }).click();
  const draw = teacher.getByRole('dialog', { name: '按蓝图抽题' });
  await draw.getByRole('button', { name: '抽题', exact: true }).click();
  await draw.getByText('题库里的题不够，共缺 13 道').waitFor();
  expect(await draw.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
    '单选题 10 道，每题 2 分\n缺 5 道',
    '判断题 2 道，每题 2 分\n缺 8 道',
    '编程题 2 道，每题 25 分',
  ]);
  await draw.getByRole('button', { name: '给第 13 题换一题' }).click();
  await draw.getByText(/^第 13 题换成：/).waitFor();
  await draw.getByRole('button', { name: '用这份' }).click();

  const before = await titlesIn(teacher, '单选题');
  await teacher.getByRole('button', { name: '移动第 1 题' }).press('Space');
  await teacher.keyboard.press('ArrowDown');
  await teacher.keyboard.press('Space');
  const [first, second, ...others] = before;
  expect(await titlesIn(teacher, '单选题')).toEqual([second, first, ...others]);
  await teacher.getByRole('button', { name: '保存试卷' }).click();
  await teacher.getByText('已保存试卷').waitFor();
  await teacher.reload();
  await teacher.getByRole('button', { name: '移动第 1 题' }).waitFor();
  expect(await titlesIn(teacher, '单选题')).toEqual([second, first, ...others]);

  await teacher.getByRole('link', { name: '打印' }).click();
  await teacher.getByRole('button', { name: '打印或存为 PDF' }).waitFor();
  const paper = await printed(teacher);
  // The tasks are drawn: some have longer statements, and some longer solutions.
  expect([2, 3, 4]).toContain(paper.pageCount);
  expect(paper.narrowest).toSatisfy(
    ({ charactersPerLine }: Printed['narrowest']) => charactersPerLine >= FEWEST_CHARACTERS,
  );
  await teacher.getByRole('radio', { name: '答案', exact: true }).check({ force: true });
  const answers = await printed(teacher);
  expect([1, 2]).toContain(answers.pageCount);
  expect(answers.pageCount).toBeLessThanOrEqual(paper.pageCount);
});

const LENT = '下面哪个语句可以提前结束循环';

test('every school finds a question that the platform shares, and no other school those of a teacher', async () => {
  const { url } = stage.product;
  const { client } = await signInByApi(url, 'guanli', student.PASSWORD, 'user');
  const source = {
    type: SINGLE,
    stem: `${LENT}（　）。`,
    analysis: '',
    difficulty: 'easy' as const,
    tags: [],
    options: ['`break`', '`while`', '`for`'].map((text, at) => ({ id: 'ABC'[at] ?? '', text })),
    answer: ['A'],
  };
  await client.question.create({ source, status: QUESTION.ready }, { group: 'bms' });
  await teacher.goto(`${url}/web/edms/question`);
  await teacher.getByRole('searchbox', { name: '搜索标题、题干和选项' }).fill(LENT);
  await teacher.getByText('没有符合条件的题目').waitFor();

  const operator = await open('bms/question', 'guanli');
  await operator.getByRole('link', { name: LENT }).click();
  await operator.getByRole('dialog').getByRole('button', { name: '更多', exact: true }).click();
  await operator.getByRole('menuitem', { name: '共享给机构' }).click();
  await operator.getByRole('dialog', { name: /^共享/ }).getByRole('button', { name: '共享题目' }).click();
  await operator.getByText('已共享 1 道题').waitFor();
  await teacher.reload();
  await teacher.getByRole('link', { name: LENT }).waitFor();

  const made = await client.organization.create({
    name: '另一所学校',
    creditCode: null,
    contact: '丁校长',
    contactMobile: '13900000009',
    logo: null,
    intro: '',
    manager: { kind: 'fresh', name: '丁校长', mobile: null },
  });
  const { account = '', password } = made.manager ?? {};
  const stranger = await open('edms/question', account, password ?? '');
  await choosePassword(stranger, 'other hills and other skies');
  await stranger.getByRole('link', { name: LENT }).waitFor();
  // Nothing of the other school is in the list or can be opened.
  await stranger.getByRole('searchbox', { name: '搜索标题、题干和选项' }).fill(WEAK_TASK);
  await stranger.getByText('没有符合条件的题目').waitFor();
  await stranger.goto(`${url}/web/edms/question/${ownId}`);
  await stranger.getByText('没有找到这项内容，可能已被删除或无权查看').waitFor();
  const [ofTeacher, ofOperator] = errors;
  expect([ofTeacher, ofOperator]).toEqual([[], []]);
});
