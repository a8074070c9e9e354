import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@aosai/api/kit/constants';
import { signIn as signInByApi } from '../support/apiClient.ts';
import { enter } from '../e2e/parts/school.ts';
import { type Cost, countCosts } from '../support/countCosts.ts';
import { expectCost } from '../support/officeCosts.ts';
import { printed } from '../support/printed.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';
import { memberOf } from './parts/term.ts';

/**
 * A teacher's day, from a quiz to the sheets for parents, by links alone. The tests build on each other. The clock is
 * moved to the exam and past it.
 */
const stage = openStage({ entry: 'tests/support/serverWithClock.ts' });
const EDMS = { group: 'edms' } as const;
const CLASS = '周六提高班';
const PAPER = '周测卷';
/** Two sit the exam, the third sits a make-up, and the fourth never comes. */
const STUDENTS = ['xuesheng', 'xuesheng2', 'xuesheng3', 'xuesheng4'] as const;
const [, , LATE] = STUDENTS;
const NEVER_COMES = '赵安然';
const SAT = STUDENTS.length - 1;
const QUESTIONS = 3;
/** What the marker gives, answer by answer: 6, 3 and 1 of 6 points. */
const POINTS = [2, 2, 2, 2, 1, 0, 0, 1, 0];

let teacher: Page;
let count: () => Cost;
let gradeId: string;
let examId: string;

const callsOf = (account: string) => signInByApi(stage.product.url, account, student.PASSWORD);
const menu = (name: string) =>
  teacher.getByRole('navigation', { name: '管理导航' }).getByRole('link', { name, exact: true });
const tab = (name: string) =>
  teacher.getByRole('navigation', { name: '这场考试' }).getByRole('link', { name, exact: true });

/** Ticks the first questions with one answer in the open picker. */
async function pick(questions: number, word: string): Promise<void> {
  const dialog = teacher.getByRole('dialog').last();
  await dialog.getByRole('button', { name: '更多筛选' }).click();
  await dialog.getByRole('combobox', { name: '题型' }).selectOption({ label: '单选' });
  await teacher.waitForLoadState('networkidle');
  // The first box selects the whole page.
  const boxes = dialog.getByRole('checkbox');
  await boxes.nth(questions).waitFor();
  for (let place = 1; place <= questions; place += 1) await boxes.nth(place).check();
  await dialog.getByRole('button', { name: `${word} ${questions} 题` }).click();
}

/** Ticks the class among those that homework is for, and no other. */
async function chooseClass(dialog: Locator): Promise<void> {
  const boxes = dialog.getByRole('group', { name: '布置给谁' }).getByRole('checkbox', { name: /班级$/ });
  const mine = boxes.and(dialog.getByRole('checkbox', { name: new RegExp(`^${CLASS}`) }));
  await mine.waitFor();
  for (const box of await boxes.all()) if (await box.isChecked()) await box.uncheck();
  await mine.check();
}

/** Answers every question of the exam with A and hands in. */
async function sit(account: string): Promise<void> {
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  await student.signIn(page, stage.product.url, account);
  await page.goto(`${stage.product.url}/web/exam/detail?id=${examId}`);
  await page.getByRole('button', { name: '开始作答' }).click();
  await page.getByRole('button', { name: '开始计时' }).click();
  await page.getByRole('timer').waitFor();
  for (let no = 1; no <= QUESTIONS; no += 1) {
    await student.goTo(page, no);
    await page.keyboard.press('A');
    await page.getByRole('button', { name: new RegExp(`^第 ${no} 题，已答`) }).waitFor();
  }
  await student.saved(page);
  await page.getByRole('button', { name: '交卷' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /交卷/ }).last().click();
  await page.getByRole('heading', { level: 1, name: '已交卷' }).waitFor();
  await context.close();
}

beforeAll(async () => {
  const boss = await callsOf('laoshi');
  const window = {
    enrollStartAt: new Date(Date.now() - HOUR_MS).toISOString(),
    enrollEndAt: new Date(Date.now() + 10 * DAY_MS).toISOString(),
    startAt: new Date(Date.now() - HOUR_MS).toISOString(),
    endAt: new Date(Date.now() + 60 * DAY_MS).toISOString(),
  };
  const { id: teacherId } = await memberOf(boss);
  const made = await boss.client.grade.create(
    { title: CLASS, teacherIds: [teacherId], joinByCode: true, ...window },
    EDMS,
  );
  gradeId = made.id;
  await boss.client.grade.publish({ id: gradeId }, EDMS);
  const { staff } = await boss.client.grade.queryById({ id: gradeId }, EDMS);
  for (const account of STUDENTS)
    await (await callsOf(account)).client.grade.addGradeToMine({ code: staff?.joinCode ?? '' });

  const context = await stage.browser.newContext({ ...student.CONTEXT, viewport: { width: 1366, height: 860 } });
  teacher = await context.newPage();
  count = await countCosts(teacher);
  await student.signIn(teacher, stage.product.url, 'laoshi');
  await teacher.goto(`${stage.product.url}/web/edms/homework`);
  await teacher.getByRole('heading', { level: 1, name: '作业' }).waitFor();
  count();
});

afterAll(async () => {
  await teacher.context().close();
});

test('a teacher gives a class a quiz of three questions', async () => {
  await teacher.getByRole('link', { name: '随堂测验' }).click();
  const quiz = teacher.getByRole('dialog', { name: '随堂测验' });
  await quiz.getByRole('button', { name: '选题目' }).click();
  await pick(QUESTIONS, '选好');
  await chooseClass(quiz);
  await quiz.getByRole('button', { name: '发布，现在开始' }).click();
  await teacher.getByText(`已发给 ${STUDENTS.length} 人`, { exact: true }).waitFor();
  await teacher.waitForURL(/\/edms\/homework\/\w{26}$/);
  expectCost('quiz', count());
});

test('a question taken out of the quiz comes back from the message', async () => {
  await teacher.getByRole('tab', { name: '设置' }).click();
  await teacher.getByRole('button', { name: '移出第 2 题' }).click();
  await teacher.getByRole('button', { name: '移出第 3 题' }).waitFor({ state: 'detached' });
  await teacher.getByRole('button', { name: '撤回' }).click();
  await teacher.getByText('已撤回').waitFor();
  await expect.poll(() => teacher.getByRole('button', { name: /^移出第 \d 题$/ }).count()).toBe(QUESTIONS);
});

test('a teacher gives the class a paper on four Mondays', async () => {
  await menu('作业').click();
  await teacher.getByRole('heading', { level: 1, name: '作业' }).waitFor();
  count();
  await teacher.getByRole('link', { name: '新建作业' }).first().click();
  const series = teacher.getByRole('dialog', { name: '新建作业' });
  await series
    .getByRole('checkbox', { name: /GESP C\+\+ 一级/ })
    .first()
    .check();
  await series.getByText(/只布置一次/).click();
  await series.getByRole('checkbox', { name: '周一' }).check();
  await series.getByRole('spinbutton', { name: /共几周/ }).fill('4');
  await series.getByRole('list', { name: '每一份的日期' }).getByRole('listitem').nth(3).waitFor();
  await chooseClass(series);
  await series.getByRole('button', { name: '发布 4 份' }).click();
  await teacher.getByText(/^4 份作业已布置给 \d+ 人$/).waitFor();
  expectCost('series', count());
  const { client } = await callsOf('laoshi');
  const weekly = (await client.homework.queryList({ gradeId, size: 100 }, EDMS)).content.filter((one) => one.series);
  const opened = weekly.map(({ openAt }) => Date.parse(openAt)).toSorted((a, b) => a - b);
  expect(opened.slice(2).map((at, place) => at - (opened[place + 1] ?? 0))).toEqual([7 * DAY_MS, 7 * DAY_MS]);
});

test('a teacher makes a paper of own choice', async () => {
  await menu('试卷').click();
  await teacher.getByRole('button', { name: '新建试卷' }).first().waitFor();
  count();
  await teacher.getByRole('button', { name: '新建试卷' }).first().click();
  const form = teacher.getByRole('dialog', { name: '新建试卷' });
  await form.getByRole('textbox', { name: '标题' }).fill(PAPER);
  await form.getByRole('combobox', { name: '模板' }).selectOption({ label: '自由组卷' });
  await form.getByRole('button', { name: '新建试卷' }).click();
  await teacher.waitForURL(/\/edms\/examPaper\/\w{26}$/);
  await teacher.getByRole('button', { name: '添加题目' }).click();
  await pick(QUESTIONS, '添加');
  await teacher.getByRole('button', { name: '保存并设为可用' }).click();
  await teacher.getByText('已保存，设为可用').waitFor();
  expectCost('paper', count());
});

test('a teacher gives the class an exam whose scores wait for him', async () => {
  count();
  await menu('考试').click();
  await teacher.getByRole('button', { name: '新建考试' }).first().click();
  const form = teacher.getByRole('dialog', { name: '新建考试' });
  await form.getByRole('combobox', { name: /试卷/ }).fill(PAPER);
  await teacher.getByRole('option', { name: new RegExp(`^${PAPER}`) }).click();
  await form.getByRole('combobox', { name: '班级' }).fill(CLASS);
  await teacher.getByRole('option', { name: new RegExp(`^${CLASS}`) }).click();
  await form.getByText(/^高级/).click();
  await form.getByRole('combobox', { name: '成绩' }).selectOption({ label: '老师手动公布' });
  await form.getByRole('combobox', { name: '人工批阅' }).selectOption({ label: '批阅全部题目' });
  await form.getByRole('button', { name: '发布考试' }).click();
  await teacher
    .getByRole('dialog', { name: `发布「${PAPER}」？` })
    .getByRole('button', { name: /发布$/ })
    .click();
  await teacher.waitForURL(/\/edms\/exam\/\w{26}\/settings$/);
  expectCost('exam', count());
  examId = new URL(teacher.url()).pathname.split('/').at(-2) ?? '';
});

test('two students sit the exam, and the teacher writes to the others from the enrolments', async () => {
  const { client } = await callsOf('laoshi');
  const { startAt, endAt } = await client.exam.queryById({ id: examId }, EDMS);
  await stage.product.moveClock(Date.parse(startAt) - Date.now() + MINUTE_MS);
  for (const account of STUDENTS.slice(0, 2)) await sit(account);
  await stage.product.moveClock(Date.parse(endAt) - Date.now() + HOUR_MS);

  await teacher.reload();
  count();
  await tab('报名').click();
  await teacher.getByRole('heading', { name: '缺考 2 人' }).waitFor();
  await teacher.getByRole('button', { name: '发消息（2 人）' }).click();
  await teacher.getByRole('dialog', { name: '给缺考的学生发消息' }).getByRole('button', { name: '发送' }).click();
  await teacher.getByText('已发给 2 人').waitFor();
  expectCost('message', count());
});

test('the teacher gives the third student a make-up, who sits it', async () => {
  count();
  await teacher.getByRole('button', { name: '安排补考（2 人）' }).click();
  const makeUp = teacher.getByRole('dialog', { name: '安排补考' });
  await makeUp.getByRole('button', { name: new RegExp(`^移除${NEVER_COMES}`) }).click();
  await makeUp.getByRole('button', { name: '安排补考' }).click();
  await teacher.getByText('已安排 1 人补考').waitFor();
  expectCost('makeUp', count());

  const { client } = await callsOf('laoshi');
  const { papers } = await client.exam.queryScores({ id: examId }, EDMS);
  const [row] = (papers[0]?.rows ?? []).filter(({ makeUpAt }) => makeUpAt !== null);
  await stage.product.moveClock(Date.parse(row?.makeUpAt ?? '') - Date.now() + MINUTE_MS);
  await sit(LATE);
  await stage.product.moveClock(Date.parse(row?.makeUpAt ?? '') - Date.now() + DAY_MS);
});

test('the teacher marks the answers of all three by keys', async () => {
  // A day has passed, so the teacher signs in again.
  await teacher.reload();
  await enter(teacher, 'laoshi', student.PASSWORD);
  count();
  await tab('批阅').click();
  const lead = (open: number) => teacher.getByText(`考试待批 ${open} 份`);
  const form = teacher.getByRole('form', { name: '给分和评语' });
  const answers = POINTS.length;
  await lead(answers).waitFor();
  for (const [place, points] of POINTS.entries()) {
    await form.getByLabel('得分', { exact: true }).fill(String(points));
    await teacher.keyboard.press('Control+Enter');
    await lead(answers - place - 1).waitFor();
  }
  expectCost('marking', count());
});

test('the teacher goes back to the exam and publishes the scores, and a student sees them', async () => {
  const { client } = await callsOf(LATE);
  const { attempt } = await client.examPaperEnroll.queryLatest({});
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  await student.signIn(page, stage.product.url, LATE);
  await page.goto(`${stage.product.url}/web/exam/report/paper?id=${attempt?.id}`);
  await page.getByText('成绩待公布').first().waitFor();

  count();
  await teacher.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: PAPER }).click();
  await teacher.getByRole('button', { name: '公布成绩' }).click();
  await teacher
    .getByRole('dialog', { name: `公布成绩「${PAPER}」？` })
    .getByRole('button', { name: '公布成绩' })
    .click();
  await teacher.getByText('成绩待公布').waitFor({ state: 'detached' });
  expectCost('release', count());

  await page.reload();
  await page.getByText('逐题结果').first().waitFor();
  await expect.poll(() => page.getByText('成绩待公布').count()).toBe(0);
  await context.close();
});

test('the score sheet has rank and the absent, the statistics the mean, and who sat has a sheet for the parents', async () => {
  count();
  await tab('成绩').click();
  const table = teacher.getByRole('table', { name: '每个学生的得分' });
  await table.getByText('补考', { exact: true }).waitFor();
  const { client } = await callsOf('laoshi');
  const { papers } = await client.exam.queryScores({ id: examId }, EDMS);
  const rows = (papers[0]?.rows ?? []).toSorted((a, b) => String(a.no).localeCompare(String(b.no)));
  expect(
    rows.map(({ totalPoints, rank, isAbsent, makeUpAt }) => [totalPoints, rank, isAbsent, makeUpAt !== null]),
  ).toEqual([
    [600, 1, false, false],
    [300, 2, false, false],
    [100, 3, false, true],
    [null, null, true, false],
  ]);
  await table.getByText('缺考', { exact: true }).waitFor();
  await teacher.getByRole('link', { name: '打印成绩单' }).click();
  const sheets = teacher.getByRole('region', { name: /的成绩单$/ });
  await sheets.nth(SAT - 1).waitFor();
  expectCost('sheets', count());
  expect(await sheets.count()).toBe(SAT);
  expect((await printed(teacher)).pageCount).toBe(SAT);
  await teacher.goto(`${stage.product.url}/web/edms/exam/${examId}/statistics`);
  await teacher
    .getByText(/^3\.33/)
    .first()
    .waitFor();
});
