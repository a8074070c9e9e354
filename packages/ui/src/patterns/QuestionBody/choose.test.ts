import { MULTIPLE, SINGLE } from '@aosai/api/questions/kinds';
import { expect, test } from 'vitest';
import { choose } from './choose.ts';

const options = [{ id: 'q' }, { id: 'a' }, { id: 'z' }];

test('choose: replaces a single choice', () => {
  const answer = choose({ type: SINGLE, options }, { kind: 'choice', optionIds: ['q'] }, 'z');
  expect(answer).toEqual({ kind: 'choice', optionIds: ['z'] });
});

test('choose: keeps multiple choices in display order and removes one picked again', () => {
  const both = choose({ type: MULTIPLE, options }, { kind: 'choice', optionIds: ['z'] }, 'q');
  expect(both).toEqual({ kind: 'choice', optionIds: ['q', 'z'] });
  expect(choose({ type: MULTIPLE, options }, both, 'z')).toEqual({ kind: 'choice', optionIds: ['q'] });
});

test('choose: returns no answer when the last option is removed', () => {
  expect(choose({ type: MULTIPLE, options }, { kind: 'choice', optionIds: ['q'] }, 'q')).toBeNull();
});
