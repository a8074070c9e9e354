import type { Browser, BrowserContext, Page } from 'playwright';
import { percentile } from '../../../load/percentile.ts';
import { CONTEXT } from '../../../support/student.ts';
import { paintedAfterClick } from '../paintedAfterClick.ts';

const runButton = (page: Page) => page.getByRole('button', { name: '运行', exact: true });

async function open(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(`${url}/web/play/python`);
  await page.locator('.monaco-editor').first().waitFor();
  return page;
}

/** Replaces the program in the editor. */
export async function write(page: Page, program: string): Promise<void> {
  await page.locator('.monaco-editor').first().click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(program);
}

async function runOf(page: Page, said: string): Promise<number> {
  await write(page, `print("${said.slice(0, 2)}" + "${said.slice(2)}")`);
  const shown = paintedAfterClick(page, '[role=log]', said);
  await runButton(page).click();
  return shown;
}

async function stopOf(page: Page): Promise<number> {
  await write(page, 'while True: pass');
  await runButton(page).click();
  const stop = page.getByRole('button', { name: '停止', exact: true });
  await stop.waitFor();
  const shown = paintedAfterClick(page, '[role=log]', '已停止');
  await stop.click();
  return shown;
}

/** From the click on 单步 until the first step is shown, after a first run. */
async function stepsOf(page: Page): Promise<number> {
  await write(page, `a = [3, 1, 2]\na.sort()\nprint(a)`);
  const shown = paintedAfterClick(page, '[role=status]', '接下来执行第 1 行');
  await page.getByRole('button', { name: '单步', exact: true }).click();
  return shown;
}

/** Times the first run of a first visit, later runs, stopping an endless program, and the start of stepping. */
export async function fieldTimes(browser: Browser, url: string, visits: number) {
  const [first, later, stop, steps]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let visit = 0; visit < visits; visit += 1) {
    const context = await browser.newContext(CONTEXT);
    const page = await open(context, url);
    first.push(await runOf(page, `first${visit}`));
    later.push(await runOf(page, `again${visit}`));
    steps.push(await stepsOf(page));
    await page.reload();
    await page.locator('.monaco-editor').first().waitFor();
    await runOf(page, `ready${visit}`);
    stop.push(await stopOf(page));
    await page.close();
    const returned = await open(context, url);
    later.push(await runOf(returned, `later${visit}`));
    stop.push(await stopOf(returned));
    await context.close();
  }
  const median = (times: readonly number[]) => percentile(times, 50);
  return { firstRunMs: median(first), laterRunMs: median(later), stopMs: median(stop), stepsMs: median(steps) };
}
