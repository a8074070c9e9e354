import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/parts/child.ts';
import { faultLines, unreadableLines } from '../../scripts/parts/contentReport.ts';

const COURSE = 'packages/content/courses/gesp-cpp-3/01-array';
const TASK = 'gesp-cpp-3/01-array/mail-boxes';
const items = [
  { name: 'course-gesp-cpp-3-01-s1', file: join(root, COURSE, 'questions.md'), line: 1 },
  { name: 'course-gesp-cpp-3-01-s2', file: join(root, COURSE, 'questions.md'), line: 14 },
  { name: TASK, file: join(root, COURSE, 'tasks/mail-boxes/task.md'), line: 1 },
];
const checks = 'packages/content/src/checks/courses.test.ts';

test('faultLines: groups what an item breaks under its file and line', () => {
  const failed = [
    { name: `${checks} › course-gesp-cpp-3-01-s2 follows the style rules`, why: 'words for search: 0', at: 'a.ts:7' },
    { name: `${checks} › course-gesp-cpp-3-01-s2 1 proves its key`, why: 'expected 3 to be 4', more: ['- 4', '+ 3'] },
  ];
  expect(faultLines(failed, items)).toEqual([
    '',
    `${COURSE}/questions.md:14  course-gesp-cpp-3-01-s2`,
    '  rule: follows the style rules (a.ts:7)',
    '    words for search: 0',
    '  rule: 1 proves its key',
    '    expected 3 to be 4',
    '    - 4',
    '    + 3',
  ]);
});

test('faultLines: names the program of a task that breaks a rule', () => {
  const name = `${checks} › task ${TASK} > wrong-int.cpp fails where its first line says`;
  expect(faultLines([{ name, why: 'verdicts' }], items)).toEqual([
    '',
    `${COURSE}/tasks/mail-boxes/solutions/wrong-int.cpp:1  ${TASK}`,
    '  rule: wrong-int.cpp fails where its first line says',
    '    verdicts',
  ]);
});

test('faultLines: finds the item in the message when the rule is about all content', () => {
  const name = `${checks} › content: no two questions share half of their words`;
  const more = ['+   "course-gesp-cpp-3-01-s1 course-gesp-cpp-3-01-s2",'];
  expect(faultLines([{ name, why: 'expected [ Array(1) ] to equal []', more }], items)[1]).toBe(
    `${COURSE}/questions.md:1  course-gesp-cpp-3-01-s1`,
  );
});

test('unreadableLines: puts file and line of an unreadable file first', () => {
  expect(unreadableLines([`${root}/${COURSE}/questions.md:14: s2: one key`])).toEqual([
    '',
    `${COURSE}/questions.md:14`,
    '  rule: every file can be read',
    '    s2: one key',
  ]);
});
