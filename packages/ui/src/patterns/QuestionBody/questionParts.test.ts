import type { Answer } from '@aosai/api/domain/answers';
import { expect, test } from 'vitest';
import { chooseInPart, chosenInParts, partType } from './questionParts.ts';

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
  const part = (...ids: string[]) => ({ id: '1', stemHtml: '', options: ids.map((id) => ({ id, html: '' })) });
  expect([part('T', 'F'), part('A', 'B'), part('A', 'B', 'C', 'D')].map(partType)).toEqual(['3', '1', '1']);
});
