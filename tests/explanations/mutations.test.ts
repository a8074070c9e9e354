// Right programs of the courses, each with some mistakes of beginners put in.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainCpp } from '@aosai/api/judging/explain/explainCpp';
import { todaysShare } from '@aosai/api/kit/todaysShare';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CPP_MUTATIONS } from './cppMutations.ts';
import { openWorkshop, type Workshop } from './workshop.ts';

const DAYS = 40;
/** How many of the mistakes go into each program. */
const EACH = 5;

const content = join(import.meta.dirname, '../../packages/content');
const programs = globSync('{camp,courses,papers}/**/ref.cpp', { cwd: content }).toSorted();
const mutations = Object.entries(CPP_MUTATIONS);

const cases = programs.flatMap((file, index) => {
  const source = readFileSync(join(content, file), 'utf8');
  // Begins at another mistake for each program, so that all of them are used equally often.
  const turned = mutations.map((_, at) => mutations[(at + index * EACH) % mutations.length] ?? mutations[0]);
  return turned
    .flatMap((entry) => {
      const mutant = entry?.[1](source);
      return entry && mutant && mutant.source !== source ? [{ name: `${file}: ${entry[0]}`, ...mutant }] : [];
    })
    .slice(0, EACH);
});

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop.close());

test('the corpus has at least 300 mistakes in at least 60 programs', () => {
  expect(programs.length).toBeGreaterThanOrEqual(60);
  expect(cases.length).toBeGreaterThanOrEqual(300);
});

test.each(todaysShare(cases, DAYS))('explainCpp: explains $name', async ({ source, line, codes }) => {
  const explanation = explainCpp(await workshop.compiled(source), source);
  expect(codes).toContain(explanation?.code);
  if (line !== null) expect(explanation?.line).toBe(line);
});
