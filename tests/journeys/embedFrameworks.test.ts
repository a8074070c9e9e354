// The pages of examples/elements, installed as a partner would, with another origin than the product.
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaveBrowser, sharedBrowser } from '../support/browser.ts';
import { type HostSite, startHostSite } from '../support/hostSite.ts';
import { type Product, removeData, startProduct } from '../support/product.ts';
import { runTool } from '../support/runTool.ts';
import { allowOrigin } from './parts/allowOrigin.ts';

const EXAMPLE = join(import.meta.dirname, '../../examples/elements');
const PAGES = ['plain.html', 'react-18.html', 'vue.html'];
const SCRIPTS = [
  'question.js',
  'node_modules/react/umd/react.production.min.js',
  'node_modules/react-dom/umd/react-dom.production.min.js',
  'node_modules/vue/dist/vue.global.prod.js',
];

let folder: string;
let product: Product;
let partner: HostSite;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aosai-elements-'));
  await cp(EXAMPLE, folder, { recursive: true, filter: (path) => !path.includes('node_modules') });
  await runTool('npm', ['install', '--no-audit', '--no-fund'], folder);
  partner = await startHostSite();
  product = await startProduct({ env: { JUDGE_SLOTS: '0' } });
  await allowOrigin(product.url, partner.origin);
  for (const name of [...PAGES, ...SCRIPTS]) {
    const text = await readFile(join(folder, name), 'utf8');
    const type = name.endsWith('.html') ? 'text/html' : 'text/javascript';
    partner.files.set(`/${name}`, { type, body: text.replaceAll('https://oj.example.com', product.url) });
  }
  browser = await sharedBrowser();
});
afterAll(async () => {
  await leaveBrowser(browser);
  await product.stop();
  await partner.close();
  await removeData(product);
  await rm(folder, { recursive: true });
});

test.each(PAGES)('%s shows a question, and hears which option was chosen', async (name) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${partner.origin}/${name}`);
  const element = page.locator('ao-question');
  await element.getByText('二分查找的时间复杂度').waitFor();
  await element.getByText('B', { exact: true }).click();
  await expect.poll(() => page.locator('output').textContent()).toBe('B');
  expect(await element.getByRole('radio', { checked: true }).getAttribute('value')).toBe('B');
  expect(faults).toEqual([]);
  await context.close();
});
