import type { Logger } from 'pino';
import type { Db } from './db/open.ts';
import { startSweep } from './engine/attempt/sweep.ts';
import { startImports } from './engine/imports/runImports.ts';
import { startOrderSweep } from './engine/orders/sweepOrders.ts';
import { startReconcile } from './engine/reconcile/startReconcile.ts';
import type { ReplayStore } from './http/replayStore.ts';
import type { Keys } from './keys/keys.ts';
import { startMaintenance } from './maintenance.ts';
import { startGuestSweep } from './queue/guests.ts';
import type { Services } from './resources/context.ts';
import { systemLog } from './resources/kit/systemLog.ts';

interface ChoresOptions {
  db: Db;
  services: Services;
  keys: Keys;
  replays: ReplayStore;
  dataFolder: string;
  uploadsFolder: string;
  log: Logger;
}

/** What the server does without being asked: attempts end, imports go on, orders lapse, bills are compared, guests leave. */
export function startChores({ db, services, keys, replays, dataFolder, uploadsFolder, log }: ChoresOptions): {
  wakeImports(): void;
  stop(): Promise<void>;
} {
  const { attemptSecret } = keys;
  const { now, storage, testData, judgeStatus, mail } = services;
  const imports = startImports({ db, services, dataFolder, log });
  const chores = [
    startSweep({ db, services, attemptSecret, log }),
    imports,
    startReconcile({ db, services, attemptSecret, log }),
    startOrderSweep({ db, services, attemptSecret, logOf: systemLog(services) }),
    startGuestSweep({ db, services, log }),
    startMaintenance({ db, keys, replays, storage, testData, judgeStatus, uploadsFolder, now, mail, log }),
  ];
  return {
    wakeImports: imports.wake,
    async stop() {
      for (const chore of chores.toReversed()) await chore.stop();
    },
  };
}
