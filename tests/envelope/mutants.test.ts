import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MUTANTS } from './mutants.ts';

const api = join(import.meta.dirname, '../../packages/api/src');

// `npm run test:faults` checks, in many minutes, that the tests detect each mutant.
test('the source text that a mutant replaces exists exactly once', () => {
  const lost = MUTANTS.filter(({ file, from }) => readFileSync(join(api, file), 'utf8').split(from).length !== 2);
  expect(lost.map(({ name }) => name)).toEqual([]);
});
