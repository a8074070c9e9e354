import { expect, test } from 'vitest';
import { longTitles } from '../../scripts/parts/commitTitles.ts';

test('a commit title of 72 characters passes, one more does not', () => {
  const fits = `feat(ui): ${'字'.repeat(62)}`;
  expect(longTitles([fits, 'fix: short'])).toEqual([]);
  expect(longTitles([`${fits}x`])).toEqual([`73 characters, 72 at most: ${fits}x`]);
});
