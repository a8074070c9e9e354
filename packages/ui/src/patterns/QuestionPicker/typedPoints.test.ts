import { expect, test } from 'vitest';
import { typedPoints } from './typedPoints.ts';

test('typedPoints: takes hundredths of a point up to the limit of a paper', () => {
  expect(['2', '1.5', '0.01', '0.29', '1000'].map((text) => typedPoints(text))).toEqual(
    [200, 150, 1, 29, 100_000].map((points) => ({ points, fault: null })),
  );
});

test('typedPoints: says why other texts are no points', () => {
  const faults = ['', '-3', '0', '9999', '1.234'].map((text) => typedPoints(text).fault);
  expect(faults).toEqual(['请填写分值', '分值要大于 0', '分值要大于 0', '最多 1000 分', '最多两位小数']);
});
