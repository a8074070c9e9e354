import { statfs } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { HttpBindings } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { MEBIBYTE } from '@aosai/api/kit/constants';
import { CLOCK_WRONG_MS } from '../../db/databaseClock.ts';
import type { Db } from '../../db/open.ts';
import type { Services } from '../../kit/context.ts';

const MAX_LAG_MS = 1_000;
const MIN_FREE_BYTES = 100 * MEBIBYTE;

/** Within this time a check has to answer; a blocked database is as bad as none. */
const CHECK_MS = 3_000;

async function works(check: () => Promise<boolean>): Promise<boolean> {
  const isLate = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => isLate.resolve(false), CHECK_MS);
  try {
    return await Promise.race([check(), isLate.promise]);
  } catch {
    // A probe reports a failure instead of failing.
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Why a server is not ready, by the failed check. */
const REASONS = {
  database: 'the database does not answer, or lacks a table',
  disk: `less than ${MIN_FREE_BYTES / MEBIBYTE} MiB are free`,
  clock: "the clock differs too much from the database's",
  folders:
    "files or testdata is not the place of this database's other servers, or S3 does not answer (see the log and docs/grow.md)",
  standby: 'a copy for rehearsals takes nobody (AOSAI_STANDBY=1)',
} as const;

/** Mounts `/live` and `/ready`, for supervisors and load balancers. */
export function mountProbes(
  app: Hono<{ Bindings: HttpBindings }>,
  { db, services }: { db: Db; services: Services },
): { lagMs(): number; stop(): void } {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const reset = setInterval(() => delay.reset(), 10_000);
  reset.unref();
  const lagMs = () => delay.max / 1e6;

  app.get('/live', (c) => c.json({ live: lagMs() < MAX_LAG_MS }, lagMs() < MAX_LAG_MS ? 200 : 503));

  app.get('/ready', async (c) => {
    const checks = {
      // Queries the newest table, so that an old schema fails.
      database: await works(async () => {
        await db.execute(sql`select 1 from secret limit 1`);
        return true;
      }),
      disk: await works(async () => {
        const { bavail, bsize } = await statfs(services.platform.dataFolder);
        return bavail * bsize > MIN_FREE_BYTES;
      }),
      clock: Math.abs(services.platform.clockAheadMs()) <= CLOCK_WRONG_MS,
      folders: await works(async () => (await services.platform.foreignFolders()).length === 0),
      judge: services.judgeStatus().available,
    };
    // The judge is not required: without it the site works and submissions wait.
    const { isStandby, version } = services.platform;
    const failed = (['database', 'disk', 'clock', 'folders'] as const).filter((name) => !checks[name]);
    const reasons = [...failed, ...(isStandby ? (['standby'] as const) : [])].map((name) => REASONS[name]);
    return c.json(
      { ...checks, ...(isStandby && { standby: true }), reasons, version },
      reasons.length === 0 ? 200 : 503,
    );
  });

  return {
    lagMs,
    stop: () => {
      clearInterval(reset);
      delay.disable();
    },
  };
}
