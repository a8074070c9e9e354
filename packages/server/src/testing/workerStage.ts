import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach } from 'vitest';
import { openConnection } from '@aosai/judge/remote/connection';
import { runRemoteWorker } from '@aosai/judge/remote/remoteWorker';
import { openTestDataCache } from '@aosai/judge/remote/testDataCache';
import { judgeWorker } from '../db/schema/judge.ts';
import { submission } from '../db/schema/submission.ts';
import { code, offer, running, saveAs } from './engine/drive.ts';
import { aWorld, type World } from './engine/world.ts';
import { fakeJudge } from './judging/fakeJudge.ts';
import { openTestApp, ORIGIN, TEST_JUDGE_TOKEN } from './testApp.ts';

export type Judging = Parameters<typeof fakeJudge>[0];

interface Trouble {
  token?: string;
  clockMs?: number;
  /** Replaces the sending of requests, to simulate lost connections and restarting servers. */
  fetch?: (request: Request, send: (request: Request) => Promise<Response>) => Promise<Response>;
}

export async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await condition())) await sleep(10);
}

/** The whole site, with workers that fetch its jobs and stop with their test. */
export async function openWorkerStage() {
  const site = await openTestApp();
  const folder = await mkdtemp(join(tmpdir(), 'aosai-worker-'));
  const workers: { stop: () => Promise<void> }[] = [];
  afterEach(async () => {
    await Promise.all(workers.splice(0).map(({ stop }) => stop()));
    await site.db.delete(submission);
    await site.db.delete(judgeWorker);
  });
  afterAll(async () => {
    await site.close();
    await rm(folder, { recursive: true });
  });

  async function openWorker(name: string, verdictOf?: Judging, { token, clockMs = 0, fetch }: Trouble = {}) {
    const stopping = new AbortController();
    const judge = fakeJudge(verdictOf);
    const asked: string[] = [];
    const send = (request: Request) => {
      asked.push(new URL(request.url).pathname.split('/judge/')[1]?.split('/')[0] ?? '');
      return site.fetch(request);
    };
    const connection = openConnection({
      server: ORIGIN,
      token: token ?? TEST_JUDGE_TOKEN,
      fetch: (request) => (fetch ? fetch(request, send) : send(request)),
      nowMs: () => site.now().getTime() + clockMs,
    });
    const said: string[] = [];
    const ended = runRemoteWorker({
      connection,
      judge,
      cache: await openTestDataCache(join(folder, name), 1_000_000),
      name,
      version: '1',
      signal: stopping.signal,
      log: (text) => said.push(text),
    });
    const worker = {
      judge,
      asked,
      said,
      ended,
      stop: async () => {
        stopping.abort(new Error('told to stop'));
        await ended.catch(() => undefined);
      },
    };
    workers.push(worker);
    return worker;
  }

  async function aJob(source = 'int main(){}'): Promise<World & { room: { attemptId: string; token: string } }> {
    const world = await aWorld(site.db);
    const room = await running(world);
    const answer = { ...offer(world.questionIds.code, 0, code(source)), submit: true };
    await saveAs(world, { ...room, answers: [answer] });
    site.services.judgeDesk.wake();
    return { ...world, room };
  }

  async function rowsOf(world: World) {
    const rows = await site.db.select().from(submission).where(eq(submission.appId, world.appId));
    return rows.map(({ state, verdict, tries, doneCases }) => ({ state, verdict, tries, doneCases }));
  }

  const allDone = (world: World) => async () => (await rowsOf(world)).every(({ state }) => state === 'done');

  return { site, folder, openWorker, aJob, rowsOf, allDone };
}
