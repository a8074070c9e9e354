import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '@aosai/api/questions/answers';
import { MAX_PAGE_SIZE, MINUTE_MS } from '@aosai/api/kit/constants';
import { isBegun } from '@aosai/api/exams/isBegun';
import { adopt, examSaver, lostSaves, type Saver, saveOnce, saveUntilGone } from '../faults/parts/savers.ts';
import { placeOf, sit } from '../load/demoExam.ts';
import { signIn as signInByApi } from '../support/apiClient.ts';
import { printed } from '../support/printed.ts';
import { startProduct } from '../support/product.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';
import {
  answersOf,
  choosePassword,
  enter,
  enterBySlip,
  goToPlace,
  openSchool,
  readSlips,
  sheetOfClass,
  type Slip,
} from './parts/school.ts';

/** A school from its first day on. The tests build on each other; each leaves in `school` what the next one needs. */
const SCHOOL = '青禾实验小学';
const OTHER_SCHOOL = '星海编程';
const OWN_PASSWORD = 'kites over the sea';
const TEACHER = { name: '何老师', account: '13900000002' };
const CLASS_SIZE = 45;
const EXTENDED_MIN = 10;

const stage = openStage();
let folder: string;
let contexts: BrowserContext[] = [];

interface School {
  manager: Page;
  managerAccount: string;
  slips: Slip[];
  /** Pages of three students of the class, each in a separate browser context. */
  seats: [Page, Page, Page];
  teacher: Page;
}
const school: School = {} as never;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aosai-school-'));
});

afterAll(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  contexts = [];
  await rm(folder, { recursive: true });
});

async function newPage(): Promise<Page> {
  const context = await stage.browser.newContext(student.CONTEXT);
  contexts.push(context);
  return context.newPage();
}

const at = (path: string) => `${stage.product.url}/web/${path}`;

test('the platform creates a school, and its manager signs in with the generated password', async () => {
  const office = await newPage();
  await office.goto(at('bms/organization'));
  await enter(office, 'guanli', student.PASSWORD);
  const { account, password } = await openSchool(office, SCHOOL);
  await office.getByRole('row', { name: new RegExp(SCHOOL) }).waitFor();

  const manager = await newPage();
  await manager.goto(at('login'));
  await enter(manager, account, password);
  await choosePassword(manager, OWN_PASSWORD);
  const ways = manager.getByRole('navigation', { name: '管理导航' });
  for (const name of ['本校资料', '成员', '学生分组']) await ways.getByRole('link', { name, exact: true }).waitFor();
  expect(new URL(manager.url()).pathname).toMatch(/^\/web\/edms/);
  Object.assign(school, { manager, managerAccount: account });
});

test('a class of 45 is imported from a file, and its slips sign in by school and number', async () => {
  const { manager } = school;
  await manager.goto(at('edms/organizationMember'));
  await manager.getByRole('button', { name: 'Excel 导入' }).first().click();
  const dialog = manager.getByRole('dialog', { name: '用 Excel 导入成员' });
  await dialog.locator('input[type=file]').setInputFiles(await sheetOfClass(folder, CLASS_SIZE, TEACHER));
  await dialog.getByRole('checkbox', { name: /本校声明/ }).check();
  await dialog.getByRole('textbox', { name: /同意的凭据/ }).fill('家长签字同意书，存教务处');
  await dialog.getByRole('button', { name: `导入 ${CLASS_SIZE + 1} 人` }).click();
  await manager.getByRole('button', { name: '查看密码条' }).click();
  await manager.getByRole('dialog', { name: `${CLASS_SIZE + 1} 人的新密码` }).waitFor();

  const { slips, sheets, address } = await readSlips(manager);
  expect(sheets).toEqual([12, 12, 12, 10]);
  expect((await printed(manager)).pageCount).toBe(4);
  await manager.getByRole('button', { name: '已经保存' }).click();
  await manager.getByRole('button', { name: '完成' }).click();
  await manager
    .getByRole('row', { name: /学生\d\d/ })
    .first()
    .waitFor();

  // The code on the slip opens a sign-in for the school; a child types only the number and the password.
  const seats: School['seats'] = [await newPage(), await newPage(), await newPage()];
  for (const [i, page] of seats.entries()) {
    const slip = slips[i];
    if (!slip) throw new Error('there is no such slip');
    await enterBySlip(page, `${stage.product.url}${address}`, slip);
  }
  expect(slips.slice(0, 3).map(({ name, no, className }) => [name, no, className])).toEqual([
    ['学生01', 'C001', '五年级1班'],
    ['学生02', 'C002', '五年级1班'],
    ['学生03', 'C003', '五年级1班'],
  ]);
  Object.assign(school, { slips, seats });
});

const slipOf = (name: string): Slip => {
  const slip = school.slips.find((one) => one.name === name);
  if (!slip) throw new Error(`${name} has no slip`);
  return slip;
};

test('the teacher is assigned the class and finds it in the list of students', async () => {
  const { account, password } = slipOf(TEACHER.name);
  const teacher = await newPage();
  await teacher.goto(at('login'));
  await enter(teacher, account, password);
  await choosePassword(teacher, OWN_PASSWORD);
  const { client } = await signInByApi(stage.product.url, school.managerAccount, OWN_PASSWORD);
  const { content } = await client.organizationMember.queryList({ size: MAX_PAGE_SIZE, status: 'active' });
  const idsOf = (role: 'student' | 'teacher') =>
    content.flatMap(({ memberId, roles }) => (memberId !== null && roles.includes(role) ? [memberId] : []));
  const memberIds = idsOf('student');
  expect(memberIds).toHaveLength(CLASS_SIZE);
  await client.teacherMember.batchCreate({ memberIds, teacherId: idsOf('teacher')[0] ?? '' });
  await teacher.goto(at('edms/teacherGroup'));
  await teacher
    .getByText(new RegExp(`共 ${CLASS_SIZE} 条`))
    .first()
    .waitFor();
  school.teacher = teacher;
});

const CODE_NO = 26;
const codeOf = (code: string): Answer => ({ kind: 'code', language: 53, code });

test('after a power cut all 45 students continue from their saved answers, with extra time', async () => {
  const { seats, teacher } = school;
  const { url, dataFolder } = stage.product;
  for (const page of seats) {
    await student.openExam(page, url);
    await student.enrolAndStart(page);
    await page.keyboard.press('B');
    await student.goTo(page, CODE_NO);
    await student.writeCode(page, CODE_NO, '// 停电前\n');
    await student.saved(page);
  }
  const others = school.slips.filter(({ no }) => no.startsWith('C')).slice(seats.length);
  const people = await Promise.all(others.map(({ account, password }) => signInByApi(url, account, password)));
  const [first] = people;
  if (!first) throw new Error('nobody sits in the lab');
  const place = await placeOf(first, student.EXAM);
  const savers: Saver[] = (await Promise.all(people.map((person) => sit(person, place)))).map(examSaver);
  const desk = await signInByApi(url, TEACHER.account, OWN_PASSWORD);
  const attempts = async () =>
    (await desk.client.examPaperEnroll.queryListByTeacher({ size: MAX_PAGE_SIZE })).content
      .filter(isBegun)
      .map(({ id, deadlineAt, status }) => ({ id, status, deadlineAt: Date.parse(deadlineAt ?? '') }));
  const before = await attempts();
  expect(before).toHaveLength(CLASS_SIZE);

  // The third student types on at a computer with a battery; those of the first and the second lose power.
  const [restarted, moved, stays] = seats;
  await stays.context().setOffline(true);
  await stays.keyboard.insertText('// 停电时\n');
  const saving = Promise.all(savers.map(saveUntilGone));
  await expect
    .poll(() => savers.every(({ acknowledgedCount }) => acknowledgedCount > 1), { timeout: 60_000 })
    .toBe(true);
  await stage.product.kill();
  await saving;
  await Promise.all([restarted.close(), moved.context().close()]);

  const env = { JUDGE_SLOTS: '0' };
  stage.product = await startProduct({ env, dataFolder, port: Number(new URL(url).port) });
  const backAgain = await Promise.all(
    savers.map(async (saver) => {
      const answers = await saver.comeBack();
      const lost = lostSaves(saver, answers);
      adopt(saver, answers);
      return lost;
    }),
  );
  expect(backAgain.flat()).toEqual([]);

  await teacher.goto(at('exam/students'));
  await teacher.getByRole('button', { name: '给作答中的学生延长时间' }).click();
  const dialog = teacher.getByRole('dialog', { name: `给 ${CLASS_SIZE} 名学生延长时间` });
  await dialog.getByRole('textbox', { name: /原因/ }).fill('机房停电');
  await dialog.getByRole('button', { name: `延长 ${EXTENDED_MIN} 分钟` }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await attempts()).toEqual(
    before.map((one) => ({ ...one, deadlineAt: one.deadlineAt + EXTENDED_MIN * MINUTE_MS })),
  );

  expect(await Promise.all(savers.map(saveOnce))).toEqual(savers.map(() => true));
  await stays.context().setOffline(false);
  await student.saved(stays);
  await stays.getByText('考试时间延长').first().waitFor();
  // A new window and another computer both take the attempt over by a button.
  const again = await restarted.context().newPage();
  const elsewhere = await newPage();
  await elsewhere.goto(at('login'));
  await enter(elsewhere, slipOf('学生02').account, slipOf('学生02').password);
  for (const page of [again, elsewhere]) {
    await student.openExam(page, url);
    await page.getByRole('button', { name: '继续作答' }).click();
    await page.getByRole('button', { name: '在这里继续作答' }).click();
    await student.goTo(page, CODE_NO);
    await page.getByText('停电前').waitFor();
  }

  const typed = await Promise.all(
    ['学生01', '学生02', '学生03'].map(async (name) => {
      const { account, password } = slipOf(name);
      const answers = await answersOf(await signInByApi(url, account, password));
      return [answers.get(1), answers.get(CODE_NO)];
    }),
  );
  const choice: Answer = { kind: 'choice', optionIds: ['B'] };
  expect(typed).toEqual([
    [choice, codeOf('// 停电前\n')],
    [choice, codeOf('// 停电前\n')],
    [choice, codeOf('// 停电前\n// 停电时\n')],
  ]);
});

test('a teacher in two schools sees only the current school’s students, and a join code removes none', async () => {
  const { teacher } = school;
  const { url } = stage.product;
  const other = await signInByApi(url, 'laoshi', student.PASSWORD);
  const people = await other.client.organizationMember.queryList({ size: MAX_PAGE_SIZE, status: 'active' });
  const { outcome } = await other.client.organizationMember.create({
    ...TEACHER,
    role: 'teacher',
    no: null,
    className: null,
    birthYm: null,
  });
  expect(outcome).toBe('link');
  const desk = await signInByApi(url, TEACHER.account, OWN_PASSWORD);
  const { content: links } = await desk.client.organizationMember.queryMineList({});
  await desk.client.organizationMember.confirm({ id: links.find(({ status }) => status === 'pending')?.id ?? '' });
  const [known] = people.content.filter(({ shownName }) => shownName === '林知远');
  const { id: teacherId } = links[0]?.member ?? { id: '' };
  await other.client.teacherMember.batchCreate({ memberIds: [known?.memberId ?? ''], teacherId });

  const rowsOf = async () => {
    await teacher.goto(at('exam/students'));
    await teacher.getByRole('rowheader').first().waitFor();
    return [...new Set(await teacher.getByRole('rowheader').allTextContents())];
  };
  const switchTo = async (place: string) => {
    await teacher.goto(at(''));
    await goToPlace(teacher, TEACHER.name, place);
  };
  const ofSchool = await rowsOf();
  expect(ofSchool.every((name) => /^学生\d\d$/.test(name))).toBe(true);
  await switchTo(OTHER_SCHOOL);
  expect(await rowsOf()).toEqual(['林知远']);

  const child = await signInByApi(url, slipOf('学生01').account, slipOf('学生01').password);
  const [place] = (await child.client.organizationMember.queryMineList({})).content;
  const { joinCode } = await child.client.member.queryById({ id: place?.member.id ?? '' });
  await switchTo('切换到个人');
  await teacher.goto(at('exam/students'));
  await teacher.getByRole('button', { name: '用邀请码添加学生' }).click();
  const adding = teacher.getByRole('dialog', { name: '用邀请码添加学生' });
  await adding.getByRole('textbox', { name: /邀请码/ }).fill(joinCode ?? '');
  await adding.getByRole('button', { name: '添加学生' }).click();
  await adding.waitFor({ state: 'detached' });

  await switchTo(SCHOOL);
  expect(await rowsOf()).toEqual(ofSchool);
  await teacher.goto(at('edms/teacherGroup'));
  await teacher
    .getByText(new RegExp(`共 ${CLASS_SIZE} 条`))
    .first()
    .waitFor();
});
