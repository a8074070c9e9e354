import type { LaunchedChrome } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import puppeteer, { type Page } from 'puppeteer-core';
import type { Figures } from '../../../scripts/parts/benchReport.ts';

/** The best of these runs counts: a busy machine only makes a run worse. */
const RUNS = 3;
/** Audits a page with Lighthouse's slow phone; returns the best of the runs. */
export async function audit(
  chrome: LaunchedChrome,
  url: string,
  before?: (no: number, tab: Page) => Promise<void>,
): Promise<Figures> {
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${chrome.port}` });
  const runs: Figures[] = [];
  for (let no = 0; no < RUNS; no += 1) {
    const tab = await browser.newPage();
    await before?.(no, tab);
    const options = { logLevel: 'error' as const, output: 'json' as const, disableStorageReset: true };
    const result = await lighthouse(
      url,
      { ...options, onlyCategories: ['performance', 'accessibility'] },
      undefined,
      tab,
    );
    await tab.close();
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { audits, categories, runtimeError, finalDisplayedUrl } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    if (!finalDisplayedUrl.startsWith(url)) throw new Error(`${url} led to ${finalDisplayedUrl}`);
    const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
    const value = (id: string) => Math.round(audits[id]?.numericValue ?? Number.NaN);
    runs.push({
      performance: score('performance'),
      accessibility: score('accessibility'),
      firstContentfulPaintMs: value('first-contentful-paint'),
      largestContentfulPaintMs: value('largest-contentful-paint'),
      totalBlockingMs: value('total-blocking-time'),
      layoutShift: Math.round((audits['cumulative-layout-shift']?.numericValue ?? 0) * 1000) / 1000,
    });
  }
  await browser.disconnect();
  const best = runs.toSorted((a, b) => Number(b['performance']) - Number(a['performance']))[0] ?? {};
  return { ...best, accessibility: Math.min(...runs.map((run) => Number(run['accessibility']))) };
}
