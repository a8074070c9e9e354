import { createHash } from 'node:crypto';
import { CPP, DEFAULT_STANDARD } from '@aosai/api/judging/languages';
import { compileLimits, compileTimeText } from '../compile/compilerJob.ts';
import { sourceFiles } from '../compile/sourceFiles.ts';
import { meaningFlags, PYTHON_OPTIONS, SYNTAX_CHECK } from '../languages.ts';
import type { CompileJob, CompileOutcome, Executable } from '../runner.ts';
import { createSharedTasks } from '../compile/sharedTasks.ts';
import { cleanText } from '../text.ts';
import type { GoJudgeApi, GoJudgeCommand, GoJudgeResult } from './goJudgeApi.ts';

const MESSAGE_BYTES = 64 * 1024;
const KEPT_PROGRAMS = 128;
const PROCESSES = 50;
/** How often a program is compiled when it is dropped between compiling and its use. */
const TRIES = 3;
const NS_PER_US = 1_000;

/** Environment of programs in go-judge. */
export const PATH = 'PATH=/usr/local/bin:/usr/bin:/bin';
/** Command that starts Python in go-judge. */
export const PYTHON = ['/usr/bin/python3', ...PYTHON_OPTIONS];

function command(
  args: string[],
  copyIn: Record<string, string>,
  cached: string,
  { cpuUs, wallUs, memoryKiB, outputBytes }: ReturnType<typeof compileLimits>,
): GoJudgeCommand {
  return {
    args,
    env: [PATH],
    files: [{ content: '' }, { name: 'stdout', max: MESSAGE_BYTES }, { name: 'stderr', max: MESSAGE_BYTES }],
    cpuLimit: cpuUs * NS_PER_US,
    clockLimit: wallUs * NS_PER_US,
    memoryLimit: memoryKiB * 1024,
    stackLimit: memoryKiB * 1024,
    procLimit: PROCESSES,
    copyIn: Object.fromEntries(Object.entries(copyIn).map(([name, content]) => [name, { content }])),
    copyOut: ['stdout', 'stderr'],
    copyOutCached: [cached],
    copyOutMax: outputBytes,
  };
}

function commandOf(job: CompileJob): GoJudgeCommand {
  const { language, standard = DEFAULT_STANDARD, headers, compileMs } = job;
  const [main, sources] = sourceFiles(job);
  const limits = compileLimits(compileMs);
  if (language !== CPP) {
    return command([...PYTHON, 'check.py'], { ...sources, 'check.py': SYNTAX_CHECK }, 'main.py', limits);
  }
  const flags = [...meaningFlags(standard), '-static', '-fdiagnostics-color=never'];
  return command(['/usr/bin/g++', ...flags, '-o', 'program', main], { ...headers, ...sources }, 'program', limits);
}

function reasonOf({ status, fileError = [] }: GoJudgeResult, cpuUs: number): string {
  switch (status) {
    case 'Time Limit Exceeded':
      return compileTimeText({ cpuUs });
    case 'Memory Limit Exceeded':
      return '编译占用内存过多（上限 1 GB）。\n';
    default:
      return fileError.some(({ type }) => type === 'CopyOutSizeExceeded')
        ? '编译产物过大（上限 64 MB），请检查全局数组的初始值。\n'
        : '';
  }
}

function messageOf(result: GoJudgeResult, cpuUs: number): string {
  const { files = {}, fileError = [] } = result;
  const lost = fileError.find(({ type }) => type.startsWith('CopyIn'));
  if (lost) {
    throw new Error(`go-judge lost a file: ${lost.name} (${lost.type})`);
  }
  const said = cleanText(Buffer.from(`${files['stdout'] ?? ''}${files['stderr'] ?? ''}`), MESSAGE_BYTES);
  return `${reasonOf(result, cpuUs)}${said}`.slice(0, MESSAGE_BYTES) || '编译失败，编译器没有给出原因。';
}

/** Compiles programs in go-judge. */
export interface GoJudgeCompiler {
  compile: (job: CompileJob, signal?: AbortSignal) => Promise<CompileOutcome>;
  /** Forgets a program that go-judge no longer has, or may not have, so that the next call compiles it again. */
  forget: (executable: Executable) => void;
  close: () => Promise<void>;
}

/**
 * Compiles in go-judge, once per program while it is stored there; concurrent calls for the same program share one
 * compilation. Keeps 128 programs; the least recently used are deleted, unless they are in use.
 */
export function openGoJudgeCompiler(api: GoJudgeApi): GoJudgeCompiler {
  const kept = new Map<string, { fileId: string; users: number }>();
  const shareCompiling = createSharedTasks<string | null>();

  const drop = async (key: string): Promise<void> => {
    const one = kept.get(key);
    kept.delete(key);
    if (one) {
      await api.remove(one.fileId);
    }
  };

  const makeRoom = (): void => {
    for (const [key, { users }] of kept) {
      if (kept.size <= KEPT_PROGRAMS) {
        return;
      }
      if (users === 0) {
        // A failed deletion is harmless: go-judge removes the file after its own file timeout.
        drop(key).catch(() => undefined);
      }
    }
  };

  const executableOf = (key: string, language: CompileJob['language']): Executable | null => {
    const one = kept.get(key);
    if (!one) {
      return null;
    }
    kept.delete(key);
    kept.set(key, one);
    one.users += 1;
    let isReleased = false;
    return {
      kind: language === CPP ? 'static' : 'python',
      path: one.fileId,
      release: () => {
        one.users -= isReleased ? 0 : 1;
        isReleased = true;
        makeRoom();
      },
    };
  };

  /** Compiles and stores the program. Returns the compiler's message if it does not compile. */
  const compileNow = async (
    key: string,
    cmd: GoJudgeCommand,
    { compileMs }: CompileJob,
    signal: AbortSignal,
  ): Promise<string | null> => {
    const [result] = await api.run([cmd], [], signal);
    const fileId = result?.fileIds?.[cmd.copyOutCached?.[0] ?? ''];
    const isCompiled = result?.status === 'Accepted' && fileId !== undefined;
    // A call with another time for the compiler may have stored the same program, which may be in use already.
    if (isCompiled && !kept.has(key)) {
      kept.set(key, { fileId, users: 0 });
      return null;
    }
    if (fileId !== undefined) {
      await api.remove(fileId);
    }
    if (isCompiled) {
      return null;
    }
    const { cpuUs } = compileLimits(compileMs);
    return result ? messageOf(result, cpuUs) : '编译失败，编译器没有给出原因。';
  };

  return {
    compile: async (job, signal) => {
      const cmd = commandOf(job);
      const key = createHash('sha256')
        .update(JSON.stringify([cmd.args, cmd.copyIn]))
        .digest('hex');
      let executable = executableOf(key, job.language);
      for (let tries = 0; !executable; tries += 1) {
        if (tries === TRIES) {
          throw new Error('programs are dropped as soon as they are compiled');
        }
        // `compileMs` is part of the key, so that a call with more time does not share the time-out of one with less.
        const message = await shareCompiling(
          `${key}/${job.compileMs}`,
          async (left) => compileNow(key, cmd, job, left),
          signal,
        );
        signal?.throwIfAborted();
        if (message !== null) {
          return { ok: false, message };
        }
        executable = executableOf(key, job.language);
      }
      return { ok: true, executable };
    },
    forget: ({ path }) => {
      for (const [key, { fileId }] of kept) {
        if (fileId === path) {
          kept.delete(key);
        }
      }
    },
    close: async () => {
      await Promise.allSettled([...kept.keys()].map(drop));
    },
  };
}
