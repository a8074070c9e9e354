import { expect, test } from 'vitest';
import { MIDDLE, pulled, squareOf } from './cropSquare.ts';

const wide = { width: 400, height: 200 };

test('squareOf: returns the largest centred square, smaller with the zoom', () => {
  expect(squareOf(wide, MIDDLE)).toEqual({ left: 100, top: 0, side: 200 });
  expect(squareOf(wide, { zoom: 4, x: 0, y: 1 })).toEqual({ left: 0, top: 150, side: 50 });
});

test('pulled: moves the picture, never beyond its edge', () => {
  expect(pulled(wide, MIDDLE, 0.25, 0.25)).toEqual({ zoom: 1, x: 0.25, y: 0.5 });
  expect(pulled(wide, MIDDLE, -9, 0)).toEqual({ zoom: 1, x: 1, y: 0.5 });
  expect(pulled(wide, { zoom: 2, x: 0.5, y: 0.5 }, 0, 0.5)).toEqual({ zoom: 2, x: 0.5, y: 0 });
});
