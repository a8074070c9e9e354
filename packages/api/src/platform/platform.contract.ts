import * as z from 'zod/mini';
import { call, resource } from '../kit/contract/call.ts';
import { empty, instant } from '../kit/contract/shared.ts';

/** State of a judge: isolation level, layers, compilers, parallel slots, and problems in Chinese. */
export const judgeStatus = z.object({
  available: z.boolean(),
  level: z.enum(['L1', 'L1b', 'L2', 'L3', 'L4', 'L5']),
  layers: z.array(z.string()),
  compilers: z.array(z.object({ language: z.union([z.literal(53), z.literal(71)]), version: z.nullable(z.string()) })),
  slots: z.int(),
  stepping: z.optional(z.enum(['ready', 'noGdb', 'noSpaces', 'noGroup', 'noStatic', 'broken'])),
  problems: z.array(z.string()),
});

/** Calls at the root of the API, needed before a client can send its first sealed request. */
export const platform = resource('', {
  root: call({
    methods: ['GET'],
    mounts: { '': ['anyone'] },
    path: '/',
    plain: true,
    input: empty,
    output: z.object({
      name: z.string(),
      version: z.string(),
      time: instant,
      envelope: z.array(z.object({ v: z.literal(1), kid: z.string(), pub: z.string(), notAfter: instant })),
    }),
    errors: [],
    summary: '接口根：版本、服务器时间和当前的信封公钥',
  }),
  settings: call({
    methods: ['GET'],
    mounts: { '': ['anyone'] },
    path: '/settings.json',
    plain: true,
    input: z.object({ appId: z.optional(z.string()) }),
    output: z.object({
      appId: z.string(),
      title: z.string(),
      logo: z.string(),
      favicon: z.string(),
      accent: z.nullable(z.string()),
      /** Other sites whose pages may load this site's elements. */
      allowedOrigins: z.array(z.string()),
    }),
    errors: [],
    summary: '按域名返回应用的标题、标志、图标和主色',
  }),
  health: call({
    methods: ['GET'],
    mounts: { '': ['anyone'] },
    path: '/health',
    plain: true,
    input: empty,
    output: z.object({
      status: z.enum(['ok', 'degraded', 'down']),
      version: z.string(),
      time: instant,
      uptimeMs: z.int(),
      database: z.object({ kind: z.enum(['pglite', 'postgresql']), ok: z.boolean(), latencyMs: z.number() }),
      /** How far the server's clock is ahead of the database's clock, which decides all deadlines. */
      clock: z.object({ aheadMs: z.int() }),
      judge: judgeStatus,
      queue: z.object({
        waiting: z.int(),
        running: z.int(),
        oldestWaitMs: z.int(),
        /** Submissions of the last day with verdict SE: staff must look into them and rejudge. */
        systemErrors: z.int(),
      }),
      disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }),
    }),
    errors: [],
    summary: '健康状况：数据库、时钟、评测机的隔离层级、队列和磁盘',
  }),
  events: call({
    methods: ['GET'],
    mounts: { '': ['member', 'user'] },
    path: '/events',
    plain: true,
    stream: true,
    input: empty,
    output: z.discriminatedUnion('type', [
      z.object({
        type: z.literal('submission'),
        id: z.string(),
        attemptId: z.string(),
        questionId: z.string(),
        state: z.enum(['queued', 'judging', 'done']),
        done: z.int(),
        total: z.int(),
      }),
      z.object({ type: z.literal('attempt'), attemptId: z.string(), status: z.string() }),
      /** Progress of the caller's practice try: number of judged cases. */
      z.object({
        type: z.literal('practice'),
        tryId: z.string(),
        submissionId: z.string(),
        state: z.enum(['queued', 'judging', 'done']),
        done: z.int(),
        total: z.int(),
      }),
      /** Progress of the caller's import: accounts ready to be stored, or questions done. */
      z.object({ type: z.literal('import'), importId: z.optional(z.string()), done: z.int(), total: z.int() }),
      /** Progress of the caller's trial judging: number of solutions done. */
      z.object({
        type: z.literal('check'),
        debugId: z.string(),
        questionId: z.string(),
        done: z.int(),
        total: z.int(),
      }),
      /** News may have been missed: ask for whatever is waited for. */
      z.object({ type: z.literal('readAgain') }),
    ]),
    errors: ['SIGN_IN_REQUIRED'],
    summary: '评测、作答和导入的进展（SSE）',
  }),
});
