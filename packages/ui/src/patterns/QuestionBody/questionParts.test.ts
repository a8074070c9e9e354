import type { Answer } from '@aosai/api/questions/answers';
import { SINGLE, TRUE_FALSE } from '@aosai/api/questions/kinds';
import { expect, test } from 'vitest';
import { changedPart, chooseInPart, chosenInParts, openPart, partType } from './questionParts.ts';

test('chooseInPart: keeps one option per part, and returns no answer when all are empty', () => {
  const first = chooseInPart(null, 3, 1, 'B');
  const both = chooseInPart(first, 3, 0, 'T');
  expect([first, both, chooseInPart(first, 3, 1, null)]).toEqual([
    { kind: 'text', texts: ['', 'B', ''] },
    { kind: 'text', texts: ['T', 'B', ''] },
    null,
  ]);
});

test('chosenInParts: returns null for unanswered parts', () => {
  const answer: Answer = { kind: 'text', texts: ['T', ''] };
  expect(chosenInParts(answer, 3)).toEqual(['T', null, null]);
});

test('partType: recognises true or false by the option ids', () => {
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

test('openPart: returns the first unanswered part, or the first when all are answered', () => {
  const answer = (...texts: string[]): Answer => ({ kind: 'text', texts });
  expect([openPart(null, 3), openPart(answer('T', '', 'B'), 3), openPart(answer('T', 'F', 'B'), 3)]).toEqual([0, 1, 0]);
});

test('changedPart: finds the part that changed, also from or to no answer', () => {
  const answer: Answer = { kind: 'text', texts: ['T', '', 'B'] };
  const other: Answer = { kind: 'text', texts: ['T', 'F', 'B'] };
  expect([changedPart(answer, other, 3), changedPart(null, answer, 3), changedPart(answer, answer, 3)]).toEqual([
    1, 0, -1,
  ]);
});
