import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), 'aosai-snapshot-'));
afterAll(() => rm(folder, { recursive: true }));

test('keepOwnTrampoline: lets an interpreter without a trampoline, as on iPads, start from a snapshot', async () => {
  const snapshot = join(folder, 'snapshot.bin');
  const here = (path: string) => join(import.meta.dirname, path);
  await run(process.execPath, [here('../../../build/makeSnapshot.ts'), here('library'), snapshot]);
  const program = `
import { readFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';
import create from 'pyodide/pyodide.asm.mjs';
import { keepOwnTrampoline } from ${JSON.stringify(here('ownTrampoline.ts'))};
import { LOCK_FILE } from ${JSON.stringify(here('pyodideSettings.ts'))};
Object.defineProperty(globalThis, 'navigator', { value: { userAgent: 'iPad' } });
const pyodide = await loadPyodide({
  jsglobals: {},
  lockFileContents: LOCK_FILE,
  createPyodideModule: keepOwnTrampoline(create),
  _loadSnapshot: readFileSync(${JSON.stringify(snapshot)}),
});
console.log(pyodide.runPython('import turtle, math; str(math.sqrt(2))'));
process.exit(0);
`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], {
    cwd: here('../../..'),
  });
  expect(stdout).toBe('1.4142135623730951\n');
});
