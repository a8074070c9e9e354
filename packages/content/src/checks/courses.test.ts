import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { knowledgePoint, pointsAbove } from '@aosai/api/questions/knowledgePoints';
import { faultsOf } from '@aosai/api/questions/faultsOf';
import { FILL, hasBody, SINGLE, TRUE_FALSE } from '@aosai/api/questions/kinds';
import { lessonFaults } from '@aosai/api/courses/lessonPlaces';
import { todaysShare } from '@aosai/api/kit/todaysShare';
import { cppBlocks, plainText, pythonBlocks } from '../questions/stemCode.ts';
import { taskSolutions } from '../tasks/taskSolutions.ts';
import { everyTask } from '../everyTask.ts';
import { makingOf, madeCases } from '../tasks/madeCases.ts';
import { drawingPrograms, notesPrograms, withoutBlocks } from './notesPrograms.ts';
import { courseFolders, loadCourse } from '../loadCourse.ts';
import { casesText } from '../tasks/readCases.ts';

const COURSES = courseFolders().map(loadCourse);
const LESSONS = COURSES.flatMap((course) => course.lessons.map((lesson) => ({ name: lesson.key, course, lesson })));
const QUESTIONS = LESSONS.flatMap(({ course, lesson }) =>
  lesson.questions.map((one) => ({ name: one.key, course, one })),
);

/** Phrases that explain nothing. */
const STOCK = /题目要求|题意不符|显然|以上都|综上所述|略。/u;
const DOUBLE_NEGATIVE = /不(?:能|可能|正确|会|是)[^，。；]{0,8}不/u;
const hanOf = (text: string) => text.replaceAll(/^```.*?^```$/gmsu, '').match(/\p{Script=Han}/gu)?.length ?? 0;
/** Number of single choices, judgements, blanks and tasks in a lesson of a full course; `全真模考` is a whole paper. */
function countsOf(title: string): readonly number[] {
  if (title.startsWith('单元测')) return [10, 5, 0, 1];
  return title === '全真模考' ? [15, 10, 0, 2] : [4, 2, 1, 2];
}

test('content: no two courses, lessons or questions share a key', () => {
  const keys = [
    ...QUESTIONS.map(({ name }) => name),
    ...LESSONS.map(({ name }) => name),
    ...COURSES.map(({ key }) => key),
  ];
  expect(keys).toEqual([...new Set(keys)]);
});

/** Length of a text as Chinese readers count it: characters and punctuation marks, and other words as one each. */
const lengthOf = (text: string) =>
  text.replaceAll(/^```.*?^```$/gmsu, '').match(/[\p{Script=Han}，。；：、？！「」（）—…]|\w+/gu)?.length ?? 0;

/** Number of single choices, judgements, blanks and tasks in each lesson of a topic. */
const OF_TOPICS: Readonly<Record<string, readonly number[]>> = {
  quwei: [2, 1, 0, 1],
  grammar: [4, 0, 0, 3],
  train: [4, 2, 1, 4],
};
/** Days of the camp that are a test of tasks only. */
const TASKS_ONLY = ['topic-train-01', 'topic-train-02'];
const CREATIVE = 'quwei';
/** A course with turtle drawings between its tasks: each of its lessons needs one task at least. */
const DRAWING = 'course-gesp-py-1';

describe.each(LESSONS)('lesson $name', ({ course, lesson }) => {
  const isCreative = course.slug === CREATIVE;
  const of = (type: string) => lesson.questions.filter((one) => one.type === type).length;

  test('the blocks of a lecture have no faults', () => {
    expect(lessonFaults(lesson.notes)).toEqual([]);
  });

  test('a lesson has its numbers of questions, and notes with all required headings', () => {
    const [single, judged, filled, tasks] = [of(SINGLE), of(TRUE_FALSE), of(FILL), of('5')];
    const counts = [single, judged, filled, tasks];
    const ofTopic = TASKS_ONLY.includes(lesson.key) ? [0, 0, 0, 4] : OF_TOPICS[course.slug ?? ''];
    const wanted = ofTopic ?? countsOf(lesson.title);
    const isShorter = course.key === DRAWING && tasks === 1;
    expect(counts, 'numbers of 单选, 判断, 填空 and tasks').toEqual(isShorter ? wanted.with(-1, 1) : wanted);
    const headings = [...lesson.notes.matchAll(/^## (.+)$/gmu)].map(([, heading]) => heading);
    expect(headings[0], 'the first heading of the notes').toBe('想一想');
    expect(headings, 'headings of the notes').toContain('小结');
    if (isCreative) expect(headings, 'headings of the notes').toContain('自由创作');
  });

  test('a lesson has notes of 600 to 900 characters with two or three programs', () => {
    const least = isCreative ? 400 : 600;
    expect(lengthOf(lesson.notes), 'characters of the notes').toBeGreaterThanOrEqual(least);
    expect(lengthOf(lesson.notes), 'characters of the notes').toBeLessThanOrEqual(900);
    const programs = notesPrograms(lesson.notes);
    const shown = programs.length + drawingPrograms(lesson.notes).length;
    expect(shown, 'programs with 运行结果： below them, and drawings').toBeGreaterThanOrEqual(2);
    expect(shown, 'programs with 运行结果： below them, and drawings').toBeLessThanOrEqual(3);
    const blocks = withoutBlocks(lesson.notes);
    const all = cppBlocks(blocks).length + pythonBlocks(blocks).length;
    expect(shown, 'each program is followed by its 运行结果：').toBe(all);
  });

  test('a lesson spreads its keys over the letters', () => {
    const letters = lesson.questions.flatMap((one) => (hasBody(one, 'options') ? one.answer : []));
    for (const letter of 'ABCD')
      expect(letters.filter((one) => one === letter).length, `keys that are ${letter}`).toBeLessThanOrEqual(
        Math.ceil(letters.length / 4),
      );
    expect(letters.join(''), 'keys, of which no three in a row are the same').not.toMatch(/(.)\1\1/u);
  });
});

test.each(COURSES)('the judgements of $key are true and false about equally often', ({ lessons }) => {
  const judged = lessons.flatMap(({ questions }) => questions.filter((one) => hasBody(one, 'judgement')));
  const right = judged.filter((one) => hasBody(one, 'judgement') && one.answer).length;
  expect(right, 'judgements that are true').toBeGreaterThanOrEqual(Math.floor(judged.length * 0.4));
  expect(right, 'judgements that are true').toBeLessThanOrEqual(Math.ceil(judged.length * 0.6));
});

test.each(COURSES)('no order of true and false is shared by most lessons of $key', ({ lessons }) => {
  const orders = lessons.flatMap(({ questions }) => {
    const judged = questions.flatMap((one) => (hasBody(one, 'judgement') ? [one.answer] : []));
    return judged.length > 1 ? [judged.join(' ')] : [];
  });
  for (const alike of Map.groupBy(orders, (order) => order).values())
    expect(alike.length).toBeLessThanOrEqual(lessons.length / 2);
});

test.each(QUESTIONS)('$name follows the style rules for questions', ({ course, one }) => {
  expect(faultsOf(one), 'the bank refuses it').toEqual([]);
  const { stem, analysis, knowledge = [], tags } = one;
  expect(
    knowledge.filter((id) => !knowledgePoint(id)),
    'unknown knowledge points',
  ).toEqual([]);
  expect(pointsAbove(course.stage, knowledge), 'points above the level of the course').toEqual([]);
  expect(tags.length, 'words for search').toBeGreaterThan(0);
  expect(analysis.length, 'length of the analysis').toBeGreaterThan(20);
  expect(analysis, 'say why instead of a stock phrase').not.toMatch(STOCK);
  const asked = hasBody(one, 'task') ? '' : stem.replaceAll(/^```.*?^```$/gmsu, '');
  expect(asked, 'ask without a double negative').not.toMatch(DOUBLE_NEGATIVE);
  for (const code of [...cppBlocks(stem), ...pythonBlocks(stem)])
    expect(code.split('\n').length, 'lines of the program').toBeLessThanOrEqual(25);
  if (hasBody(one, 'options')) {
    expect(new Set(one.options.map(({ text }) => plainText(text))).size, 'different options').toBe(4);
    const stock = one.options.flatMap(({ text }) => (STOCK.test(text) ? [text] : []));
    expect(stock, 'options that are stock phrases').toEqual([]);
  }
});

describe.each(everyTask())('task $name', ({ folder, read }) => {
  const task = read();

  test('a task states input, output and bounds, and shows two samples', () => {
    const headings = [...task.stem.matchAll(/^## (.+)$/gmu)].map(([, heading]) => heading);
    for (const heading of ['题目描述', '输入格式', '输出格式', '样例', '数据范围'])
      expect(headings, 'headings of the statement').toContain(heading);
    expect(task.cases.filter(({ sample }) => sample).length, 'samples').toBeGreaterThanOrEqual(2);
    expect(/样例 \d 说明：/u.test(task.stem), 'a sample is explained by 样例 1 说明：').toBe(true);
    const [story = ''] = task.stem.split('## 输入格式');
    expect(hanOf(story), 'characters of the story').toBeLessThanOrEqual(160);
    expect(task.analysis.includes('常见错误：'), 'the solution names 常见错误：').toBe(true);
  });

  test('a task has four wrong solutions, each failing at least two cases and passing at most 60 %', () => {
    const wrong = taskSolutions(folder).flatMap(({ file, fails }) =>
      fails ? [{ file, fails: Object.keys(fails.verdicts).length }] : [],
    );
    expect(wrong.length, 'wrong solutions').toBeGreaterThanOrEqual(4);
    for (const { file, fails } of wrong) {
      expect(fails, `cases that ${file} fails`).toBeGreaterThanOrEqual(2);
      expect(fails, `cases that ${file} fails`).toBeGreaterThanOrEqual(task.cases.length * 0.4);
    }
  });
});

/** Generators change rarely, and all take a minute and a half: one in ten runs a day, nightly all. */
const DAYS = 10;

test.each(todaysShare(everyTask(), DAYS))(
  'task $name has exactly the cases that its generator makes, each within the bounds',
  async ({ folder }) => {
    const made = await madeCases(folder);
    const { isValid, solve } = await makingOf(folder);
    const isSame = readFileSync(join(folder, 'cases.txt'), 'utf8') === casesText(made);
    expect(isSame, 'cases.txt is what make.ts generates, run npm run cases').toBe(true);
    // Lessons that train for the second round of CSP have as many cases as it has.
    expect(made.length, 'cases').toBeGreaterThanOrEqual(folder.includes('/train/') ? 14 : 10);
    expect(new Set(made.map(({ input }) => input)).size, 'different inputs').toBe(made.length);
    for (const { input, expected } of made) {
      expect(isValid(input), `isValid of the input ${input}`).toBe(true);
      expect(input).toMatch(/^(?:\S+(?: \S+)*\n)+$/u);
      expect(solve(input), `the output for the input ${input}`).toBe(expected);
    }
  },
);
