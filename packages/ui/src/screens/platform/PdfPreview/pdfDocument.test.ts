import { expect, test } from 'vitest';
import { zoomed } from './pdfDocument.ts';

test('zoomed: goes to the next step from any value, and stays at the last one', () => {
  expect([zoomed(100, 1), zoomed(100, -1), zoomed(83, 1), zoomed(83, -1)]).toEqual([125, 75, 100, 75]);
  expect([zoomed(300, 1), zoomed(50, -1), zoomed(41, -1)]).toEqual([300, 50, 41]);
});
