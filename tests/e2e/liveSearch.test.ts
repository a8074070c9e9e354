import { expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';

const stage = openStage();
const PAUSE_MS = 300;
/** Page sizes of the list and of the Ctrl+K search, which tell their requests apart. */
const LIST_SIZE = 20;
const FOUND_SIZE = 5;

test('search sends one request 300 ms after the last letter, in a list and in the Ctrl+K search', async () => {
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  await page.goto(`${stage.product.url}/web/bms/member`);
  const door = page.getByRole('dialog', { name: '登录' });
  await door.getByLabel('账号', { exact: true }).fill('guanli');
  await door.getByLabel('密码', { exact: true }).fill(student.PASSWORD);
  await door.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('link', { name: '林*' }).first().waitFor();

  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith('/member/queryList')) asked.push(pathname + search);
  });
  // From here on the page's timers only advance by explicit steps.
  const from = new Date();
  await page.clock.install({ time: from });
  await page.reload();
  await page.getByRole('link', { name: '林*' }).first().waitFor();
  await page.clock.pauseAt(new Date(from.getTime() + 3_600_000));

  // Waits until React has rendered: it schedules by messages, which the fake clock does not stop.
  const settled = () =>
    page.evaluate(async () => {
      for (let turn = 0; turn < 5; turn += 1)
        await new Promise((go) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = go;
          port2.postMessage(null);
        });
    });
  const typeAndWait = async (letters: string, size: number) => {
    asked.length = 0;
    for (const letter of letters) {
      await page.keyboard.type(letter);
      await settled();
      await page.clock.runFor(PAUSE_MS - 1);
    }
    const ofSearch = () => asked.filter((address) => address.includes(`size=${size}`));
    expect(ofSearch()).toEqual([]);
    const request = page.waitForRequest(new RegExp(`/member/queryList.*size=${size}`));
    await page.clock.runFor(1);
    await request;
    expect(ofSearch()).toHaveLength(1);
  };
  await page.getByRole('searchbox').click();
  await typeAndWait('xue', LIST_SIZE);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').last().waitFor();
  await typeAndWait('she', FOUND_SIZE);
  await context.close();
});
