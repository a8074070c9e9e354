import { MULTIPLE, SINGLE } from '@aosai/api/domain/questions/kinds';
import { expect, test } from 'vitest';
import { choose } from './choose.ts';

const options = [{ id: 'q' }, { id: 'a' }, { id: 'z' }];

test('a single choice replaces the one before', () => {
  const answer = choose({ type: SINGLE, options }, { kind: 'choice', optionIds: ['q'] }, 'z');
  expect(answer).toEqual({ kind: 'choice', optionIds: ['z'] });
});

test('a multiple choice takes options in their order on screen and lets go of one picked again', () => {
  const both = choose({ type: MULTIPLE, options }, { kind: 'choice', optionIds: ['z'] }, 'q');
  expect(both).toEqual({ kind: 'choice', optionIds: ['q', 'z'] });
  expect(choose({ type: MULTIPLE, options }, both, 'z')).toEqual({ kind: 'choice', optionIds: ['q'] });
});

test('letting go of the last option leaves no answer', () => {
  expect(choose({ type: MULTIPLE, options }, { kind: 'choice', optionIds: ['q'] }, 'q')).toBeNull();
});
