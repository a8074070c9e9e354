import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { CPP, PYTHON } from '@aosai/api/judging/languages';
import { hasBody } from '@aosai/api/questions/kinds';
import { comparedOutput, filledProgram } from '@aosai/api/courses/lessonBlocks';
import { lessonBlocks } from '@aosai/api/courses/lessonPlaces';
import type { SnippetCheck } from '@aosai/api/questions/source';
import { headroomAdvice } from '@aosai/judge/run/headroom';
import { openJudge } from '@aosai/judge/judge';
import { randomOf } from '@aosai/api/kit/random';
import { todaysShare } from '@aosai/api/kit/todaysShare';
import { checksOf } from './checksOf.ts';
import { cppBlocks, plainText, pythonBlocks, squeeze } from '../questions/stemCode.ts';
import { taskSolutions } from '../tasks/taskSolutions.ts';
import { everyTask } from '../everyTask.ts';
import { makingOf } from '../tasks/madeCases.ts';
import { manyInputs, outputsOf } from './manyInputs.ts';
import { drawingPrograms, notesPrograms } from './notesPrograms.ts';
import { measured, withTurtle } from './withTurtle.ts';
import { loadArticles } from '../loadArticles.ts';
import { courseFolders, loadCourse } from '../loadCourse.ts';

/** Programs change rarely and take long to compile: one in eighty runs a day, nightly all. */
const DAYS = 80;

const LIMITS = { timeMs: 2000, memoryKiB: 262_144 };
const TEST_TIMEOUT_MS = 120_000;
const RANDOM_INPUTS = 500;

const judge = await openJudge({ cacheDir: join(tmpdir(), 'aosai-demo-papers') });
afterAll(() => judge.close());

async function printed({ language, source, stdin = '' }: Omit<SnippetCheck, 'output'>): Promise<string> {
  const whole = language === PYTHON ? withTurtle(source) : source;
  const report = await judge.run({ language, source: whole, standard: 'c++11', limits: LIMITS, input: stdin });
  expect(report.verdict, report.compileMessage || report.stderr).toBe('AC');
  return report.stdout;
}

const LESSONS = courseFolders().flatMap((folder) => loadCourse(folder).lessons);
const QUESTIONS = LESSONS.flatMap(({ questions }) => questions).filter((one) => !hasBody(one, 'task'));
const CHECKED = QUESTIONS.flatMap((question) =>
  checksOf(question).map((check, at) => ({ name: `${question.key} ${at + 1}`, question, check })),
);

test('content: every question that shows a program has a check of its key', () => {
  const unproven = QUESTIONS.filter(
    (one) =>
      /输出|值是/u.test(one.stem) &&
      [...cppBlocks(one.stem), ...pythonBlocks(one.stem)].length > 0 &&
      checksOf(one).length === 0,
  );
  expect(unproven.map(({ key }) => key)).toEqual([]);
});

test.each(todaysShare(CHECKED, DAYS))(
  '$name proves its key',
  { timeout: TEST_TIMEOUT_MS },
  async ({ question, check }) => {
    const output = squeeze(await printed(check));
    expect(output, 'what the program prints').toBe(squeeze(check.output));
    if (hasBody(question, 'options')) {
      const right = question.options.filter(({ text }) => plainText(text) === output);
      expect(
        right.map(({ id }) => id),
        'the letters of the options that the program prints',
      ).toEqual(question.answer);
    }
    if (hasBody(question, 'blanks')) expect(question.answer.flat(), 'accepted texts').toContain(output);
  },
);

const PROGRAMS = [...LESSONS, ...loadArticles()].flatMap(({ key, notes }) =>
  notesPrograms(notes).map((program, at) => ({ name: `${key} program ${at + 1}`, program })),
);

test.each(todaysShare(PROGRAMS, DAYS))(
  '$name of the notes prints the output shown below it',
  { timeout: TEST_TIMEOUT_MS },
  async ({ program }) => {
    const { language, source, input, output } = program;
    const text = await printed({ language: language === 'cpp' ? CPP : PYTHON, source, stdin: input });
    expect(text.trimEnd(), 'what the program prints').toBe(output.trimEnd());
  },
);

const DRAWINGS = LESSONS.flatMap(({ key, notes }) =>
  drawingPrograms(notes).map((source, at) => ({ name: `${key} drawing ${at + 1}`, source })),
);
/** How far the turtle may go from the middle, so that a drawing is seen whole on the field's canvas. */
const CANVAS_HALF = 300;

test.each(todaysShare(DRAWINGS, DAYS))(
  '$name of the notes draws within the canvas',
  { timeout: TEST_TIMEOUT_MS },
  async ({ source }) => {
    const [strokes = 0, farthest = 0] = (await printed({ language: PYTHON, source: measured(source) }))
      .trimEnd()
      .split('\n')
      .slice(-1)
      .flatMap((line) => line.split(' ').map(Number));
    expect(strokes).toBeGreaterThan(1);
    expect(farthest).toBeGreaterThan(0);
    expect(farthest).toBeLessThanOrEqual(CANVAS_HALF);
  },
);

const BLOCKS = LESSONS.flatMap(({ key, notes }) =>
  lessonBlocks(notes).map((block, at) => ({ name: `${key} block ${at + 1}`, block })),
);

test('content: at least six lessons have blocks to predict or to fill', () => {
  expect(LESSONS.filter(({ notes }) => lessonBlocks(notes).length > 0).length).toBeGreaterThanOrEqual(6);
});

test.each(todaysShare(BLOCKS, DAYS))(
  '$name of the notes prints its output with the gaps filled',
  { timeout: TEST_TIMEOUT_MS },
  async ({ block }) => {
    const { language, program, gaps, input, output } = block;
    const source = filledProgram(program, gaps);
    const text = await printed({ language: language === 'cpp' ? CPP : PYTHON, source, stdin: input });
    expect(comparedOutput(text), 'what the program prints').toBe(comparedOutput(output));
  },
);

describe.each(todaysShare(everyTask(), DAYS))('task $name', ({ folder, read }) => {
  const task = read();
  const { limits, compare } = task;
  // Without their subtasks, which would leave out the cases after a failed one.
  const cases = task.cases.map(({ id, input, expected }) => ({ id, input, expected }));
  const solutions = taskSolutions(folder);

  test.each(solutions)(
    '$file fails where its first line says',
    { timeout: TEST_TIMEOUT_MS },
    async ({ language, source, fails }) => {
      const report = await judge.judge({
        language,
        source,
        standard: 'c++11',
        limits,
        compare,
        cases,
        subtasks: [],
        totalPoints: 100,
      });
      const failed = report.cases.flatMap(({ caseId, verdict }) =>
        verdict === 'AC' ? [] : [[caseId, verdict] as const],
      );
      expect(Object.fromEntries(failed), report.compileMessage || 'verdicts of the failed cases').toEqual(
        fails?.verdicts ?? {},
      );
      if (fails === null) expect(headroomAdvice(language, limits, report.timeMs), 'time of the reference').toBeNull();
    },
  );

  const reference = solutions.find(({ fails }) => fails === null);

  test(
    `the reference agrees with brute force on ${RANDOM_INPUTS} small inputs`,
    { timeout: TEST_TIMEOUT_MS },
    async () => {
      const { small, isValid, solve } = await makingOf(folder);
      const random = randomOf(`little inputs of ${folder.split('/').at(-1) ?? ''}`);
      const inputs = Array.from({ length: RANDOM_INPUTS }, () => small(random));
      expect(
        inputs.filter((input) => !isValid(input)),
        'inputs of small() that isValid() refuses',
      ).toEqual([]);
      const { language = CPP, source = '' } = reference ?? {};
      const many = manyInputs(language, source, inputs);
      const answers = outputsOf(await printed({ language, source: many.source, stdin: many.stdin }));
      expect(answers.map(squeeze), 'answers of the reference').toEqual(inputs.map((input) => squeeze(solve(input))));
    },
  );
});
