import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Browser, errors, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { todaysShare } from '../../packages/api/src/kit/todaysShare.ts';
import { openBrowser } from '../support/browser.ts';
import { freePort } from '../support/freePort.ts';

const root = join(import.meta.dirname, '../..');

interface Entry {
  id: string;
  type: string;
  title: string;
  name: string;
  importPath: string;
}

/** Long, since Vite bundles dependencies at a first start and a busy machine takes its time. */
const PATIENCE_MS = 180_000;
/** How long a page that is there may still take for its first described prop. */
const BARE_MS = 60_000;
/** How many pages `npm test` opens besides the constant ones; the night opens all. */
const SHARES = 60;
const ALWAYS = ['primitives-button--docs', 'screens-vipcardlist--docs', 'screens-rights--docs'];
/** The same for the pages of the guide, which are few. */
const GUIDE_SHARES = 8;

let url = '';
let storybook: ChildProcess | undefined;
let browser: Browser | undefined;
let entries: Entry[] = [];

beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const args = ['dev', '--port', String(port), '--host', '127.0.0.1', '--ci', '--no-open', '--disable-telemetry'];
  storybook = spawn(join(root, 'node_modules/.bin/storybook'), args, {
    cwd: root,
    // Under Vitest the configuration leaves out the descriptions of props.
    env: { ...process.env, VITEST: undefined },
    stdio: 'ignore',
    detached: true,
  });
  const read = async () => {
    const response = await fetch(`${url}/index.json`);
    if (!response.ok) throw new Error(await response.text());
    return ((await response.json()) as { entries: Record<string, Entry> }).entries;
  };
  entries = Object.values(await vi.waitFor(read, { timeout: PATIENCE_MS, interval: 500 }));
  browser = await openBrowser();
}, PATIENCE_MS);

afterAll(async () => {
  await browser?.close();
  if (storybook?.pid === undefined || storybook.exitCode !== null) return;
  process.kill(-storybook.pid, 'SIGTERM');
  await once(storybook, 'exit');
});

/** A page for one page of documentation after another, so that modules are fetched once. */
async function openReader(): Promise<Page> {
  if (!browser) throw new Error('no browser');
  const page = await browser.newPage({ locale: 'zh-CN' });
  page.setDefaultTimeout(PATIENCE_MS);
  return page;
}

/** Goes to a page of documentation and comes back once its table or its text is there. */
async function goToDocs(page: Page, id: string): Promise<void> {
  await page.goto(`${url}/iframe.html?viewMode=docs&id=${encodeURIComponent(id)}`, { timeout: PATIENCE_MS });
  await page.locator('.sbdocs-content :is(h1, h2)').first().waitFor();
}

/**
 * Whether a page describes a prop, or says that its component has none. Vite may reload the page when it meets a new
 * dependency, so this waits for the text itself and not for a table that may be drawn again.
 */
async function describesProps(page: Page, id: string): Promise<boolean> {
  await goToDocs(page, id);
  // A paragraph where the description has several lines.
  const described = page.locator('.docblock-argstable-body td:nth-child(2) > div > :is(span, p):first-child');
  return described
    .or(page.getByText('这个组件没有属性。'))
    .first()
    .waitFor({ timeout: BARE_MS })
    .then(
      () => true,
      (error: unknown) => {
        if (error instanceof errors.TimeoutError) return false;
        throw error;
      },
    );
}

/** Faults of a page of the guide or the gallery: an error in place of a live part, or a link to no page. */
async function faultsOfGuide(page: Page, id: string): Promise<string[]> {
  await goToDocs(page, id);
  await page.locator('[data-live], [data-story-block], .ao-changelog li, .sbdocs-content iframe').first().waitFor();
  const stories = await page.locator('[data-story-block]').all();
  for (const story of stories) await story.locator('[id$="-inner"] > *, .sb-errordisplay').first().waitFor();
  const { alarms, links } = await page.evaluate(() => ({
    alarms: [...document.querySelectorAll('.sb-errordisplay')]
      .filter((box) => box.checkVisibility())
      .map((box) => box.textContent),
    links: [...document.querySelectorAll('.sbdocs-content a[href*="path="]')].map((link) => link.getAttribute('href')),
  }));
  const pages = new Set(entries.map((entry) => entry.id));
  const targets = links.map((link) => decodeURIComponent(link?.replace(/^.*path=\/(?:docs|story)\//, '') ?? ''));
  return [
    ...alarms.map((text) => `${id}: ${text}`),
    ...targets.filter((target) => !pages.has(target)).map((target) => `${id}: no page ${target}`),
  ];
}

test(
  'guide: each page shows its live parts without an error, and its links lead to pages',
  async () => {
    const ids = entries.filter(({ importPath }) => importPath.endsWith('.mdx')).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(11);
    const tried = new Set([...ids.filter((id) => id.includes('简介')), ...todaysShare(ids, GUIDE_SHARES)]);
    const faults: string[] = [];
    const page = await openReader();
    for (const id of tried) faults.push(...(await faultsOfGuide(page, id)));
    await page.close();
    expect(faults).toEqual([]);
  },
  60 * 60_000,
);

test(
  'docs pages: each shows a table in which at least one prop is described',
  async () => {
    const ids = entries.filter(({ type, importPath }) => type === 'docs' && importPath.endsWith('.stories.tsx'));
    expect(ids.length).toBeGreaterThan(300);
    const tried = new Set([...ALWAYS, ...todaysShare(ids, SHARES).map(({ id }) => id)]);
    const bare: string[] = [];
    const page = await openReader();
    for (const id of tried) if (!(await describesProps(page, id))) bare.push(id);
    await page.close();
    expect(bare).toEqual([]);
  },
  60 * 60_000,
);
