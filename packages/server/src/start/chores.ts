import type { Logger } from 'pino';
import { MINUTE_MS, SWEEP_INTERVAL_MS } from '@aosai/api/kit/constants';
import type { DatabaseClock } from '../db/databaseClock.ts';
import { boundLog } from '../db/embedded/hotCopy.ts';
import type { OpenDatabase } from '../db/open.ts';
import { sweepOnce } from '../exams/attempts/sweep.ts';
import { runMemberImports } from '../schools/roster/importRuns.ts';
import { startImports } from '../questions/imports/runImports.ts';
import { sweepOrders } from '../orders/sweepOrders.ts';
import type { ReplayStore } from '../http/envelope/replayStore.ts';
import type { Keys } from '../keys/keys.ts';
import { openJobQueue } from './jobs/jobQueue.ts';
import { type JobSources, scheduledJobs } from './jobs/scheduledJobs.ts';
import { removeBrokenUploads } from '../platform/file/sweepFiles.ts';
import { repeat } from '../base/repeat.ts';
import type { Services } from '../kit/context.ts';
import { systemLog } from '../kit/audit/systemLog.ts';
import { endPreemptedTrials } from '../judging/queue/preemptTrial.ts';

/** Also finds what another server has left. */
const MEMBER_IMPORTS_EVERY_MS = 5_000;

interface ChoresOptions {
  database: Pick<OpenDatabase, 'kind' | 'db' | 'runSql'>;
  /** False: this server only answers, and leaves the work to others. */
  works: boolean;
  services: Services;
  keys: Keys;
  replays: ReplayStore;
  dataFolder: string;
  uploadsFolder: string;
  clock: Pick<DatabaseClock, 'check'>;
  backups: JobSources['backups'];
  log: Logger;
}

interface Chores {
  wakeImports(): void;
  stop(): Promise<void>;
}

/**
 * The background work of the server. What has to happen within seconds runs on every working server, each at its own
 * pace, and is safe at the same time: ending attempts and orders, sending guests of the judge away, imports. What has a
 * time runs once for all servers (scheduledJobs.ts). Timed work waits while this machine's clock is wrong; imports go
 * on, since somebody has asked for them.
 */
export function startChores({
  database,
  works,
  services,
  keys,
  replays,
  dataFolder,
  uploadsFolder,
  clock,
  backups,
  log,
}: ChoresOptions): Chores {
  const { db } = database;
  const { attemptSecret } = keys;
  const { payments } = services;
  const noteLeft = (error: unknown) => services.noteLeft(error);
  const logOf = systemLog(services);
  const byTime = (everyMs: number, failed: string, run: () => Promise<unknown>) =>
    repeat(run, { everyMs, failed, log, mayRun: clock.check });
  /** What each server does for itself. */
  const upkeep = byTime(MINUTE_MS, 'the upkeep of this server failed, will run again', async () => {
    const at = services.now();
    await keys.refresh(at);
    await replays.forget(at);
    await removeBrokenUploads(uploadsFolder, at);
    if (database.kind === 'pglite') await boundLog(database.runSql);
  });
  if (!works) return { wakeImports: () => undefined, stop: upkeep.stop };
  const imports = startImports({ db, services, dataFolder, log });
  const people = repeat(() => runMemberImports({ db, services }), {
    everyMs: MEMBER_IMPORTS_EVERY_MS,
    log,
    failed: 'an import of members stopped, will go on',
  });
  const chores = [
    upkeep,
    byTime(SWEEP_INTERVAL_MS, 'the sweep of attempts failed', () => sweepOnce({ db, services, attemptSecret, log })),
    imports,
    people,
    byTime(SWEEP_INTERVAL_MS, 'the sweep of orders failed', () =>
      sweepOrders({ db, services, attemptSecret, payments, noteLeft, logOf, now: services.now() }),
    ),
    byTime(SWEEP_INTERVAL_MS, 'guests could not be sent away', () => endPreemptedTrials({ db, services, log })),
    openJobQueue({ database, jobs: scheduledJobs({ db, services, keys, log, backups }), mayRun: clock.check, log }),
  ];
  return {
    wakeImports() {
      imports.wake();
      people.wake();
    },
    async stop() {
      for (const chore of chores.toReversed()) await chore.stop();
    },
  };
}
