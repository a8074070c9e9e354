import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CPP } from '@aosai/api/judging/languages';
import type { JudgeStatus } from '@aosai/api/judging/judging';
import type { Verdict } from '@aosai/api/judging/verdicts';
import { createJudge } from '../judge.ts';
import { readCorpus, type CorpusProgram } from './corpus.ts';
import { brokenPromise, brokenSteps, judgeProgram, runAsTool } from './corpusRun.ts';
import { ADD_CPP, openTestBox, openTestRunner, requestOf, type TestRunner } from './testJudge.ts';
import { boxedProcesses, tracesIn } from './traces.ts';

/** A run of the corpus with the walls of one level. */
export interface LevelRun extends TestRunner {
  cacheDir: string;
  /** Names of the programs to run. Default: all. */
  only?: readonly string[];
  /** Steps through the C++ programs with a debugger, to their ends, or runs them in its place, instead of judging all. */
  steps?: boolean;
}

/** Report of `corpusInLevel`. */
export interface LevelReport {
  level: JudgeStatus['level'];
  problems: string[];
  programs: number;
  /** One line per program whose result differs from its header. */
  broken: string[];
  /** Files, processes and connections that were left behind or changed; must be empty. */
  left: string[];
  /** The verdict of a right A+B program that runs after all others. */
  next: Verdict;
}

const SECRET = 'CANARY-CONTENT';
/** How long a program of a concurrent test may still run. */
const PATIENCE_MS = 60_000;

/** A listener on this machine that no program may reach. */
async function listen(): Promise<{ port: number; calls: () => number; close: () => void }> {
  let calls = 0;
  const server = createServer((socket) => {
    calls += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('no port to listen on');
  }
  return { port: address.port, calls: () => calls, close: () => server.close() };
}

/** Sandboxed processes that do not end. Those that end belong to concurrent tests. */
async function remainingProcesses(): Promise<string[]> {
  let remaining = await boxedProcesses();
  for (const startedMs = Date.now(); remaining.length > 0 && Date.now() - startedMs < PATIENCE_MS;) {
    await sleep(200);
    const now = new Set(await boxedProcesses());
    remaining = remaining.filter((process) => now.has(process));
  }
  return remaining;
}

/** Judges the corpus, all programs at once over `slots`, and looks for what they left behind. */
export async function corpusInLevel(run: LevelRun): Promise<LevelReport> {
  // A folder of the host that everybody may write to: only the sandbox protects it.
  const canary = await mkdtemp(join(tmpdir(), 'aosai-judge-canary-'));
  const open = join(canary, 'open');
  await mkdir(open, { mode: 0o777 });
  await writeFile(join(open, 'secret'), SECRET, { mode: 0o666 });
  const listener = await listen();
  const runner = await openTestRunner(run);
  const { box } = await openTestBox(run);
  const judge = createJudge(runner);
  try {
    const all = await readCorpus({ canary: open, port: listener.port });
    const programs = all
      .filter(({ name }) => run.only?.includes(name) ?? true)
      .filter(({ calls, language }) =>
        run.steps === true ? language === 'cpp' && calls !== 'compiler' : calls !== 'debugger',
      );
    const watched = [canary, join(run.cacheDir, 'tools'), join(run.cacheDir, 'headers')];
    const before = await tracesIn(watched);

    const reportOf = async (program: CorpusProgram) =>
      program.calls === 'program' ? judgeProgram(judge, program) : runAsTool(runner, box, program);
    const boxed = programs.filter(({ calls }) => calls !== 'program');
    const judged = programs.filter(({ calls }) => calls === 'program');
    const broken: (string | null)[] = [];
    for (const program of boxed) {
      broken.push(brokenPromise(program, await reportOf(program)));
    }
    const brokenOf = async (program: CorpusProgram) =>
      run.steps === true ? brokenSteps(runner, program) : brokenPromise(program, await reportOf(program));
    broken.push(...(await Promise.all(judged.map(brokenOf))));

    const next = await judge.judge(requestOf({ language: CPP, source: ADD_CPP }));
    const { level, problems } = judge.status();
    await Promise.all([judge.close(), box.close()]);
    const processes = await remainingProcesses();
    const after = await tracesIn(watched);
    // Concurrent tests may add a tool or a header, but nothing may change or remove one.
    const known = Object.keys(after.files).filter((path) => path in before.files || path.startsWith(canary));
    const differing = new Set([...Object.keys(before.files), ...known]);
    const boxes = (await readdir(join(run.cacheDir, 'boxes'))).filter((name) => name.startsWith(`${process.pid}-`));
    return {
      level,
      problems,
      programs: programs.length,
      broken: broken.filter((line) => line !== null),
      left: [
        ...processes.map((process) => `process ${process}`),
        ...[...differing].filter((path) => before.files[path] !== after.files[path] && isWatched(path, run.cacheDir)),
        ...(before.ipc.join('') === after.ipc.join('') ? [] : ['System V IPC']),
        ...after.planted.filter((name) => !before.planted.includes(name)),
        ...boxes.map((name) => `box ${name}`),
        ...(listener.calls() === 0 ? [] : ['a connection']),
      ],
      next: next.verdict,
    };
  } finally {
    listener.close();
    await rm(canary, { recursive: true });
  }
}

/**
 * Not watched: the folders themselves, whose time changes when concurrent tests add files, and tools that are still
 * being built (`<name>.<pid>`).
 */
function isWatched(path: string, cacheDir: string): boolean {
  const inCache = path.slice(cacheDir.length + 1);
  return !['tools', 'headers'].includes(inCache) && !/^tools\/[^/]+\.\d+$/.test(inCache);
}
