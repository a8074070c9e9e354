import { expect, test } from 'vitest';
import { campSlugs } from '@aosai/api/domain/courses/campLevels';
import { pointsAbove } from '@aosai/api/domain/knowledge/knowledgePoints';
import { campCourses } from './campCourses.ts';

const UNITS = campCourses().flatMap((course) => course.lessons.map((unit) => ({ name: unit.key, course, unit })));

test('the camp has levels 1 to 4 of C++ at the addresses of its page', () => {
  const slugs = campCourses().map(({ slug }) => slug);
  for (const level of [1, 2, 3, 4]) expect(campSlugs('cpp', level).some((slug) => slugs.includes(slug))).toBe(true);
});

test('a level begins with what is taught first in it', () => {
  const [first] = campCourses().filter(({ slug }) => slug === 'gesp-cpp-1');
  expect(first?.lessons.map(({ key }) => key.replace('camp-gesp-cpp-1-', ''))).toEqual([
    'assign',
    'arith',
    'rel-logic',
    'branch',
    'loop',
    'loop-ctl',
  ]);
});

test('no two units or questions share a key', () => {
  const keys = UNITS.flatMap(({ name, unit }) => [name, ...unit.questions.map(({ key }) => key)]);
  expect(keys).toEqual([...new Set(keys)]);
});

test.each(UNITS)('$name asks eight different questions of its level', ({ course, unit }) => {
  expect(new Set(unit.questions.map(({ stem }) => stem)).size).toBe(8);
  for (const { knowledge = [] } of unit.questions) expect(pointsAbove(course.stage, knowledge)).toEqual([]);
});
