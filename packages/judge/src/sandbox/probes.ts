import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LIBRARY_PATHS, pythonArguments, type Tool } from '../languages.ts';
import type { Box, BoxJob } from './box.ts';
import type { WorkerAnswer } from './worker.ts';

const JOB: Omit<BoxJob, 'program' | 'arguments'> = {
  readable: ['/lib', '/lib64', '/usr/lib'],
  writable: [],
  compiling: false,
  cpuUs: 1_000_000,
  wallUs: 3_000_000,
  memoryKiB: 256 * 1024,
  outputBytes: 64 * 1024,
};

const CANARY = 'canary';

/**
 * Attacks the sandbox through the same path that students' programs take. Returns the names of the attacks that
 * succeeded and of the limits that did not work; an empty list means that the sandbox is safe to use.
 */
export async function probeSandbox(box: Box, probe: string, folder: string): Promise<string[]> {
  const canary = join(folder, `canary-${process.pid}`);
  const failed: string[] = [];
  const attempt = async (what: string, limits: Partial<BoxJob>): Promise<WorkerAnswer> =>
    box.run({ ...JOB, ...limits, program: probe, arguments: ['probe', what, canary] }, {}, '');

  await writeFile(canary, CANARY, { mode: 0o666 });
  try {
    await attempt('attack', {});
    const said = (await readFile(box.output, 'utf8')).split('\n').filter((word) => word !== '');
    failed.push(...said.filter((word) => word !== 'done'));
    if (!said.includes('done')) {
      failed.push('no-answer');
    }
    if ((await readFile(canary, 'utf8').catch(() => '')) !== CANARY) {
      failed.push('canary');
    }
    if ((await attempt('cpu', { cpuUs: 20_000 })).killed !== 'cpu') {
      failed.push('cpu-limit');
    }
    if ((await attempt('wall', { wallUs: 20_000 })).killed !== 'wall') {
      failed.push('wall-limit');
    }
    if ((await attempt('memory', { memoryKiB: 8 * 1024, wallUs: 500_000 })).killed !== 'memory') {
      failed.push('memory-limit');
    }
    await attempt('orphan', { compiling: true });
    if ((await readFile(box.output)).length > 0) {
      failed.push('orphan');
    }
    await attempt('output', {});
    const { size } = await stat(box.output);
    if (size !== JOB.outputBytes + 1) {
      failed.push('output-limit');
    }
    return failed;
  } finally {
    await rm(canary, { force: true });
  }
}

/** Whether Python starts in the sandbox and finds its library and a script in the work folder. */
export async function startsPython(box: Box, python: Tool): Promise<boolean> {
  const answer = await box.run(
    {
      ...JOB,
      program: python.path,
      arguments: pythonArguments(python, 'main.py'),
      readable: [...LIBRARY_PATHS, 'main.py'],
    },
    { content: { 'main.py': 'print(1)' } },
    '',
  );
  return answer.exitCode === 0;
}
