import { openApiDocument } from '@aosai/api/openapi/document';
import { todaysShare } from '@aosai/api/kit/todaysShare';
import { expect, test, vi } from 'vitest';
import { costsOf } from './costs.ts';
import { type Expression, expressionsIn, productExpressions } from './expressions.ts';

/** Expressions that may be slow, each with the reason why its text is always short. */
const BOUNDED: Record<string, string> = {};
/** Places that build an expression at run time, each with the reason why user input cannot change its meaning. */
const MADE: Record<string, string> = {
  'packages/api/src/courses/lessonParts.ts:34': 'fixed patterns, one of them at each place',
  'packages/api/src/courses/lessonParts.ts:35': 'fixed patterns, one after the other',
  'packages/api/src/exams/watchForms.ts:30': 'a title as it stands, each sign escaped, from end to end',
  'packages/api/src/homework/homeworkTitle.ts:13': 'a month and a day, whose zeros and blanks may be left out',
  'packages/api/src/questions/analysisLetters.ts:11': 'fixed patterns of letters',
  'packages/api/src/questions/analysisLetters.ts:12': 'the pattern of a letter',
  'packages/app/src/shell/router.tsx:55': 'the paths of the table of pages',
  'packages/server/src/excel/readCsv.ts:69': 'one class of three signs',
  'packages/server/src/importers/text/foreignText.ts:11': 'a fixed list of tags, tried on 2,000 characters',
};

const product = productExpressions();
const nameOf = ({ source, flags }: Expression) => `/${source}/${flags}`;

/** All take four minutes, so that one in forty is weighed a day; nightly all. */
const DAYS = 40;

vi.setConfig({ testTimeout: 20 * 60_000 });

/** Each in a test of its own, since the night weighs all, and a busy machine takes its time. */
const PARTS = 8;

const distinct = (expressions: readonly Expression[]): Expression[] => [
  ...new Map(expressions.map((one) => [nameOf(one), one])).values(),
];

async function tooCostly(expressions: readonly Expression[]): Promise<string[]> {
  return [...(await costsOf(expressions))]
    .filter(([one, cost]) => cost !== 'linear' && !(nameOf(one) in BOUNDED))
    .map(([one, cost]) => `${one.place} ${nameOf(one)} ${cost}`);
}

const weighed = todaysShare(distinct(product.expressions), DAYS);

test.each(Array.from({ length: PARTS }, (_, part) => part))(
  'S27: every regular expression of the product takes linear time, part %i',
  async (part) => {
    expect(product.expressions.length).toBeGreaterThan(200);
    expect(await tooCostly(weighed.filter((_, at) => at % PARTS === part))).toEqual([]);
  },
);

test('S27: every input pattern of the contract takes linear time, including those of the schema library', async () => {
  const patterns = new Set<string>();
  JSON.stringify(openApiDocument(), (key, value: unknown) => {
    if (key === 'pattern' && typeof value === 'string') patterns.add(value);
    return value;
  });
  expect(patterns.size).toBeGreaterThan(10);
  const expressions = [...patterns].map((source) => ({ place: 'contract', source, flags: '' }));
  expect(await tooCostly(todaysShare(expressions, DAYS))).toEqual([]);
});

test('no regular expression is built at run time, except in the listed places', () => {
  expect(product.made).toEqual(Object.keys(MADE));
});

test('expressionsIn, costsOf: find slow expressions in literals, RegExp calls and string methods', async () => {
  const code = String.raw`const a = /(?:x+)+$/; const b = new RegExp('\\s+$', 'g'); text.match('a.*b.*c');
    z.regex(/^\S+@\S+\.\S+$/); const fine = /^[a-z]+$/; const made = new RegExp(name);`;
  const { expressions, made } = expressionsIn('code.ts', code);
  const costs = [...(await costsOf(expressions)).values()].map((cost) => cost.split(':')[0]);
  expect(costs).toEqual([
    'exponential',
    '2nd degree polynomial',
    '3rd degree polynomial',
    '3rd degree polynomial',
    'linear',
  ]);
  expect(made).toEqual(['code.ts:2']);
});
