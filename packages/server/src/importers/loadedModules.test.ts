import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageOf } from '../testing/importers/zipOf.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aosai-loaded-'));
});
afterAll(() => rm(folder, { recursive: true }));

const PROGRAM = `
import { registerHooks } from 'node:module';
const loaded = [];
registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
const { importFile } = await import(process.argv[1]);
for await (const item of importFile(process.argv[2])) loaded.push('read as ' + item.format);
console.log(JSON.stringify(loaded));
`;

/** The format a file was read as, and the readers and libraries loaded for it. */
async function loadedFor(content: string | Buffer): Promise<string[]> {
  const path = join(folder, 'given');
  await writeFile(path, content);
  const importer = new URL('./importFile.ts', import.meta.url).href;
  const program = ['--input-type=module', '-e', PROGRAM, importer, path];
  const { stdout } = await promisify(execFile)(process.execPath, program);
  // Archives need yauzl, and every text is checked for the signs of a table.
  const other = (JSON.parse(stdout) as string[]).filter((url) => !/\/(?:yauzl|pend|own|sheet)\//.test(url));
  const named = other.flatMap((url) => /(read as \w+|(?<=\/(?:formats|node_modules)\/)[\w-]+)/.exec(url)?.[0] ?? []);
  return [...new Set(named)].toSorted();
}

test('importFile: loads only the reader of the format and the libraries it needs', async () => {
  expect(await loadedFor('一、判断题\n1. 天是蓝的（√）\n')).toEqual(['paper', 'read as text']);
  expect(await loadedFor(packageOf({ 'problem.conf': 'n_tests 1' }))).toEqual(['read as uoj', 'uoj']);
  const needed = ['read as syzoj', 'syzoj', 'testFiles', 'yaml'];
  expect(await loadedFor(packageOf({ 'data.yml': 'a: 1' }))).toEqual(needed);
});
