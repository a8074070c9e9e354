import type { Route } from 'playwright';
import { expect, test } from 'vitest';
import { signIn as signInByApi } from '../support/apiClient.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';

/** Long enough for several saves and a heartbeat to fail. */
const OFFLINE_MS = 15_000;
const PIECES = 12;

const stage = openStage();

test('a student loses nothing typed during a network failure and a reload', async () => {
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  await student.signIn(page, stage.product.url, 'xuesheng');
  await student.openExam(page, stage.product.url);
  await student.enrolAndStart(page);
  await page.keyboard.press('B');
  await student.goTo(page, 26);
  await student.writeCode(page, 26, '// 开头\n');
  await student.saved(page);

  await context.setOffline(true);
  for (let piece = 1; piece <= PIECES; piece += 1) {
    await page.keyboard.insertText(`// 断网时写的第 ${piece} 行\n`);
    await page.waitForTimeout(OFFLINE_MS / PIECES);
  }
  await page
    .getByText(/已离线/)
    .first()
    .waitFor();

  // Saves keep failing after the reload, so the typed text can only come from this browser.
  await page.route('**/examMemberQuestion/save', (route) => route.abort('connectionreset'));
  await context.setOffline(false);
  await page.reload();
  await student.goTo(page, 26);
  await page.getByText(`第 ${PIECES} 行`).waitFor();

  await page.unroute('**/examMemberQuestion/save');
  await student.saved(page);
  const { client } = await signInByApi(stage.product.url, 'xuesheng', student.PASSWORD);
  const { attempt } = await client.examPaperEnroll.queryLatest({});
  const { content } = await client.examMemberQuestion.queryListByExamPaperEnroll({ attemptId: attempt?.id ?? '' });
  const code = content.find((record) => record.no === 26)?.answer;
  const lines = Array.from({ length: PIECES }, (_, i) => `// 断网时写的第 ${i + 1} 行\n`).join('');
  expect(code).toEqual({ kind: 'code', language: 53, code: `// 开头\n${lines}` });
  expect(content.find((record) => record.no === 1)?.answer).toEqual({ kind: 'choice', optionIds: ['B'] });
  await context.close();
});

test('a second tab takes over, keeping the unsent answer of the first for the teacher', async () => {
  const context = await stage.browser.newContext(student.CONTEXT);
  const first = await context.newPage();
  await student.signIn(first, stage.product.url, 'xuesheng2');
  await student.openExam(first, stage.product.url);
  await student.enrolAndStart(first);
  await first.keyboard.press('A');
  await student.saved(first);

  // Going back and forward in one tab does not make a second writer.
  await first.goBack();
  await first.getByRole('heading', { level: 1, name: student.EXAM }).waitFor();
  await first.goForward();
  await first.getByRole('button', { name: /^第 1 题，已答/ }).waitFor();
  expect(await first.getByRole('dialog').count()).toBe(0);

  const second = await context.newPage();
  await second.goto(first.url());
  await second.getByRole('button', { name: '在这里继续作答' }).click();
  await second.getByRole('button', { name: /^第 1 题，已答/ }).waitFor();
  await second.keyboard.press('ArrowRight');
  await second.keyboard.press('C');
  await student.saved(second);

  await first.bringToFront();
  await first.keyboard.press('D');
  await first
    .getByText(/本页只能看/)
    .first()
    .waitFor();

  const { client } = await signInByApi(stage.product.url, 'xuesheng2', student.PASSWORD);
  const { attempt } = await client.examPaperEnroll.queryLatest({});
  const { content } = await client.examMemberQuestion.queryListByExamPaperEnroll({ attemptId: attempt?.id ?? '' });
  const summary = content
    .slice(0, 2)
    .map(({ answer, lateCopies }) => ({ answer, late: lateCopies.map((copy) => [copy.reason, copy.answer]) }));
  expect(summary).toEqual([
    { answer: { kind: 'choice', optionIds: ['A'] }, late: [['takenOver', { kind: 'choice', optionIds: ['D'] }]] },
    { answer: { kind: 'choice', optionIds: ['C'] }, late: [] },
  ]);
  await context.close();
});

test("a student's first page shows what was last known without a network, and when the server only refuses", async () => {
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  await student.signIn(page, stage.product.url, 'xuesheng3');
  const today = page.getByRole('region', { name: '今天' });
  const step = await today.getByRole('heading').innerText();
  const said = page.getByText(/^网络断开了。下面是 .+ 看到的，可能已经不是最新。$/);
  await page.getByRole('link', { name: '考试', exact: true }).click();
  await page.getByRole('link', { name: student.EXAM }).first().waitFor();

  // In the open site, the way back to the first page needs nothing from the network.
  await context.setOffline(true);
  await page.getByText('网络已断开').waitFor();
  await page.getByRole('link', { name: '首页', exact: true }).click();
  await said.waitFor();
  expect(await today.getByRole('heading').innerText()).toBe(step);
  await context.setOffline(false);
  await said.waitFor({ state: 'detached' });

  // Its files arrive, but every call is refused: as while the database does not answer.
  const refuse = (route: Route) => route.fulfill({ status: 503, json: { code: 'UNAVAILABLE' } });
  const isCall = (address: URL) => address.pathname.startsWith('/aosai/api/') || address.pathname.endsWith('.json');
  await page.route(isCall, refuse);
  await page.reload();
  await said.waitFor();
  expect(await today.getByRole('heading').innerText()).toBe(step);
  expect(await page.getByRole('button', { name: '登录', exact: true }).count()).toBe(0);
  await page.unroute(isCall, refuse);
  await page.getByRole('button', { name: '再试一次' }).click();
  await said.waitFor({ state: 'detached' });
  expect(await today.getByRole('heading').innerText()).toBe(step);
  await context.close();
});
