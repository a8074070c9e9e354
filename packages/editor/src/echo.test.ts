import { expect, test } from 'vitest';
import { createEcho } from './echo.ts';

test('what the editor sent is not put in again, however late it comes back', () => {
  const echo = createEcho('');
  echo.sent('a');
  echo.sent('ab');
  echo.sent('abc');
  expect(['', 'a', 'ab', 'abc'].map((value) => echo.mustReplace(value, 'abc'))).toEqual([false, false, false, false]);
});

test('a text that the editor never sent replaces the one shown', () => {
  const echo = createEcho('old');
  expect(echo.mustReplace('server copy', 'old')).toBe(true);
  expect(echo.mustReplace('server copy', 'server copy')).toBe(false);
});

test('a text sent long ago and handed down again counts as another’s', () => {
  const echo = createEcho('x');
  echo.sent('xy');
  expect(echo.mustReplace('xy', 'xy')).toBe(false);
  echo.sent('xyz');
  expect(echo.mustReplace('xyz', 'xyz')).toBe(false);
  expect(echo.mustReplace('xy', 'xyz')).toBe(true);
});

test('an owner that has not reacted yet does not undo a key', () => {
  const echo = createEcho('x');
  echo.sent('xy');
  expect(echo.mustReplace('x', 'xy')).toBe(false);
});

test('typing a letter and taking it back ends with the text of both', () => {
  const echo = createEcho('x');
  echo.sent('xa');
  echo.sent('x');
  expect(echo.mustReplace('x', 'x')).toBe(false);
  expect(echo.mustReplace('xa', 'x')).toBe(true);
});
