import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '@aosai/api/kit/constants';
import { enter } from '../e2e/parts/school.ts';
import { examSaver, saveOnce } from '../faults/parts/savers.ts';
import { placeOf, sit } from '../load/demoExam.ts';
import { signIn as signInByApi } from '../support/apiClient.ts';
import { type Cost, countCosts } from '../support/countCosts.ts';
import { expectCost } from '../support/officeCosts.ts';
import { printed } from '../support/printed.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';
import { memberOf, planTerm, type Term } from './parts/term.ts';

/** The last day of a class's term, from its scores to next term's class. The tests build on each other. */
const stage = openStage({ entry: 'tests/support/serverWithClock.ts' });
const EDMS = { group: 'edms' } as const;
const STUDENTS = ['xuesheng', 'xuesheng2', 'xuesheng3'] as const;
const [FIRST] = STUDENTS;
const CLASS = '周六提高班';
const COMMENT = '下学期继续加油';

let term: Term;
let teacher: Page;
let count: () => Cost;

const callsOf = (account: string) => signInByApi(stage.product.url, account, student.PASSWORD);

beforeAll(async () => {
  term = await planTerm(await callsOf('laoshi'));
  for (const account of STUDENTS) {
    const person = await callsOf(account);
    await person.client.grade.addGradeToMine({ code: term.joinCode });
    const sitting = await sit(person, await placeOf(person, '期末测验'));
    const saver = examSaver(sitting);
    for (let no = 0; no < saver.questions.length; no += 1) await saveOnce(saver);
    await person.client.examPaperEnroll.complete({ id: sitting.room.attempt.id, token: sitting.token, answers: [] });
  }
  const boss = (await callsOf('laoshi')).client;
  const { staff } = await boss.grade.queryById({ id: term.gradeId }, EDMS);
  const endAt = new Date(Date.now() + 10 * DAY_MS).toISOString();
  await boss.grade.update({ id: term.gradeId, version: staff?.version ?? 0, enrollEndAt: endAt, endAt }, EDMS);
  // All homework is due and the exam is over.
  await stage.product.moveClock(4 * DAY_MS);

  const context = await stage.browser.newContext({ ...student.CONTEXT, viewport: { width: 1366, height: 860 } });
  teacher = await context.newPage();
  count = await countCosts(teacher);
  await teacher.goto(`${stage.product.url}/web/edms/grade`);
  await enter(teacher, 'laoshi', student.PASSWORD);
  count();
});

afterAll(async () => {
  await teacher.context().close();
});

test('a teacher computes the reports of a class, comments one and publishes all', async () => {
  await teacher.getByRole('link', { name: CLASS, exact: true }).click();
  const tabs = teacher.getByRole('navigation', { name: '这个班级' });
  await tabs.getByRole('link', { name: '成绩', exact: true }).click();
  await teacher.getByRole('link', { name: '期末成绩单' }).click();
  await teacher.getByRole('button', { name: '计算成绩单' }).first().click();
  await teacher.getByText(`共 ${STUDENTS.length} 条`).first().waitFor();
  const computing = count();

  const { client } = await callsOf('laoshi');
  const { content } = await client.memberGradeSettlement.queryList({ gradeId: term.gradeId }, EDMS);
  const [first] = content;
  await teacher
    .getByRole('row', { name: new RegExp(first?.shownName ?? '') })
    .getByRole('link')
    .click();
  await teacher.getByRole('button', { name: '写评语' }).click();
  const writing = teacher.getByRole('dialog', { name: `${first?.shownName}的评语` });
  await writing.getByRole('textbox', { name: '评语' }).fill(COMMENT);
  await writing.getByRole('button', { name: '保存' }).click();
  await teacher.getByText('已保存').first().waitFor();
  expectCost('comment', count());
  await teacher.keyboard.press('Escape');

  await teacher
    .getByRole('checkbox', { name: /选择本页|全选/ })
    .first()
    .check();
  await teacher.getByRole('button', { name: '发布', exact: true }).click();
  await teacher.getByRole('dialog', { name: /^发布/ }).getByRole('button', { name: '发布成绩单' }).click();
  await teacher.getByText(`已发布 ${STUDENTS.length} 份成绩单`).waitFor();
  const publishing = count();
  expectCost('termReports', {
    presses: computing.presses + publishing.presses,
    pages: computing.pages + publishing.pages,
  });
});

test('a student reads the report and prints the certificate on one page', async () => {
  const { client } = await callsOf('laoshi');
  const { id: memberId } = await memberOf(await callsOf(FIRST));
  const { content } = await client.memberGradeSettlement.queryList({ gradeId: term.gradeId, memberId }, EDMS);
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  await student.signIn(page, stage.product.url, FIRST);
  await page.goto(`${stage.product.url}/web/grade/certificate?gradeId=${term.gradeId}&memberId=${memberId}`);
  await page
    .getByText(content[0]?.certificateNo ?? 'no certificate')
    .first()
    .waitFor();
  expect((await printed(page)).pageCount).toBe(1);
  await context.close();
});

test('the teacher takes the class into the next term, with its students and its plan', async () => {
  const { client } = await callsOf('laoshi');
  const before = (await client.homework.queryList({ gradeId: term.gradeId }, EDMS)).content;
  count();
  await teacher.getByRole('navigation', { name: '这个班级' }).getByRole('link', { name: '概况', exact: true }).click();
  await teacher.getByRole('link', { name: '升班', exact: true }).click();
  const dialog = teacher.getByRole('dialog', { name: `升班：${CLASS}` });
  await dialog.getByRole('button', { name: '升班并发布' }).click();
  await teacher.waitForURL(
    ({ pathname }) => /\/edms\/grade\/\w{26}$/.test(pathname) && !pathname.endsWith(term.gradeId),
  );
  expectCost('promotion', count());
  const id = new URL(teacher.url()).pathname.split('/').at(-1) ?? '';
  const next = await client.grade.queryById({ id }, EDMS);
  expect([next.takenCount, next.promotedFrom?.id]).toEqual([STUDENTS.length, term.gradeId]);
  const after = (await client.homework.queryList({ gradeId: id }, EDMS)).content;
  expect(after.map(({ title }) => title).toSorted()).toEqual(before.map(({ title }) => title).toSorted());
});
