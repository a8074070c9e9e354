import type { Answer } from '@aosai/api/domain/answers';
import { SINGLE, TRUE_FALSE } from '@aosai/api/domain/questions/kinds';
import { expect, test } from 'vitest';
import { changedPart, chooseInPart, chosenInParts, openPart, partType } from './questionParts.ts';

test('an answer to a group is one option per part, and none at all is no answer', () => {
  const first = chooseInPart(null, 3, 1, 'B');
  const both = chooseInPart(first, 3, 0, 'T');
  expect([first, both, chooseInPart(first, 3, 1, null)]).toEqual([
    { kind: 'text', texts: ['', 'B', ''] },
    { kind: 'text', texts: ['T', 'B', ''] },
    null,
  ]);
});

test('parts that were not answered are empty', () => {
  const answer: Answer = { kind: 'text', texts: ['T', ''] };
  expect(chosenInParts(answer, 3)).toEqual(['T', null, null]);
});

test('two options by the ids of a judgement are a judgement', () => {
  const part = (...ids: string[]) => ({
    id: '1',
    stemHtml: '',
    points: 150,
    options: ids.map((id) => ({ id, html: '' })),
  });
  expect([part('T', 'F'), part('A', 'B'), part('A', 'B', 'C', 'D')].map(partType)).toEqual([
    TRUE_FALSE,
    SINGLE,
    SINGLE,
  ]);
});

test('a letter goes to the first part without an answer, and to the first of all when every one has its own', () => {
  const answer = (...texts: string[]): Answer => ({ kind: 'text', texts });
  expect([openPart(null, 3), openPart(answer('T', '', 'B'), 3), openPart(answer('T', 'F', 'B'), 3)]).toEqual([0, 1, 0]);
});

test('the part that changed is found, also from nothing and back to nothing', () => {
  const answer: Answer = { kind: 'text', texts: ['T', '', 'B'] };
  const other: Answer = { kind: 'text', texts: ['T', 'F', 'B'] };
  expect([changedPart(answer, other, 3), changedPart(null, answer, 3), changedPart(answer, answer, 3)]).toEqual([
    1, 0, -1,
  ]);
});
