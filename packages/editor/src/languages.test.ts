import { expect, test } from 'vitest';
import { isEditorLanguage, LANGUAGES } from './languages.ts';

test('LANGUAGES: has the ids of the specification for C++ and Python', () => {
  expect(LANGUAGES).toEqual({ 53: { mode: 'cpp', label: 'C++' }, 71: { mode: 'python', label: 'Python' } });
});

test('isEditorLanguage: is true only for 53 and 71', () => {
  expect([53, 71, 54, 0, NaN].map(isEditorLanguage)).toEqual([true, true, false, false, false]);
});
