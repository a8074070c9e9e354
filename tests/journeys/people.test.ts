import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSheet } from '../../packages/server/src/excel/readSheet.ts';
import { writeSheet } from '../../packages/server/src/excel/writeSheet.ts';
import { signIn as signInByApi } from '../support/apiClient.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';

/** The tests build on each other; each leaves in `school` what the next one needs. */
const SCHOOL = '滨海市少年宫';
const HEAD = ['姓名', '账号/手机号', '学号', '班级', '角色', '出生年月'];
const STUDENTS = 200;
const BAD_LINES = [11, 52, 153];

const stage = openStage();
let folder: string;
let contexts: BrowserContext[] = [];
const school: { manager: Page; teacherAccount: string; teacherPassword: string } = {} as never;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aosai-people-'));
});

afterAll(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  contexts = [];
  await rm(folder, { recursive: true });
});

async function newPage(): Promise<Page> {
  const context = await stage.browser.newContext({ ...student.CONTEXT, acceptDownloads: true });
  contexts.push(context);
  return context.newPage();
}

/** Opens the office and signs in with an office account. */
async function openOffice(page: Page): Promise<void> {
  await page.goto(`${stage.product.url}/web/bms/organization`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '账号' }).fill('guanli');
  await dialog.locator('input[type=password]').fill(student.PASSWORD);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: '机构' }).waitFor();
}

const personOf = (i: number) => [
  `同学${String(i).padStart(3, '0')}`,
  `139${String(10_000_000 + i)}`,
  `B${String(i).padStart(3, '0')}`,
  `${(i % 4) + 1}班`,
  '学生',
  '2010-05',
];

/** Writes a sheet of two hundred students and a teacher, with three bad rows unless `mended`. */
async function sheetOfStudents(mended: boolean): Promise<string> {
  const rows = Array.from({ length: STUDENTS }, (_, i) => personOf(i));
  if (!mended) {
    rows[9] = ['', '13910000009', 'B009', '1班', '学生', ''];
    rows[50] = ['同学050', '1391000', 'B050', '1班', '学生', ''];
    rows[151] = ['同学151', '13910000010', 'B151', '1班', '学生', ''];
  }
  rows.push(['何老师', 'he.laoshi', 'T001', '', '老师', '']);
  const path = join(folder, mended ? '名单-改好.xlsx' : '名单.xlsx');
  await writeFile(
    path,
    await writeSheet({ name: '成员', columns: HEAD.map((title) => ({ title, width: 14, holds: 'text' })), rows }),
  );
  return path;
}

const found = (page: Page, text: string) => page.getByRole('grid').or(page.getByRole('table')).getByText(text).first();

test('a school applies, and the application is pending', async () => {
  const page = await newPage();
  await student.signIn(page, stage.product.url, 'jiazhang');
  await page.goto(`${stage.product.url}/web/organization/apply`);
  await page.getByRole('textbox', { name: /机构全称/ }).fill(SCHOOL);
  await page.getByRole('textbox', { name: /联系人/ }).fill('林建国');
  await page.getByRole('textbox', { name: /联系手机/ }).fill('13800000002');
  await page.getByRole('button', { name: '提交申请' }).click();
  await page.getByText(`「${SCHOOL}」正在审核`).waitFor();
  expect(await page.getByRole('button', { name: '提交申请' }).count()).toBe(0);
  school.manager = page;
});

test('the platform accepts the application, and the applicant becomes the manager', async () => {
  const office = await newPage();
  await openOffice(office);
  await office.getByRole('link', { name: '消息' }).first().click();
  await office.getByRole('link', { name: `「${SCHOOL}」申请入驻` }).click();
  await office.getByRole('link', { name: '去处理' }).click();
  await office.getByRole('button', { name: '通过申请' }).click();
  const dialog = office.getByRole('dialog', { name: new RegExp(`通过「${SCHOOL}」`) });
  await dialog.getByRole('spinbutton', { name: '成员名额' }).fill('300');
  await dialog.getByRole('button', { name: '通过申请' }).click();
  await office.getByText('已通过，申请人会收到消息').waitFor();
  await office.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
  await office.getByRole('link', { name: '消息' }).first().click();
  await office.getByText('没有未读消息').waitFor();

  await school.manager.getByRole('button', { name: '看看有没有结果' }).click();
  await school.manager.getByRole('button', { name: '进入机构工作台' }).click();
  await school.manager.getByRole('heading', { level: 1, name: '成员' }).waitFor();
  expect(new URL(school.manager.url()).pathname).toBe('/web/edms/organizationMember');
});

test('import: names three bad rows of two hundred and imports nobody', async () => {
  const { manager } = school;
  await manager.getByRole('button', { name: 'Excel 导入' }).first().click();
  const dialog = manager.getByRole('dialog', { name: '用 Excel 导入成员' });
  const download = manager.waitForEvent('download');
  await dialog.getByRole('link', { name: '下载模板' }).click();
  expect((await download).suggestedFilename()).toBe('成员名单模板.xlsx');
  await dialog.locator('input[type=file]').setInputFiles(await sheetOfStudents(false));
  await dialog.getByText('3 行有错误，还没有导入任何人').waitFor();
  const lines = await dialog.getByRole('row').locator('td.num').allTextContents();
  expect(lines.slice(0, 3).map(Number)).toEqual(BAD_LINES);
  await dialog.getByRole('button', { name: '导入 198 人' }).click();
  await dialog.getByText('先在 Excel 里改好再上传，或者勾选跳过它们').waitFor();
  const { client } = await signInByApi(stage.product.url, 'jiazhang', student.PASSWORD);
  expect((await client.organizationMember.queryList({})).total).toBe(1);
});

test('import: imports everybody from the corrected file and offers their first passwords', async () => {
  const { manager } = school;
  const dialog = manager.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(await sheetOfStudents(true));
  await dialog.getByRole('button', { name: '导入 201 人' }).click();
  await dialog.getByText(/已生成 \d+ \/ 201 个新账号/).waitFor();
  await dialog.getByText('已导入 201 人，请保存初始密码').waitFor({ timeout: 120_000 });
  const download = manager.waitForEvent('download');
  await dialog.getByRole('button', { name: '下载初始密码' }).click();
  const bytes = await readFile(await (await download).path());
  const rows = await readSheet(bytes, { maxRows: 300, maxColumns: 9, maxCellChars: 200 });
  expect(rows).toHaveLength(202);
  const teacher = rows.find(([name]) => name === '何老师');
  expect(teacher?.[4]).toBe('he.laoshi');
  [school.teacherAccount, school.teacherPassword] = [teacher?.[4] ?? '', teacher?.[5] ?? ''];
  await dialog.getByRole('button', { name: '完成' }).click();
  await manager.getByText('202').first().waitFor();
});

test('the school’s overview and its list show the same number of students', async () => {
  const { manager } = school;
  await manager.goto(`${stage.product.url}/web/edms`);
  await manager.getByRole('heading', { level: 1, name: '概览' }).waitFor();
  await manager.getByText('没有等您处理的事').waitFor();
  const students = manager.getByRole('link', { name: /在校学生/ });
  const count = /\d+/.exec((await students.textContent()) ?? '')?.[0] ?? '';
  await students.click();
  await manager.getByRole('heading', { level: 1, name: '成员' }).waitFor();
  await manager.getByText(`共 ${count} 条`).waitFor();
  expect(Number(count)).toBe(200);
});

test('the manager assigns a class to the teacher, who groups the students and exports the group', async () => {
  const { manager } = school;
  await manager.goto(`${stage.product.url}/web/edms/organizationMember?role=student&className=1班&size=100`);
  await manager
    .getByRole('checkbox', { name: /选择本页|全选/ })
    .first()
    .check();
  await manager.getByRole('button', { name: '分给老师' }).click();
  const dialog = manager.getByRole('dialog', { name: /^把.+等 50 人分给老师$/ });
  await dialog.getByRole('combobox', { name: /老师/ }).selectOption('何老师');
  await dialog.getByRole('button', { name: '分给老师' }).click();
  await manager.getByText('已把 50 人分给老师').waitFor();

  // Another test covers the screens of a first sign-in; here the password is set by API.
  const first = await signInByApi(stage.product.url, school.teacherAccount, school.teacherPassword);
  await first.client.member.updatePwd({ password: student.PASSWORD, oldPassword: school.teacherPassword });
  const teacher = await newPage();
  await student.signIn(teacher, stage.product.url, school.teacherAccount);
  await teacher.goto(`${stage.product.url}/web/edms/teacherGroup`);
  await teacher.getByRole('button', { name: '新建分组' }).click();
  const naming = teacher.getByRole('dialog', { name: '新建分组' });
  await naming.getByRole('textbox', { name: /名称/ }).fill('周六提高组');
  await naming.getByRole('button', { name: '新建分组' }).click();
  await teacher.getByRole('button', { name: '周六提高组 没有学生' }).waitFor();
  await teacher
    .getByRole('checkbox', { name: /选择本页|全选/ })
    .first()
    .check();
  await teacher.getByRole('button', { name: '移到分组' }).click();
  const moving = teacher.getByRole('dialog', { name: /^把.+等 20 人移到分组$/ });
  await moving.getByRole('combobox', { name: /分组/ }).selectOption('周六提高组');
  await moving.getByRole('button', { name: '移到分组' }).click();
  await teacher.getByRole('button', { name: '周六提高组 20 人' }).click();
  await teacher.getByText('找到 20 条').waitFor();
  const download = teacher.waitForEvent('download');
  await teacher.getByRole('button', { name: '导出 Excel' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  const limits = { maxRows: 300, maxColumns: 9, maxCellChars: 200 };
  const [head, ...grouped] = await readSheet(await readFile(await file.path()), limits);
  expect(head).toEqual(['姓名', '学号', '班级', '分组', '老师', '状态', '开始日期']);
  expect(grouped.map(([, , className, group]) => [className, group])).toEqual(
    Array.from({ length: 20 }, () => ['1班', '周六提高组']),
  );
  const { client } = await signInByApi(stage.product.url, school.teacherAccount, student.PASSWORD);
  expect((await client.teacherMember.queryList({ ungrouped: true })).total).toBe(30);
});

test('a student signs in with school, number and the password that a teacher reset', async () => {
  const teacher = await newPage();
  await student.signIn(teacher, stage.product.url, school.teacherAccount);
  await teacher.goto(`${stage.product.url}/web/edms/teacherGroup?keyword=同学000`);
  await teacher.getByRole('link', { name: '同学000' }).first().click();
  await teacher.getByRole('dialog', { name: '同学000' }).getByRole('button', { name: '重置密码' }).click();
  const asking = teacher.getByRole('dialog', { name: '重置同学000的密码？' });
  await asking.getByRole('button', { name: '重置密码' }).click();
  const slips = teacher.getByRole('dialog', { name: '1 人的新密码' });
  const password = await slips.locator('td:last-child code').textContent();
  await slips.getByRole('button', { name: '已经保存' }).click();

  const page = await newPage();
  await page.goto(`${stage.product.url}/web/login`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '用学号登录' }).click();
  await dialog.getByRole('combobox', { name: '学校' }).fill(SCHOOL);
  await page.getByRole('option', { name: SCHOOL }).click();
  await dialog.getByRole('textbox', { name: '学号' }).fill('B000');
  await dialog.locator('input[type=password]').fill(password ?? '');
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page
    .getByRole('button', { name: /同学000/ })
    .first()
    .waitFor();
  expect(password).toMatch(/^[a-z]+-[a-z]+[2-9]{2}$/);
});

test('a manager of another school sees none of the students', async () => {
  const page = await newPage();
  await student.signIn(page, stage.product.url, 'laoshi');
  await page.goto(`${stage.product.url}/web/edms/organizationMember?keyword=同学&status=`);
  await page.getByText('没有符合条件的成员').waitFor();
  await page.goto(`${stage.product.url}/web/edms/organizationMember?keyword=13910000003&status=`);
  await page.getByText('没有符合条件的成员').waitFor();
  await page.goto(`${stage.product.url}/web/edms/organizationMember`);
  await found(page, '2026001').waitFor();
  expect(await page.getByText('B001').count()).toBe(0);
});
