import { expect, test } from 'vitest';
import { createOwnTextRecord } from './ownTextRecord.ts';

test('mustReplace: is false for text that the editor sent, even when it returns late', () => {
  const echo = createOwnTextRecord('');
  echo.sent('a');
  echo.sent('ab');
  echo.sent('abc');
  expect(['', 'a', 'ab', 'abc'].map((value) => echo.mustReplace(value, 'abc'))).toEqual([false, false, false, false]);
});

test('mustReplace: is true for text that the editor never sent', () => {
  const echo = createOwnTextRecord('old');
  expect(echo.mustReplace('server copy', 'old')).toBe(true);
  expect(echo.mustReplace('server copy', 'server copy')).toBe(false);
});

test('mustReplace: is true for sent text that is set again later', () => {
  const echo = createOwnTextRecord('x');
  echo.sent('xy');
  expect(echo.mustReplace('xy', 'xy')).toBe(false);
  echo.sent('xyz');
  expect(echo.mustReplace('xyz', 'xyz')).toBe(false);
  expect(echo.mustReplace('xy', 'xyz')).toBe(true);
});

test('mustReplace: is false while the owner has not yet reacted to a key', () => {
  const echo = createOwnTextRecord('x');
  echo.sent('xy');
  expect(echo.mustReplace('x', 'xy')).toBe(false);
});

test('mustReplace: is false after typing a letter and deleting it', () => {
  const echo = createOwnTextRecord('x');
  echo.sent('xa');
  echo.sent('x');
  expect(echo.mustReplace('x', 'x')).toBe(false);
  expect(echo.mustReplace('xa', 'x')).toBe(true);
});
