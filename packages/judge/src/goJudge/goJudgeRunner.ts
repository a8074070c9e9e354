import { isUtf8 } from 'node:buffer';
import { CPP, PYTHON as PYTHON_ID } from '@aosai/api/judging/languages';
import type { JudgeStatus } from '@aosai/api/judging/judging';
import { MEBIBYTE } from '@aosai/api/kit/constants';
import type { PairOutcome, ProgramJob, RunJob, RunOutcome, Runner } from '../runner.ts';
import {
  type GoJudgeApi,
  type GoJudgeCommand,
  type GoJudgeFile,
  type GoJudgeOptions,
  type GoJudgePipe,
  openGoJudgeApi,
} from './goJudgeApi.ts';
import { openGoJudgeCompiler, PATH, PYTHON } from './goJudgeCompile.ts';
import { outcomeOf } from './goJudgeOutcome.ts';

const NS_PER_MS = 1e6;
const VERSION_BYTES = 4096;
const CROSSED: GoJudgePipe[] = [
  { in: { index: 0, fd: 1 }, out: { index: 1, fd: 0 } },
  { in: { index: 1, fd: 1 }, out: { index: 0, fd: 0 } },
];

type Content = Uint8Array | string;

/** Files of one request. Content that is not text is uploaded first and deleted afterwards. */
function openContents(api: GoJudgeApi, signal: AbortSignal | undefined) {
  const uploaded: string[] = [];
  return {
    put: async (content: Content): Promise<GoJudgeFile> => {
      if (typeof content === 'string') {
        return { content };
      }
      if (isUtf8(content)) {
        return { content: Buffer.from(content).toString('utf8') };
      }
      const fileId = await api.upload(content, signal);
      uploaded.push(fileId);
      return { fileId };
    },
    remove: async () => Promise.allSettled(uploaded.map(api.remove)),
  };
}

type Put = ReturnType<typeof openContents>['put'];

async function commandOf(job: ProgramJob, put: Put, files: GoJudgeCommand['files']): Promise<GoJudgeCommand> {
  const { executable, outputBytes } = job;
  const isPython = executable.kind === 'python';
  const script = isPython ? 'main.py' : 'program';
  const given = await Promise.all(
    Object.entries(job.files ?? {}).map(async ([name, content]) => [name, await put(content)] as const),
  );
  const writable = job.writable ?? [];
  return {
    args: [...(isPython ? [...PYTHON, script] : [script]), ...(job.arguments ?? [])],
    env: [PATH],
    files,
    cpuLimit: job.cpuMs * NS_PER_MS,
    clockLimit: job.wallMs * NS_PER_MS,
    memoryLimit: job.memoryKiB * 1024,
    stackLimit: job.memoryKiB * 1024,
    procLimit: 1,
    copyIn: {
      [script]: { fileId: executable.path },
      ...Object.fromEntries(given),
      ...Object.fromEntries(writable.map((name) => [name, { content: '' }])),
    },
    copyOut: [
      ...files.flatMap((one) => (one && 'name' in one ? [one.name] : [])),
      ...writable.map((name) => `${name}?`),
    ],
    copyOutMax: outputBytes,
  };
}

/** Turns file input and output (NAME.in, NAME.out) into plain files of the job. */
function withFiles(job: RunJob): RunJob {
  if (job.fileIo === undefined) {
    return job;
  }
  return {
    ...job,
    input: job.standardIoToo ? job.input : '',
    files: { ...job.files, [`${job.fileIo}.in`]: job.input },
    writable: [...(job.writable ?? []), `${job.fileIo}.out`],
  };
}

function firstOf(program: RunOutcome, interactor: RunOutcome): PairOutcome['first'] {
  if (program.killed !== null || interactor.killed !== null) {
    return program.killed === null ? 'interactor' : 'program';
  }
  return program.wallMs <= interactor.wallMs ? 'program' : 'interactor';
}

async function versionOf(api: GoJudgeApi, path: string): Promise<string | null> {
  const [result] = await api
    .run(
      [
        {
          args: [path, '--version'],
          env: [PATH],
          files: [{ content: '' }, { name: 'stdout', max: VERSION_BYTES }, { name: 'stderr', max: VERSION_BYTES }],
          cpuLimit: 5_000 * NS_PER_MS,
          clockLimit: 10_000 * NS_PER_MS,
          memoryLimit: 256 * MEBIBYTE,
          stackLimit: 256 * MEBIBYTE,
          procLimit: 50,
          copyIn: {},
          copyOut: ['stdout', 'stderr'],
          copyOutMax: VERSION_BYTES,
        },
      ],
      [],
    )
    .catch(() => []);
  return result?.status === 'Accepted' ? (result.files?.['stdout']?.split('\n')[0]?.trim() ?? '') : null;
}

/**
 * Opens a runner that uses an existing go-judge service. The service does the isolation and our self-tests do not cover
 * it; `status` says so. Outputs arrive as JSON strings, so bytes that are not UTF-8 are replaced.
 */
export async function openGoJudgeRunner(options: GoJudgeOptions & { slots: number }): Promise<Runner> {
  const api = openGoJudgeApi(options);
  const compiler = openGoJudgeCompiler(api);
  const [cpp, python] = [await versionOf(api, '/usr/bin/g++'), await versionOf(api, '/usr/bin/python3')];
  const compilers: JudgeStatus['compilers'] = [
    { language: CPP, version: cpp },
    { language: PYTHON_ID, version: python },
  ];
  const problems: string[] = [];
  if (cpp === null) {
    problems.push(`go-judge（${options.url}）不可用或缺少 /usr/bin/g++：请检查 GO_JUDGE_URL 和它的容器`);
  }
  const status: JudgeStatus = {
    available: cpp !== null,
    level: cpp === null ? 'L5' : 'L1',
    layers: cpp === null ? [] : ['go-judge（由它隔离，本系统的启动自检不适用于它）'],
    compilers,
    slots: options.slots,
    // Its containers have no debugger of ours.
    stepping: 'broken',
    problems,
  };

  const runAll = async <T>(
    jobs: readonly ProgramJob[],
    pipes: GoJudgePipe[],
    signal: AbortSignal | undefined,
    build: (put: Put) => Promise<GoJudgeCommand[]>,
    read: (results: RunOutcome[]) => T,
  ): Promise<T> => {
    const contents = openContents(api, signal);
    try {
      const results = await api.run(await build(contents.put), pipes, signal);
      return read(results.map((result, index) => outcomeOf(result, jobs[index] ?? { cpuMs: 0 })));
    } catch (error) {
      // go-judge forgets programs when it restarts or when they expire, so the next try compiles them again.
      for (const { executable } of jobs) {
        compiler.forget(executable);
      }
      throw error;
    } finally {
      await contents.remove();
    }
  };

  return {
    status: () => status,
    compile: compiler.compile,
    run: async (given, signal) => {
      const job = withFiles(given);
      const max = job.outputBytes;
      const build = async (put: Put) => [
        await commandOf(job, put, [await put(job.input), { name: 'stdout', max }, { name: 'stderr', max }]),
      ];
      return runAll([job], [], signal, build, ([outcome]) => {
        if (!outcome) {
          throw new Error('go-judge gave no result');
        }
        const file = given.fileIo === undefined ? undefined : outcome.written[`${given.fileIo}.out`];
        const isStandard = file === undefined || (given.standardIoToo === true && file.length === 0);
        return isStandard ? outcome : { ...outcome, output: file };
      });
    },
    runPair: async ({ program, interactor }, signal) => {
      const build = async (put: Put) =>
        Promise.all(
          [program, interactor].map(async (job) =>
            commandOf(job, put, [null, null, { name: 'stderr', max: job.outputBytes }]),
          ),
        );
      return runAll([program, interactor], CROSSED, signal, build, ([one, other]) => {
        if (!one || !other) {
          throw new Error('go-judge gave no result');
        }
        return { program: one, interactor: other, first: firstOf(one, other) };
      });
    },
    step: async () => Promise.resolve(null),
    close: compiler.close,
  };
}
