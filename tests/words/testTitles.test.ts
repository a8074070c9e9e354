import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const TESTS = ['packages/*/src/**/*.{test,stories}.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'] as const;
/** A title given to `test(…)`, `.test(…)` of a story or the second call of `test.each(…)(…)`. */
const TITLE = /(?:\btest|\)|\.test)\(\s*(['`])(?<title>(?:(?!\1)[^\\\n]|\\.)+)\1,/gu;

/** Titles that tell two behaviours apart by a semicolon. */
const doubleTitles = (code: string): string[] =>
  [...code.matchAll(TITLE)].flatMap(({ groups }) => (groups?.title?.includes(';') ? [groups.title] : []));

test('no test title has a semicolon, since a test shows one behaviour', () => {
  const files = TESTS.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).toSorted();
  expect(files.length).toBeGreaterThan(800);
  const faults = files.flatMap((file) =>
    doubleTitles(readFileSync(join(ROOT, file), 'utf8')).map((title) => `${file}: ${title}`),
  );
  expect(faults).toEqual([]);
});

test('a title with a semicolon is found in each way to write one', () => {
  const titles = ['a; b', 'c; d', 'e; f'] as const;
  const code = `test('${titles[0]}', f);\nEmpty.test(\n  '${titles[1]}',\n  f);\ntest.each([1])('${titles[2]}', f);\ntest('g', f);`;
  expect(doubleTitles(code)).toEqual(titles);
});
