import type { Browser, BrowserContext, Page } from 'playwright';
import { percentile } from '../../../load/percentile.ts';
import { CONTEXT } from '../../../support/student.ts';

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

/** Milliseconds from the next click on the page until the output with this text is painted. */
const until = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let clickedMs = Number.NaN;
        addEventListener('click', () => (clickedMs = performance.now()), { capture: true, once: true });
        const observer = new MutationObserver(() => {
          if (Number.isNaN(clickedMs)) return;
          if (!document.querySelector('[role=log]')?.textContent.includes(wanted)) return;
          observer.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - clickedMs)));
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    text,
  );

async function runOf(page: Page, said: string): Promise<number> {
  await write(page, `print("${said.slice(0, 2)}" + "${said.slice(2)}")`);
  const shown = until(page, said);
  await runButton(page).click();
  return shown;
}

async function stopOf(page: Page): Promise<number> {
  await write(page, 'while True: pass');
  await runButton(page).click();
  const stop = page.getByRole('button', { name: '停止', exact: true });
  await stop.waitFor();
  const shown = until(page, '已停止');
  await stop.click();
  return shown;
}

/** Times the first run of a first visit, later runs, and stopping an endless program. */
export async function fieldTimes(browser: Browser, url: string, visits: number) {
  const [first, later, stop]: [number[], number[], number[]] = [[], [], []];
  for (let visit = 0; visit < visits; visit += 1) {
    const context = await browser.newContext(CONTEXT);
    const page = await open(context, url);
    first.push(await runOf(page, `first${visit}`));
    later.push(await runOf(page, `again${visit}`));
    stop.push(await stopOf(page));
    await page.close();
    const returned = await open(context, url);
    later.push(await runOf(returned, `later${visit}`));
    stop.push(await stopOf(returned));
    await context.close();
  }
  const median = (times: readonly number[]) => percentile(times, 50);
  return { firstRunMs: median(first), laterRunMs: median(later), stopMs: median(stop) };
}
