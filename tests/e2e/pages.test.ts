import { expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';

const stage = openStage();

const PHONE = { viewport: { width: 390, height: 844 }, locale: 'zh-CN', isMobile: true, hasTouch: true };

test('nothing on the first page moves while its lists arrive', async () => {
  const context = await stage.browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(`${stage.product.url}/web/`);
  await page.getByRole('region', { name: '近期考试' }).getByRole('link', { name: student.EXAM }).waitFor();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver(() => undefined);
        observer.observe({ type: 'layout-shift', buffered: true });
        // Two frames later the shifts of this one are recorded.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
            resolve(shifts.reduce((sum, entry) => sum + entry.value, 0));
          }),
        );
      }),
  );
  expect(shift).toBeLessThan(0.01);
  await context.close();
});

test('a page of another role says whose it is: no error, no toast, no request', async () => {
  const context = await stage.browser.newContext(student.CONTEXT);
  const errors = student.errorsOf(context);
  const page = await context.newPage();
  await student.signIn(page, stage.product.url, 'xuesheng');
  await page.goto(`${stage.product.url}/web/exam/students`);
  await page.getByRole('heading', { level: 1, name: '这是老师用的页面' }).waitFor();
  expect(await page.getByRole('region', { name: '通知' }).textContent()).toBe('');
  expect(errors).toEqual([]);
  await context.close();
});

test('classes have the frame of the site in its menu, and that of the personal centre there', async () => {
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  await student.signIn(page, stage.product.url, 'xuesheng');
  await page.getByRole('navigation').getByRole('link', { name: '班级', exact: true }).first().click();
  await page.waitForURL('**/user/grade');
  await page.getByRole('heading', { level: 1, name: '我的班级' }).waitFor();
  // The personal centre has a menu of its own at the side.
  const own = page.getByRole('link', { name: '账号与安全' });
  expect(await own.count()).toBe(0);
  await page.goto(`${stage.product.url}/web/user/class`);
  await page.getByRole('heading', { level: 1, name: '我的班级' }).waitFor();
  expect(await own.count()).toBe(1);
  await context.close();
});

test.each([
  ['/login', '/'],
  ['/course', '/course/list'],
  ['/exam', '/exam/list'],
  ['/play', '/play/home'],
  ['/play/', '/play/home'],
  ['/user', '/user/accout'],
])('the address %s stands for %s', async (from, to) => {
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  await page.goto(`${stage.product.url}/web${from}`);
  await page.waitForURL((url) => url.pathname === `/web${to}`);
  expect(await page.getByText('没有这个页面').count()).toBe(0);
  await context.close();
});

test('a page whose code did not arrive is loaded again when one comes back to it', async () => {
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  await page.goto(`${stage.product.url}/web/`);
  await page.getByRole('region', { name: '近期考试' }).waitFor();
  await page.route('**/web/assets/*', (route) => route.abort());
  const about = page.getByRole('contentinfo').getByRole('link', { name: '关于', exact: true });
  await about.click();
  await page.getByRole('heading', { level: 1, name: '页面没有下载成功' }).waitFor();
  await page.unroute('**/web/assets/*');
  await page.goBack();
  await page.getByRole('region', { name: '近期考试' }).waitFor();
  await about.click();
  await page.getByRole('heading', { level: 1, name: '关于' }).waitFor();
  expect(await page.getByText('页面没有下载成功').count()).toBe(0);
  await context.close();
});

test('while the server cannot be reached the site says so, and comes back by its button', async () => {
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  await page.route('**/settings.json', (route) => route.abort());
  await page.goto(`${stage.product.url}/web/`);
  await page.getByRole('heading', { level: 1, name: '连不上服务器' }).waitFor();
  await page.unroute('**/settings.json');
  await page.getByRole('button', { name: '重新连接' }).click();
  await page.getByRole('region', { name: '近期考试' }).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('信息学奥赛，从一场认真的模拟考开始');
  await context.close();
});
