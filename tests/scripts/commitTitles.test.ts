import { expect, test } from 'vitest';
import { longTitles } from '../../scripts/parts/commitTitles.ts';

test('commit titles may have 72 characters, not 73', () => {
  const fits = `feat(ui): ${'字'.repeat(62)}`;
  expect(longTitles([fits, 'fix: short'])).toEqual([]);
  expect(longTitles([`${fits}x`])).toEqual([`73 characters, 72 at most: ${fits}x`]);
});
