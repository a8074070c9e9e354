import { and, eq, ne } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { PlacementView } from '@aosai/api/practice/placement/placement.contract';
import { question } from '../../db/schema/bank.ts';
import { openPracticeSite } from '../../testing/practice/practiceSite.ts';
import type { Visitor } from '../../testing/testApp.ts';

const site = await openPracticeSite();
const { app, appId, aChoice } = site;
afterAll(() => app.close());

const POINTS = ['io', 'assign', 'arith', 'branch', 'loop', 'types'].map((slug) => `gesp-cpp-1/${slug}`);
const HIGHER = ['storage', 'ascii', 'cast', 'nested-loop', 'math-basic', 'network'].map((slug) => `gesp-cpp-2/${slug}`);
for (let round = 0; round < 3; round++)
  await Promise.all([...POINTS, ...HIGHER].map((point) => aChoice({ points: [point] })));

/** The reply's data, or its error code. */
async function sent(visitor: Visitor | null, action: string, body: object): Promise<PlacementView | string> {
  const reply = await app.send('POST', `/placement/${action}`, { visitor, body });
  return reply.body.code ?? (reply.body.data as PlacementView);
}
async function told(visitor: Visitor, action: string, body: object): Promise<PlacementView> {
  const reply = await sent(visitor, action, body);
  if (typeof reply === 'string') throw new Error(`${action} answers ${reply}`);
  return reply;
}
const start = (visitor: Visitor, more: object = {}) =>
  told(visitor, 'start', { language: 'cpp', experience: 'some', ...more });
const latest = async (visitor: Visitor) =>
  ((await app.send('GET', '/placement/queryLatest', { visitor })).body.data as { latest: PlacementView | null }).latest;

/** Answers until there is a result; option A is always right. */
async function answerAll(visitor: Visitor, begun: PlacementView, optionId: string | null) {
  const seen: string[] = [];
  let view = begun;
  while (view.item) {
    seen.push(view.item.question.id);
    site.pass(8_000);
    view = await told(visitor, 'answer', { id: view.id, no: view.item.no, optionId });
  }
  return { view, seen };
}

test('placement.answer: ends within twenty different questions at the level that the answers show', async () => {
  const student = await app.signIn('xuesheng');
  const begun = await start(student);
  expect(begun).toMatchObject({ state: 'running', answered: 0, most: 20, result: null });
  expect(JSON.stringify(begun)).not.toContain('answerKey');
  const { view, seen } = await answerAll(student, begun, 'A');
  expect(view).toMatchObject({
    state: 'done',
    item: null,
    result: { level: 2, topLevel: 2, isShort: false, weak: [] },
  });
  expect(view.result?.strong).toHaveLength(4);
  expect(seen.length).toBeGreaterThanOrEqual(12);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeLessThanOrEqual(20);
});

test('placement.answer: finds level 0 for somebody who says 我不会 to everything', async () => {
  const student = await app.signIn('xuesheng2');
  const { view } = await answerAll(student, await start(student), null);
  expect(view.result).toMatchObject({ level: 0, strong: [] });
});

test('placement.answer: keeps the first answer when the same one comes again from another window', async () => {
  const student = await app.signIn('xuesheng3');
  const { id } = await start(student);
  const replies = await Promise.all(
    ['A', 'B', null].map((optionId) => told(student, 'answer', { id, no: 1, optionId })),
  );
  expect(replies.map(({ answered, item }) => [answered, item?.no])).toEqual([
    [1, 2],
    [1, 2],
    [1, 2],
  ]);
  expect(new Set(replies.map(({ item }) => item?.question.id)).size).toBe(1);
});

test('placement.answer: refuses a question that was not asked, an unknown option and an ended placement', async () => {
  const student = await app.signIn('xuesheng4');
  const { id } = await start(student);
  expect(await sent(student, 'answer', { id, no: 2, optionId: 'A' })).toBe('PLACEMENT_ORDER');
  expect(await sent(student, 'answer', { id, no: 1, optionId: 'Z' })).toBe('VALIDATION');
  expect(await told(student, 'drop', { id })).toMatchObject({ state: 'dropped', item: null });
  expect(await told(student, 'drop', { id })).toMatchObject({ state: 'dropped' });
  expect(await sent(student, 'answer', { id, no: 1, optionId: 'A' })).toBe('PLACEMENT_ENDED');
});

test('placement: belongs to its learner only', async () => {
  const { id } = await start(await app.signIn('xuesheng4'));
  const other = await app.signIn('xuesheng5');
  expect(await sent(other, 'answer', { id, no: 1, optionId: 'A' })).toBe('NOT_FOUND');
  expect(await sent(other, 'drop', { id })).toBe('NOT_FOUND');
  expect(await sent(await app.signIn('jiazhang'), 'start', { language: 'cpp', experience: 'none' })).toBe('FORBIDDEN');
  expect(await sent(null, 'start', { language: 'cpp', experience: 'none' })).toBe('SIGN_IN_REQUIRED');
});

test('placement.start: goes on with the one left in the middle, also from two windows at once', async () => {
  const student = await app.signIn('xuesheng6');
  const [one, other] = await Promise.all([start(student), start(student)]);
  expect(one.id).toBe(other.id);
  await told(student, 'answer', { id: one.id, no: 1, optionId: 'A' });
  const again = await start(student, { experience: 'none' });
  expect(again).toMatchObject({ id: one.id, answered: 1, experience: 'some' });
  expect(await latest(student)).toEqual(again);
});

test('placement.start: keeps the running one when the other language has no questions, and drops it otherwise', async () => {
  const student = await app.signIn('xuesheng5');
  await start(student);
  expect(await sent(student, 'start', { language: 'py', experience: 'none' })).toBe('PLACEMENT_EMPTY');
  expect(await latest(student)).toMatchObject({ language: 'cpp', state: 'running' });
  await Promise.all([...POINTS, ...POINTS].map((point) => aChoice({ points: [point.replace('cpp', 'py')] })));
  await start(student, { language: 'py' });
  expect(await latest(student)).toMatchObject({ language: 'py', state: 'running' });
});

test('placement.start: replaces an open question that was withdrawn meanwhile', async () => {
  const student = await app.signIn('xuesheng');
  const { item } = await start(student);
  const id = item?.question.id ?? '';
  // The page names a question by its version.
  const is = and(eq(question.appId, appId), eq(question.currentVersionId, id));
  await app.db.update(question).set({ isOpen: false }).where(is);
  const again = await start(student);
  await app.db.update(question).set({ isOpen: true }).where(is);
  expect(again.item?.no).toBe(1);
  expect(again.item?.question.id).not.toBe(id);
});

test('placement.answer: says that the questions ran out when few are left', async () => {
  const student = await app.signIn('xuesheng2');
  const { id, item } = await start(student);
  const others = and(eq(question.appId, appId), ne(question.currentVersionId, item?.question.id ?? ''));
  await app.db.update(question).set({ isOpen: false }).where(others);
  const view = await told(student, 'answer', { id, no: 1, optionId: 'A' });
  await app.db.update(question).set({ isOpen: true }).where(others);
  expect(view).toMatchObject({ state: 'done', answered: 1, result: { isShort: true, start: null } });
});
