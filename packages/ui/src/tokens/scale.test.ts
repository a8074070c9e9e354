import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PACKAGES = join(import.meta.dirname, '../../..');
/** Sizes in points are for paper, which has no scale. */
const LITERAL = /font-size:\s*[\d.]+(?:px|rem)|\bfont:[^;`]*?\s[\d.]+(?:px|rem)/gu;

test('scale: is the only source of type sizes in styles', () => {
  const files = globSync('{ui,app}/src/**/*.{ts,tsx}', { cwd: PACKAGES }).filter((file) => !file.endsWith('.test.ts'));
  const found = files.flatMap((file) =>
    [...readFileSync(join(PACKAGES, file), 'utf8').matchAll(LITERAL)].map(([literal]) => `${file}: ${literal}`),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});
