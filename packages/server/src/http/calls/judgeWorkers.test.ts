import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contract } from '@aosai/api/contract';
import { LEASE_MS, type LeasedJob, type LeaseOutcome } from '@aosai/api/judging/remoteJudging';
import { submission } from '../../db/schema/submission.ts';
import { judgeWorker } from '../../db/schema/judge.ts';
import { code, offer, running, saveAs } from '../../testing/engine/drive.ts';
import { A_PLUS_B_CASES } from '../../testing/engine/aPaper.ts';
import { aWorld, type World } from '../../testing/engine/world.ts';
import { ACCEPTED } from '../../testing/judging/fakeJudge.ts';
import { signAsWorker } from '../../testing/signAsWorker.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';
import { brokenInput, validInput } from '../../testing/testArbitrary.ts';
import { openReplayStore } from '../envelope/replayStore.ts';
import { checkWorkerSignature } from './answerWorker.ts';

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp();
}, 60_000);
afterEach(async () => {
  await site.db.delete(submission);
  await site.db.delete(judgeWorker);
});
afterAll(() => site.close());

const STATUS = { available: true, level: 'L3', layers: [], compilers: [], slots: 1, problems: [] } as const;
const worker = (id: string) => ({ id, name: `machine of ${id}`, version: '1', status: STATUS });

type Answer = { status: number; headers: Headers; body: { success: boolean; data?: unknown; code?: string } };

async function send(request: Request): Promise<Answer> {
  const response = await site.fetch(request);
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer['body'] };
}

function ask(path: string, body: unknown, more: { token?: string; nonce?: string; nowMs?: number } = {}) {
  return send(signAsWorker({ path, body, nowMs: site.now().getTime(), ...more }));
}

async function lease(id: string, waitMs = 0): Promise<LeasedJob | null> {
  const { body } = await ask('/judge/lease', { worker: worker(id), waitMs });
  expect(body.success).toBe(true);
  return (body.data as { job: LeasedJob | null }).job;
}

const keyOf = ({ appId, id, tries }: LeasedJob) => ({ appId, id, tries });

async function report(workerId: string, job: LeasedJob, outcome: LeaseOutcome): Promise<unknown> {
  const { body } = await ask('/judge/result', { workerId, lease: keyOf(job), outcome });
  return body.data ?? body.code;
}

async function aJob(): Promise<World> {
  const world = await aWorld(site.db);
  const mine = await running(world);
  const answer = { ...offer(world.questionIds.code, 0, code('int main(){}')), submit: true };
  await saveAs(world, { ...mine, answers: [answer] });
  return world;
}

async function rowOf(world: World) {
  const [row] = await site.db.select().from(submission).where(eq(submission.appId, world.appId));
  return {
    state: row?.state,
    verdict: row?.verdict,
    points: row?.points,
    tries: row?.tries,
    doneCases: row?.doneCases,
  };
}

function taken(job: LeasedJob | null): LeasedJob {
  if (!job) throw new Error('one job waits');
  return job;
}

test('judge: a worker leases a job, fetches its data by hash, reports progress and the result', async () => {
  const world = await aJob();
  const job = taken(await lease('w1'));
  const [first] = A_PLUS_B_CASES;
  const inputHash = createHash('sha256').update('1 2\n').digest('hex');
  expect(job).toMatchObject({
    appId: world.appId,
    tries: 1,
    priority: 'submit',
    task: { kind: 'judge', request: { language: 53, source: 'int main(){}', totalPoints: 2500 } },
  });
  expect(job.task.kind === 'judge' && job.task.request.cases[0]).toEqual({
    id: first?.id,
    inputHash,
    expectedHash: createHash('sha256').update('3\n').digest('hex'),
    isUnscored: true,
  });
  expect(JSON.stringify(job)).not.toContain(first?.input.trim());

  const path = `/judge/testdata/${inputHash}?appId=${job.appId}&submissionId=${job.id}`;
  const data = await site.fetch(signAsWorker({ method: 'GET', path, nowMs: site.now().getTime() }));
  expect({ text: await data.text(), cache: data.headers.get('Cache-Control') }).toEqual({
    text: '1 2\n',
    cache: 'private, max-age=31536000, immutable',
  });

  const beat = await ask('/judge/heartbeat', { workerId: 'w1', jobs: [{ lease: keyOf(job), doneCases: 1 }] });
  expect(beat.body.data).toEqual({ lost: [] });
  expect(await rowOf(world)).toMatchObject({ state: 'judging', doneCases: 1 });
  expect(await report('w1', job, { kind: 'judged', report: ACCEPTED })).toEqual({ isOurs: true });
  expect(await rowOf(world)).toEqual({ state: 'done', verdict: 'AC', points: 2500, tries: 1, doneCases: 2 });
});

test('judge: refuses a wrong token, a changed body, and an old or repeated request', async () => {
  const world = await aJob();
  const nowMs = site.now().getTime();
  const body = { worker: worker('w1'), waitMs: 0 };
  const codeOf = async (request: Request) => {
    const { status, body: answer } = await send(request);
    return [status, answer.code];
  };
  const path = '/judge/lease';
  const signed = signAsWorker({ path, body, nowMs });
  const changed = new Request(signed, { body: JSON.stringify({ ...body, waitMs: 1 }), headers: signed.headers });
  const unsigned = new Request(signed.url, { method: 'POST', body: JSON.stringify(body) });
  expect(await codeOf(signAsWorker({ path, body, nowMs, token: 'x'.repeat(40) }))).toEqual([401, 'WORKER_REFUSED']);
  expect(await codeOf(changed)).toEqual([401, 'WORKER_REFUSED']);
  expect(await codeOf(unsigned)).toEqual([401, 'WORKER_REFUSED']);
  expect(await codeOf(signAsWorker({ path, body, nowMs: nowMs - 301_000 }))).toEqual([400, 'ENV_CLOCK']);
  expect(await rowOf(world)).toMatchObject({ state: 'queued', tries: 0 });
  const nonce = 'ab'.repeat(16);
  expect((await ask(path, body, { nonce })).status).toBe(200);
  expect(await codeOf(signAsWorker({ path, body, nowMs, nonce }))).toEqual([409, 'ENV_REPLAY']);
});

test('judge: while the token changes, a worker with the old one goes on and operators see it', async () => {
  const { platform } = site.services;
  const [present = ''] = platform.judgeTokens;
  platform.judgeTokens = ['n'.repeat(40), present];
  try {
    await aJob();
    const job = await lease('w1');
    expect(job).not.toBeNull();
    expect(await site.db.select().from(judgeWorker)).toMatchObject([
      { id: 'w1', status: { problems: ['仍在使用旧的 JUDGE_TOKEN：换上新的令牌并重新启动这台评测机'] } },
    ]);
    const body = { worker: worker('w2'), waitMs: 0 };
    expect((await ask('/judge/lease', body, { token: 'n'.repeat(40) })).status).toBe(200);
    expect((await ask('/judge/lease', body, { token: 'o'.repeat(40) })).status).toBe(401);
    const [, second] = await site.db.select().from(judgeWorker).orderBy(judgeWorker.id);
    expect(second?.status.problems).toEqual([]);
  } finally {
    platform.judgeTokens = [present];
  }
});

test('judge: a server without a token refuses everybody, also signatures with an empty one', async () => {
  const request = signAsWorker({ path: '/judge/lease', body: {}, nowMs: site.now().getTime(), token: '' });
  const url = new URL(request.url);
  const signed = { method: 'POST', path: url.pathname, headers: request.headers };
  const server = { tokens: [], now: site.now(), replays: openReplayStore(site.db) };
  await expect(checkWorkerSignature(signed, server)).rejects.toMatchObject({ code: 'WORKER_REFUSED' });
  await expect(checkWorkerSignature(signed, { ...server, tokens: [''] })).resolves.toBeDefined();
});

test('judge: a worker without isolation gets no job and learns why', async () => {
  const world = await aJob();
  for (const status of [
    { ...STATUS, level: 'L5', available: false },
    { ...STATUS, level: 'L5' },
    { ...STATUS, available: false },
  ]) {
    const { status: http, body } = await ask('/judge/lease', { worker: { ...worker('w1'), status }, waitMs: 0 });
    expect([http, body.code]).toEqual([403, 'WORKER_UNSAFE']);
  }
  expect(await rowOf(world)).toMatchObject({ state: 'queued', tries: 0 });
});

test('judge: drops the late result of a worker whose lease went to another', async () => {
  const world = await aJob();
  const first = taken(await lease('w1'));
  expect(await lease('w2')).toBeNull();
  site.at(new Date(site.now().getTime() + LEASE_MS + 1));
  await site.db.update(submission).set({ leaseUntil: new Date(site.now().getTime() - 1) });
  const second = taken(await lease('w2'));
  expect(keyOf(second)).toEqual({ ...keyOf(first), tries: 2 });
  const beat = await ask('/judge/heartbeat', { workerId: 'w1', jobs: [{ lease: keyOf(first), doneCases: 1 }] });
  expect(beat.body.data).toEqual({ lost: [keyOf(first)] });
  const wrong = { kind: 'judged', report: { ...ACCEPTED, verdict: 'WA', points: 0 } } as const;
  expect(await report('w1', first, wrong)).toEqual({ isOurs: false });
  expect(await report('w1', second, wrong)).toEqual({ isOurs: false });
  expect(await rowOf(world)).toMatchObject({ state: 'judging', verdict: null, tries: 2 });
  expect(await report('w2', second, { kind: 'judged', report: ACCEPTED })).toEqual({ isOurs: true });
  expect(await report('w2', second, wrong)).toEqual({ isOurs: false });
  expect(await rowOf(world)).toEqual({ state: 'done', verdict: 'AC', points: 2500, tries: 2, doneCases: 2 });
});

test('judge: ends a job in SE after three failed tries, not counting a returned one', async () => {
  const world = await aJob();
  const back = taken(await lease('w1'));
  expect(await report('w1', back, { kind: 'returned' })).toEqual({ isOurs: true });
  expect(await rowOf(world)).toMatchObject({ state: 'queued', tries: 0 });
  for (let i = 0; i < 3; i += 1) {
    const job = taken(await lease('w1'));
    expect(job.tries).toBe(i + 1);
    await report('w1', job, { kind: 'failed', message: 'the sandbox died' });
    site.at(new Date(site.now().getTime() + 10_000));
    await site.db.update(submission).set({ leaseUntil: null });
  }
  expect(await rowOf(world)).toMatchObject({ state: 'done', verdict: 'SE', points: 0, tries: 3 });
  const health = await site.send('GET', '/health');
  expect(health.body.data).toMatchObject({ status: 'degraded', queue: { systemErrors: 1 } });
});

test('judge: a waiting worker is woken by a new job, and gets nothing when the server closes', async () => {
  const waiting = lease('w1', 20_000);
  const world = await aJob();
  site.services.judgeDesk.wake();
  expect(taken(await waiting)).toMatchObject({ appId: world.appId, tries: 1 });
});

test('judge: data of a job that nobody judges, or of another task, is not found', async () => {
  await aJob();
  const job = taken(await lease('w1'));
  const codeOf = async (hash: string, id: string) => {
    const path = `/judge/testdata/${hash}?appId=${job.appId}&submissionId=${id}`;
    return (await send(signAsWorker({ method: 'GET', path, nowMs: site.now().getTime() }))).body.code;
  };
  const known = job.task.kind === 'judge' ? (job.task.request.cases[0]?.inputHash ?? '') : '';
  expect(await codeOf('0'.repeat(64), job.id)).toBe('NOT_FOUND');
  expect(await codeOf('secret', job.id)).toBe('VALIDATION');
  expect(await report('w1', job, { kind: 'judged', report: ACCEPTED })).toEqual({ isOurs: true });
  expect(await codeOf(known, job.id)).toBe('NOT_FOUND');
});

const POSTS = ['lease', 'heartbeat', 'result'] as const;
test.each(POSTS)('judge/%s replies to any signed input with data or a clear error', async (action) => {
  const { input } = contract.judge.calls[action];
  await fc.assert(
    fc.asyncProperty(fc.oneof(validInput(input), brokenInput(input)), async (value) => {
      const body = action === 'lease' ? { ...value, waitMs: 0 } : value;
      const { status, body: answer } = await ask(`/judge/${action}`, body);
      expect(status).toBeLessThan(500);
      expect(answer.success || typeof answer.code === 'string').toBe(true);
    }),
    { numRuns: 30, endOnFailure: true },
  );
});
