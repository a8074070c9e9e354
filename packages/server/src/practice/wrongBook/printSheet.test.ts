import { afterAll, expect, test } from 'vitest';
import { openPracticeSite } from '../../testing/practice/practiceSite.ts';

const site = await openPracticeSite();
const { app, told, refused, choose, aChoice } = site;
afterAll(() => app.close());

const LOOP = 'gesp-cpp-1/loop';
const aLoop = () => aChoice({ points: [LOOP], difficulty: 'medium' });

test('queryPrintSheet: prints the wrong book by point, two more questions for each, with keys', async () => {
  const [wrong = ''] = await Promise.all(Array.from({ length: 4 }, aLoop));
  await told('submitAnswer', choose(wrong, 'B'));
  const { sections, left } = await told('queryPrintSheet', { keys: true });
  const [section] = sections;
  const places = section?.questions.map(({ no, isTwin }) => [no, isTwin]);
  expect([sections.length, left, places]).toEqual([
    1,
    0,
    [
      [1, false],
      [2, true],
      [3, true],
    ],
  ]);
  expect(section?.questions.every(({ rightAnswer }) => rightAnswer !== null)).toBe(true);
});

test('queryPrintSheet: prints named questions alone, and solving them then earns nothing', async () => {
  const id = await aLoop();
  const { sections } = await told('queryPrintSheet', { questionIds: [id], keys: true });
  expect(sections.map(({ questions }) => questions.length)).toEqual([1]);
  const before = await told('queryDraft', { questionId: id });
  const { earned } = await told('submitAnswer', choose(id, 'A'));
  // The day itself may earn a point.
  expect([before.state.revealedAt !== null, earned <= 1]).toEqual([true, true]);
});

test('queryPrintSheet: is empty for an empty book, and refuses parents and too many questions', async () => {
  const questionIds = Array.from({ length: 21 }, () => '0'.repeat(26));
  expect(await told('queryPrintSheet', {}, 'classmate')).toEqual({ sections: [], left: 0 });
  expect([await refused('queryPrintSheet', {}, 'parent'), await refused('queryPrintSheet', { questionIds })]).toEqual([
    'FORBIDDEN',
    'VALIDATION',
  ]);
});

test('queryPrintSheet: has no keys unless they are asked for, and then marks nothing', async () => {
  const id = await aLoop();
  const { sections } = await told('queryPrintSheet', { questionIds: [id] });
  const { state } = await told('queryDraft', { questionId: id });
  expect([sections[0]?.questions[0]?.rightAnswer, state.revealedAt]).toEqual([null, null]);
});
