// A table of 1,000 rows on one page in Chromium: time from the call of render until the frame is painted.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import type { Figures } from '../../scripts/parts/benchReport.ts';
import { percentile } from '../load/percentile.ts';
import { openBrowser } from '../support/browser.ts';
import type { TableTimes } from './parts/table/table.tsx';

export const name = 'table';

const RUNS = 21;

export async function run(): Promise<Figures> {
  const outDir = mkdtempSync(join(tmpdir(), 'aosai-table-'));
  const page = {
    root: join(import.meta.dirname, 'parts/table'),
    configFile: false,
    logLevel: 'error',
    plugins: [react({ compiler: true })],
    build: { outDir, target: 'es2022', emptyOutDir: true },
  } as const;
  await build({ ...page, plugins: [...page.plugins] });
  const server = await preview({ ...page, plugins: [], preview: { host: '127.0.0.1', port: 0 } });
  const browser = await openBrowser();
  try {
    const tab = await browser.newPage();
    await tab.goto(server.resolvedUrls?.local[0] ?? '');
    const times: TableTimes[] = [];
    for (let no = 0; no < RUNS; no += 1) {
      const measured = await tab.evaluate(() => globalThis.measureTable?.());
      if (!measured) throw new Error('the page of the table did not load');
      times.push(measured);
    }
    const figures = (of: (one: TableTimes) => number) => ({
      p50Ms: percentile(times.map(of), 50),
      p95Ms: percentile(times.map(of), 95),
    });
    return { rows: 1_000, mount: figures(({ mountMs }) => mountMs), update: figures(({ updateMs }) => updateMs) };
  } finally {
    await browser.close();
    await server.close();
    rmSync(outDir, { recursive: true });
  }
}
