import * as z from 'zod/mini';
import { call, resource } from '../kit/contract/call.ts';
import { empty, instant } from '../kit/contract/shared.ts';

/** The background jobs of all servers on a database. */
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
    }),
    errors: [],
    summary: '定时任务最近一次的结果，和重试后仍然失败的记录',
  }),
});
