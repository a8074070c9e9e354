import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Request } from 'playwright';
import type { Answer } from '@aosai/api/questions/answers';
import { writeSheet } from '../../../packages/server/src/excel/writeSheet.ts';
import type { Person } from '../../support/apiClient.ts';

const HEAD = ['姓名', '账号/手机号', '学号', '班级', '角色', '出生年月'];

/** The texts of a slip, as a child reads them. */
export interface Slip {
  name: string;
  className: string;
  no: string;
  account: string;
  password: string;
}

/** Writes an Excel file of a class of eleven-year-olds and their teacher; returns its path. */
export async function sheetOfClass(
  folder: string,
  size: number,
  teacher: { name: string; account: string },
): Promise<string> {
  const bornIn = new Date().getUTCFullYear() - 11;
  const rows = Array.from({ length: size }, (_, i) => {
    const no = String(i + 1).padStart(2, '0');
    return [`学生${no}`, '', `C0${no}`, '五年级1班', '学生', `${bornIn}-0${(i % 9) + 1}`];
  });
  rows.push([teacher.name, teacher.account, 'T001', '', '老师', '']);
  const path = join(folder, '五年级1班.xlsx');
  await writeFile(
    path,
    await writeSheet({ name: '成员', columns: HEAD.map((title) => ({ title, width: 14, holds: 'text' })), rows }),
  );
  return path;
}

/** Fills in and submits the open sign-in dialog. */
export async function enter(page: Page, account: string, password: string, field = '账号'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '登录' });
  await dialog.getByRole('textbox', { name: field }).fill(account);
  await dialog.locator('input[type=password]').fill(password);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Creates a school on the office's page of organizations; returns the first manager's account and password. */
export async function openSchool(office: Page, name: string): Promise<{ account: string; password: string }> {
  await office.getByRole('button', { name: '新建机构' }).first().click();
  const form = office.getByRole('dialog', { name: '新建机构' });
  await form.getByRole('textbox', { name: /机构全称/ }).fill(name);
  await form.getByRole('textbox', { name: '联系人' }).fill('方校长');
  await form.getByRole('textbox', { name: '联系手机' }).fill('13900000001');
  await form.getByRole('textbox', { name: '管理员姓名' }).fill('方校长');
  await form.getByRole('button', { name: '新建机构' }).click();
  const made = office.getByRole('dialog', { name: '已为方校长新建账号' });
  await made.waitFor();
  const [account = '', password = ''] = await made.locator('code').allTextContents();
  await made.getByRole('button', { name: '记下并查看机构' }).click();
  await office.getByRole('dialog', { name }).waitFor();
  await office.keyboard.press('Escape');
  return { account, password };
}

/** Signs a child in at the school's address, with number and password from its slip. */
export async function enterBySlip(page: Page, address: string, slip: Slip): Promise<void> {
  await page.goto(address);
  await enter(page, slip.no, slip.password, '学号');
  await page
    .getByRole('button', { name: new RegExp(slip.name) })
    .first()
    .waitFor();
}

/** Sets the new password that staff must choose at the first sign-in. */
export async function choosePassword(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '请设置新密码' });
  await dialog.waitFor();
  for (const box of await dialog.locator('input[type=password]').all()) await box.fill(password);
  await dialog.getByRole('button', { name: '保存并继续' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Switches to another school or to none in the person's menu, and waits until the home page has reloaded its data. */
export async function goToPlace(page: Page, person: string, place: string): Promise<void> {
  await page.getByRole('button', { name: person }).first().click();
  let isSwitched = false;
  // Ignores answers to requests sent before the switch.
  const askedSince = new Set<Request>();
  const onRequest = (request: Request) => isSwitched && askedSince.add(request);
  page.on('request', onRequest);
  const readAgain = page.waitForResponse((response) => {
    isSwitched ||= response.url().endsWith('/auth/switchOrganization');
    const isOfNew = askedSince.has(response.request()) && response.ok();
    return isOfNew && response.url().includes('/examPaperEnroll/queryListByTeacher');
  });
  await page.getByRole('menuitem', { name: place }).click();
  await readAgain;
  page.off('request', onRequest);
}

/** Reads the printed slips, their number on each sheet, and the address in their codes. */
export async function readSlips(page: Page): Promise<{ slips: Slip[]; sheets: number[]; address: string }> {
  const sheet = page.locator('[data-slips]');
  const codes = await sheet.locator('img').evaluateAll((images) =>
    Promise.all(
      images.map(async (image) => {
        if (!(image instanceof HTMLImageElement)) return '';
        await image.decode();
        return new URL(image.src).searchParams.get('path') ?? '';
      }),
    ),
  );
  const slips = await sheet.locator('article').evaluateAll((articles) =>
    articles.map((article) => {
      const [name = '', className = ''] = Array.from(
        article.querySelector('h2')?.childNodes ?? [],
        (node) => node.textContent ?? '',
      );
      const [no = '', account = '', password = ''] = Array.from(
        article.querySelectorAll('dd'),
        (one) => one.firstChild?.textContent ?? '',
      );
      return { name, className, no, account, password };
    }),
  );
  const sheets = await sheet
    .locator('section')
    .evaluateAll((sections) => sections.map(({ children }) => children.length));
  await page.emulateMedia({ media: 'print' });
  const cut = await sheet
    .locator('article')
    .evaluateAll((articles) => articles.filter((article) => article.scrollHeight > article.clientHeight).length);
  await page.emulateMedia({ media: null });
  if (cut > 0) throw new Error(`${cut} slips hold more than fits on them`);
  const [address = '', ...others] = new Set(codes);
  if (codes.length !== slips.length || others.length > 0) throw new Error('the slips have no code, or different ones');
  return { slips, sheets, address };
}

/** Returns the stored answers of the latest attempt by question number. */
export async function answersOf({ client }: Person): Promise<Map<number, Answer | null>> {
  const { attempt } = await client.examPaperEnroll.queryLatest({});
  const { content } = await client.examMemberQuestion.queryListByExamPaperEnroll({ attemptId: attempt?.id ?? '' });
  return new Map(content.map(({ no, answer }) => [no, answer]));
}
