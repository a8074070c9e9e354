import type { BrowserContext, Page } from 'playwright';
import { signIn } from '../../support/student.ts';
import { signInToOffice } from './signInToOffice.ts';

export interface CrawlOptions {
  url: string;
  /** Null for a guest. */
  account: string | null;
  realm: 'member' | 'user';
  /** Path below /web. */
  home: string;
  /** Paths from the table of pages; a segment that begins with a colon matches any. */
  patterns: readonly string[];
}

export interface Crawled {
  /** Patterns of the pages that were opened. */
  reached: ReadonlySet<string>;
  /** Messages about dead links, 404 answers and console errors. */
  faults: readonly string[];
}

/** How many addresses are visited that differ only in ids; CRAWLED_OF_A_KIND sets another number. */
const OF_A_KIND = Number(process.env['CRAWLED_OF_A_KIND'] ?? 1);
const MOST_TABS = 3;
const QUIET_MS = 150;
const MOST_WAIT_MS = 15_000;
const NOT_THERE = 404;

/** Returns the first pattern that matches; literal ones come first, as in the site's router. */
function patternOf(path: string, patterns: readonly string[]): string | null {
  const parts = path.split('/');
  const fits = (pattern: string) => {
    const wanted = pattern.split('/');
    return wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at]);
  };
  return patterns.find(fits) ?? null;
}

/** Waits until the page has no open requests and no loading placeholders. Ignores event streams, which stay open. */
function quiet(page: Page): () => Promise<void> {
  const open = new Set<unknown>();
  const isStream = (address: string) => address.includes('/events') || address.includes('/stream');
  let last = Date.now();
  page.on('request', (request) => {
    if (isStream(request.url())) return;
    open.add(request);
    last = Date.now();
  });
  const done = (request: unknown) => {
    open.delete(request);
    last = Date.now();
  };
  page.on('requestfinished', done);
  page.on('requestfailed', done);
  return async () => {
    const begun = Date.now();
    last = begun;
    const loading = page.getByRole('status').filter({ hasText: /^正在/ });
    const isBusy = async () => open.size > 0 || Date.now() - last < QUIET_MS || (await loading.count()) > 0;
    while (Date.now() - begun < MOST_WAIT_MS && (await isBusy())) await page.waitForTimeout(QUIET_MS / 3);
  };
}

/** Returns the link targets of a page, including those in its other tabs. */
async function linksOf(page: Page, path: string, settled: () => Promise<void>): Promise<string[]> {
  const read = () =>
    page
      .locator('a[href]')
      .evaluateAll((all) =>
        all.flatMap((one) => (one instanceof HTMLAnchorElement && !one.hasAttribute('download') ? [one.href] : [])),
      );
  const found = await read();
  // A dialog (sign-in, a row's drawer, or one that the address asks for and that may open late) covers the tabs.
  if (/[?&](do|promote|copy)\b/.test(path) || (await page.getByRole('dialog').count()) > 0) return [...new Set(found)];
  const others = page.getByRole('main').getByRole('tab', { selected: false });
  const tabs = await others.allTextContents();
  for (const name of tabs.slice(0, MOST_TABS)) {
    const tab = others.filter({ hasText: name }).first();
    if (!(await tab.isVisible())) continue;
    await tab.click();
    await settled();
    found.push(...(await read()));
  }
  return [...new Set(found)];
}

async function enter(page: Page, { url, account, realm, home }: CrawlOptions): Promise<void> {
  if (account === null) await page.goto(`${url}/web${home}`);
  else if (realm === 'member') await signIn(page, url, account);
  else await signInToOffice(page, url, account, home);
}

/** Follows every link of the site from a person's first page on, by the router without reloading. */
export async function crawl(context: BrowserContext, options: CrawlOptions): Promise<Crawled> {
  const { url, home, patterns } = options;
  const page = await context.newPage();
  const faults = new Set<string>();
  const reached = new Set<string>();
  let at = home;
  let isIn = false;
  page.on('response', (answer) => {
    if (isIn && answer.status() === NOT_THERE) faults.add(`${at}: 404 ${answer.url().replace(url, '')}`);
  });
  context.on('weberror', (error) => faults.add(`${at}: ${error.error().message}`));
  page.on('console', (message) => {
    if (isIn && message.type() === 'error' && !message.text().includes('404')) faults.add(`${at}: ${message.text()}`);
  });
  const settled = quiet(page);
  await enter(page, options);
  await settled();
  isIn = true;

  const waiting = [home];
  const known = new Map<string, number>();
  const from = new Map<string, string>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    at = path;
    if (path !== home) {
      if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
      await page.evaluate((to) => history.pushState(null, '', to), `/web${path}`);
      await settled();
    }
    const here = new URL(page.url());
    // The address of an office redirects to its first page.
    const asked = patternOf(path.split('?')[0] ?? path, patterns);
    const pattern = patternOf(here.pathname.replace(/^\/web/, '').replace(/(.)\/$/, '$1') || '/', patterns);
    if (pattern === null || (await page.getByRole('heading', { level: 1, name: '没有这个页面' }).count()) > 0)
      faults.add(`${from.get(path) ?? 'nowhere'}: a dead link to ${path}`);
    else reached.add(pattern).add(asked ?? pattern);
    const links = await linksOf(page, path, settled);
    for (const link of links) {
      const to = new URL(link);
      if (to.origin !== here.origin || !to.pathname.startsWith('/web')) continue;
      const bare = to.pathname.replace(/^\/web/, '') || '/';
      // Few addresses per page and set of query parameters: more would only differ in ids.
      const kind = `${patternOf(bare, patterns) ?? bare}?${[...to.searchParams.keys()].toSorted().join('&')}`;
      const next = bare + to.search;
      if (from.has(next) || next === home || (known.get(kind) ?? 0) >= OF_A_KIND) continue;
      known.set(kind, (known.get(kind) ?? 0) + 1);
      from.set(next, path);
      waiting.push(next);
    }
  }
  await page.close();
  return { reached, faults: [...faults] };
}
