import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentItems } from '../../packages/content/src/contentItems.ts';
import { courseFolders, lessonFolders } from '../../packages/content/src/loadCourse.ts';
import { newContent } from '../../scripts/parts/contentNew.ts';

const [course = ''] = courseFolders();
let content = '';
const errors: unknown[] = [];

beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'aosai-new-'));
  cpSync(join(course, 'course.json'), join(content, 'courses/mine/course.json'));
  for (const folder of ['articles', 'handouts']) mkdirSync(join(content, folder));
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockImplementation((text) => errors.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
  errors.length = 0;
  rmSync(content, { recursive: true });
});

/** What the check tells of the new content: files from the content's root with lines. */
const told = () =>
  contentItems({
    courses: lessonFolders(join(content, 'courses')),
    camp: [],
    papers: [],
    articles: join(content, 'articles'),
    handouts: join(content, 'handouts'),
  }).faults.map((fault) => relative(content, fault));

test('newContent: writes a lesson and a task that the check names as unfinished', () => {
  expect(newContent(['lesson', 'mine/01-lists', '链表'], content)).toBe(0);
  expect(newContent(['task', 'mine/01-lists/train-cars', '火车'], content)).toBe(0);
  const unfinished = 'unfinished: write what is marked 待写';
  expect(told()).toEqual([
    `courses/mine/01-lists/notes.md:5: ${unfinished}`,
    `courses/mine/01-lists/questions.md:1: ${unfinished}`,
    `courses/mine/01-lists/tasks/train-cars/task.md:3: ${unfinished}`,
    `courses/mine/01-lists/tasks/train-cars/make.ts:3: ${unfinished}`,
    `courses/mine/01-lists/tasks/train-cars/solutions/ref.cpp:1: ${unfinished}`,
  ]);
});

test('newContent: never writes over a lesson or task that exists', () => {
  newContent(['lesson', 'mine/01-lists', '链表'], content);
  const notes = join(content, 'courses/mine/01-lists/notes.md');
  writeFileSync(notes, 'mine');
  expect(newContent(['lesson', 'mine/01-lists', '链表'], content)).toBe(1);
  expect(readFileSync(notes, 'utf8')).toBe('mine');
  expect(errors).toEqual([expect.stringContaining('exists; nothing was written')]);
});

test('newContent: says how a lesson and a task are called when the path is another', () => {
  expect(newContent(['lesson', 'mine/lists'], content)).toBe(1);
  expect(newContent(['task', 'nowhere/01-lists/train-cars'], content)).toBe(1);
  expect(newContent([], content)).toBe(1);
  expect(errors.map((text) => String(text).split(/[,;]/u)[0])).toEqual([
    'a lesson is called course/NN-name',
    'a task is called course/lesson/name',
    'usage: npm run content -- new lesson course/NN-name 标题',
  ]);
});
