import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { CPP, PYTHON } from '@aosai/api/judging/languages';
import { lessonFaults } from '@aosai/api/courses/lessonPlaces';
import { faultsOf } from '@aosai/api/questions/faultsOf';
import { hasBody } from '@aosai/api/questions/kinds';
import { todaysShare } from '@aosai/api/kit/todaysShare';
import { knowledgePoint, KNOWLEDGE_POINTS } from '@aosai/api/questions/knowledgePoints';
import { openJudge } from '@aosai/judge/judge';
import { campLevels, loadCampPoints } from '../loadCampLevel.ts';
import { plainText, squeeze } from '../questions/stemCode.ts';
import { checksOf } from './checksOf.ts';
import { notesPrograms } from './notesPrograms.ts';

const LEVELS = campLevels().filter((level) => loadCampPoints(level, level).size > 0);
/** Programs change rarely and take long to compile: one point in fifteen runs a day, nightly all. */
const DAYS = 15;

const LIMITS = { timeMs: 2000, memoryKiB: 262_144 };
const TEST_TIMEOUT_MS = 600_000;

const POINTS = LEVELS.flatMap((level) =>
  [...loadCampPoints(level, level)].map(([slug, point]) => ({ name: `${level}/${slug}`, ...point })),
);

const judge = await openJudge({ cacheDir: join(tmpdir(), 'aosai-demo-papers') });
afterAll(() => judge.close());

async function printed(language: typeof CPP | typeof PYTHON, source: string, input: string): Promise<string> {
  const report = await judge.run({ language, source, standard: 'c++11', limits: LIMITS, input });
  expect(report.verdict, report.compileMessage || report.stderr).toBe('AC');
  return report.stdout;
}

/** Length of a text as Chinese readers count it, without its programs. */
const lengthOf = (text: string) =>
  text.replaceAll(/^```.*?^```$/gmsu, '').match(/[\p{Script=Han}，。；：、？！「」“”（）—…]|\w+/gu)?.length ?? 0;

test('content: every camp point of these levels is written', () => {
  const wanted = KNOWLEDGE_POINTS.filter(({ id }) => LEVELS.some((level) => id.startsWith(`${level}/`)));
  expect(POINTS.map(({ name }) => name).toSorted()).toEqual(wanted.map(({ id }) => id).toSorted());
});

describe.each(POINTS)('$name', ({ name, notes, questions }) => {
  test('camp point: its blocks have no faults', () => {
    expect(lessonFaults(notes)).toEqual([]);
  });

  test('camp point: has half a page with one worked example', () => {
    expect(lengthOf(notes), 'characters of the text').toBeGreaterThanOrEqual(150);
    expect(lengthOf(notes), 'characters of the text').toBeLessThanOrEqual(330);
    expect(notesPrograms(notes), 'programs with 运行结果：').toHaveLength(1);
  });

  test('camp point: mixes kinds of questions that follow the rules of writing', () => {
    expect(questions.length).toBeGreaterThanOrEqual(4);
    expect(new Set(questions.map(({ type }) => type)).size).toBeGreaterThanOrEqual(3);
    for (const one of questions) {
      expect(faultsOf(one), `${one.key}: the bank refuses it`).toEqual([]);
      expect(one.knowledge?.[0], `${one.key}: its first point is that of its file`).toBe(name);
      expect(
        one.knowledge?.filter((id) => !knowledgePoint(id)),
        `${one.key}: unknown knowledge points`,
      ).toEqual([]);
      expect(one.analysis.length, `${one.key}: length of the analysis`).toBeGreaterThan(20);
      if (hasBody(one, 'options'))
        expect(new Set(one.options.map(({ text }) => plainText(text))).size, `${one.key}: different options`).toBe(4);
      if (/输出是|值是/u.test(one.stem) && /```/u.test(one.stem))
        expect(checksOf(one), `${one.key}: its program has a line 运行：`).not.toEqual([]);
    }
  });

  test('camp point: says as often what is right as what is wrong', () => {
    const judged = questions.flatMap((one) => (hasBody(one, 'judgement') ? [one.answer] : []));
    expect(new Set(judged).size).toBe(2);
  });
});

describe.each(todaysShare(POINTS, DAYS))('$name', ({ notes, questions }) => {
  test('camp point: its example prints what is shown below it', { timeout: TEST_TIMEOUT_MS }, async () => {
    for (const { language, source, input, output } of notesPrograms(notes)) {
      const text = await printed(language === 'cpp' ? CPP : PYTHON, source, input);
      expect(text.trimEnd()).toBe(output.trimEnd());
    }
  });

  test('camp point: programs prove its keys', { timeout: TEST_TIMEOUT_MS }, async () => {
    for (const one of questions)
      for (const { language, source, stdin = '', output } of checksOf(one)) {
        const text = squeeze(await printed(language, source, stdin));
        expect(text, one.key).toBe(squeeze(output));
        if (hasBody(one, 'options')) {
          const right = one.options.filter((option) => plainText(option.text) === text);
          expect(
            right.map(({ id }) => id),
            one.key,
          ).toEqual(one.answer);
        }
      }
  });
});
