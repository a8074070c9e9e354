import { expect, test } from 'vitest';
import { changeOf, sparkPath } from './trend.ts';

test('changeOf: compares the newest value with the one before it', () => {
  expect([changeOf([9, 40, 55]), changeOf([55, 52]), changeOf([52, 52])]).toEqual([15, -3, 0]);
});

test('changeOf: is null if one of the two is missing', () => {
  expect([changeOf([40, null]), changeOf([30, null, 40]), changeOf([40]), changeOf([])]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('sparkPath: spans the box from the lowest to the highest value', () => {
  expect(sparkPath([10, 30, 20], { width: 100, height: 20 })).toBe('M0 20L50 0L100 10');
});

test('sparkPath: breaks the line at a missing value', () => {
  expect(sparkPath([10, null, 30, 10], { width: 90, height: 20 })).toBe('M0 20M60 0L90 20');
});

test('sparkPath: draws equal values as a straight line', () => {
  expect(sparkPath([5, 5], { width: 10, height: 4 })).toBe('M0 4L10 4');
});
