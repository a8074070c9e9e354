import { expect, test } from 'vitest';
import { campSlugs } from '@aosai/api/courses/campLevels';
import { knowledgePoint, pointsAbove } from '@aosai/api/questions/knowledgePoints';
import { faultsOf } from '@aosai/api/questions/faultsOf';
import { hasBody, PROGRAMMING } from '@aosai/api/questions/kinds';
import { campLevels, loadCampPoints } from '@aosai/content/loadCampLevel';
import { campCourses } from './campCourses.ts';

const UNITS = campCourses().flatMap((course) => course.lessons.map((unit) => ({ name: unit.key, course, unit })));

test('campCourses: has levels 1 to 4 of C++ with the slugs that the camp page links', () => {
  const slugs = campCourses().map(({ slug }) => slug);
  for (const level of [1, 2, 3, 4]) expect(campSlugs('cpp', level).some((slug) => slugs.includes(slug))).toBe(true);
});

test('campCourses: orders the units of a level as they are taught', () => {
  const [first] = campCourses().filter(({ slug }) => slug === 'gesp-cpp-1');
  expect(first?.lessons.map(({ key }) => key.replace('camp-gesp-cpp-1-', ''))).toEqual([
    'computer',
    'history',
    'ide',
    'identifier',
    'io',
    'assign',
    'arith',
    'rel-logic',
    'types',
    'sequence',
    'branch',
    'loop',
    'loop-ctl',
    'comment',
    'tasks',
  ]);
});

test('campCourses: gives every unit and question a unique key', () => {
  const keys = UNITS.flatMap(({ name, unit }) => [name, ...unit.questions.map(({ key }) => key)]);
  expect(keys).toEqual([...new Set(keys)]);
});

test.each(UNITS)('$name asks eight different questions per knowledge point, all of its level', ({ course, unit }) => {
  const isTasks = unit.key.endsWith('-tasks');
  expect(new Set(unit.questions.map(({ stem }) => stem)).size).toBe(isTasks ? unit.questions.length : 8);
  expect(unit.questions.filter(({ type }) => (type === PROGRAMMING) !== isTasks)).toEqual([]);
  for (const one of unit.questions) {
    const { knowledge = [] } = one;
    expect(faultsOf(one)).toEqual([]);
    expect(knowledge.length).toBeGreaterThan(0);
    expect(knowledge.filter((id) => !knowledgePoint(id))).toEqual([]);
    expect(pointsAbove(course.stage, knowledge)).toEqual([]);
  }
});

test('campCourses: a written level has eight mixed questions with different short titles per point', () => {
  const isWritten = new Set(campLevels().filter((level) => loadCampPoints(level, level).size > 0));
  const written = UNITS.filter(({ course, name }) => isWritten.has(course.level ?? '') && !name.endsWith('-tasks'));
  expect(written.length).toBeGreaterThan(26);
  for (const { name, unit } of written) {
    const titles = unit.questions.map(({ shortTitle }) => shortTitle);
    expect(new Set(titles).size, name).toBe(8);
    expect(
      titles.filter((title) => title === undefined || title.length > 20),
      name,
    ).toEqual([]);
    expect(new Set(unit.questions.map(({ type }) => type)).size, name).toBeGreaterThanOrEqual(3);
    const templates = unit.questions.flatMap(({ drawnFrom }) => drawnFrom?.template ?? []);
    expect(templates.length, name).toBeLessThanOrEqual(4);
    if (templates.length > 2) expect(new Set(templates).size, name).toBeGreaterThanOrEqual(2);
  }
});

test.each(UNITS)('$name has no answer letter three times in a row or too often', ({ unit }) => {
  const letters = unit.questions.flatMap((one) => (hasBody(one, 'options') ? one.answer : [])).join('');
  expect(letters).not.toMatch(/(.)\1\1/u);
  for (const letter of 'ABCD') expect(letters.split(letter).length - 1).toBeLessThanOrEqual(3);
});

test('levels 1 to 8 of C++ and levels 1 to 4 of Python end with six tasks, four of which are required', () => {
  const ends = UNITS.filter(({ name, unit }) => name.endsWith('-tasks') && unit.questions.length > 2);
  expect(ends.map(({ course }) => course.slug)).toEqual([
    'gesp-cpp-1',
    'gesp-cpp-2',
    'gesp-cpp-3',
    'gesp-cpp-4',
    'gesp-cpp-5',
    'gesp-cpp-6',
    'gesp-cpp-7',
    'gesp-cpp-8',
    'gesp-py-1',
    'gesp-py-2',
    'gesp-py-3',
    'gesp-py-4',
  ]);
  for (const { course, unit } of ends) {
    expect(course.lessons.at(-1)).toBe(unit);
    expect(unit.questions).toHaveLength(6);
    expect(unit.notes).toContain('6 道编程题，4 道得到 60 分以上');
    expect(course.intro).toContain('独立写出 6 道编程题里的 4 道');
  }
});
