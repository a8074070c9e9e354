import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentItems } from './contentItems.ts';
import { courseFolders, lessonFolders, taskFolders } from './loadCourse.ts';

const [written = ''] = courseFolders().filter((one) => basename(one) === 'quwei');
let root = '';
let folder = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'aosai-items-'));
  folder = join(root, 'quwei');
  cpSync(written, folder, { recursive: true });
  cpSync(join(written, '../../handouts/06-answer-card.md'), join(root, 'handouts/06-answer-card.md'));
  cpSync(join(written, '../../articles/01-what-is-gesp.md'), join(root, 'articles/01-what-is-gesp.md'));
});
afterEach(() => rmSync(root, { recursive: true }));

const read = () =>
  contentItems({
    courses: [folder],
    camp: [],
    papers: [],
    articles: join(root, 'articles'),
    handouts: join(root, 'handouts'),
  });
const inFirstLesson = (name: string) => join(lessonFolders(folder)[0] ?? '', name);
const inFirstTask = (name: string) => join(taskFolders(lessonFolders(folder)[0] ?? '')[0] ?? '', name);
const edit = (file: string, from: string | RegExp, to: string) =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));

test('contentItems: knows file and line of each item', () => {
  const { items, faults } = read();
  expect(faults).toEqual([]);
  expect(items.filter(({ name }) => /-01|01-/u.test(name)).map(({ kind, name, line }) => [kind, name, line])).toEqual([
    ['lesson', 'topic-quwei-01', 1],
    ['question', 'topic-quwei-01-s1', 1],
    ['question', 'topic-quwei-01-s2', 12],
    ['question', 'topic-quwei-01-t1', 33],
    ['task', `quwei/${basename(inFirstLesson(''))}/${basename(inFirstTask(''))}`, 1],
  ]);
  expect(items.at(0)).toEqual({ kind: 'course', name: 'topic-quwei', file: join(folder, 'course.json'), line: 1 });
  expect(items.slice(-2).map(({ name }) => name)).toEqual(['article-what-is-gesp', 'handout-answer-card']);
});

/** What breaks a course, and the file, line and words by which the fault is told. */
const BROKEN: Record<string, [act: () => void, fault: () => string]> = {
  'a course.json that is not JSON': [
    () => writeFileSync(join(folder, 'course.json'), '{\n  "key": topic\n}'),
    () => `${join(folder, 'course.json')}:2: Unexpected token`,
  ],
  'a course.json with a wrong field': [
    () => edit(join(folder, 'course.json'), '"sort": 10', '"sort": "ten"'),
    () => `${join(folder, 'course.json')}:10: sort: `,
  ],
  'a lesson without notes': [
    () => rmSync(inFirstLesson('notes.md')),
    () => `${inFirstLesson('notes.md')}: the file is missing`,
  ],
  'a question with two keys': [
    () => edit(inFirstLesson('questions.md'), '- [ ]', '- [x]'),
    () => `${inFirstLesson('questions.md')}:1: s1: one key and three wrong options: there are 2 with [x]`,
  ],
  'a question with an unreadable head': [
    () => edit(inFirstLesson('questions.md'), /^## s2 .*$/mu, '## s2 单选'),
    () => `${inFirstLesson('questions.md')}:12: unreadable head "## s2 单选"`,
  ],
  'a task without ref.cpp': [
    () => rmSync(inFirstTask('solutions/ref.cpp')),
    () => `${inFirstTask('solutions')}: ref.cpp or ref.py is missing`,
  ],
  'a wrong solution that declares nothing': [
    () => writeFileSync(inFirstTask('solutions/wrong-all.cpp'), 'int main() {}\n'),
    () => `${inFirstTask('solutions/wrong-all.cpp')}:1: the first line declares where the program fails`,
  ],
  'a task without cases': [
    () => rmSync(inFirstTask('cases.txt')),
    () => `${inFirstTask('cases.txt')}: the file is missing`,
  ],
  'a task without a generator': [
    () => rmSync(inFirstTask('make.ts')),
    () => `${inFirstTask('make.ts')}: the file is missing`,
  ],
  'an article without a head': [
    () => writeFileSync(join(root, 'articles/02-empty.md'), '正文\n'),
    () => `${join(root, 'articles/02-empty.md')}:1: an article begins with`,
  ],
};

test.for(Object.keys(BROKEN))('contentItems: tells file and line of %s', (what) => {
  const [act, fault] = BROKEN[what] ?? [];
  act?.();
  expect(read().faults).toEqual([expect.stringContaining(fault?.() ?? 'nothing')]);
});

test('contentItems: tells of all broken files at once', () => {
  rmSync(inFirstLesson('notes.md'));
  edit(inFirstLesson('questions.md'), '- [ ]', '- [x]');
  rmSync(inFirstTask('cases.txt'));
  expect(read().faults).toHaveLength(3);
});
