import type { Logger } from 'pino';
import type { Db } from './db/open.ts';
import type { ReplayStore } from './http/replayStore.ts';
import type { Keys } from './keys/keys.ts';
import { forgetOldCaptchas } from './sessions/captchas.ts';
import { forgetOldTries } from './sessions/loginLimits.ts';
import { forgetEndedSessions } from './sessions/sessions.ts';
import { forgetOldCodes } from './sessions/verifyCodes.ts';

const EVERY_MS = 60_000;

/** Once a minute: keys are rotated when due, and rows that time has made meaningless go. */
export function startMaintenance({
  db,
  keys,
  replays,
  now,
  log,
}: {
  db: Db;
  keys: Keys;
  replays: ReplayStore;
  now(): Date;
  log: Logger;
}): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const run = async () => {
    const at = now();
    await keys.refresh(at);
    await replays.forget(at);
    await forgetEndedSessions(db, at);
    await forgetOldTries(db, at);
    await forgetOldCodes(db, at);
    await forgetOldCaptchas(db, at);
  };
  const timer = setInterval(() => {
    running = run().catch((error: unknown) => {
      log.error(
        { reason: error instanceof Error ? error.message : String(error) },
        'maintenance failed, will run again',
      );
    });
  }, EVERY_MS);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
