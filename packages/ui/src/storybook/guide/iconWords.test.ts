import { expect, test } from 'vitest';
import { ICON_WORDS, iconsFound } from './iconWords.ts';

test('iconsFound: finds an icon by its code name, its Chinese name and what it is used for', () => {
  expect(iconsFound(' EYE ')).toEqual(['eye', 'eye-off']);
  expect(iconsFound('日历')).toEqual(['calendar']);
  expect(iconsFound('邀请码')).toEqual(['copy']);
});

test('iconsFound: returns all icons while nothing is searched', () => {
  expect(iconsFound('')).toEqual(Object.keys(ICON_WORDS));
});
