import { expect, test } from 'vitest';
import { visualPage } from '../../scripts/parts/visualReport.ts';

test('visualPage: shows only pictures that exist', () => {
  const page = visualPage(['a--b', 'c--d'], (file) => file !== 'c--d-diff.png');
  expect(page.match(/src="[^"]+"/g)).toEqual([
    'src="a--b-reference.png"',
    'src="a--b-actual.png"',
    'src="a--b-diff.png"',
    'src="c--d-reference.png"',
    'src="c--d-actual.png"',
  ]);
  expect(page).toContain('2 个故事的画面变了');
});
