// `npm run screenshots`: takes the pictures of docs/images from the real product with demo data.
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright';
import sharp from 'sharp';
import { openBrowser } from '../tests/support/browser.ts';
import { judgeReady, removeData, startProduct } from '../tests/support/product.ts';
import {
  CONTEXT,
  enrolAndStart,
  goTo,
  openExam,
  rightLetters,
  saved,
  signIn,
  PAPER,
  PASSWORD,
  writeCode,
} from '../tests/support/student.ts';
import { taskFolder } from '../packages/content/src/loadPaper.ts';
import { buildApp } from './parts/buildApp.ts';
import { root } from './parts/child.ts';

const FOLDER = join(root, 'docs/images');
const SETTLE_MS = 900;
const PHONE: BrowserContextOptions = {
  ...CONTEXT,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36',
};

await buildApp();
await mkdir(FOLDER, { recursive: true });
const product = await startProduct();
await judgeReady(product);
const browser = await openBrowser();

async function picture(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(SETTLE_MS);
  // Lossless WebP takes a third of the bytes of Chromium's PNG.
  await sharp(await page.screenshot())
    .webp({ lossless: true, effort: 6 })
    .toFile(join(FOLDER, `${name}.webp`));
  console.log(`docs/images/${name}.webp`);
}

const desk = await (await browser.newContext(CONTEXT)).newPage();
await desk.goto(`${product.url}/web/`);
await picture(desk, 'home');
await signIn(desk, product.url, 'xuesheng');
await desk.getByRole('heading', { name: '这一周' }).waitFor();
await picture(desk, 'today');
await openExam(desk, product.url);
await enrolAndStart(desk);
const letters = rightLetters();
for (const [index, letter] of letters.entries()) {
  if (![7, 12, 18].includes(index)) await desk.keyboard.press(letter);
  if ([2, 12].includes(index)) await desk.keyboard.press('f');
  await desk.keyboard.press('ArrowRight');
}
await goTo(desk, 26);
// Removes the first line, which declares the cases that this wrong solution fails.
const wrong = await readFile(join(taskFolder(PAPER, 'outstanding-teas'), 'solutions/wrong-last-of-equals.cpp'), 'utf8');
await writeCode(desk, 26, wrong.slice(wrong.indexOf('\n') + 1));
await saved(desk);
await desk.getByRole('button', { name: '提交', exact: true }).click();
await desk.getByText(/\/ 25/).first().waitFor({ timeout: 60_000 });
await picture(desk, 'room-light');
await desk.evaluate(() => {
  localStorage.setItem('aosai.theme', 'dark');
  localStorage.setItem('aosai.editor', JSON.stringify({ theme: 'vs-dark', fontSize: 16 }));
});
await desk.reload();
await goTo(desk, 26);
await picture(desk, 'room-dark');
await desk.evaluate(() => localStorage.setItem('aosai.theme', 'light'));
await desk.goto(`${product.url}/web/exam/report`);
await desk
  .getByRole('link', { name: /报告|GESP C\+\+ 一级/ })
  .last()
  .click();
await desk.getByRole('heading', { level: 1, name: '成绩报告' }).waitFor();
await picture(desk, 'report');

const school = await (await browser.newContext(CONTEXT)).newPage();
await signIn(school, product.url, 'laoshi');
await school.goto(`${product.url}/web/edms/organizationMember`);
await school
  .getByRole('link', { name: /^吴/ })
  .or(school.getByRole('button', { name: /^吴/ }))
  .first()
  .waitFor();
await picture(school, 'school-members');

const office = await (await browser.newContext(CONTEXT)).newPage();
await office.goto(`${product.url}/web/bms/sysLog`);
const dialog = office.getByRole('dialog');
await dialog.getByRole('textbox', { name: '账号' }).fill('guanli');
await dialog.locator('input[type=password]').fill(PASSWORD);
await dialog.getByRole('button', { name: '登录', exact: true }).click();
await office.getByRole('row').nth(1).waitFor();
await picture(office, 'office-log');

const phone = await (await browser.newContext(PHONE)).newPage();
await signIn(phone, product.url, 'xuesheng2');
await openExam(phone, product.url);
await enrolAndStart(phone);
await picture(phone, 'room-phone');

await browser.close();
await product.stop();
await removeData(product);
