import type { Logger } from 'pino';
import { HOUR_MS } from '@aosai/api/kit/constants';
import type { JudgeStatus } from '@aosai/api/judging/judging';
import type { MailSender } from '../adapters/mail/port.ts';
import type { FileStorage } from '../adapters/storage/port.ts';
import type { Db } from '../db/open.ts';
import { recountPassPercents } from '../questions/bank/passPercents.ts';
import { forgetFileGrants } from '../platform/file/fileGrants.ts';
import { forgetClearedTries } from '../practice/tries/cleanTries.ts';
import { measureQuestions } from '../practice/mastery/measureQuestions.ts';
import { allApps } from '../platform/app/allApps.ts';
import { mailMessages } from '../desks/reminders/mailMessages.ts';
import { sweepReminders } from '../desks/reminders/sweepReminders.ts';
import { sweepTestData } from '../questions/testData/sweepTestData.ts';
import type { TestDataStore } from '../adapters/testData/testDataStore.ts';
import type { ReplayStore } from '../http/envelope/replayStore.ts';
import type { Keys } from '../keys/keys.ts';
import { nightly } from './nightly.ts';
import { forgetOldImports } from '../schools/roster/importRuns.ts';
import { notifyStandstill } from '../judging/queue/notifyStandstill.ts';
import { sweepFiles } from '../platform/file/sweepFiles.ts';
import { forgetOldCaptchas } from '../accounts/captcha/captchas.ts';
import { forgetOldBrowsers } from '../accounts/sessions/knownBrowsers.ts';
import { forgetOldTries } from '../accounts/signIn/loginLimits.ts';
import { forgetSpentNonces } from '../accounts/signIn/spendOnce.ts';
import { forgetEndedSessions } from '../accounts/sessions/sessions.ts';
import { forgetOldScenes } from '../accounts/signIn/signInScenes.ts';
import { forgetOldCodes } from '../accounts/signIn/verifyCodes.ts';

const REMINDERS_EVERY_MS = 10 * 60_000;
/** The sweep of files reads the whole folder. */
const FILES_EVERY_MS = HOUR_MS;

/** Measures pass percentages and difficulty of all questions; reads every answer. */
async function measureAll(db: Db, now: Date): Promise<void> {
  await recountPassPercents(db);
  for (const appId of await allApps(db)) {
    await measureQuestions(db, appId);
    await forgetClearedTries(db, { appId, now });
  }
}

/**
 * Each minute: rotates keys when due, deletes expired rows, and tells the back office about a missing judge. Sweeps
 * files once an hour, and measures questions once a night.
 */
export function openMaintenance({
  db,
  keys,
  replays,
  storage,
  testData,
  judgeStatus,
  uploadsFolder,
  now,
  mail,
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
  mail: MailSender;
  log: Logger;
}): () => Promise<void> {
  let remindedMs = Number.NEGATIVE_INFINITY;
  let filesSweptMs = Number.NEGATIVE_INFINITY;
  return async () => {
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
    await forgetFileGrants(db, at);
    await forgetOldImports(db, at);
    await notifyStandstill(db, judgeStatus().available, at);
    const isTimeToRemind = at.getTime() - remindedMs >= REMINDERS_EVERY_MS;
    if (isTimeToRemind) remindedMs = at.getTime();
    for (const appId of await allApps(db)) {
      if (isTimeToRemind) await sweepReminders({ db, appId, now: at });
      await mailMessages({ db, appId, now: at }, { mail, log });
    }
    await nightly(db, 'questions', at, () => measureAll(db, at));
    if (at.getTime() - filesSweptMs < FILES_EVERY_MS) return;
    filesSweptMs = at.getTime();
    await sweepFiles({ db, storage, uploadsFolder, now: at, log });
    await sweepTestData({ db, testData, now: at, log });
  };
}
