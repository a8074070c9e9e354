import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { CPP, DEFAULT_STANDARD, type CppStandard } from '@aosai/api/judging/languages';
import type { ExecutableCache } from './executableCache.ts';
import { JudgeUnavailable } from '../judgeUnavailable.ts';
import { takeCompiled } from './compiledFile.ts';
import { COMPILE_LIMITS, compileLimits, compilerJob, compileTimeText } from './compilerJob.ts';
import {
  compileFlags,
  LIBRARY_PATHS,
  pythonArguments,
  stepFlags,
  SYNTAX_CHECK,
  type Tool,
  type Toolchain,
  UNBUFFERED,
} from '../languages.ts';
import { sourceFiles } from './sourceFiles.ts';
import { headerFolder } from './precompiled.ts';
import type { CompileJob, CompileOutcome, Executable } from '../runner.ts';
import type { Box } from '../sandbox/box.ts';
import { readContent } from '../sandbox/files.ts';
import type { BoxPool } from '../sandbox/pool.ts';
import type { WorkerAnswer } from '../sandbox/worker.ts';
import { createSharedTasks } from './sharedTasks.ts';
import { cleanText } from '../text.ts';

const MESSAGE_BYTES = 64 * 1024;
const TAKEN = { limitBytes: COMPILE_LIMITS.outputBytes, mode: 0o755 };
/** How often a program is compiled when the cache drops it between compiling and running. */
const TRIES = 3;

function reasonOf(answer: WorkerAnswer, message: string, limits: typeof COMPILE_LIMITS): string {
  if (answer.killed === 'cpu' || answer.killed === 'wall' || message.includes('CPU time limit exceeded')) {
    return compileTimeText(limits);
  }
  if (answer.killed === 'memory' || /out of memory|cannot allocate memory|virtual memory exhausted/iu.test(message)) {
    return '编译占用内存过多（上限 1 GB）。\n';
  }
  if (/file size limit exceeded|file too large/iu.test(message)) {
    return '编译产物过大（上限 64 MB），请检查全局数组的初始值。\n';
  }
  return '';
}

/**
 * The compiler's message without paths of the box. `shared` is the shared folder as the compiler sees it; it appears in
 * messages about the judge's own headers.
 */
async function messageOf(
  { box, limits, shared }: { box: Box; limits: typeof COMPILE_LIMITS; shared: string },
  answer: WorkerAnswer,
  file: string,
): Promise<string> {
  const said = cleanText(await readContent(file, MESSAGE_BYTES), MESSAGE_BYTES)
    .replaceAll(`${box.work}/`, '')
    .replaceAll(`${shared}/`, '');
  return cleanText(Buffer.from(`${reasonOf(answer, said, limits)}${said}`), MESSAGE_BYTES);
}

/** Parts that a compiler needs; all are opened by the caller. */
export interface CompilerOptions {
  toolchain: Toolchain;
  cache: ExecutableCache;
  /** Path of the shared folder on the host. */
  shared: string;
  useBox: BoxPool['use'];
  /** Path of the object file for programs that are stepped through. */
  unbuffered: string;
}

/** Compiles a program. The executable stays until `release`; a program that does not compile gives `ok: false`. */
export type Compile = (program: CompileJob, signal?: AbortSignal) => Promise<CompileOutcome>;

/**
 * Creates a compiler that compiles once per source, flags and compiler version, and otherwise answers from the cache.
 * Concurrent calls for the same program share one compilation.
 * @throws JudgeUnavailable (when compiling) when the language's compiler is missing
 */
export function createCompiler({ toolchain, cache, shared, useBox, unbuffered }: CompilerOptions): Compile {
  const flagsOf = ({ forSteps }: CompileJob, standard: CppStandard): string[] =>
    forSteps === true ? stepFlags(toolchain, standard) : compileFlags(toolchain, standard);
  const shareCompiling = createSharedTasks<string | null>();
  const sharedIn = (box: Box): string => (box.hello.spaces === 'none' ? shared : '/shared');

  const compileCpp = async (
    key: string,
    gpp: Tool,
    wanted: CompileJob,
    standard: CppStandard,
    signal: AbortSignal,
  ): Promise<string | null> =>
    useBox(async (box) => {
      const limits = compileLimits(wanted.compileMs);
      const [main, sources] = sourceFiles(wanted);
      const headers = headerFolder(sharedIn(box), gpp, standard, wanted.forSteps);
      const flags = [`-I${headers}`, ...flagsOf(wanted, standard), '-o', 'program', main];
      const job = compilerJob(gpp, flags, limits);
      const readable = box.hello.spaces === 'none' ? [...job.readable, shared] : job.readable;
      const content = { ...wanted.headers, ...sources };
      const copies: Record<string, string> = wanted.forSteps === true ? { [UNBUFFERED]: unbuffered } : {};
      const answer = await box.run({ ...job, readable }, { content, copies }, '', signal);
      const program = join(box.work, 'program');
      if (answer.killed !== '' || answer.exitCode !== 0 || !(await takeCompiled(program, TAKEN))) {
        const told = await messageOf({ box, limits, shared: sharedIn(box) }, answer, box.error);
        return told || '编译失败，编译器没有给出原因。';
      }
      await cache.add(key, program);
      return null;
    }, signal);

  const checkPython = async (
    key: string,
    python: Tool,
    wanted: CompileJob,
    signal: AbortSignal,
  ): Promise<string | null> =>
    useBox(async (box) => {
      const limits = compileLimits(wanted.compileMs);
      const [, sources] = sourceFiles(wanted);
      const answer = await box.run(
        {
          ...limits,
          program: python.path,
          arguments: pythonArguments(python, 'check.py'),
          readable: [...LIBRARY_PATHS, 'main.py', 'check.py'],
          writable: [],
          compiling: false,
        },
        { content: { ...sources, 'check.py': SYNTAX_CHECK } },
        '',
        signal,
      );
      if (answer.killed !== '' || answer.exitCode !== 0) {
        const told = await messageOf({ box, limits, shared: sharedIn(box) }, answer, box.output);
        return told || 'Python 语法检查没有正常结束。';
      }
      await cache.add(key, join(box.work, 'main.py'));
      return null;
    }, signal);

  return async (program, signal) => {
    const standard = program.standard ?? DEFAULT_STANDARD;
    const isCpp = program.language === CPP;
    const tool = isCpp ? toolchain.gpp : toolchain.python;
    if (!tool) {
      throw new JudgeUnavailable([isCpp ? '缺少 C++ 编译器：apt install g++' : '缺少 Python：apt install python3']);
    }
    const flags = isCpp ? flagsOf(program, standard) : ['syntax-check'];
    const key = createHash('sha256')
      .update(
        JSON.stringify([tool.path, tool.version, flags, process.arch, sourceFiles(program), program.headers ?? null]),
      )
      .digest('hex');
    const found = async (): Promise<Executable | null> => {
      const kept = await cache.find(key);
      return kept && { ...kept, kind: isCpp ? (toolchain.canLinkStatically ? 'static' : 'dynamic') : 'python' };
    };

    // `compileMs` is part of the key, so that a call with more time does not share the time-out of one with less.
    const compileOnce = async (): Promise<string | null> =>
      shareCompiling(
        `${key}/${program.compileMs}`,
        async (left) =>
          isCpp ? compileCpp(key, tool, program, standard, left) : checkPython(key, tool, program, left),
        signal,
      );

    let executable = await found();
    for (let tries = 0; !executable; tries += 1) {
      if (tries === TRIES) {
        throw new Error('programs leave the cache as soon as they are compiled');
      }
      const message = await compileOnce();
      signal?.throwIfAborted();
      if (message !== null) {
        return { ok: false, message };
      }
      executable = await found();
    }
    return { ok: true, executable };
  };
}
