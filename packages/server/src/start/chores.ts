import type { Logger } from 'pino';
import { MINUTE_MS, SWEEP_INTERVAL_MS } from '@aosai/api/kit/constants';
import type { DatabaseClock } from '../db/databaseClock.ts';
import type { Db } from '../db/open.ts';
import { sweepOnce } from '../exams/attempts/sweep.ts';
import { runMemberImports } from '../schools/roster/importRuns.ts';
import { startImports } from '../questions/imports/runImports.ts';
import { sweepOrders } from '../orders/sweepOrders.ts';
import { reconcileAll } from '../orders/reconcile/reconcile.ts';
import type { ReplayStore } from '../http/envelope/replayStore.ts';
import type { Keys } from '../keys/keys.ts';
import { openMaintenance } from './maintenance.ts';
import { repeat } from '../base/repeat.ts';
import type { Services } from '../kit/context.ts';
import { systemLog } from '../kit/audit/systemLog.ts';
import { endPreemptedTrials } from '../judging/queue/preemptTrial.ts';

/** Also finds what another server has left. */
const MEMBER_IMPORTS_EVERY_MS = 5_000;
const RECONCILE_EVERY_MS = 10 * MINUTE_MS;

interface ChoresOptions {
  db: Db;
  services: Services;
  keys: Keys;
  replays: ReplayStore;
  dataFolder: string;
  uploadsFolder: string;
  clock: Pick<DatabaseClock, 'check'>;
  log: Logger;
}

interface Chores {
  wakeImports(): void;
  stop(): Promise<void>;
}

/**
 * The background work of the server: ending attempts, imports, expiring orders, comparing bills, ending guests. Timed
 * work waits while this machine's clock is wrong; imports go on, since somebody has asked for them.
 */
export function startChores({
  db,
  services,
  keys,
  replays,
  dataFolder,
  uploadsFolder,
  clock,
  log,
}: ChoresOptions): Chores {
  const { attemptSecret } = keys;
  const { now, storage, testData, judgeStatus, mail, payments } = services;
  const noteLeft = (error: unknown) => services.noteLeft(error);
  const logOf = systemLog(services);
  const byTime = (everyMs: number, failed: string, run: () => Promise<unknown>) =>
    repeat(run, { everyMs, failed, log, mayRun: clock.check });
  const imports = startImports({ db, services, dataFolder, log });
  const people = repeat(() => runMemberImports({ db, services }), {
    everyMs: MEMBER_IMPORTS_EVERY_MS,
    log,
    failed: 'an import of members stopped, will go on',
  });
  const kept = { db, keys, replays, storage, testData, judgeStatus, uploadsFolder, now, mail, log };
  const maintenance = openMaintenance(kept);
  const chores = [
    byTime(SWEEP_INTERVAL_MS, 'the sweep of attempts failed', () => sweepOnce({ db, services, attemptSecret, log })),
    imports,
    people,
    byTime(RECONCILE_EVERY_MS, 'a bill waits for the next try', () => reconcileAll({ db, services, attemptSecret })),
    byTime(SWEEP_INTERVAL_MS, 'the sweep of orders failed', () =>
      sweepOrders({ db, services, attemptSecret, payments, noteLeft, logOf, now: services.now() }),
    ),
    byTime(SWEEP_INTERVAL_MS, 'guests could not be sent away', () => endPreemptedTrials({ db, services, log })),
    byTime(MINUTE_MS, 'maintenance failed, will run again', maintenance),
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
