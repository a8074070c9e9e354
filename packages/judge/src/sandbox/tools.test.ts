import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { findToolchain } from '../languages.ts';
import { buildSandboxTools } from './tools.ts';

const execute = promisify(execFile);
const JAIL = join(import.meta.dirname, 'jail');

async function folderFor(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'judge-tools-'));
  onTestFinished(async () => rm(folder, { recursive: true }));
  return folder;
}

test('buildSandboxTools: builds a separate worker for tests, and the judge’s worker has no switch to leave out walls', async () => {
  const { gpp } = await findToolchain();
  if (!gpp) throw new Error('no g++');
  const folder = await folderFor();
  const own = await buildSandboxTools(gpp, folder, false);
  const again = await buildSandboxTools(gpp, folder, false);
  const weak = await buildSandboxTools(gpp, folder, false, ['seccomp', 'killgroup']);
  expect(again).toEqual(own);
  expect(weak.probe).toBe(own.probe);
  expect((await readFile(own.jail)).equals(await readFile(weak.jail))).toBe(false);
  const extra = spawn(own.jail, [folder, folder, folder, '0', '-', 'seccomp'], { stdio: 'ignore' });
  expect(await once(extra, 'exit')).toEqual([2, null]);
});

test.for(['jail', 'probe', 'confine'])(
  'jail: the %s compiles for arm64 without warnings (not run there)',
  async (name, context) => {
    const compiler = 'aarch64-linux-gnu-g++';
    const found = await execute(compiler, ['--version']).then(
      () => true,
      () => false,
    );
    if (!found) return context.skip('no cross compiler: apt install g++-aarch64-linux-gnu');
    const target = join(await folderFor(), name);
    const flags = ['-x', 'c', '-O2', '-Wall', '-Wextra', '-Werror'];
    await execute(compiler, [...flags, '-o', target, join(JAIL, `${name}.c`)]);
    // 183 is AArch64 in the header of an ELF file.
    expect((await readFile(target)).readUInt16LE(18)).toBe(183);
  },
);
