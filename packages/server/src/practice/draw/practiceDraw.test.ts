import { SINGLE } from '@aosai/api/questions/kinds';
import { afterAll, expect, test } from 'vitest';
import { createQuestion } from '../../questions/bank/createQuestion.ts';
import { instanceOf } from '../../questions/parametric/drawn.ts';
import { familyOf, templateNamed } from '../../questions/parametric/templates.ts';
import { openPracticeSite } from '../../testing/practice/practiceSite.ts';

const site = await openPracticeSite();
const { app, told, choose, aChoice } = site;
afterAll(() => app.close());

interface Drawn {
  slots: { questions: { id: string; points: string[] }[]; missing: number }[];
}
async function draw(body: object, path = '/question/queryRandomList', account = 'xuesheng') {
  const visitor = await app.signIn(account);
  const reply = await app.send('POST', path, { visitor, body });
  return reply.body.code ?? (reply.body.data as Drawn);
}
const drawn = async (body: object) => {
  const found = await draw(body);
  if (typeof found === 'string') throw new Error(found);
  return found.slots[0]?.questions ?? [];
};

const LOOP = 'gesp-cpp-1/loop';
const BRANCH = 'gesp-cpp-1/branch';
const IO = 'gesp-cpp-1/io';
const SEQUENCE = 'gesp-cpp-1/sequence';
const of = (point: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => aChoice({ points: [point], difficulty: 'medium' })));

test('draws ten: four of the weakest point, three of the next, two due, one known', async () => {
  const loops = await of(LOOP, 20);
  const branches = await of(BRANCH, 20);
  const known = await of(IO, 20);
  // Input and output are known, branches weak, loops weakest.
  for (const id of known.slice(0, 10)) await told('submitAnswer', choose(id, 'A'));
  for (const id of branches.slice(0, 4)) await told('submitAnswer', choose(id, 'B'));
  for (const id of branches.slice(4, 7)) await told('submitAnswer', choose(id, 'A'));
  for (const id of loops.slice(0, 8)) await told('submitAnswer', choose(id, 'B'));
  await site.passDays(2);
  const found = await drawn({ mode: 'weak', level: 'gesp-cpp-1' });
  expect(found).toHaveLength(10);
  expect(new Set(found.map(({ id }) => id)).size).toBe(10);
  const due = new Set([...branches.slice(0, 4), ...loops.slice(0, 8)]);
  const fresh = found.filter(({ id }) => !due.has(id)).map(({ points }) => points[0]);
  const counts = [LOOP, BRANCH, IO].map((point) => fresh.filter((one) => one === point).length);
  expect(found.filter(({ id }) => due.has(id))).toHaveLength(2);
  expect(counts).toEqual([4, 3, 1]);
});

test('a draw of named points gives each its share, and nothing of others', async () => {
  const found = await drawn({ mode: 'weak', points: [LOOP, IO] });
  const counts = [LOOP, IO, BRANCH].map((point) => found.filter(({ points }) => points[0] === point).length);
  expect(counts).toEqual([5, 5, 0]);
});

test('a draw of a point asks one of each family of templates before a second one', async () => {
  const place = { orgId: null, ownerId: null, status: '1' as const, isOpen: true };
  const by = { appId: app.people.appId, now: app.now(), actorId: null };
  const names = ['reverse-digits', 'digit-sum', 'halving', 'after-loop'];
  const made = new Map<string, string>();
  for (const seed of [1, 2, 3])
    for (const name of names) {
      const template = templateNamed(name);
      if (!template) throw new Error(`${name} is no template`);
      const source = { ...instanceOf(template, seed), difficulty: 'easy' as const, knowledge: [SEQUENCE] };
      const drawnFrom = { template: name, version: template.version, seed };
      made.set((await createQuestion(app.db, by, source, { ...place, drawnFrom })).id, familyOf(name));
    }
  const found = await drawn({ mode: 'weak', points: [SEQUENCE] });
  const families = new Set(found.slice(0, 3).map(({ id }) => made.get(id)));
  expect(families).toEqual(new Set(['after-loop', 'halving', 'reverse-digits']));
});

test('a draw of due questions gives ten, and the others when these are excluded', async () => {
  const due = await drawn({ mode: 'due' });
  expect(due).toHaveLength(10);
  const ids = due.map(({ id }) => id);
  expect(await drawn({ mode: 'due', excludeIds: ids })).toHaveLength(2);
});

test('a draw of due questions is empty before any practice', async () => {
  const nothing = await draw({ mode: 'due' }, '/question/queryRandomList', 'xuesheng2');
  expect(nothing).toMatchObject({ slots: [{ questions: [], missing: 10 }] });
});

test('a draw of weak questions refuses parents, offices and templates', async () => {
  expect(await draw({ mode: 'weak' }, '/question/queryRandomList', 'jiazhang')).toBe('FORBIDDEN');
  expect(await draw({ mode: 'weak' }, '/edms/question/queryRandomList', 'laoshi')).toBe('VALIDATION');
  expect(await draw({ mode: 'weak', template: 'gesp-1' })).toBe('VALIDATION');
});

test('members draw unsolved questions before solved ones, however often a question was used', async () => {
  const point = 'gesp-cpp-2/char';
  const [first = '', second = '', third = ''] = await of(point, 3);
  await told('submitAnswer', choose(first, 'A'));
  await told('submitAnswer', choose(second, 'B'));
  const slots = [{ type: SINGLE, count: 3, points: [point] }];
  for (const seed of ['one', 'two', 'three', 'four']) {
    const found = (await drawn({ slots, seed })).map(({ id }) => id);
    expect(found.at(-1)).toBe(first);
    expect(new Set(found.slice(0, 2))).toEqual(new Set([second, third]));
  }
});
