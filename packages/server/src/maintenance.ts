import type { Logger } from 'pino';
import type { JudgeStatus } from '@aosai/api/domain/judging';
import type { FileStorage } from './adapters/storage/port.ts';
import type { Db } from './db/open.ts';
import { sweepTestData } from './engine/testData/sweepTestData.ts';
import type { TestDataStore } from './engine/testData/testDataStore.ts';
import type { ReplayStore } from './http/replayStore.ts';
import type { Keys } from './keys/keys.ts';
import { tellOfStandstill } from './queue/tellOfStandstill.ts';
import { sweepFiles } from './resources/platform/file/sweepFiles.ts';
import { forgetOldCaptchas } from './sessions/captchas.ts';
import { forgetOldBrowsers } from './sessions/knownBrowsers.ts';
import { forgetOldTries } from './sessions/loginLimits.ts';
import { forgetSpentNonces } from './sessions/spendOnce.ts';
import { forgetEndedSessions } from './sessions/sessions.ts';
import { forgetOldScenes } from './sessions/signInScenes.ts';
import { forgetOldCodes } from './sessions/verifyCodes.ts';

const EVERY_MS = 60_000;
/** The sweep of files reads the whole folder. */
const FILES_EVERY_MS = 60 * 60 * 1000;

/**
 * Once a minute: keys are rotated when due, rows that time has made meaningless go, and the back office hears of a judge
 * that is away; files once an hour.
 */
export function startMaintenance({
  db,
  keys,
  replays,
  storage,
  testData,
  judgeStatus,
  uploadsFolder,
  now,
  log,
}: {
  db: Db;
  keys: Keys;
  replays: ReplayStore;
  storage: FileStorage;
  testData: TestDataStore;
  judgeStatus(): JudgeStatus;
  uploadsFolder: string;
  now(): Date;
  log: Logger;
}): { stop(): Promise<void> } {
  let running = Promise.resolve();
  let filesSweptMs = Number.NEGATIVE_INFINITY;
  const run = async () => {
    const at = now();
    await keys.refresh(at);
    await replays.forget(at);
    await forgetEndedSessions(db, at);
    await forgetOldScenes(db, at);
    await forgetOldTries(db, at);
    await forgetOldCodes(db, at);
    await forgetOldCaptchas(db, at);
    await forgetSpentNonces(db, at);
    await forgetOldBrowsers(db, at);
    await tellOfStandstill(db, judgeStatus().available, at);
    if (at.getTime() - filesSweptMs < FILES_EVERY_MS) return;
    filesSweptMs = at.getTime();
    await sweepFiles({ db, storage, uploadsFolder, now: at, log });
    await sweepTestData({ db, testData, now: at, log });
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
