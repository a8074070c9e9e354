import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { leaveBrowser, sharedBrowser } from '../support/browser.ts';
import { type HostSite, startHostSite } from '../support/hostSite.ts';
import { type Product, removeData, startProduct } from '../support/product.ts';
import { allowOrigin } from './parts/allowOrigin.ts';
import {
  DYNAMIC_POLICY,
  floatingScript,
  hostilePage,
  LEAKING,
  lookWithoutNeighbour,
  POLICY,
  question,
  styleless,
  stylesOf,
} from './parts/hostilePage.ts';

let product: Product;
let school: HostSite;
let browser: Browser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  school = await startHostSite();
  product = await startProduct({ env: { JUDGE_SLOTS: '0' } });
  await allowOrigin(product.url, school.origin);
  const headers = { 'Content-Security-Policy': POLICY };
  school.files.set('/', { type: 'text/html', body: hostilePage(product.url), headers });
  school.files.set('/floating.js', { type: 'text/javascript', body: await floatingScript() });
  browser = await sharedBrowser();
});

afterAll(async () => {
  await leaveBrowser(browser);
  await product.stop();
  await school.close();
  await removeData(product);
});

beforeEach(async () => {
  const context = await browser.newContext({ viewport: { width: 900, height: 700 } });
  page = await context.newPage();
  complaints = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return () => context.close();
});

const openSchool = async () => {
  await page.goto(school.origin);
  await page.getByText('二分查找的时间复杂度').waitFor();
};

const styles = (selector: string, names: readonly string[]) => stylesOf(page, selector, names);

test('styles of a hostile page do not affect an element, under a policy with a nonce', async () => {
  await openSchool();
  expect(await styles('#question p', [...LEAKING, 'color', 'text-align', 'cursor'])).toEqual({
    'font-style': 'normal',
    'letter-spacing': 'normal',
    'text-transform': 'none',
    direction: 'ltr',
    visibility: 'visible',
    transform: 'none',
    'font-size': '15px',
    display: 'block',
    color: 'rgb(26, 34, 51)',
    'text-align': 'start',
    cursor: 'auto',
  });
  expect(await styles('#question label', LEAKING)).toMatchObject({
    'font-style': 'normal',
    transform: 'none',
    display: 'grid',
    visibility: 'visible',
  });
  expect(complaints).toEqual([]);
});

test('an element works under a policy with a nonce and strict-dynamic', async () => {
  const headers = { 'Content-Security-Policy': DYNAMIC_POLICY };
  school.files.set('/dynamic', { type: 'text/html', body: hostilePage(product.url), headers });
  await page.goto(`${school.origin}/dynamic`);
  await page.getByText('二分查找的时间复杂度').waitFor();
  expect(await styles('#question label', ['display'])).toEqual({ display: 'grid' });
  await page.locator('#question').getByText('B', { exact: true }).click();
  expect(await page.locator('#question').getByRole('radio', { checked: true }).getAttribute('value')).toBe('B');
  expect(complaints).toEqual([]);
});

test('an element adds no style, global or node to the page', async () => {
  const snapshot = () =>
    page.evaluate(() => ({
      globals: Object.keys(window),
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      nodes: [...document.querySelectorAll('*')].map(({ localName }) => localName),
      outside: getComputedStyle(document.querySelector('#outside') ?? document.body).cssText,
      variables: getComputedStyle(document.documentElement).getPropertyValue('--ao-color-ink'),
    }));
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(school.origin);
  const before = await snapshot();
  await page.unroute('**/*.js');
  await openSchool();
  expect(await snapshot()).toEqual(before);
});

test('ao-answer: leaves the shadow root, and the element keeps the answer unless the event is prevented', async () => {
  await openSchool();
  await page.evaluate(() => {
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    document.addEventListener('ao-answer', (event) => {
      const { detail } = event as CustomEvent<unknown>;
      seen.push([(event.target as Element).id, event.composed, detail]);
      if (seen.length === 2) event.preventDefault();
    });
  });
  const option = (letter: string) => page.locator('#question').getByText(letter, { exact: true });
  await option('B').click();
  await option('A').click();
  expect(
    await page.evaluate(() => ({
      seen: (window as unknown as { seen: unknown }).seen,
      answer: (document.querySelector('#question') as unknown as { answer: unknown }).answer,
    })),
  ).toEqual({
    seen: [
      ['question', true, { questionId: 'q1', answer: { kind: 'choice', optionIds: ['B'] } }],
      ['question', true, { questionId: 'q1', answer: { kind: 'choice', optionIds: ['A'] } }],
    ],
    answer: { kind: 'choice', optionIds: ['B'] },
  });
  expect(await page.locator('#question').getByRole('radio', { checked: true }).getAttribute('value')).toBe('B');
});

test('an element has its own theme and accent, and the page can set its CSS variables', async () => {
  await openSchool();
  const element = page.locator('#question');
  const set = (attribute: string, value: string) =>
    element.evaluate((node, [name = '', text = '']) => node.setAttribute(name, text), [attribute, value]);
  await element.getByText('B', { exact: true }).click();
  const expectStyle = async ([selector, name]: readonly [string, string], value: string) => {
    await expect
      .poll(async () => (await styles(`#question ${selector}`, [name]))[name], { timeout: 10_000 })
      .toBe(value);
  };
  const surface = ['label:first-of-type', 'background-color'] as const;
  const chosen = ['label:has(:checked)', 'border-top-color'] as const;
  await expectStyle(surface, 'rgb(255, 255, 255)');
  await expectStyle(chosen, 'rgb(36, 67, 143)');
  await set('accent', '#0f766e');
  await expectStyle(chosen, 'rgb(15, 118, 110)');
  await set('data-theme', 'dark');
  await expectStyle(surface, 'rgb(24, 30, 43)');
  await set('class', 'themed');
  await expectStyle(surface, 'rgb(1, 2, 3)');
  expect(complaints).toEqual([]);
});

test('lists and dialogs of an element stay in its shadow root and work with keyboard and pointer', async () => {
  await openSchool();
  await page.evaluate(() => document.querySelector('#floating')?.setAttribute('data-theme', 'dark'));
  const body = () => page.evaluate(() => document.body.children.length);
  const before = await body();
  await page.getByRole('combobox', { name: '学校' }).click();
  await page.getByRole('option', { name: '滨海一中' }).waitFor();
  expect(await styles('#floating [role=option]', ['font-style', 'transform'])).toEqual({
    'font-style': 'normal',
    transform: 'none',
  });
  expect(await body()).toBe(before);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const confirmed = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('ao-confirm', (event) => resolve((event as CustomEvent<unknown>).detail)),
      ),
  );
  await page.getByRole('button', { name: '报名', exact: true }).click();
  await page.getByRole('dialog', { name: '报名？' }).waitFor();
  expect(await body()).toBe(before);
  await page.getByRole('button', { name: '确认报名' }).click();
  expect(await confirmed).toEqual({ school: '2' });
  expect(complaints).toEqual([]);
});

test('an element explains a wrong attribute in Chinese and recovers when it is fixed', async () => {
  await openSchool();
  const element = page.locator('#question');
  const set = (text: string) => element.evaluate((node, value) => node.setAttribute('question', value), text);
  const expectText = (text: string) => element.getByText(text).waitFor();
  await set('{"id":');
  await expectText('question 不是有效的 JSON，请检查引号、逗号和括号。');
  await set('{"id":"q1"}');
  await expectText('question 缺少字段 no、type、stemHtml、options、blankCount。');
  await set(JSON.stringify({ ...question, options: null }));
  await expectText('数据的内容与接口文档不一致');
  await set(JSON.stringify(question));
  await expectText('二分查找的时间复杂度');
});

test('an element is emptied when removed, rendered again when put back, and kept when moved', async () => {
  await openSchool();
  const inside = () => page.evaluate(() => document.querySelector('#question')?.shadowRoot?.childElementCount ?? -1);
  const shown = await inside();
  const taken = await page.evaluate(async () => {
    const element = document.querySelector('#question');
    element?.remove();
    await new Promise((resolve) => setTimeout(resolve));
    const count = element?.shadowRoot?.childElementCount;
    if (element) document.body.append(element);
    return count;
  });
  expect([shown, taken]).toEqual([3, 0]);
  await page.getByText('二分查找的时间复杂度').waitFor();
  expect(await styles('#question label', ['display', 'font-style'])).toEqual({
    display: 'grid',
    'font-style': 'normal',
  });
  const kept = await page.evaluate(async () => {
    const element = document.querySelector('#question');
    const content = element?.shadowRoot?.querySelector('label');
    if (element) document.body.prepend(element);
    await new Promise((resolve) => setTimeout(resolve));
    return content === element?.shadowRoot?.querySelector('label');
  });
  expect(kept).toBe(true);
});

test('ao-countdown: follows the server time of the page and sends ao-end once', async () => {
  await page.goto(`${product.url}/web/embed-example/`);
  const seen = await page.evaluate(async () => {
    const element = document.createElement('ao-countdown');
    const events: unknown[] = [];
    element.addEventListener('ao-end', (event) => events.push((event as CustomEvent<unknown>).detail));
    // The computer's clock is an hour slow.
    const serverMs = Date.now() + 3_600_000;
    element.setAttribute('server-time', new Date(serverMs).toISOString());
    element.setAttribute('deadline-at', new Date(serverMs + 90_000).toISOString());
    const timer = () => element.shadowRoot?.querySelector('[role=timer]');
    const drawn = (isSo: () => boolean) =>
      new Promise<void>((resolve) => {
        const look = () => (isSo() ? resolve() : requestAnimationFrame(look));
        look();
      });
    document.body.append(element);
    await drawn(() => timer() !== null && timer() !== undefined);
    const before = timer()?.textContent;
    element.setAttribute('deadline-at', new Date(serverMs - 1).toISOString());
    await drawn(() => events.length > 0);
    return { before, after: timer()?.textContent, events: events.length };
  });
  expect(seen).toEqual({
    before: expect.stringMatching(/^01:(30|2\d)最后 5 分钟$/),
    after: '00:00时间到',
    events: 1,
  });
});

test('an element shows an error when its code cannot be loaded', async () => {
  await page.route('**/embed/assets/**', (route) => route.abort());
  await page.goto(school.origin);
  await page.locator('#question').getByText('组件没有加载成功，请检查网络后刷新页面。').waitFor();
  expect(complaints.join()).toContain('Failed to fetch dynamically imported module');
});

test('an element asks for a nonce when the policy forbids its styles', async () => {
  school.files.set('/strict', styleless(product.url));
  await page.goto(`${school.origin}/strict`);
  await page.getByRole('alert').getByText('请在 aosai.js 的 script 标签上写 nonce').waitFor();
  expect(complaints.join()).toContain('Content Security Policy');
});

test('removing an element does not remove the styles of others', async () => {
  await openSchool();
  const look = await lookWithoutNeighbour(page);
  expect(look).toEqual(['grid', 'rgb(255, 255, 255)']);
});

test('the example page shows all six elements and lists their events', async () => {
  await page.goto(`${product.url}/web/embed-example/`);
  const texts = ['log₂n', '答题卡', '社内选拔赛（一）', '欧阳*', '模拟考试'];
  for (const text of texts) await page.getByText(text, { exact: true }).first().waitFor();
  await page.getByRole('timer').waitFor();
  await page.getByText('log₂n', { exact: true }).click();
  await page.getByText('社内选拔赛（一）').click();
  await page.getByRole('button', { name: '购买' }).click();
  expect(await page.locator('#events li').allTextContents()).toEqual([
    'ao-vip-card → ao-buy {"name":"年卡","type":"0","priceFen":29800}',
    `ao-exam-list → ao-open {"href":"${product.url}/web/exam/detail?id=club-1"}`,
    'ao-question → ao-answer {"questionId":"q1","answer":{"kind":"choice","optionIds":["B"]}}',
  ]);
  await page.getByRole('button', { name: '第 1 题，已答' }).waitFor();
  expect(complaints).toEqual([]);
});

test('a site that the app does not allow cannot load elements', async () => {
  const stranger = await startHostSite();
  stranger.files.set('/', { type: 'text/html', body: hostilePage(product.url) });
  await page.goto(stranger.origin);
  await expect.poll(() => complaints.join()).toContain('has been blocked by CORS policy');
  await stranger.close();
});
