import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { DAY_MS, MINUTE_MS } from '@aosai/api/kit/constants';
import { errorChain } from '../../base/errorChain.ts';
import { repeat, type Repeated } from '../../base/repeat.ts';
import { jobCount, jobSeconds } from '../../base/metrics.ts';
import type { OpenDatabase } from '../../db/open.ts';

/** Work that one of the servers does, at its time in Beijing. */
export interface ScheduledJob {
  name: string;
  /** Minute, hour, day, month, weekday. */
  cron: string;
  /** A run that takes longer has failed: its server hangs. */
  limitMs: number;
  /** Also when a server starts, since its time may be long past. */
  isAtStart?: boolean;
  run(): Promise<unknown>;
}

interface JobQueueOptions {
  database: Pick<OpenDatabase, 'kind' | 'runSql'>;
  jobs: readonly ScheduledJob[];
  /** False while this server leaves all runs to the others, since its clock is wrong. */
  mayRun(): Promise<boolean>;
  log: Logger;
  /** Shorter in tests. */
  pollSeconds?: number;
  retryDelaySeconds?: number;
}

export interface JobQueue {
  /** Resolves when this server takes part; rejects when it was stopped before. */
  ready: Promise<void>;
  /** Stops, after the running jobs. */
  stop(): Promise<void>;
}

const ZONE = 'Asia/Shanghai';
const POLL_SECONDS = 5;
/** A server that died is noticed after this time, and another one starts its job again. */
const HEARTBEAT_SECONDS = 60;
const RETRIES = 3;
const RETRY_DELAY_SECONDS = 30;
/** How long runs stay as history. */
const KEPT_SECONDS = (3 * DAY_MS) / 1000;
const FAILED_START_MS = 10_000;
const STOP_MS = 20_000;
const TELL_EVERY_MS = MINUTE_MS;

/** pg-boss takes one result, or those of several statements. */
function bossOf({ kind, runSql }: Pick<OpenDatabase, 'kind' | 'runSql'>): PgBoss {
  return new PgBoss({
    db: {
      async executeSql(text, values) {
        const results = (await runSql(text, values)).map((rows) => ({ rows }));
        const [first] = results;
        return results.length === 1 && first ? first : (results as never);
      },
    },
    ...(kind === 'pglite' && { backend: 'pglite' }),
    // Its tables are small; rebuilding indexes and watching vacuum are the operator's.
    reindex: false,
    monitorVacuum: false,
  });
}

/**
 * Takes part in the work that the servers of a database share: pg-boss starts each job once at its time, repeats a failed
 * run three times, and keeps what happened. Starts in the background and again until the database answers.
 */
export function openJobQueue({
  database,
  jobs,
  mayRun,
  log,
  pollSeconds = POLL_SECONDS,
  retryDelaySeconds = RETRY_DELAY_SECONDS,
}: JobQueueOptions): JobQueue {
  const stopping = new AbortController();
  const boss = bossOf(database);
  let toldMs = Number.NEGATIVE_INFINITY;
  const tell = (error: unknown) => {
    if (performance.now() - toldMs < TELL_EVERY_MS) return;
    toldMs = performance.now();
    log.error({ reason: errorChain(error).at(-1)?.message ?? String(error) }, 'background jobs wait for the database');
  };
  boss.on('error', tell);

  async function once({ name, run }: ScheduledJob): Promise<void> {
    const end = jobSeconds.startTimer({ job: name });
    try {
      await run();
      jobCount.inc({ job: name, outcome: 'ok' });
    } catch (error) {
      jobCount.inc({ job: name, outcome: 'failed' });
      const reason = errorChain(error).at(-1)?.message ?? String(error);
      log.error({ job: name, reason }, 'a background job failed');
      // The message of a failed query contains its parameters, and the history keeps what is thrown.
      throw new Error(reason);
    } finally {
      end();
    }
  }

  let isWorking = false;
  let clockWatch: Repeated | undefined;
  /** A server with a wrong clock takes no runs, since each would use up one of the four tries. */
  async function followClock(): Promise<void> {
    const may = await mayRun();
    if (may === isWorking) return;
    isWorking = may;
    for (const job of jobs)
      await (may
        ? boss.work(job.name, { pollingIntervalSeconds: pollSeconds }, () => once(job))
        : boss.offWork(job.name, { wait: false }));
  }

  async function takePart(): Promise<void> {
    await boss.start();
    for (const job of jobs) {
      const options = {
        expireInSeconds: job.limitMs / 1000,
        heartbeatSeconds: HEARTBEAT_SECONDS,
        retryLimit: RETRIES,
        retryDelay: retryDelaySeconds,
        retryBackoff: true,
        deleteAfterSeconds: KEPT_SECONDS,
      };
      // Exclusive: while one run waits or works, no other is queued, on any server.
      await boss.createQueue(job.name, { policy: 'exclusive', ...options });
      await boss.updateQueue(job.name, options);
      await boss.schedule(job.name, job.cron, null, { tz: ZONE });
    }
    await followClock();
    clockWatch = repeat(followClock, {
      everyMs: pollSeconds * 1000,
      log,
      failed: 'the work of this server could not be switched',
    });
    for (const { name, isAtStart } of jobs) if (isAtStart) await boss.send(name);
    // Jobs of an older version.
    const known = new Set(jobs.map(({ name }) => name));
    for (const { name } of await boss.getSchedules()) if (!known.has(name)) await boss.unschedule(name);
  }

  async function untilItWorks(): Promise<void> {
    for (;;) {
      try {
        await takePart();
        return;
      } catch (error) {
        if (stopping.signal.aborted) throw error;
        tell(error);
        await sleep(FAILED_START_MS, undefined, { signal: stopping.signal, ref: false });
      }
    }
  }
  const ready = untilItWorks();
  // Whoever wants to know awaits it.
  ready.catch(() => undefined);

  return {
    ready,
    stop: async () => {
      stopping.abort();
      await ready.catch(() => undefined);
      await clockWatch?.stop();
      await boss.stop({ graceful: true, timeout: STOP_MS });
    },
  };
}
