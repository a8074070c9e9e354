import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MUTANTS } from './mutants.ts';

const api = join(import.meta.dirname, '../../packages/api/src');

// Whether the tests notice each of them is a run of many minutes, and part of `npm run test:faults`.
test('every seeded change finds the place that it changes, exactly once', () => {
  const lost = MUTANTS.filter(({ file, from }) => readFileSync(join(api, file), 'utf8').split(from).length !== 2);
  expect(lost.map(({ name }) => name)).toEqual([]);
});
