import { openApiDocument } from '@aosai/api/openapi/document';
import { expect, test, vi } from 'vitest';
import { costsOf } from './costs.ts';
import { type Expression, expressionsIn, productExpressions } from './expressions.ts';

/** Each with the reason why its text is short, no matter who wrote it. */
const BOUNDED: Record<string, string> = {};
/** Places that make an expression at run time, each with the reason why nobody else's text gets into it. */
const MADE: Record<string, string> = {
  'packages/api/src/domain/exams/watchForms.ts:30': 'a title as it stands, each sign escaped, from end to end',
  'packages/app/src/router.tsx:30': 'the paths of the table of pages',
};

const product = productExpressions();
const nameOf = ({ source, flags }: Expression) => `/${source}/${flags}`;
const tooCostly = async (expressions: readonly Expression[]) =>
  [...(await costsOf(expressions))]
    .filter(([one, cost]) => cost !== 'linear' && !(nameOf(one) in BOUNDED))
    .map(([one, cost]) => `${one.place} ${nameOf(one)} ${cost}`);

// Another version of the checker weighs every expression again: a minute of a processor.
vi.setConfig({ testTimeout: 600_000 });

test('S27: every expression of the product takes time in proportion to its text', async () => {
  expect(product.expressions.length).toBeGreaterThan(200);
  expect(await tooCostly(product.expressions)).toEqual([]);
});

test('S27: so does every pattern that a call checks its input with, also those of the schema library', async () => {
  const patterns = new Set<string>();
  JSON.stringify(openApiDocument(), (key, value: unknown) => {
    if (key === 'pattern' && typeof value === 'string') patterns.add(value);
    return value;
  });
  expect(patterns.size).toBeGreaterThan(10);
  expect(await tooCostly([...patterns].map((source) => ({ place: 'contract', source, flags: '' })))).toEqual([]);
});

test('no expression is made of a text that only the running program knows', () => {
  expect(product.made).toEqual(Object.keys(MADE));
});

test('the check sees expressions that are not linear, however they are written', async () => {
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
