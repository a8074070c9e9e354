import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';
import { smallPdf } from './parts/smallPdf.ts';

const stage = openStage();
const PDF = smallPdf(['Binary search halves the range', 'A second page about sorting', 'Search again on page three']);
let office: Page;
let guests: BrowserContext;
let errors: string[];

const at = (path: string) => `${stage.product.url}/web${path}`;

beforeAll(async () => {
  const desk = await stage.browser.newContext(student.CONTEXT);
  office = await desk.newPage();
  await office.goto(at('/bms/chapter'));
  const door = office.getByRole('dialog', { name: '登录' });
  await door.getByLabel('账号', { exact: true }).fill('guanli');
  await door.getByLabel('密码', { exact: true }).fill(student.PASSWORD);
  await door.getByRole('button', { name: '登录', exact: true }).click();
  await office.getByRole('heading', { level: 1, name: '单元' }).waitFor();
  guests = await stage.browser.newContext(student.CONTEXT);
  errors = student.errorsOf(guests);
});

/** Makes the row usable, on the page on which one stands after creating it. */
async function release(): Promise<void> {
  await office.getByRole('button', { name: '设为可用' }).click();
  await office.getByText('可用', { exact: true }).first().waitFor();
}

async function makeUnit(title: string): Promise<void> {
  await office.goto(at('/bms/chapter'));
  await office.getByRole('button', { name: '新建单元' }).first().click();
  const form = office.getByRole('dialog', { name: '新建单元' });
  await form.getByRole('textbox', { name: /标题/ }).fill(title);
  await form.getByRole('checkbox', { name: /免费/ }).check();
  await form.getByRole('button', { name: '新建单元' }).click();
  await office.getByRole('heading', { level: 1, name: title }).waitFor();
  await release();
}

async function makeCourse(
  title: string,
  kind: string,
  fill: (form: ReturnType<Page['getByRole']>) => Promise<unknown>,
) {
  await office.goto(at('/bms/course'));
  await office.getByRole('button', { name: '新建课程' }).first().click();
  const form = office.getByRole('dialog', { name: '新建课程' });
  await form.getByRole('textbox', { name: /标题/ }).fill(title);
  await form.getByRole('combobox', { name: /类型/ }).selectOption(kind);
  await fill(form);
  await form.getByRole('button', { name: '新建课程' }).click();
  await office.getByRole('heading', { level: 1, name: title }).waitFor();
}

test('the office creates a topic of two units, and a guest finds it', async () => {
  await makeUnit('画一只猫');
  await makeUnit('会眨眼的猫');
  await makeCourse('画画的程序', '专题', (form) => form.getByRole('textbox', { name: /地址/ }).fill('drawing'));
  for (const title of ['会眨眼的猫', '画一只猫']) {
    await office.getByRole('searchbox', { name: /搜索要加入的单元/ }).fill(title);
    await office.getByRole('button', { name: `加入「${title}」` }).click();
  }
  // Moves the second unit before the first by keyboard.
  await office.getByRole('button', { name: '移动第 2 个单元' }).focus();
  for (const key of ['Space', 'ArrowUp', 'Space']) await office.keyboard.press(key);
  await office.getByRole('button', { name: '保存单元' }).click();
  await office.getByText('已保存单元').waitFor();
  await release();

  const page = await guests.newPage();
  await page.goto(at('/topic'));
  await page.getByRole('link', { name: '画画的程序' }).click();
  await page.waitForURL(at('/topic/drawing'));
  await page.getByRole('heading', { level: 1, name: '画画的程序' }).waitFor();
  await page.getByRole('heading', { level: 3, name: '会眨眼的猫' }).waitFor();
  expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['画一只猫', '会眨眼的猫']);
  await page.getByRole('link', { name: '画一只猫', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: '画一只猫' }).waitFor();
  // Addresses with a parameter work also as the first page of a visit.
  await page.goto(at('/agreement/privacy'));
  await page.getByRole('heading', { level: 1, name: /隐私/ }).waitFor();
  await page.goto(at('/topic/nothing-here'));
  await page.getByText('没有这个页面').waitFor();
});

test('a PDF of the content centre can be opened, searched, turned and downloaded', async () => {
  await makeCourse('查找算法讲义', '内容', (form) =>
    form.getByRole('combobox', { name: /分类/ }).selectOption('PDF 文档'),
  );
  const field = office.getByRole('group', { name: 'PDF 文件', exact: true });
  await field.locator('input[type=file]').setInputFiles({ name: '讲义.pdf', mimeType: 'application/pdf', buffer: PDF });
  await field.getByRole('link', { name: /打开已上传的 PDF 文件/ }).waitFor();
  await release();

  const page = await guests.newPage();
  await page.goto(at('/content-center'));
  await page.getByRole('tab', { name: 'PDF 文档' }).click();
  await page.getByRole('link', { name: '查找算法讲义' }).click();
  await page.getByRole('link', { name: '打开 PDF' }).click();
  await page.getByText('/ 3').waitFor();
  // The text layer over the picture can be read and selected.
  await page.getByText('Binary search halves the range').waitFor();

  await page.keyboard.press('Control+f');
  await page.keyboard.type('SEARCH');
  await page.keyboard.press('Enter');
  await page.getByText('1 / 2', { exact: true }).waitFor();
  await page.getByRole('button', { name: '下一处' }).click();
  await page.getByText('2 / 2', { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: '到第几页' }).inputValue()).toBe('3');
  await page.getByRole('button', { name: '第 1 页' }).click();
  await page.getByRole('button', { name: '放大' }).click();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: '下载' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  expect((await readFile(await download.path())).equals(PDF)).toBe(true);
  expect(errors).toEqual([]);
});

test('pdfPreview: refuses a name that cannot be a file of this site without a request', async () => {
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const file of [
    'https://evil.example/a.pdf',
    '../../secret.pdf',
    '/aosai/api/settings.json',
    'javascript:alert(1)',
  ]) {
    await page.goto(at(`/pdfPreview?file=${encodeURIComponent(file)}`));
    await page.getByText('没有这个文件，或者你不能看').waitFor();
  }
  const paths = asked.map((url) => new URL(url)).map(({ origin, pathname }) => origin + pathname);
  expect(paths.filter((path) => /evil|secret|common\/file|worker/.test(path))).toEqual([]);
  // A well-formed name is requested, and the page does not tell missing files from forbidden ones.
  await page.goto(at(`/pdfPreview?file=${'A'.repeat(22)}.pdf`));
  await page.getByText('没有这个文件，或者你不能看').waitFor();
  await context.close();
});
