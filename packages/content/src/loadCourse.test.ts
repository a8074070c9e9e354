import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { courseFolders, loadCourse, loadReadable, lessonFolders, taskFolders } from './loadCourse.ts';

let folder = '';
const [written = ''] = courseFolders().filter((one) => basename(one) === 'quwei');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aosai-course-'));
  cpSync(written, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const edit = (file: string, from: string, to: string) =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
const firstLesson = () => lessonFolders(folder)[0] ?? '';
const firstTask = () => taskFolders(firstLesson())[0] ?? '';

test('loadCourse: gives the facts of a topic and its lessons in the order of their folders', () => {
  const { lessons, intro: _intro, notes: _notes, ...facts } = loadCourse(folder);
  expect(facts).toEqual({
    key: 'topic-quwei',
    title: '趣味 C++',
    kind: 'topic',
    slug: 'quwei',
    difficulty: 'easy',
    tags: ['趣味', 'C++', '零基础'],
    sort: 10,
    stage: 'gesp-1',
    level: 'gesp-cpp-1',
  });
  const inOrder = Array.from({ length: 12 }, (_, at) => `topic-quwei-${String(at + 1).padStart(2, '0')}`);
  expect(lessons.map(({ key }) => key)).toEqual(inOrder);
});

test('loadCourse: gives a lesson the number that course.json keeps for its folder', () => {
  const file = join(folder, 'course.json');
  const [first = '', second = ''] = lessonFolders(folder).map((one) => basename(one));
  edit(file, '"sort": 10', `"sort": 10, "lessonNumbers": { "${first}": 40, "${second}": 1 }`);
  const { lessons } = loadCourse(folder);
  expect(lessons.slice(0, 3).map(({ key }) => key)).toEqual(['topic-quwei-40', 'topic-quwei-01', 'topic-quwei-03']);
});

test('loadCourse: keeps the keys of lessons when another lesson is taken away', () => {
  rmSync(firstLesson(), { recursive: true });
  expect(loadCourse(folder).lessons[0]?.key).toBe('topic-quwei-02');
});

test('loadCourse: names course.json and each wrong or unknown field', () => {
  const file = join(folder, 'course.json');
  edit(file, '"sort": 10', '"sort": "ten", "colour": "red"');
  expect(() => loadCourse(folder)).toThrow(`${file}:10: sort: `);
  expect(() => loadCourse(folder)).toThrow('colour');
});

test('loadCourse: names course.json when it is not JSON', () => {
  const file = join(folder, 'course.json');
  writeFileSync(file, '{ "key": ');
  expect(() => loadCourse(folder)).toThrow(`${file}:1: `);
});

test('loadCourse: names the question that has no right option', () => {
  const file = join(firstLesson(), 'questions.md');
  edit(file, '- [x]', '- [ ]');
  expect(() => loadCourse(folder)).toThrow(`${file}:1: s1: one key and three wrong options`);
});

test('loadCourse: names task.md and its field when the difficulty is unknown', () => {
  const file = join(firstTask(), 'task.md');
  edit(file, '难度：简单', '难度：轻松');
  expect(() => loadCourse(folder)).toThrow(`${file}:3: 难度: no difficulty is called 轻松`);
});

test('loadCourse: names cases.txt and the case that has no output', () => {
  const file = join(firstTask(), 'cases.txt');
  edit(file, '--- 输出 ---\n', '');
  expect(() => loadCourse(folder)).toThrow(`${file}:1: case 01: the line --- 输出 --- is missing`);
});

const breakage: Record<string, (lesson: string) => void> = {
  'a task without cases': () => rmSync(join(firstTask(), 'cases.txt')),
  'a question without a key': (lesson) => edit(join(lesson, 'questions.md'), '- [x]', '- [ ]'),
  'a task with an unknown difficulty': () => edit(join(firstTask(), 'task.md'), '难度：简单', '难度：轻松'),
  'a lesson without notes': (lesson) => rmSync(join(lesson, 'notes.md')),
};

test.for(Object.keys(breakage))(
  'loadReadable: leaves out a lesson with %s, names its folder and keeps the others',
  (what) => {
    const whole = loadCourse(folder).lessons.map(({ key }) => key);
    const lesson = firstLesson();
    breakage[what]?.(lesson);
    const faults: unknown[] = [];
    const [course] = loadReadable([folder], (fault) => faults.push(fault));
    expect(course?.lessons.map(({ key }) => key)).toEqual(whole.slice(1));
    expect(faults.map(String)).toEqual([expect.stringContaining(lesson)]);
  },
);

test('loadReadable: leaves out a course whose course.json is broken, and keeps the others', () => {
  writeFileSync(join(folder, 'course.json'), '{ "key": ');
  const faults: unknown[] = [];
  const courses = loadReadable([folder, written], (fault) => faults.push(fault));
  expect(courses.map(({ key }) => key)).toEqual(['topic-quwei']);
  expect(faults.map(String)).toEqual([expect.stringContaining(join(folder, 'course.json'))]);
});
