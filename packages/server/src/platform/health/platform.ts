import { statfs } from 'node:fs/promises';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { CLOCK_ALARM_MS } from '../../db/databaseClock.ts';
import { app } from '../../db/schema/platform.ts';
import { queueHealth } from './queueHealth.ts';
import { imageAddress, OWN_FAVICON } from '../app/appImages.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';

const PROBLEM_WAIT_MS = 60_000;
const LOW_DISK_SHARE = 0.1;
const NO_QUEUE = { waiting: 0, running: 0, oldestWaitMs: 0, systemErrors: 0 };

async function databaseHealth({ db, services }: CallContext) {
  const startMs = performance.now();
  const kind = services.platform.databaseKind;
  try {
    await db.execute(sql`select 1`);
    return { kind, ok: true, latencyMs: Math.round((performance.now() - startMs) * 10) / 10 };
  } catch {
    // The health page reports that the database is away instead of failing.
    return { kind, ok: false, latencyMs: 0 };
  }
}

async function diskHealth(folder: string) {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

export const platform = {
  async root({ services }) {
    const now = services.now();
    const { keys } = services.platform;
    // A machine that slept past the end of its keys does not wait for the next maintenance run.
    if (keys.envelopeKeys(now).length === 0) await keys.refresh(now);
    return {
      name: 'aosai',
      version: services.platform.version,
      time: now.toISOString(),
      envelope: keys.envelopeKeys(now).map((key) => ({
        v: 1 as const,
        kid: key.kid,
        pub: Buffer.from(key.publicKey).toString('base64url'),
        notAfter: key.notAfter.toISOString(),
      })),
    };
  },

  async settings({ db, appId }) {
    const [row] = await db
      .select({
        appId: app.appId,
        title: app.title,
        logo: app.logo,
        favicon: app.favicon,
        accent: app.accent,
        allowedOrigins: app.allowedOrigins,
      })
      .from(app)
      .where(and(eq(app.appId, appId), isNull(app.deletedAt)));
    if (!row) throw new AppError('APP_UNKNOWN');
    return { ...row, logo: imageAddress(row.logo, ''), favicon: imageAddress(row.favicon, OWN_FAVICON) };
  },

  async health(context) {
    const { services } = context;
    const { version, startedAt, dataFolder, clockAheadMs } = services.platform;
    const now = services.now();
    const judge = services.judgeStatus();
    const database = await databaseHealth(context);
    const queue = database.ok ? await queueHealth(context.db, now) : NO_QUEUE;
    const disk = await diskHealth(dataFolder);
    const isLow = disk.freeBytes < disk.totalBytes * LOW_DISK_SHARE;
    const clock = { aheadMs: clockAheadMs() };
    const hasAlarm = queue.systemErrors > 0 || Math.abs(clock.aheadMs) > CLOCK_ALARM_MS;
    const isDegraded = !judge.available || hasAlarm || queue.oldestWaitMs > PROBLEM_WAIT_MS || isLow;
    return {
      status: database.ok ? (isDegraded ? 'degraded' : 'ok') : 'down',
      version,
      time: now.toISOString(),
      uptimeMs: now.getTime() - startedAt.getTime(),
      database,
      clock,
      judge,
      queue,
      disk,
    };
  },
} satisfies ResourceHandlers<'platform'>;
