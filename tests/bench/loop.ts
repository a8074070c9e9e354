// How long a developer waits for the next look: each tool is started twice, the first run fills its caches, and the figure
// is the median of the three that follow.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { BenchEntry, Figures } from '../../scripts/parts/benchReport.ts';
import { childEnv, root, run as runTool } from '../../scripts/parts/child.ts';
import { percentile } from '../load/percentile.ts';
import { openBrowser } from '../support/browser.ts';
import { newDataFolder } from '../support/dataFolder.ts';
import { freePort } from '../support/freePort.ts';

export const name = 'loop';

export const budgets: BenchEntry['budgets'] = {
  storybookDevSeconds: { max: 8 },
  storyFileSeconds: { max: 12 },
  devSeconds: { max: 8 },
  changeMs: { max: 300 },
  buildStorybookSeconds: { max: 75 },
};

const RUNS = 3;
const STORY = 'primitives-button--default';
/** The beginning of the first page's title, which is edited and put back. */
const TITLE = { file: 'packages/ui/src/screens/desks/Home/parts/GuestView.tsx', text: '信息学奥赛，' };
const CHANGES = 5;

/** Runs a task once to fill caches, then three times; returns the median in seconds. */
async function medianSeconds(task: () => Promise<void>): Promise<number> {
  const seconds: number[] = [];
  for (let no = 0; no <= RUNS; no += 1) {
    const startedMs = performance.now();
    await task();
    if (no > 0) seconds.push((performance.now() - startedMs) / 1_000);
  }
  return percentile(seconds, 50);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Opens a page as soon as its server answers, and waits until it is drawn. */
async function drawn(page: Page, url: string, selector: string): Promise<void> {
  for (;;) {
    const isOpen = await page.goto(url).then(
      (response) => response?.ok() === true,
      () => false,
    );
    if (isOpen) break;
  }
  await page.waitForSelector(selector);
}

async function tool(command: string, args: readonly string[]): Promise<void> {
  const { code } = await runTool(command, [...args], { env: childEnv({}), quiet: true });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`);
}

async function storybookDev(page: Page): Promise<void> {
  const port = await freePort();
  const args = ['dev', '--port', String(port), '--ci', '--no-open', '--disable-telemetry', '--quiet'];
  const child = spawn(join(root, 'node_modules/.bin/storybook'), args, { cwd: root, stdio: 'ignore' });
  try {
    await drawn(page, `http://127.0.0.1:${port}/iframe.html?id=${STORY}`, '#storybook-root button');
  } finally {
    await end(child);
  }
}

/** Starts the site for developers; returns how long a change of a text takes to reach the open page. */
async function dev(page: Page, folder: string, changes: number): Promise<number[]> {
  const port = await freePort();
  const env = childEnv({ PORT: String(port), HOST: '127.0.0.1', AOSAI_DATA: folder, AOSAI_DEMO: '1', NODE_ENV: '' });
  const child = spawn(process.execPath, ['scripts/dev.ts'], { cwd: root, env, stdio: 'ignore' });
  try {
    await drawn(page, `http://127.0.0.1:${port}/web/`, 'h1');
    const tookMs: number[] = [];
    for (let no = 0; no < changes; no += 1) tookMs.push(await changed(page, `${TITLE.text}${no}，`));
    return tookMs;
  } finally {
    await end(child);
  }
}

const titled = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.querySelector('h1 span')?.textContent === wanted, text, { polling: 'raf' });

async function changed(page: Page, text: string): Promise<number> {
  const file = join(root, TITLE.file);
  const before = readFileSync(file, 'utf8');
  try {
    const startedMs = performance.now();
    writeFileSync(file, before.replace(TITLE.text, text));
    await titled(page, text);
    return performance.now() - startedMs;
  } finally {
    writeFileSync(file, before);
    await titled(page, TITLE.text);
  }
}

export async function run(): Promise<Figures> {
  const browser = await openBrowser();
  const folder = await newDataFolder(true);
  try {
    const page = await browser.newPage();
    return {
      storybookDevSeconds: await medianSeconds(() => storybookDev(page)),
      storyFileSeconds: await medianSeconds(() =>
        tool('vitest', ['run', '--project', 'stories', 'packages/ui/src/primitives/Button']),
      ),
      devSeconds: await medianSeconds(async () => void (await dev(page, folder, 0))),
      changeMs: percentile(await dev(page, folder, CHANGES), 50),
      buildStorybookSeconds: await medianSeconds(() =>
        tool('storybook', ['build', '--output-dir', 'dist-storybook', '--disable-telemetry', '--quiet']),
      ),
    };
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}
