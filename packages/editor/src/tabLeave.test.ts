import { expect, test } from 'vitest';
import { tabLeavesAfter } from './tabLeave.ts';

const pressing = (...keys: string[]) =>
  keys.reduce((leaves, key) => tabLeavesAfter(leaves, { key, used: false }), false);

test('Tab leaves right after Esc, forwards and backwards', () => {
  expect(pressing('Escape')).toBe(true);
  expect(pressing('Escape', 'Shift')).toBe(true);
});

test('any other key in between gives Tab back to the editor', () => {
  expect(pressing()).toBe(false);
  expect(pressing('Escape', 'a')).toBe(false);
  expect(pressing('Escape', 'Tab')).toBe(false);
});

test('an Esc that closed a list of proposals does not count', () => {
  expect(tabLeavesAfter(false, { key: 'Escape', used: true })).toBe(false);
  expect(tabLeavesAfter(true, { key: 'Escape', used: true })).toBe(false);
});
