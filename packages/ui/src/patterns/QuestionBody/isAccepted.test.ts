import { expect, test } from 'vitest';
import { isAccepted } from './isAccepted.ts';

test('isAccepted: ignores full-width forms and surrounding spaces, not letter case', () => {
  expect([' ２D ', '2D', '2d', ''].map((text) => isAccepted(text, ['2D', '0x2D']))).toEqual([true, true, false, false]);
});
