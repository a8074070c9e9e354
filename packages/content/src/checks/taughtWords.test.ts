import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filledProgram } from '@aosai/api/courses/lessonBlocks';
import { lessonBlocks } from '@aosai/api/courses/lessonPlaces';
import { CPP, PYTHON } from '@aosai/api/judging/languages';
import { hasBody } from '@aosai/api/questions/kinds';
import { COURSES, courseFolders, lessonFolders, loadCourse, taskFolders } from '../loadCourse.ts';
import { cppBlocks, pythonBlocks } from '../questions/stemCode.ts';
import { withoutBlocks } from './notesPrograms.ts';
import { cppWordsIn, pythonWordsIn } from './programWords.ts';
import { TAUGHT, type TaughtCourse } from './taughtWords.ts';

interface Reading {
  blocks(markdown: string): string[];
  wordsIn(source: string): string[];
  /** File name of a task's reference. */
  reference: string;
}

/** How to read the programs of a course. */
const READING: Readonly<Record<TaughtCourse['language'], Reading>> = {
  [CPP]: { blocks: cppBlocks, wordsIn: cppWordsIn, reference: 'ref.cpp' },
  [PYTHON]: { blocks: pythonBlocks, wordsIn: pythonWordsIn, reference: 'ref.py' },
};

const wordsOf = (byLesson: Readonly<Record<string, string>>, until = '\uFFFF'): string[] =>
  Object.entries(byLesson).flatMap(([name, words]) => (name <= until ? words.split(' ').filter(Boolean) : []));

/** The words of the courses before. */
const wordsBefore = (after: readonly string[]): string[] =>
  TAUGHT.flatMap(({ folder, byLesson }) => (after.includes(folder) ? wordsOf(byLesson) : []));

const LESSONS = TAUGHT.flatMap((course) => {
  const folders = lessonFolders(join(COURSES, course.folder));
  return loadCourse(join(COURSES, course.folder)).lessons.map((lesson, at) => ({
    key: lesson.key,
    lesson,
    course,
    folder: folders[at] ?? '',
  }));
});

test('content: the words of every course are written down', () => {
  const named = TAUGHT.map(({ folder }) => folder).toSorted();
  expect(named).toEqual(courseFolders().map((folder) => basename(folder)));
  const lessons = TAUGHT.flatMap(({ folder, byLesson }) =>
    Object.keys(byLesson).map((name) => join(COURSES, folder, name)),
  );
  expect(lessons.filter((lesson) => !existsSync(lesson))).toEqual([]);
});

describe.each(LESSONS)('lesson $key', ({ lesson, course: { language, after, byLesson }, folder }) => {
  const { blocks, wordsIn, reference } = READING[language];
  const name = basename(folder);

  test('lesson: its programs, questions and tasks use only what it or a lesson before it teaches', () => {
    // What a program to begin with has in it is given, not asked.
    const given = lesson.questions.flatMap((one) =>
      hasBody(one, 'task') ? (one.templates?.[language]?.start ?? []) : [],
    );
    const known = new Set([...wordsBefore(after), ...wordsOf(byLesson, name), ...given.flatMap(wordsIn)]);
    const references = taskFolders(folder)
      .map((task) => join(task, 'solutions', reference))
      .filter((file) => existsSync(file));
    const programs = [
      ...blocks(withoutBlocks(lesson.notes)),
      ...lessonBlocks(lesson.notes).map(({ program, gaps }) => filledProgram(program, gaps)),
      ...lesson.questions.flatMap(({ stem }) => blocks(stem)),
      ...references.map((file) => readFileSync(file, 'utf8')),
    ];
    const unknown = programs.flatMap((source) => wordsIn(source).filter((word) => !known.has(word)));
    expect([...new Set(unknown)]).toEqual([]);
  });

  test('lesson: its notes name each word that it teaches', () => {
    const code = [...lesson.notes.matchAll(/^```\w+\n(.*?)\n```$|`([^`\n]+)`/gmsu)].map(
      ([, program, span = '']) => program ?? span,
    );
    const named = new Set(code.flatMap((part) => [...wordsIn(part), ...part.split(/\W+/u)]));
    const taught = wordsOf({ [name]: byLesson[name] ?? '' });
    // Signs and formats are not words, so notes quote them alone: `%`, `%c`.
    const isNamed = (word: string) => named.has(word) || named.has(word.replace('.', '')) || code.includes(word);
    expect(taught.filter((word) => !isNamed(word))).toEqual([]);
  });
});
