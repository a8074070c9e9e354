import * as z from 'zod/mini';
import { call, resource } from '../kit/contract/call.ts';
import { empty, instant } from '../kit/contract/shared.ts';

/** The servers on a database, and the background jobs that they share. */
export const job = resource('job', {
  queryOverview: call({
    methods: ['GET'],
    mounts: { bms: ['superUser'] },
    input: empty,
    output: z.object({
      /** The last run of each job, by name; a job that never ran is missing. */
      jobs: z.array(z.object({ name: z.string(), hasFailed: z.boolean(), at: instant, tookMs: z.int() })),
      /** Runs that failed for good, the newest first. */
      failures: z.array(z.object({ name: z.string(), at: instant, tries: z.int(), reason: z.string() })),
      /** The oldest first. One that ended in order is missing; one that fell silent is shown for a day. */
      servers: z.array(
        z.object({
          /** Host and port. */
          name: z.string(),
          role: z.enum(['all', 'web', 'jobs']),
          version: z.string(),
          /** How far its clock is ahead of the database's. */
          clockAheadMs: z.int(),
          startedAt: instant,
          lastSeenAt: instant,
          isSilent: z.boolean(),
        }),
      ),
    }),
    errors: [],
    summary: '运行中的服务器，定时任务最近一次的结果，和重试后仍然失败的记录',
  }),
});
