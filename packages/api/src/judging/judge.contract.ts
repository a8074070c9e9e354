import * as z from 'zod/mini';
import { OUTPUT_EXCERPT_BYTES, TRACE_ENDS } from './judging.ts';
import { LEASE_WAIT_MAX_MS, type LeasedJob } from './remoteJudging.ts';
import { call, resource } from '../kit/contract/call.ts';
import { judgeStatus } from '../platform/platform.contract.ts';
import { empty, id, instant, points } from '../kit/contract/shared.ts';
import { verdict } from './programs.contract.ts';

const name = z.string().check(z.minLength(1), z.maxLength(100));
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'SHA-256 应为 64 位十六进制'));
const count = z.int().check(z.nonnegative());
const text = z.string().check(z.maxLength(200_000));
const appId = z.string().check(z.regex(/^[A-Za-z0-9._-]{1,64}$/, '应用标识不正确'));

const leaseKey = z.strictObject({ appId, id, tries: z.int().check(z.positive()) });

const excerpt = z.object({ text: z.string().check(z.maxLength(OUTPUT_EXCERPT_BYTES)), isCut: z.boolean() });

/** A loose object: fields that are not listed here are kept, so that reports may grow with the judge. */
const judgeReport = z.looseObject({
  verdict,
  points,
  timeMs: count,
  memoryKiB: count,
  compileMessage: text,
  cases: z
    .array(
      z.looseObject({
        caseId: z.string(),
        subtaskId: z.optional(z.string()),
        verdict,
        points,
        timeMs: count,
        memoryKiB: count,
        message: z.optional(text),
        output: z.optional(excerpt),
        error: z.optional(excerpt),
      }),
    )
    .check(z.maxLength(2_000)),
  subtasks: z.array(z.looseObject({ subtaskId: z.string(), verdict, points })).check(z.maxLength(200)),
});

const runReport = z.looseObject({
  verdict,
  timeMs: count,
  wallMs: count,
  memoryKiB: count,
  exitCode: z.nullable(z.int()),
  signal: z.nullable(z.string()),
  stdout: text,
  stderr: text,
  compileMessage: text,
  message: z.optional(text),
});

const traceReport = z.looseObject({
  ended: z.enum(TRACE_ENDS),
  steps: z.string().check(z.maxLength(1_000_000)),
  output: text,
  compileMessage: text,
});

const outcome = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('judged'), report: judgeReport }),
  z.strictObject({ kind: z.literal('ran'), report: runReport }),
  z.strictObject({ kind: z.literal('traced'), report: traceReport }),
  z.strictObject({ kind: z.literal('failed'), message: z.string().check(z.maxLength(2_000)) }),
  z.strictObject({ kind: z.literal('noData'), message: z.string().check(z.maxLength(2_000)) }),
  z.strictObject({ kind: z.literal('returned') }),
]);

const load = z.object({ waiting: z.int(), running: z.int() });

/** Queue, workers and alarms of the judge. */
export const judgeOverview = z.object({
  now: instant,
  queue: z.object({
    debug: load,
    submit: load,
    rejudge: load,
    oldestWaitMs: z.int(),
    doneLastHour: z.int(),
    /** Time from queue to verdict over the submissions of the last hour; null without any. */
    medianWaitMs: z.nullable(z.int()),
  }),
  workers: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      place: z.enum(['local', 'remote']),
      version: z.string(),
      status: judgeStatus,
      running: z.int(),
      startedAt: instant,
      lastSeenAt: instant,
      /** False when the worker has been silent for longer than a lease. */
      isAlive: z.boolean(),
      /** Until when the worker is suspended because job after job failed; null otherwise. */
      restsUntil: z.nullable(instant),
    }),
  ),
  /** Submissions of the last day that ended in SE, the newest first. */
  alarms: z.object({
    total: z.int(),
    content: z.array(
      z.object({
        submissionId: id,
        attemptId: id,
        memberName: z.string(),
        questionTitle: z.nullable(z.string()),
        tries: z.int(),
        worker: z.nullable(z.string()),
        finishedAt: instant,
      }),
    ),
  }),
});

/** Reply of `judge/queryOverview`, for operators. Waiting times are in milliseconds. */
export type JudgeOverview = z.output<typeof judgeOverview>;

/** The judge: its overview for operators, and the calls with which remote workers fetch jobs. */
export const judge = resource('judge', {
  queryOverview: call({
    methods: ['GET'],
    mounts: { bms: ['backOffice'] },
    input: empty,
    output: judgeOverview,
    errors: [],
    summary: '评测队列、评测机和告警',
  }),
  lease: call({
    methods: ['POST'],
    mounts: { '': ['judgeWorker'] },
    plain: true,
    input: z.strictObject({
      worker: z.strictObject({ id: name, name, version: name, status: judgeStatus }),
      waitMs: z.int().check(z.minimum(0), z.maximum(LEASE_WAIT_MAX_MS)),
    }),
    output: z.object({ job: z.nullable(z.custom<LeasedJob>()) }),
    errors: ['WORKER_REFUSED', 'WORKER_UNSAFE', 'ENV_CLOCK', 'ENV_REPLAY'],
    summary: '评测机领取一个任务；没有任务时等到 waitMs',
  }),
  heartbeat: call({
    methods: ['POST'],
    mounts: { '': ['judgeWorker'] },
    plain: true,
    input: z.strictObject({
      workerId: name,
      jobs: z.array(z.strictObject({ lease: leaseKey, doneCases: count })).check(z.maxLength(64)),
    }),
    /** Jobs that no longer belong to this worker; it stops them. */
    output: z.object({ lost: z.array(leaseKey) }),
    errors: ['WORKER_REFUSED', 'ENV_CLOCK', 'ENV_REPLAY'],
    summary: '评测机续租正在评测的任务并报告进度',
  }),
  result: call({
    methods: ['POST'],
    mounts: { '': ['judgeWorker'] },
    plain: true,
    input: z.strictObject({ workerId: name, lease: leaseKey, outcome }),
    /** False: another try has taken over the job, and this result was dropped. */
    output: z.object({ isOurs: z.boolean() }),
    errors: ['WORKER_REFUSED', 'ENV_CLOCK', 'ENV_REPLAY'],
    summary: '评测机交回一个任务的结果',
  }),
  testdata: call({
    methods: ['GET'],
    mounts: { '': ['judgeWorker'] },
    path: '/judge/testdata/{hash}',
    plain: true,
    download: true,
    input: z.strictObject({ hash, appId, submissionId: id }),
    output: z.any(),
    errors: ['WORKER_REFUSED', 'NOT_FOUND', 'ENV_CLOCK', 'ENV_REPLAY'],
    summary: '按 SHA-256 取一份测试数据，内容永不改变',
  }),
});
