import { expect, test } from 'vitest';
import { tabLeavesAfter } from './tabLeave.ts';

const pressing = (...keys: string[]) =>
  keys.reduce((leaves, key) => tabLeavesAfter(leaves, { key, used: false }), false);

test('tabLeavesAfter: lets Tab and Shift+Tab leave right after Esc', () => {
  expect(pressing('Escape')).toBe(true);
  expect(pressing('Escape', 'Shift')).toBe(true);
});

test('tabLeavesAfter: keeps Tab in the editor after any other key', () => {
  expect(pressing()).toBe(false);
  expect(pressing('Escape', 'a')).toBe(false);
  expect(pressing('Escape', 'Tab')).toBe(false);
});

test('tabLeavesAfter: does not count an Esc that closed a list of proposals', () => {
  expect(tabLeavesAfter(false, { key: 'Escape', used: true })).toBe(false);
  expect(tabLeavesAfter(true, { key: 'Escape', used: true })).toBe(false);
});
