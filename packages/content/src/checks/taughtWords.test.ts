import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { filledProgram } from '@aosai/api/courses/lessonBlocks';
import { lessonBlocks } from '@aosai/api/courses/lessonPlaces';
import { PYTHON } from '@aosai/api/judging/languages';
import { hasBody } from '@aosai/api/questions/kinds';
import type { QuestionSource } from '@aosai/api/questions/source';
import { COURSES, lessonFolders, loadCourse, taskFolders } from '../loadCourse.ts';
import { pythonBlocks } from '../questions/stemCode.ts';
import { withoutBlocks } from './notesPrograms.ts';

const COURSE = join(COURSES, 'gesp-py-1');

/** What the Python course teaches, by lesson: words of the language, of its modules, and signs. */
const TAUGHT: Readonly<Record<string, string>> = {
  '01-computer': 'print input + - =',
  '02-print': 'sep end',
  '03-turtle': 'import turtle forward backward left right done heading',
  '04-variables': '* += -= *=',
  '05-input': 'int',
  '06-division': '/ // % **',
  '08-types': 'str float bool type len round True False //= %= /=',
  '09-color-turtle':
    'penup pendown pencolor fillcolor color pensize begin_fill end_fill circle goto dot speed hideturtle xcor ycor',
  '10-format': 'split map f-string',
  '11-logic': '== != < > <= >= and or not',
  '12-if-else': 'if else',
  '13-elif': 'elif',
  '15-for': 'for in range',
  '16-polygons': 'bgcolor setheading',
  '17-sum-count': '',
  '18-while': 'while',
  '20-break-continue': 'break continue',
  '21-max-min': 'abs',
  '22-turtle-garden': 'from as random randint sqrt math',
};

const SIGN = /\*\*|\/\/=|[-+*/%=!<>]=|\/\/|[-+*/%<>=]/gu;
/** Words of Python that a learner can use without having named them. */
const KNOWN = new Set(
  `and as assert break class continue def del elif else except False finally for from global if import in is lambda None
  not or pass raise return True try while with yield abs all any bin bool chr dict divmod enumerate eval exec float hex
  input int isinstance len list map max min oct open ord pow print range repr reversed round set sorted str sum tuple
  type zip sep end file turtle random math sys`.split(/\s+/u),
);

/** The words and signs that a program uses; texts in quotes and comments do not count, those in `{}` of an f-string do. */
function usedIn(source: string): string[] {
  const inside: string[] = [];
  const bare = source
    .replaceAll(
      /\b(f?)("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|("[^"\n]*"|'[^'\n]*')/gu,
      (_, f: string, text: string) => {
        if (f !== 'f') return ' ';
        inside.push(...[...text.matchAll(/\{([^}:]*)/gu)].map(([, part = '']) => part));
        return ' F ';
      },
    )
    .replaceAll(/#.*$/gmu, '');
  const code = [bare, ...inside].join('\n');
  const attributes = [...code.matchAll(/\.([a-z_]\w*)/gu)].map(([, name = '']) => name);
  const words = [...code.matchAll(/(?<![.\w])[A-Za-z_]\w*/gu)].map(([word]) => word);
  const signs = [...code.matchAll(SIGN)].map(([sign]) => sign);
  const isStarred = /^from turtle import \*/mu.test(code);
  const called = isStarred ? [...code.matchAll(/(?<![.\w])([a-z_]+)\(/gu)].map(([, name = '']) => name) : [];
  return [
    ...attributes,
    ...called,
    ...signs,
    ...words.filter((word) => KNOWN.has(word)),
    ...(inside.length > 0 ? ['f-string'] : []),
  ];
}

const programsOf = (one: QuestionSource): string[] => {
  const start = hasBody(one, 'task') ? one.templates?.[PYTHON]?.start : undefined;
  return [...pythonBlocks(one.stem), ...(start === undefined ? [] : [start])];
};

const referencesIn = (folder: string): string[] =>
  taskFolders(folder).map((task) => readFileSync(join(task, 'solutions/ref.py'), 'utf8'));

const folders = lessonFolders(COURSE);
const LESSONS = loadCourse(COURSE).lessons.map((lesson, at) => ({ lesson, folder: folders[at] ?? '' }));

test.each(LESSONS)('$lesson.key uses only what it or a lesson before it teaches', ({ lesson, folder }) => {
  const known = new Set(
    Object.entries(TAUGHT)
      .filter(([name]) => name <= basename(folder))
      .flatMap(([, words]) => words.split(' ')),
  );
  const programs = [
    ...pythonBlocks(withoutBlocks(lesson.notes)),
    ...lessonBlocks(lesson.notes).map(({ program, gaps }) => filledProgram(program, gaps)),
    ...lesson.questions.flatMap(programsOf),
    ...referencesIn(folder),
  ];
  expect(programs.length).toBeGreaterThan(0);
  const unknown = programs.flatMap((source) => usedIn(source).filter((word) => !known.has(word)));
  expect([...new Set(unknown)]).toEqual([]);
});
