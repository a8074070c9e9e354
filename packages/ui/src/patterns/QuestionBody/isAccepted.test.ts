import { expect, test } from 'vitest';
import { isAccepted } from './isAccepted.ts';

test('width and spaces around are no difference, letters are', () => {
  expect([' ２D ', '2D', '2d', ''].map((text) => isAccepted(text, ['2D', '0x2D']))).toEqual([true, true, false, false]);
});
