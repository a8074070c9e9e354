import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stepping } from '@aosai/api/judging/judging';
import { LIBRARY_PATHS, type Tool, type Toolchain } from '../languages.ts';
import type { Runner, StepJob, StepOutcome } from '../runner.ts';
import type { Box, BoxJob } from '../sandbox/box.ts';
import { readContent } from '../sandbox/files.ts';
import type { BoxPool } from '../sandbox/pool.ts';
import type { WorkerHello } from '../sandbox/worker.ts';

/** What the program may use; the debugger has its own limits below. */
const PROGRAM = { memoryKiB: 256 * 1024, cpuSeconds: 2, outputBytes: 64 * 1024 };
/** A recording ends where it is after this time; one line of the program may take 1.5 s longer. */
const MOST_SECONDS = 4;
const RECORDING_BYTES = 1024 * 1024;

/** Nothing of the folder, the account or the program itself is loaded, and nothing is fetched. */
const SETTINGS = [
  'set auto-load off',
  'set startup-with-shell off',
  'set disable-randomization off',
  'set debuginfod enabled off',
  'set breakpoint always-inserted on',
  'maint set worker-threads 0',
];

/** Whether programs can be stepped through on this machine. */
export function steppingOf(
  { gdb, canLinkStatically }: Toolchain,
  { spaces, group }: Pick<WorkerHello, 'spaces' | 'group'>,
): Stepping {
  if (!gdb) return 'noGdb';
  if (spaces === 'none') return 'noSpaces';
  // Nothing would count the processes of a debugger that a program has taken over: neither an account nor a group.
  if (spaces === 'user' && !group) return 'noGroup';
  return canLinkStatically ? 'ready' : 'noStatic';
}

const SCRIPTS = ['record.py', 'layouts.py', 'values.py'];
const readScript = async (name: string): Promise<Buffer> => readFile(join(import.meta.dirname, name));

/** What the debugger may open and call. */
export const DEBUGGER_WALLS = {
  readable: [...LIBRARY_PATHS, '/usr/share/gdb', '/dev/random', '/dev/urandom', '.'],
  writable: ['/dev/null', 'output', 'steps'],
  compiling: true,
  tracing: true,
} as const satisfies Partial<BoxJob>;

/** The debugger's job; it starts `confine`, which becomes the program behind the walls of a judged one. */
function debuggerJob(gdb: Tool, { steps, runsOn }: StepJob): BoxJob {
  const { memoryKiB, cpuSeconds, outputBytes } = PROGRAM;
  const limits = `{"steps": ${steps}, "runsOn": ${runsOn === true ? 'True' : 'False'}, "seconds": ${MOST_SECONDS}}`;
  return {
    program: gdb.path,
    arguments: [
      gdb.path,
      '-nx',
      '-nh',
      '-batch',
      ...SETTINGS.flatMap((setting) => ['-iex', setting]),
      '-ex',
      `set args program input output ${memoryKiB} ${cpuSeconds} ${outputBytes}`,
      '-ex',
      `python limits = ${limits}`,
      '-x',
      'record.py',
    ],
    ...DEBUGGER_WALLS,
    cpuUs: 6_000_000,
    wallUs: 2_000_000,
    memoryKiB: 512 * 1024,
    outputBytes: RECORDING_BYTES,
  };
}

async function stepIn(box: Box, gdb: Tool, confine: string, job: StepJob, signal?: AbortSignal): Promise<StepOutcome> {
  const scripts = await Promise.all(SCRIPTS.map(async (name) => [name, await readScript(name)] as const));
  await box.run(
    debuggerJob(gdb, job),
    {
      content: { ...Object.fromEntries(scripts), 'main.cpp': job.source, input: job.input },
      copies: { program: job.executable.path, confine },
      writable: ['output', 'steps'],
    },
    '',
    signal,
  );
  // How the debugger ended says nothing: what it has written counts.
  return {
    steps: await readContent(join(box.work, 'steps'), RECORDING_BYTES),
    output: await readContent(join(box.work, 'output'), PROGRAM.outputBytes),
  };
}

/** Steps through each program in the next free box; null without a debugger. */
export function createStepper(options: { useBox: BoxPool['use']; gdb: Tool | null; confine: string }): Runner['step'] {
  const { useBox, gdb, confine } = options;
  return async (job, signal) => gdb && useBox(async (box) => stepIn(box, gdb, confine, job, signal), signal);
}
