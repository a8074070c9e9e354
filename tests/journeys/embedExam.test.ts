import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signAssertion } from '../../examples/partner-sso/assertion.mjs';
import { leaveBrowser, sharedBrowser } from '../support/browser.ts';
import { type HostSite, startHostSite } from '../support/hostSite.ts';
import { type Product, removeData, startProduct } from '../support/product.ts';
import * as student from '../support/student.ts';
import { signIn } from '../support/apiClient.ts';
import { DEMO_PASSWORD } from '../../packages/server/src/platform/demoReach/demoAccounts.ts';
import { allowOrigin } from './parts/allowOrigin.ts';

const NONCE = 'c2Nob29s';

let product: Product;
let school: HostSite;
/** The same server under another host name, so that the browser takes it for another site. */
let site: string;
let key: string;
let examId: string;
let courseId: string;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  school = await startHostSite();
  product = await startProduct({ env: { JUDGE_SLOTS: '0' } });
  site = product.url.replace('127.0.0.1', 'localhost');
  key = await allowOrigin(product.url, school.origin);
  const { client } = await signIn(product.url, 'xuesheng', DEMO_PASSWORD);
  const { content } = await client.exam.queryList({ keyword: student.EXAM });
  examId = content[0]?.id ?? '';
  courseId = (await client.course.queryList({ kind: 'course' })).content[0]?.id ?? '';
  browser = await sharedBrowser();
});

afterAll(async () => {
  await leaveBrowser(browser);
  await product.stop();
  await school.close();
  await removeData(product);
});

beforeEach(async () => {
  context = await browser.newContext({ viewport: student.CONTEXT.viewport });
  page = await context.newPage();
  return () => context.close();
});

const ticketFor = (subject: string) =>
  signAssertion({ appId: 'aosai', key }, { subject, name: '李思源', type: 'student' });

/** The policy that Google recommends: scripts by nonce, and those that they load. */
const POLICY = [
  "default-src 'none'",
  `script-src 'nonce-${NONCE}' 'strict-dynamic'`,
  `style-src 'nonce-${NONCE}'`,
  `frame-src`,
].join('; ');

/** Opens a page of the school with this tag in it; what its events said is in the list. */
async function openSchool(tag: string): Promise<FrameLocator> {
  const body = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>学校</title>
<script type="module" nonce="${NONCE}" src="${site}/web/embed/aosai.js"></script>
${tag}<ol id="events"></ol>
<script nonce="${NONCE}">
  for (const name of ['ao-start', 'ao-complete', 'ao-ticket'])
    document.addEventListener(name, (event) => {
      const line = document.createElement('li');
      line.textContent = name + ' ' + (event.detail.reason ?? (event.detail.attemptId.length === 26));
      document.querySelector('#events').append(line);
    });
</script>`;
  school.files.set('/', { type: 'text/html', body, headers: { 'Content-Security-Policy': `${POLICY} ${site}` } });
  await page.goto(school.origin);
  return page.frameLocator('iframe');
}

const events = () => page.locator('#events li').allTextContents();
const attribute = (value: object) => JSON.stringify(value).replaceAll("'", '&#39;');

test('ao-exam-room: a pupil of the school enrols, answers and hands in without a cookie of the platform', async () => {
  const ticket = attribute(ticketFor('pupil-1'));
  const frame = await openSchool(`<ao-exam-room exam-id="${examId}" ticket='${ticket}'></ao-exam-room>`);
  await frame.getByRole('heading', { level: 1, name: student.EXAM }).waitFor();
  await frame.getByRole('button', { name: /报名/ }).first().click();
  await frame.getByRole('button', { name: '开始作答' }).click();
  await frame.getByRole('button', { name: '开始计时' }).click();
  await frame.getByRole('timer').waitFor();
  await frame.getByRole('region', { name: '第 1 题', exact: true }).waitFor();
  await frame.getByRole('radio').first().check({ force: true });
  await frame.getByRole('button', { name: /^第 1 题，已答/ }).waitFor();
  await frame.getByRole('button', { name: '交卷' }).click();
  await frame.getByRole('dialog').getByRole('button', { name: /交卷/ }).last().click();
  await frame.getByRole('heading', { level: 1, name: '已交卷' }).waitFor({ timeout: 30_000 });
  await expect.poll(events).toEqual(['ao-start true', 'ao-complete true']);
  expect(await context.cookies()).toEqual([]);
});

test('ao-exam-room: a ticket used twice is refused, and a fresh one opens the same page', async () => {
  const used = ticketFor('pupil-2');
  await openSchool(`<ao-exam-room exam-id="${examId}" ticket='${attribute(used)}'></ao-exam-room>`);
  await page.frameLocator('iframe').getByRole('heading', { level: 1, name: student.EXAM }).waitFor();
  const frame = await openSchool(`<ao-exam-room exam-id="${examId}" ticket='${attribute(used)}'></ao-exam-room>`);
  await frame.getByRole('heading', { level: 1, name: '没能登录' }).waitFor();
  await expect.poll(events).toEqual(['ao-ticket refused']);
  await page.evaluate((ticket) => {
    Object.assign(document.querySelector('ao-exam-room') ?? {}, { ticket });
  }, ticketFor('pupil-2'));
  await frame.getByRole('heading', { level: 1, name: student.EXAM }).waitFor();
});

test('ao-practice: draws ten questions for the pupil', async () => {
  const frame = await openSchool(
    `<ao-practice mode="random" ticket='${attribute(ticketFor('pupil-3'))}'></ao-practice>`,
  );
  await frame.getByRole('heading', { level: 1 }).first().waitFor();
  await frame.getByRole('radio').first().waitFor();
  expect(await events()).toEqual([]);
});

test('ao-course: shows a course to a guest, and other pages of the site open in a tab', async () => {
  const frame = await openSchool(`<ao-course course-id="${courseId}"></ao-course>`);
  await frame.getByRole('heading', { level: 1 }).waitFor();
  const list = frame.getByRole('link', { name: '课程', exact: true }).first();
  const [tab] = await Promise.all([context.waitForEvent('page'), list.click()]);
  await tab.waitForURL(`${site}/web/course/list`);
  await frame.getByRole('heading', { level: 1 }).waitFor();
  expect(await events()).toEqual([]);
});

test('ao-course: a page whose code does not load leads to the site in a tab, not in the frame', async () => {
  await context.route(/\/learnPages-[^/]*\.js$/, (route) => route.abort());
  const frame = await openSchool(`<ao-course course-id="${courseId}"></ao-course>`);
  const home = frame.getByRole('link', { name: '回到首页' });
  const [tab] = await Promise.all([context.waitForEvent('page'), home.click()]);
  await tab.waitForURL(`${site}/web/`);
  expect(await home.isVisible()).toBe(true);
});

test('ao-practice: a page whose code does not load is loaded again for the same person', async () => {
  const code = /\/practicePages-[^/]*\.js$/;
  await context.route(code, (route) => route.abort());
  const frame = await openSchool(
    `<ao-practice mode="random" ticket='${attribute(ticketFor('pupil-4'))}'></ao-practice>`,
  );
  const reload = frame.getByRole('button', { name: '重新载入' });
  await reload.waitFor();
  await context.unroute(code);
  await reload.click();
  await frame.getByRole('radio').first().waitFor();
  expect(await events()).toEqual([]);
});

test('without a ticket the framed page shows no person, even if somebody is signed in at the platform', async () => {
  const own = await context.newPage();
  await student.signIn(own, product.url, 'xuesheng');
  const open = async (address: string) => {
    const one = await context.newPage();
    await one.goto(`${product.url}/web/embed/page${address}`);
    return one;
  };
  const room = await open(`#page=${encodeURIComponent(`/exam/room?examId=${examId}&paperId=${examId}`)}`);
  await room.getByRole('alert').getByText('请先在学校的网站登录，再回到这里。').waitFor();
  const messages = await open('#page=%2Fuser%2Fmessage');
  await messages.getByRole('heading', { level: 1, name: '这一页不在框里显示' }).waitFor();
  const bare = await open('');
  const refusal = bare.getByRole('alert');
  await refusal.waitFor();
  expect(await refusal.textContent()).toContain('请回到学校的页面重新进入');
});
