import { lt } from 'drizzle-orm';
import type { Logger } from 'pino';
import { HOUR_MS, MINUTE_MS } from '@aosai/api/kit/constants';
import type { Db } from '../../db/open.ts';
import { rateLimit } from '../../db/schema/platform.ts';
import type { Keys } from '../../keys/keys.ts';
import type { Services } from '../../kit/context.ts';
import { reconcileAll } from '../../orders/reconcile/reconcile.ts';
import { recountPassPercents } from '../../questions/bank/passPercents.ts';
import { forgetFileGrants } from '../../platform/file/fileGrants.ts';
import { forgetClearedTries } from '../../practice/tries/cleanTries.ts';
import { measureQuestions } from '../../practice/mastery/measureQuestions.ts';
import type { Backups } from '../../platform/backup/backups.ts';
import { allApps } from '../../platform/app/allApps.ts';
import { mailMessages } from '../../desks/reminders/mailMessages.ts';
import { sweepReminders } from '../../desks/reminders/sweepReminders.ts';
import { sweepTestData } from '../../questions/testData/sweepTestData.ts';
import { forgetOldImports } from '../../schools/roster/importRuns.ts';
import { notifyStandstill } from '../../judging/queue/notifyStandstill.ts';
import { sweepFiles } from '../../platform/file/sweepFiles.ts';
import { forgetOldCaptchas } from '../../accounts/captcha/captchas.ts';
import { forgetOldBrowsers } from '../../accounts/sessions/knownBrowsers.ts';
import { forgetOldTries } from '../../accounts/signIn/loginLimits.ts';
import { forgetSpentNonces } from '../../accounts/signIn/spendOnce.ts';
import { forgetOldChallenges } from '../../accounts/secondFactor/challenges.ts';
import { forgetOldPasskeyChallenges } from '../../accounts/secondFactor/passkeyChallenges.ts';
import { forgetEndedSessions } from '../../accounts/sessions/sessions.ts';
import { forgetOldScenes } from '../../accounts/signIn/signInScenes.ts';
import { forgetOldCodes } from '../../accounts/signIn/verifyCodes.ts';
import { nightly } from '../nightly.ts';
import type { ScheduledJob } from './jobQueue.ts';

export interface JobSources {
  db: Db;
  services: Services;
  keys: Pick<Keys, 'attemptSecret'>;
  log: Logger;
  /** Null where nobody wants a backup each night. */
  backups: Pick<Backups, 'take'> | null;
}

/** Measures pass percentages and difficulty of all questions; reads every answer. */
async function measureAll(db: Db, now: Date): Promise<void> {
  await recountPassPercents(db);
  for (const appId of await allApps(db)) {
    await measureQuestions(db, appId);
    await forgetClearedTries(db, { appId, now });
  }
}

/** Deletes expired rows, and tells the back office about a missing judge. */
async function tidy({ db, services }: JobSources): Promise<void> {
  const at = services.now();
  await forgetEndedSessions(db, at);
  await forgetOldScenes(db, at);
  await forgetOldChallenges(db, at);
  await forgetOldPasskeyChallenges(db, at);
  await forgetOldTries(db, at);
  await forgetOldCodes(db, at);
  await forgetOldCaptchas(db, at);
  await forgetSpentNonces(db, at);
  await forgetOldBrowsers(db, at);
  await forgetFileGrants(db, at);
  await forgetOldImports(db, at);
  await db.delete(rateLimit).where(lt(rateLimit.expire, at.getTime()));
  await notifyStandstill(db, services.judgeStatus().available, at);
}

/** The names of the jobs; 系统状况 has a Chinese one for each. */
const NAMES = ['tidy', 'reminders', 'mails', 'figures', 'bills', 'files', 'backup'] as const;

/** All work with a time, for whichever server takes it. What has to happen within seconds is in chores.ts. */
export function scheduledJobs(sources: JobSources): ScheduledJob[] {
  const { db, services, keys, log, backups } = sources;
  const { now, storage, testData, mail } = services;
  const jobs: Record<(typeof NAMES)[number], Omit<ScheduledJob, 'name'>> = {
    tidy: { cron: '* * * * *', limitMs: 5 * MINUTE_MS, run: () => tidy(sources) },
    reminders: {
      cron: '*/10 * * * *',
      limitMs: 10 * MINUTE_MS,
      run: async () => {
        for (const appId of await allApps(db)) await sweepReminders({ db, appId, now: now() });
      },
    },
    mails: {
      cron: '* * * * *',
      limitMs: 10 * MINUTE_MS,
      run: async () => {
        for (const appId of await allApps(db)) await mailMessages({ db, appId, now: now() }, { mail, log });
      },
    },
    // Once a night; asked more often, because a school may switch its machine off at night.
    figures: {
      cron: '*/10 * * * *',
      isAtStart: true,
      limitMs: HOUR_MS,
      run: () => nightly(db, 'questions', now(), () => measureAll(db, now())),
    },
    bills: {
      cron: '*/10 * * * *',
      limitMs: 10 * MINUTE_MS,
      run: () => reconcileAll({ db, services, attemptSecret: keys.attemptSecret }),
    },
    // Reads the whole folder.
    files: {
      cron: '30 * * * *',
      limitMs: HOUR_MS,
      run: async () => {
        await sweepFiles({ db, storage, now: now(), log });
        await sweepTestData({ db, testData, now: now(), log });
      },
    },
    // Once a night, and after a night in which the machine was off.
    backup: {
      cron: '*/10 * * * *',
      limitMs: 6 * HOUR_MS,
      run: async () => {
        if (backups) await nightly(db, 'backup', now(), async () => void (await backups.take('nightly')));
      },
    },
  };
  const names = NAMES.filter((name) => name !== 'backup' || backups !== null);
  return names.map((name) => ({ name, ...jobs[name] }));
}
