// Right programs of the courses, each with some mistakes of beginners put in.
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explainCpp } from '@aosai/api/judging/explain/explainCpp';
import { todaysShare } from '@aosai/api/kit/todaysShare';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CPP_MUTATIONS } from './cppMutations.ts';

const DAYS = 20;
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

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aosai-mutants-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function compiled(source: string): Promise<string> {
  await writeFile(join(folder, 'main.cpp'), source);
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  return new Promise((resolve) => {
    execFile('g++', ['-std=c++14', 'main.cpp', '-o', 'program'], { cwd: folder, env }, (_, __, stderr) =>
      resolve(stderr),
    );
  });
}

test('the corpus has at least 300 mistakes in at least 60 programs', () => {
  expect(programs.length).toBeGreaterThanOrEqual(60);
  expect(cases.length).toBeGreaterThanOrEqual(300);
});

test.each(todaysShare(cases, DAYS))('explainCpp: explains $name', async ({ source, line, codes }) => {
  const explanation = explainCpp(await compiled(source), source);
  expect(codes).toContain(explanation?.code);
  if (line !== null) expect(explanation?.line).toBe(line);
});
