import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { signIn as signInByApi } from '../support/apiClient.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';
import { enter } from './parts/school.ts';

/** The clock is moved past the end of the exam, for the students who did not come. */
const stage = openStage({ entry: 'tests/support/serverWithClock.ts' });

/** Presses of a teacher. Before this dialog there were 16 on four pages: exam, papers, publishing, students. */
const MOST_PRESSES = 3;

const OF_SCHOOL = { group: 'edms' } as const;

async function open(path: string, account: string): Promise<Page> {
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  await page.goto(`${stage.product.url}/web/${path}`);
  await enter(page, account, student.PASSWORD);
  return page;
}

let teacher: Page;
let examPath: string;

test('a teacher gives a class an exam in one dialog and publishes it', async () => {
  const { client } = await signInByApi(stage.product.url, 'laoshi', student.PASSWORD);
  const [grade] = (await client.grade.queryList({ keyword: '信奥一班' }, OF_SCHOOL)).content;
  const [paper] = (await client.examPaper.querySimpleList({ keyword: 'GESP C++ 一级' }, OF_SCHOOL)).content;
  teacher = await open(`edms/exam?do=create&grade=${grade?.id}&paper=${paper?.id}`, 'laoshi');
  let presses = 1;
  const press = async (name: string, dialog: string) => {
    presses += 1;
    await teacher.getByRole('dialog', { name: dialog }).getByRole('button', { name, exact: true }).click();
  };
  const title = paper?.title ?? '';
  await teacher
    .getByRole('dialog', { name: '新建考试' })
    .getByText(grade?.title ?? '')
    .waitFor();
  await press('发布考试', '新建考试');
  const asked = teacher.getByRole('dialog', { name: `发布「${title}」？` });
  await asked.getByText(`${grade?.title}，共 ${grade?.staff?.enrolledCount} 人`).waitFor();
  await press('发布', `发布「${title}」？`);
  await teacher.waitForURL(/\/edms\/exam\/\w{26}\/settings$/);
  expect(presses).toBe(MOST_PRESSES);
  examPath = new URL(teacher.url()).pathname.replace(/^\/web\/|\/settings$/g, '');
  const { content } = await client.exam.queryList({ gradeId: grade?.id ?? '', keyword: title }, OF_SCHOOL);
  expect(content.map((one) => [one.title, one.enrollCount])).toContainEqual([title, grade?.staff?.enrolledCount]);
});

test('absent students get a make-up from the score sheet, and one of them is told its time', async () => {
  await stage.product.moveClock(4 * HOUR_MS);
  await teacher.goto(`${stage.product.url}/web/${examPath}/scores`);
  await teacher.getByRole('button', { name: /^安排补考（\d+ 人）$/ }).click();
  const dialog = teacher.getByRole('dialog', { name: '安排补考' });
  await dialog.getByRole('button', { name: '安排补考' }).click();
  await teacher.getByText(/^已安排 \d+ 人补考$/).waitFor();
  await teacher
    .getByRole('cell', { name: /^补考 \d\d-\d\d \d\d:\d\d$/ })
    .first()
    .waitFor();

  const { client } = await signInByApi(stage.product.url, 'laoshi', student.PASSWORD);
  const id = examPath.split('/').at(-1) ?? '';
  const { papers } = await client.exam.queryScores({ id }, OF_SCHOOL);
  expect(papers[0]?.rows.every(({ makeUpAt, isAbsent }) => makeUpAt !== null && !isAbsent)).toBe(true);
});
