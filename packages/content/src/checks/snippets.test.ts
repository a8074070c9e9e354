import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CPP, type CppStandard, standardOf } from '@aosai/api/judging/languages';
import { hasBody } from '@aosai/api/questions/kinds';
import type { OptionSource, SnippetCheck } from '@aosai/api/questions/source';
import { todaysShare } from '@aosai/api/kit/todaysShare';
import { openJudge } from '@aosai/judge/judge';
import { PAPER_KEYS, loadPaper } from '../loadPaper.ts';
import { checksOf } from './checksOf.ts';
import { claimedOutput, cppBlocks, plainText, squeeze } from '../questions/stemCode.ts';

/** Programs change rarely and take long to compile: one in fifteen runs a day, nightly all. */
const DAYS = 15;

const TEST_TIMEOUT_MS = 60_000;
const LIMITS = { timeMs: 1000, memoryKiB: 262_144 };

const judge = await openJudge({ cacheDir: join(tmpdir(), 'aosai-demo-papers') });
afterAll(() => judge.close());

async function ran({ language, source, stdin = '' }: Omit<SnippetCheck, 'output'>, standard: CppStandard) {
  return judge.run({ language, source, standard, limits: LIMITS, input: stdin });
}

async function outputOf(check: SnippetCheck, standard: CppStandard): Promise<string> {
  const report = await ran(check, standard);
  expect(report.verdict, report.compileMessage || report.stderr).toBe('AC');
  return squeeze(report.stdout);
}

const QUESTIONS = PAPER_KEYS.flatMap((paper) => {
  const { sections, template } = loadPaper(paper);
  return sections.flatMap(({ questions }) =>
    questions.map((question) => ({ question, standard: standardOf(template), key: question.key })),
  );
});

const STATEMENTS = QUESTIONS.flatMap(({ question, standard, key }) =>
  hasBody(question, 'judgement')
    ? checksOf(question).map((check, i) => ({ name: `${key} check ${i + 1}`, question, standard, check }))
    : [],
);

test.each(todaysShare(STATEMENTS, DAYS))('$name proves the statement', { timeout: TEST_TIMEOUT_MS }, async (one) => {
  const output = await outputOf(one.check, one.standard);
  expect(output).toBe(squeeze(one.check.output));
  const claim = output === 'true' || output === 'false' ? 'true' : squeeze(claimedOutput(one.question.stem) ?? '');
  expect(output === claim).toBe(one.question.answer);
});

interface Choice {
  name: string;
  standard: CppStandard;
  options: readonly OptionSource[];
  answer: readonly string[];
  checks: readonly SnippetCheck[] | undefined;
}

/** Questions and parts of groups, with their options and the right ones. */
const CHOICES = QUESTIONS.flatMap(({ question, standard, key }): Choice[] => {
  if (hasBody(question, 'options')) {
    const { options, answer, checks } = question;
    return [{ name: key, standard, options, answer, checks }];
  }
  if (!hasBody(question, 'parts')) return [];
  return question.parts.map(({ id, options, answer, checks }) => ({
    name: `${key} ${id}`,
    standard,
    options,
    answer: [answer],
    checks,
  }));
}).flatMap(({ name, standard, options, answer, checks = [] }) =>
  checks.map((check, i) => ({ name: `${name} check ${i + 1}`, standard, options, answer, check })),
);

test.each(todaysShare(CHOICES, DAYS))('$name proves the answer key', { timeout: TEST_TIMEOUT_MS }, async (one) => {
  const output = await outputOf(one.check, one.standard);
  expect(output).toBe(squeeze(one.check.output));
  const matching = one.options.filter((option) => plainText(option.text) === plainText(output));
  expect(matching.map((option) => option.id)).toEqual(one.answer);
});

const BLANKS = '①②③④⑤⑥⑦⑧⑨';

const COMPLETIONS = QUESTIONS.flatMap(({ question, standard, key }) =>
  hasBody(question, 'parts') && question.runs ? [{ key, standard, question, runs: question.runs }] : [],
);

test.each(todaysShare(COMPLETIONS, DAYS))(
  '$key runs with its right options and with no others',
  { timeout: 4 * TEST_TIMEOUT_MS },
  async (one) => {
    const [template = ''] = cppBlocks(one.question.stem);
    const right = one.question.parts.map(({ options, answer }) => options.find(({ id }) => id === answer)?.text ?? '');
    const prints = async (texts: readonly string[]) => {
      const source = texts.reduce((code, text, i) => code.replace(BLANKS[i] ?? '', plainText(text)), template);
      for (const { stdin, output } of one.runs) {
        const report = await ran({ language: CPP, source, stdin }, one.standard);
        if (report.verdict !== 'AC' || squeeze(report.stdout) !== output) return false;
      }
      return true;
    };
    expect(await prints(right)).toBe(true);
    const alsoRight: string[] = [];
    for (const [place, { id, options, answer }] of one.question.parts.entries()) {
      for (const option of options.filter((other) => other.id !== answer))
        if (await prints(right.with(place, option.text))) alsoRight.push(`${id} ${option.id}`);
    }
    expect(alsoRight).toEqual([]);
  },
);
