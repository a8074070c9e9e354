import { expect, test } from 'vitest';
import { isEditorLanguage, LANGUAGES } from './languages.ts';

test('the ids of the specification name C++ and Python', () => {
  expect(LANGUAGES).toEqual({ 53: { mode: 'cpp', label: 'C++' }, 71: { mode: 'python', label: 'Python' } });
});

test('only these two ids are languages of the editor', () => {
  expect([53, 71, 54, 0, NaN].map(isEditorLanguage)).toEqual([true, true, false, false, false]);
});
