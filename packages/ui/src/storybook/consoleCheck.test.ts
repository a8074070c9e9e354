import { afterEach, expect, test } from 'vitest';
import { checkConsole, forgetConsole } from './consoleCheck.ts';

afterEach(() => {
  globalThis.aosaiLogged = undefined;
});

test('a story that logs a warning fails with its words, and the next one starts clean', () => {
  globalThis.aosaiLogged = ['error: two children with the same key', 'error: suspended inside an `act` scope'];
  expect(checkConsole).toThrow(/^the console is not empty:\nerror: two children with the same key$/);
  expect(checkConsole).not.toThrow();
  globalThis.aosaiLogged.push('warn: of an earlier story');
  forgetConsole();
  expect(checkConsole).not.toThrow();
});
