import { afterEach, expect, test } from 'vitest';
import { checkConsole, forgetConsole } from './consoleCheck.ts';

afterEach(() => {
  globalThis.aosaiLogged = undefined;
});

test('checkConsole: fails with the logged warning and starts clean for the next story', () => {
  globalThis.aosaiLogged = ['error: two children with the same key', 'error: suspended inside an `act` scope'];
  expect(checkConsole).toThrow(/^the console is not empty:\nerror: two children with the same key$/);
  expect(checkConsole).not.toThrow();
  globalThis.aosaiLogged.push('warn: of an earlier story');
  forgetConsole();
  expect(checkConsole).not.toThrow();
});
