import { expect, test } from 'vitest';
import { zoomed } from './pdfDocument.ts';

test('zoom goes to the next step from wherever it stands, and stays at the last', () => {
  expect([zoomed(100, 1), zoomed(100, -1), zoomed(83, 1), zoomed(83, -1)]).toEqual([125, 75, 100, 75]);
  expect([zoomed(300, 1), zoomed(50, -1), zoomed(41, -1)]).toEqual([300, 50, 41]);
});
