import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HostSite, startHostSite } from '../support/hostSite.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';
import { allowOrigin } from './parts/allowOrigin.ts';

const stage = openStage();
let school: HostSite;
beforeAll(async () => {
  school = await startHostSite();
  await allowOrigin(stage.product.url, school.origin);
});
afterAll(() => school.close());

async function open(path: string): Promise<Page> {
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(`${stage.product.url}${path}`);
  return page;
}

async function write(page: Page, program: string): Promise<void> {
  await page.locator('.monaco-editor').first().click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(program);
}

const runIt = (page: Page) => page.getByRole('button', { name: '运行', exact: true }).click();
const output = (page: Page) => page.getByRole('log', { name: '程序的输出' });

test('the Python field restores its draft after a reload', async () => {
  const page = await open('/web/');
  await student.signIn(page, stage.product.url, 'xuesheng');
  await page.goto(`${stage.product.url}/web/play/python`);
  await write(page, 'print("kept" + "draft")');
  await student.saved(page);
  await page.reload();
  await page.locator('.view-lines').getByText('kept').waitFor();
  await runIt(page);
  await output(page).getByText('keptdraft').waitFor();
  expect(await output(page).innerText()).toContain('keptdraft');
  await page.context().close();
});

test('the Python field runs and draws without a network once it is loaded', async () => {
  const page = await open('/web/play/python');
  await write(page, 'print("on" + "line")');
  await runIt(page);
  await output(page).getByText('online').waitFor();
  await page.context().setOffline(true);
  await write(page, 'print("off" + "line")');
  await runIt(page);
  await output(page).getByText('offline').waitFor();

  await write(
    page,
    'import turtle; turtle.speed(0); turtle.color("red"); turtle.begin_fill(); turtle.circle(80); turtle.end_fill()',
  );
  await runIt(page);
  const paper = page.getByRole('img', { name: /^海龟画/ });
  await paper.waitFor();
  await expect.poll(() => page.getByText(/^(\d+) \/ \1 步$/).count()).toBe(1);
  // Reads pixels of the canvas: a red disc with the program's radius, on white.
  const share = await paper.evaluate((canvas) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const pixels = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    let red = 0;
    for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 0) > 200 && (pixels[at + 1] ?? 255) < 60) red += 1;
    return red / (width * height);
  });
  expect(share).toBeGreaterThan(0.02);
  expect(share).toBeLessThan(0.9);
  const photo = await paper.screenshot();
  expect(photo.length).toBeGreaterThan(1_000);
  await page.context().close();
});

test('the Python element runs a program in a frame on another site', async () => {
  const body = `<!doctype html><html lang="zh"><body><ao-python-field id="field"></ao-python-field>
<script type="module" src="${stage.product.url}/web/embed/aosai.js"></script>
<script type="module">document.querySelector('#field').site = '${stage.product.url}';</script></body></html>`;
  school.files.set('/', { type: 'text/html', body });
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(school.origin);
  const frame = page.frameLocator('ao-python-field iframe');
  await frame.locator('.monaco-editor').first().click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText('print("em" + "bedded")');
  await frame.getByRole('button', { name: '运行', exact: true }).click();
  const said = frame.getByRole('log', { name: '程序的输出' });
  await said.getByText('embedded').waitFor();
  expect(await said.innerText()).toContain('embedded');
  await context.close();
});
