import { afterEach, beforeEach, expect, test } from 'vitest';
import { CPP, PYTHON } from '@aosai/api/judging/languages';
import { createJudge, openRunner } from '../judge.ts';
import { verdictOfRun } from '../run/run.ts';
import type { Executable, RunJob, Runner } from '../runner.ts';
import { requestOf } from '../testing/testJudge.ts';
import type { GoJudgeResult } from './goJudgeApi.ts';
import { openGoJudgeRunner } from './goJudgeRunner.ts';
import { misfits, openStandIn, type StandIn } from './testing/goJudgeStandIn.ts';
import examples from './testing/publishedExamples.json' with { type: 'json' };

let fleet: StandIn;
let runner: Runner;
beforeEach(async () => {
  fleet = await openStandIn();
  runner = await openGoJudgeRunner({ url: fleet.url, token: 'secret', slots: 2 });
  fleet.requests.length = 0;
});
afterEach(async () => {
  await runner.close();
  await fleet.close();
});

const SOURCE = 'int main() {}';
const KIB = 1024;
const LIMITS = { cpuMs: 1000, wallMs: 3000, memoryKiB: 256 * KIB, outputBytes: 1000 };

async function compiled(language: typeof CPP | typeof PYTHON = CPP): Promise<Executable> {
  const outcome = await runner.compile({ language, source: SOURCE });
  if (!outcome.ok) {
    throw new Error(outcome.message);
  }
  return outcome.executable;
}

async function jobOf(change: Partial<RunJob> = {}): Promise<RunJob> {
  return { executable: await compiled(), input: '1 1', ...LIMITS, ...change };
}

const answerWith = (change: Partial<GoJudgeResult>) => {
  fleet.reply = ({ cmd }, published) =>
    cmd[0]?.copyOutCached ? published : published.map((result) => ({ ...result, ...change }));
};

test('misfits: accepts the published requests and names fields that are not published', () => {
  const published = [examples.compile, examples.run, examples.pair].map(({ request }) => request);
  expect(published.map((request) => misfits(request as unknown as Parameters<typeof misfits>[0]))).toEqual([
    [],
    [],
    [],
  ]);
  const odd = { cmd: [{ args: ['a'], cpuTime: 1, cpuLimit: 0.5 }] };
  expect(misfits(odd as unknown as Parameters<typeof misfits>[0])).toEqual(['cpuTime', 'cpuLimit']);
});

test('compile: sends the olympiads’ flags, and keeps the program in go-judge instead of compiling it twice', async () => {
  const [one, two] = [await compiled(), await compiled()];
  expect([one, two]).toMatchObject([
    { kind: 'static', path: '5LWIZAA45JHX4Y4Z' },
    { kind: 'static', path: '5LWIZAA45JHX4Y4Z' },
  ]);
  expect(fleet.requests).toEqual([
    {
      cmd: [
        {
          args: [
            '/usr/bin/g++',
            '-std=c++14',
            '-O2',
            '-DONLINE_JUDGE',
            '-static',
            '-fdiagnostics-color=never',
            '-o',
            'program',
            'main.cpp',
          ],
          env: ['PATH=/usr/local/bin:/usr/bin:/bin'],
          files: [{ content: '' }, { name: 'stdout', max: 65_536 }, { name: 'stderr', max: 65_536 }],
          cpuLimit: 10_000_000_000,
          clockLimit: 30_000_000_000,
          memoryLimit: 1_073_741_824,
          stackLimit: 1_073_741_824,
          procLimit: 50,
          copyIn: { 'main.cpp': { content: SOURCE } },
          copyOut: ['stdout', 'stderr'],
          copyOutCached: ['program'],
          copyOutMax: 67_108_864,
        },
      ],
    },
  ]);
  expect([...fleet.authorization]).toEqual(['Bearer secret']);
  await runner.close();
  expect(fleet.deleted).toEqual(['5LWIZAA45JHX4Y4Z']);
});

test('compile: shares one compilation among concurrent calls, and deletes no program that is in use', async () => {
  const [one, two] = await Promise.all([compiled(), compiled()]);
  expect({ requests: fleet.requests.length, deleted: fleet.deleted, paths: [one.path, two.path] }).toEqual({
    requests: 1,
    deleted: [],
    paths: ['5LWIZAA45JHX4Y4Z', '5LWIZAA45JHX4Y4Z'],
  });
});

test('compile: two calls with different time for the compiler do not share it, and keep one program', async () => {
  const compileIn = async (compileMs: number) => runner.compile({ language: CPP, source: SOURCE, compileMs });
  let no = 0;
  fleet.reply = (_, published) => published.map((result) => ({ ...result, fileIds: { program: `FILE${(no += 1)}` } }));
  const [one, two] = await Promise.all([compileIn(10_000), compileIn(20_000)]);
  const paths = [one, two].map((outcome) => outcome.ok && outcome.executable.path);
  expect({
    requests: fleet.requests.length,
    same: paths[0] === paths[1],
    deleted: fleet.deleted.includes(String(paths[0])),
  }).toEqual({
    requests: 2,
    same: true,
    deleted: false,
  });
});

test('compile: a call that is aborted does not end the compilation of another', async () => {
  const impatient = new AbortController();
  const left = runner
    .compile({ language: CPP, source: SOURCE }, impatient.signal)
    .catch((error: unknown) => String(error));
  const kept = compiled();
  impatient.abort(new Error('left'));
  expect([await left, (await kept).path]).toEqual(['Error: left', '5LWIZAA45JHX4Y4Z']);
});

test('run: sends limits in go-judge’s units and reads the published reply', async () => {
  const outcome = await runner.run(await jobOf());
  expect(fleet.requests.at(-1)?.cmd).toEqual([
    {
      args: ['program'],
      env: ['PATH=/usr/local/bin:/usr/bin:/bin'],
      files: [{ content: '1 1' }, { name: 'stdout', max: 1000 }, { name: 'stderr', max: 1000 }],
      cpuLimit: 1_000_000_000,
      clockLimit: 3_000_000_000,
      memoryLimit: 268_435_456,
      stackLimit: 268_435_456,
      procLimit: 1,
      copyIn: { program: { fileId: '5LWIZAA45JHX4Y4Z' } },
      copyOut: ['stdout', 'stderr'],
      copyOutMax: 1000,
    },
  ]);
  expect(outcome).toEqual({
    killed: null,
    exitCode: 0,
    signal: null,
    cpuMs: 1,
    wallMs: 1,
    memoryKiB: 10_388,
    output: Buffer.from('2\n'),
    error: Buffer.alloc(0),
    outputOverrun: false,
    written: {},
  });
});

const FILE = (type: string) => ({ status: 'File Error' as const, fileError: [{ name: 'x.out', type }] });
test.each([
  [{ status: 'Accepted' as const }, 'AC'],
  [{ status: 'Memory Limit Exceeded' as const }, 'MLE'],
  [{ status: 'Time Limit Exceeded' as const, time: 1_000_000_000 }, 'TLE'],
  [{ ...examples.endless.reply[0], status: 'Time Limit Exceeded' as const }, 'TLE'],
  [{ status: 'Output Limit Exceeded' as const }, 'OLE'],
  [FILE('CopyOutSizeExceeded'), 'OLE'],
  [FILE('CollectSizeExceeded'), 'OLE'],
  [FILE('CopyOutNotRegularFile'), 'AC'],
  [{ status: 'Nonzero Exit Status' as const, exitStatus: 42 }, 'RE'],
  [{ status: 'Signalled' as const, exitStatus: 11 }, 'RE'],
  [{ status: 'Dangerous Syscall' as const, exitStatus: 31 }, 'RE'],
])('run: the reply %j gives %s', async (reply, verdict) => {
  answerWith(reply);
  const job = await jobOf();
  expect(verdictOfRun(await runner.run(job), job).verdict).toBe(verdict);
});

test('run: tells CPU time from wall time, and names signals', async () => {
  const job = await jobOf();
  answerWith({ status: 'Time Limit Exceeded', time: 1_200_000_000 });
  expect((await runner.run(job)).killed).toBe('cpu');
  answerWith({ status: 'Time Limit Exceeded', time: 3_000_000, runTime: 3_000_000_000 });
  expect(await runner.run(job)).toMatchObject({ killed: 'wall', cpuMs: 3, wallMs: 3000 });
  answerWith({ status: 'Signalled', exitStatus: 11 });
  expect(await runner.run(job)).toMatchObject({ signal: 'SIGSEGV', exitCode: null });
});

test.each([
  [{ status: 'Internal Error' as const, error: 'no cgroup' }, 'go-judge failed: no cgroup'],
  [FILE('CopyInOpenFile'), 'go-judge lost a file'],
])('run: rejects on the reply %j and compiles the program again on the next try', async (reply, text) => {
  answerWith(reply);
  await expect(runner.run(await jobOf())).rejects.toThrow(text);
  const before = fleet.requests.length;
  await compiled();
  expect(fleet.requests).toHaveLength(before + 1);
});

test('run: a file problem reads NAME.in, and its output is NAME.out or empty', async () => {
  answerWith({ files: { stdout: 'talk', stderr: '', 'sum.out': '2\n' } });
  const job = await jobOf({ fileIo: 'sum' });
  expect((await runner.run(job)).output.toString()).toBe('2\n');
  expect(fleet.requests.at(-1)?.cmd[0]).toMatchObject({
    files: [{ content: '' }, { name: 'stdout' }, { name: 'stderr' }],
    copyIn: { 'sum.in': { content: '1 1' }, 'sum.out': { content: '' } },
    copyOut: ['stdout', 'stderr', 'sum.out?'],
  });
  answerWith({ files: { stdout: 'talk', stderr: '' } });
  expect((await runner.run(job)).output.toString()).toBe('');
  expect((await runner.run({ ...job, standardIoToo: true })).output.toString()).toBe('talk');
});

test('run: uploads input that is not text and deletes it afterwards', async () => {
  await runner.run(await jobOf({ input: Buffer.from([0xff, 0x00, 0xfe]) }));
  expect(fleet.uploads).toHaveLength(1);
  expect(fleet.uploads[0]).toContain('\xff\x00\xfe');
  expect(fleet.requests.at(-1)?.cmd[0]?.files[0]).toEqual({ fileId: 'UPLOAD1' });
  expect(fleet.deleted).toEqual(['UPLOAD1']);
});

test('runPair: sends one request with crossed pipes, and `first` follows wall time or the exceeded limit', async () => {
  const program = await jobOf();
  const pair = { program, interactor: { ...program, arguments: ['in', 'out'], writable: ['out'] } };
  expect(await runner.runPair(pair)).toMatchObject({
    first: 'program',
    program: { wallMs: 4 },
    interactor: { wallMs: 6 },
  });
  const request = fleet.requests.at(-1);
  expect(request?.pipeMapping).toEqual([
    { in: { index: 0, fd: 1 }, out: { index: 1, fd: 0 } },
    { in: { index: 1, fd: 1 }, out: { index: 0, fd: 0 } },
  ]);
  expect(request?.cmd.map(({ args, files }) => ({ args, files }))).toEqual([
    { args: ['program'], files: [null, null, { name: 'stderr', max: 1000 }] },
    { args: ['program', 'in', 'out'], files: [null, null, { name: 'stderr', max: 1000 }] },
  ]);
  fleet.reply = (_, [one, other]) => (one && other ? [one, { ...other, status: 'Time Limit Exceeded' }] : []);
  expect((await runner.runPair(pair)).first).toBe('interactor');
});

test('compile: a compiler’s message or an exceeded limit is CE, and a lost file rejects', async () => {
  const compile = async (change: Partial<GoJudgeResult>) => {
    fleet.reply = (_, published) => published.map((result) => ({ ...result, fileIds: {}, ...change }));
    const outcome = await runner.compile({ language: CPP, source: 'x' });
    return outcome.ok ? 'ok' : outcome.message;
  };
  const failed = {
    status: 'Nonzero Exit Status',
    exitStatus: 1,
    files: { stdout: '', stderr: 'main.cpp:1: error' },
  } as const;
  expect(await compile(failed)).toBe('main.cpp:1: error');
  expect(await compile({ status: 'Time Limit Exceeded' })).toContain('编译超时');
  expect(await compile({ status: 'Memory Limit Exceeded' })).toContain('内存过多');
  expect(await compile(FILE('CopyOutSizeExceeded'))).toContain('编译产物过大');
  await expect(compile(FILE('CopyInCreateFile'))).rejects.toThrow('lost a file');
});

test('createJudge: compiles, runs, compares and scores through go-judge', async () => {
  const judge = createJudge(runner);
  const cases = [
    { id: '1', input: '1 1', expected: '2\n' },
    { id: '2', input: '2 2', expected: '4\n' },
  ];
  const report = await judge.judge(requestOf({ language: PYTHON, source: 'print(2)', cases }));
  expect(report).toMatchObject({ verdict: 'WA', points: 5000, cases: [{ verdict: 'AC' }, { verdict: 'WA' }] });
});

test('status: names go-judge as the isolation, and an unreachable or unset address as the problem', async () => {
  expect(runner.status()).toMatchObject({
    available: true,
    layers: [expect.stringContaining('go-judge')],
    problems: [],
    slots: 2,
  });
  const away = await openGoJudgeRunner({ url: 'http://127.0.0.1:1', slots: 1 });
  expect(away.status()).toMatchObject({
    available: false,
    level: 'L5',
    compilers: [{ version: null }, { version: null }],
  });
  expect(away.status().problems.join()).toContain('GO_JUDGE_URL');
  const open = async (env: NodeJS.ProcessEnv) => openRunner({ cacheDir: '/nowhere', slots: 1 }, env);
  await expect(open({ JUDGE_RUNNER: 'go-judge' })).rejects.toThrow('GO_JUDGE_URL');
  await expect(open({ JUDGE_RUNNER: 'docker' })).rejects.toThrow('JUDGE_RUNNER');
  const fleetRunner = await open({ JUDGE_RUNNER: 'go-judge', GO_JUDGE_URL: fleet.url });
  expect(fleetRunner.status().layers.join()).toContain('go-judge');
  await fleetRunner.close();
});
