import { expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';

test('LANGUAGES: has the ids of the specification for C++ and Python', () => {
  expect(LANGUAGES).toEqual({ 53: { mode: 'cpp', label: 'C++' }, 71: { mode: 'python', label: 'Python' } });
});
