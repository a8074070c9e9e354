import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';

const stage = openStage();

const PHONE = { viewport: { width: 390, height: 844 }, locale: 'zh-CN', isMobile: true, hasTouch: true };

test('the first page has no layout shift while its lists load', async () => {
  const context = await stage.browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(`${stage.product.url}/web/`);
  await page.getByRole('region', { name: '近期考试' }).getByRole('link', { name: student.EXAM }).waitFor();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver(() => undefined);
        observer.observe({ type: 'layout-shift', buffered: true });
        // Shifts of this frame are recorded two frames later.
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

test('a page of another role names that role, without an error or a toast', async () => {
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

test('the list of classes appears in the site’s frame or in the personal centre’s, by its address', async () => {
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  await student.signIn(page, stage.product.url, 'xuesheng');
  await page.getByRole('navigation').getByRole('link', { name: '班级', exact: true }).first().click();
  await page.waitForURL('**/user/grade');
  await page.getByRole('heading', { level: 1, name: '我的班级' }).waitFor();
  // Only the personal centre has this menu at the side.
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
])('the address %s redirects to %s', async (from, to) => {
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  await page.goto(`${stage.product.url}/web${from}`);
  await page.waitForURL((url) => url.pathname === `/web${to}`);
  expect(await page.getByText('没有这个页面').count()).toBe(0);
  await context.close();
});

test('a page whose code failed to load is loaded again at the next visit', async () => {
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  await page.goto(`${stage.product.url}/web/`);
  await page.getByRole('region', { name: '近期考试' }).waitFor();
  // Parts of the home page below the first screen load after it.
  await page.waitForLoadState('networkidle');
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

test('the site says when the server cannot be reached, and its button reconnects', async () => {
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

/** Counts the transitions between pages from now on, and keeps how long their motions take. */
const watchTransitions = (page: Page) =>
  page.evaluate(() => {
    const seen: { durations: unknown[]; moved: unknown[] }[] = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      void transition.ready.then(() => {
        const motions = document.getAnimations().map(({ effect }) => effect);
        const inTransition = motions.filter(
          (effect) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
        ) as KeyframeEffect[];
        seen.push({
          durations: [...new Set(inTransition.map((effect) => effect.getTiming().duration))],
          moved: inTransition
            .flatMap(({ pseudoElement }) => (pseudoElement?.includes('-group(') ? [pseudoElement] : []))
            .toSorted((one, other) => one.localeCompare(other)),
        });
      });
      return transition;
    };
    Object.assign(window, { transitions: seen });
  });
const transitions = (page: Page) => page.evaluate(() => (window as unknown as { transitions: unknown[] }).transitions);

/** From the exams to the courses, by the menu. */
async function walk(page: Page): Promise<void> {
  await page.goto(`${stage.product.url}/web/exam/list`);
  await page.getByRole('region', { name: '通知' }).waitFor({ state: 'attached' });
  await watchTransitions(page);
  const menu = page.getByRole('navigation', { name: '主导航' });
  await menu.getByRole('link', { name: '课程', exact: true }).click();
  await page.waitForURL('**/course/list');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

test('another page comes in a transition of 120 ms, in which the mark of the menu moves', async () => {
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  await walk(page);
  await expect
    .poll(() => transitions(page))
    .toEqual([{ durations: [120], moved: ['::view-transition-group(mark)', '::view-transition-group(root)'] }]);
  await context.close();
});

/** What page is shown, how far it is scrolled, and how many transitions there were. */
const shown = async (page: Page) => ({
  path: new URL(page.url()).pathname,
  title: await page.getByRole('heading', { level: 1 }).first().textContent(),
  scrolledPx: await page.evaluate(() => Math.round(scrollY)),
  transitionCount: (await transitions(page)).length,
});

test('Back and Forward come in the transition that links have, and return to where the page was left', async () => {
  const context = await stage.browser.newContext({ ...student.CONTEXT, viewport: { width: 1280, height: 500 } });
  const page = await context.newPage();
  await walk(page);
  await page.waitForLoadState('networkidle');
  const course = page.getByRole('main').getByRole('link').last();
  // The list may still grow below the first screen.
  await expect
    .poll(async () => {
      await course.scrollIntoViewIfNeeded();
      return (await shown(page)).scrolledPx;
    })
    .toBeGreaterThan(0);
  const { scrolledPx } = await shown(page);
  await course.click();
  await page.getByRole('navigation', { name: '当前位置' }).waitFor();
  await page.goBack();
  await expect
    .poll(() => shown(page))
    .toEqual({ path: '/web/course/list', title: '课程', scrolledPx, transitionCount: 3 });
  await page.goForward();
  await expect.poll(() => shown(page)).toMatchObject({ scrolledPx: 0, transitionCount: 4 });
  expect(new URL(page.url()).pathname).not.toBe('/web/course/list');
  await context.close();
});

test('Back by a gesture that has moved the page already comes without a second transition', async () => {
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  await walk(page);
  // As a phone's browser reports its own swipe.
  await page.evaluate(() => {
    Object.defineProperty(NavigateEvent.prototype, 'hasUAVisualTransition', { get: () => true });
  });
  await page.goBack();
  await expect.poll(() => shown(page)).toMatchObject({ path: '/web/exam/list', title: '考试', transitionCount: 1 });
  await page.waitForLoadState('networkidle');
  expect((await shown(page)).transitionCount).toBe(1);
  await context.close();
});

test('Back, Forward and Back within one transition end on the page of the address', async () => {
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  await walk(page);
  // Faster than a transition. A loaded browser may refuse a move, and then says so.
  const expected = await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 4));
    const isMade = async ({ committed, finished }: NavigationResult) => {
      finished?.catch(() => undefined);
      try {
        await committed;
        return true;
      } catch {
        return false;
      }
    };
    const moves = [{ to: '/web/exam/list', made: isMade(navigation.back()) }];
    await pause();
    moves.push({ to: '/web/course/list', made: isMade(navigation.forward()) });
    await pause();
    moves.push({ to: '/web/exam/list', made: isMade(navigation.back()) });
    const made = await Promise.all(moves.map((move) => move.made));
    return moves.findLast((_, place) => made[place])?.to;
  });
  const TITLES: Record<string, string> = { '/web/exam/list': '考试', '/web/course/list': '课程' };
  await expect.poll(() => shown(page)).toMatchObject({ path: expected, title: TITLES[expected ?? ''] });
  await context.close();
});

test('the exam room comes without a transition', async () => {
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  await student.signIn(page, stage.product.url, 'xuesheng');
  await student.openExam(page, stage.product.url);
  await watchTransitions(page);
  await student.enrolAndStart(page);
  expect([new URL(page.url()).pathname, await transitions(page)]).toEqual(['/web/exam/room', []]);
  await page.goBack();
  await page.waitForURL((url) => url.pathname !== '/web/exam/room');
  expect(await transitions(page)).toEqual([]);
  await context.close();
});

test('another page comes without a transition if the system asks for reduced motion', async () => {
  const context = await stage.browser.newContext({ ...student.CONTEXT, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await walk(page);
  await page.goBack();
  await page.waitForURL('**/exam/list');
  expect(await transitions(page)).toEqual([]);
  await context.close();
});
