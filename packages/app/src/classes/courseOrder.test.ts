import { expect, test } from 'vitest';
import { inCourseOrder } from './courseOrder.ts';

test('inCourseOrder: puts the course of the class first, then courses before camps, and levels in their order', () => {
  const row = (id: string, kind: 'course' | 'camp', title: string) => ({ id, kind, title });
  const rows = [
    row('a', 'camp', 'C++ 三级考点闯关'),
    row('b', 'camp', 'C++ 一级考点闯关'),
    row('c', 'camp', 'C++ 二级考点闯关'),
    row('d', 'camp', 'Python 4 级考点闯关'),
    row('e', 'camp', 'Python 2 级考点闯关'),
    row('f', 'course', 'C++ 入门'),
  ];
  expect(inCourseOrder(rows, 'd').map(({ id }) => id)).toEqual(['d', 'f', 'b', 'c', 'a', 'e']);
});
