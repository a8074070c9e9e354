import { THEME_COOKIE } from '@aosai/api/kit/constants';
import type { BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';

const stage = openStage();

/** Long, since the machine runs other tests at the same time. */
const PATIENT = { timeout: 30_000 };

/** Texts that occur only in the first student's program. */
const TRACES = ['traceOfTheFirst', '91376'];
const PROGRAM = 'int traceOfTheFirst = 91376;';
const NAMES = ['林知远', '林同学'];

/** All rows of all IndexedDB stores, bytes as Latin-1 text. */
async function databasesOf(page: Page): Promise<string[][][]> {
  return page.evaluate(async () => {
    const asText = (_: string, value: unknown): unknown =>
      value instanceof ArrayBuffer || ArrayBuffer.isView(value) ? new TextDecoder('latin1').decode(value) : value;
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no row'));
      });
    const databases = (await indexedDB.databases()).map(async ({ name = '' }) => {
      const database = await done(indexedDB.open(name));
      const stores = Array.from(database.objectStoreNames, async (store) => {
        const rows = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([done(rows.getAllKeys()), done<unknown[]>(rows.getAll())]);
        return values.map((value, i) => JSON.stringify([keys[i], value], asText));
      });
      const all = await Promise.all(stores);
      database.close();
      return all;
    });
    return Promise.all(databases);
  });
}

/** All data that the browser stores for this site, which another person at this computer could read. */
async function keptBy(page: Page): Promise<string> {
  const stores = await page.evaluate(async () => {
    const cached = await Promise.all(
      (await caches.keys()).map(async (key) => (await (await caches.open(key)).keys()).map(({ url }) => url)),
    );
    return [Object.entries(localStorage), Object.entries(sessionStorage), cached];
  });
  return JSON.stringify([stores, await databasesOf(page)]);
}

const countDrafts = async (page: Page): Promise<number> => (await databasesOf(page)).flat(2).length;

const marksIn = (text: string, marks: readonly string[]): string[] => marks.filter((mark) => text.includes(mark));

/** Values of cookies, but for the theme, which belongs to the computer. */
const sessionsOf = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies()).flatMap(({ name, value }) => (name === THEME_COOKIE ? [] : [value]));

test('the next student at a shared computer finds no draft, answer, name or session of the previous one', async () => {
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  await student.signIn(page, stage.product.url, 'xuesheng');
  await page.getByRole('button', { name: '深色' }).click();
  await student.openExam(page, stage.product.url);
  await student.enrolAndStart(page);
  await student.goTo(page, 26);
  await page.route('**/examMemberQuestion/save', (route) => route.abort('connectionreset'));
  await student.writeCode(page, 26, PROGRAM);
  await expect.poll(() => countDrafts(page), PATIENT).toBeGreaterThan(0);
  const marks = [...TRACES, ...NAMES, ...(await sessionsOf(context))];

  // The draft is stored encrypted; only the holder of the attempt can read it.
  expect(marksIn(await keptBy(page), TRACES)).toEqual([]);

  await page.goto(`${stage.product.url}/web/`);
  await page
    .getByRole('button', { name: /林同学/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page
    .getByRole('dialog', { name: '还有内容没有保存到服务器' })
    .getByRole('button', { name: '删除并退出' })
    .click();
  await page.getByRole('button', { name: '登录', exact: true }).first().waitFor();
  await expect.poll(() => countDrafts(page), PATIENT).toBe(0);

  await page.unroute('**/examMemberQuestion/save');
  await student.signIn(page, stage.product.url, 'xuesheng2');
  await student.openExam(page, stage.product.url);
  await student.enrolAndStart(page);
  await student.goTo(page, 26);
  const shown = await page.locator('body').innerText();
  const kept = [await keptBy(page), ...(await sessionsOf(context))].join();
  expect(marksIn(kept, marks)).toEqual([]);
  expect(marksIn(shown, marks)).toEqual([]);
  // Settings of the computer, such as the theme, are kept.
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  await context.close();
});
