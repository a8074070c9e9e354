import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { DEFAULT_APP_ID } from '@aosai/api/kit/constants';
import { question } from '../../db/schema/bank.ts';
import { memberImport } from '../../db/schema/imports.ts';
import { aWorld } from '../../testing/engine/world.ts';
import type { Services } from '../../kit/context.ts';
import type { Db } from '../../db/open.ts';
import { openTestApp } from '../../testing/testApp.ts';
import { type JobSources, scheduledJobs } from './scheduledJobs.ts';

/** Runs one job as a newly started server does at this time. */
async function runAt(
  time: string,
  name: string,
  { db, services, backups = null }: { db: Db; services: Services; backups?: JobSources['backups'] },
): Promise<void> {
  const now = () => new Date(`2026-11-${time}+08:00`);
  const { keys } = services.platform;
  const jobs = scheduledJobs({ db, services: { ...services, now }, keys, log: pino({ level: 'silent' }), backups });
  await jobs.find((job) => job.name === name)?.run();
}

test('scheduledJobs: measures questions once a night, however many servers start', async () => {
  const { db, services, close } = await openTestApp();
  const { single } = (await aWorld(db)).questionIds;
  const isSingle = eq(question.currentVersionId, single);
  const startedAt = async (time: string) => {
    // A wrong value, which measuring resets.
    await db.update(question).set({ passPercent: 77 }).where(isSingle);
    await runAt(time, 'figures', { db, services });
    const [row] = await db.select({ percent: question.passPercent }).from(question).where(isSingle);
    return row?.percent === 77 ? 'left alone' : 'counted';
  };
  const starts = ['21T03:01:00', '21T09:00:00', '22T02:59:00', '22T03:00:00', '22T03:00:00', '22T20:00:00'];
  const seen: string[] = [];
  for (const time of starts) seen.push(`${time} ${await startedAt(time)}`);
  expect(seen).toEqual([
    '21T03:01:00 counted',
    '21T09:00:00 left alone',
    '22T02:59:00 left alone',
    '22T03:00:00 counted',
    '22T03:00:00 left alone',
    '22T20:00:00 left alone',
  ]);
  await close();
});

test('scheduledJobs: forgets imports of members that ended two days ago', async () => {
  const { db, services, close } = await openTestApp();
  const ended = (id: string, day: string) => {
    const at = new Date(`2026-11-${day}T08:00:00+08:00`);
    const file = { actorKind: 'member', actorId: 'gone', fileName: '名单.xlsx', total: 1 } as const;
    return { ...file, appId: DEFAULT_APP_ID, id, createdAt: at, updatedAt: at, finishedAt: at, state: 'done' } as const;
  };
  await db.insert(memberImport).values([ended('old', '19'), ended('fresh', '20')]);
  await runAt('21T09:00:00', 'tidy', { db, services });
  expect(await db.select({ id: memberImport.id }).from(memberImport)).toEqual([{ id: 'fresh' }]);
  await close();
});

test('scheduledJobs: takes one backup a night, and another try when it failed', async () => {
  const { db, services, close } = await openTestApp();
  const taken: string[] = [];
  let fails = true;
  const backups = {
    take: (reason: string) => {
      taken.push(reason);
      if (fails) throw new Error('disk full');
      return Promise.resolve('name');
    },
  };
  await expect(runAt('21T03:01:00', 'backup', { db, services, backups })).rejects.toThrow('disk full');
  fails = false;
  for (const time of ['21T03:11:00', '21T09:00:00', '22T02:59:00'])
    await runAt(time, 'backup', { db, services, backups });
  expect(taken).toEqual(['nightly', 'nightly']);
  await close();
});
