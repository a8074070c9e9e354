import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MUTANTS } from '../envelope/mutants.ts';

const root = join(import.meta.dirname, '../..');
const api = join(root, 'packages/api/src');
const PATIENCE_MS = 60 * 60_000;
const UNCHANGED = 'unchanged';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aosai-mutants-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Copies a folder's source and tests for one mutant; what they import is shared by all copies. */
async function copyInto(name: string, tested: 'envelope' | 'client'): Promise<string> {
  const to = join(folder, name);
  await mkdir(to);
  await cp(join(api, tested), join(to, tested), { recursive: true });
  for (const part of await readdir(api)) if (part !== tested) await symlink(join(api, part), join(to, part));
  return to;
}

/** Returns the names of the copies in which at least one test fails. */
async function redCopies(include: readonly string[]): Promise<Set<string>> {
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  const exclude = ['**/x25519.test.ts', '**/node_modules/**'];
  const reporting = { reporters: ['json'], outputFile: 'report.json' };
  const config = { test: { include, exclude, isolate: false, testTimeout: 60_000, ...reporting } };
  await writeFile(join(folder, 'vitest.config.ts'), `export default ${JSON.stringify(config)};`);
  // Vitest exits with an error, as expected.
  await once(spawn('vitest', ['run', '--root', folder], { cwd: folder, stdio: 'ignore' }), 'close');
  const report = JSON.parse(await readFile(join(folder, 'report.json'), 'utf8')) as {
    testResults: { name: string; status: string }[];
  };
  const red = report.testResults.filter(({ status }) => status !== 'passed');
  return new Set(red.map(({ name }) => name.slice(folder.length + 1).split('/')[0] ?? ''));
}

test('the tests of envelope and client detect every mutant of their source', { timeout: PATIENCE_MS }, async () => {
  const tested = ['envelope', 'client'] as const;
  const include: string[] = [];
  for (const part of tested) {
    await copyInto(`${UNCHANGED}-${part}`, part);
    include.push(`${UNCHANGED}-${part}/${part}/*.test.ts`);
  }
  for (const [index, { file, from, to, name }] of MUTANTS.entries()) {
    const part = tested.find((one) => file.startsWith(`${one}/`));
    if (!part) throw new Error(`${file} belongs to neither`);
    const path = join(await copyInto(String(index), part), file);
    include.push(`${index}/${part}/*.test.ts`);
    const source = await readFile(path, 'utf8');
    expect([name, source.split(from).length - 1]).toEqual([name, 1]);
    await writeFile(
      path,
      source.replace(from, () => to),
    );
  }
  const red = await redCopies(include);
  expect([...red].filter((name) => name.startsWith(UNCHANGED))).toEqual([]);
  expect(MUTANTS.flatMap(({ name }, index) => (red.has(String(index)) ? [] : [name]))).toEqual([]);
});
