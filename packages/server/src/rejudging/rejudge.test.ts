import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JudgeReport } from '@aosai/api/judging/judging';
import { LEASE_MS } from '@aosai/api/judging/remoteJudging';
import type { OpenDatabase } from '../db/open.ts';
import { submission } from '../db/schema/submission.ts';
import { rejudge as rejudgeTable } from '../db/schema/judge.ts';
import { message, sysLog } from '../db/schema/platform.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { code, DEVICE, offer } from '../testing/engine/drive.ts';
import { claim } from '../judging/queue/claim.ts';
import { ACCEPTED, fakeJudge } from '../testing/judging/fakeJudge.ts';
import { startQueue } from '../judging/queue/startQueue.ts';
import { codeOf, examStage, page, type Stage } from '../testing/stages/examStage.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Messages of a rejudge; parents are left out because they are notified of every finished exam. */
const toldOf = ({ world, ids }: Stage) => and(eq(message.appId, world.appId), ne(message.memberId, ids.parent));

const WRONG: JudgeReport = { ...ACCEPTED, verdict: 'WA', points: 0 };
const HALF: JudgeReport = { ...ACCEPTED, verdict: 'WA', points: 1250 };

/** Judges everything in the queue; returns the programs in the order of judging. */
async function judgeAll(stage: Stage, verdictOf: (source: string) => JudgeReport): Promise<string[]> {
  const judge = fakeJudge(verdictOf);
  const log = { warn: () => undefined, error: () => undefined };
  const queue = startQueue({ db: database.db, judge, services: stage.world.call().services, log, slots: 1 });
  const ofStage = eq(submission.appId, stage.world.appId);
  while ((await database.db.$count(submission, and(ofStage, eq(submission.state, 'done')))) < (await count(stage))) {
    stage.world.passMs(5_000);
    queue.wake();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await queue.stop();
  return judge.seen;
}

const count = (stage: Stage) => database.db.$count(submission, eq(submission.appId, stage.world.appId));

async function enter(stage: Stage, persona: 'student' | 'classmate' = 'student') {
  const { examId, paperId } = stage.world;
  const room = await stage.ask(persona, 'examPaperEnroll', 'start', {
    examId,
    examPaperId: paperId,
    deviceId: DEVICE,
  });
  return { id: room.attempt.id, token: room.token ?? '' };
}

async function handIn(stage: Stage, source: string, persona: 'student' | 'classmate' = 'student') {
  const { id, token } = await enter(stage, persona);
  const answers = [offer(stage.world.questionIds.code, 0, code(source))];
  await stage.ask(persona, 'examPaperEnroll', 'complete', { id, token, answers });
  return id;
}

async function submit(stage: Stage, room: { id: string; token: string }, revision: number, source: string) {
  stage.world.passMs(60_000);
  const answers = [{ ...offer(stage.world.questionIds.code, revision, code(source)), submit: true }];
  await stage.ask('student', 'examMemberQuestion', 'save', {
    attemptId: room.id,
    token: room.token,
    answers,
    events: [],
  });
}

function start(stage: Stage, scope: 'submission' | 'question' | 'exam', targetId: string) {
  return stage.ask('office', 'rejudge', 'start', { scope, targetId, reason: '数据有误' });
}

/** The digest with which a reader of the current differences applies them. */
async function digestOf(stage: Stage, id: string): Promise<string> {
  return (await stage.ask('office', 'rejudge', 'queryById', { id })).digest;
}

async function differencesOf(stage: Stage, id: string) {
  const { content, total } = await stage.ask('office', 'rejudge', 'queryDifferenceList', { id, ...page });
  expect(total).toBe(content.length);
  return content.map(({ attemptId, before, after, totalBefore, totalAfter }) => ({
    attemptId,
    before,
    after,
    totals: [totalBefore, totalAfter],
  }));
}

async function totalOf(stage: Stage, attemptId: string): Promise<number | null> {
  const { totalPoints } = await stage.ask('office', 'examPaperEnroll', 'report', { id: attemptId });
  return totalPoints;
}

async function refused(ask: Promise<unknown>): Promise<unknown> {
  return ask.then(() => 'ok', codeOf);
}

test('a rejudge of an exam changes totals only when its preview is applied', async () => {
  const stage = await examStage(database.db);
  const unlucky = await handIn(stage, 'unlucky');
  const fine = await handIn(stage, 'fine', 'classmate');
  await judgeAll(stage, (source) => (source === 'fine' ? ACCEPTED : WRONG));
  const begun = await start(stage, 'exam', stage.world.examId);
  expect(begun).toMatchObject({ scope: 'exam', targetTitle: '测试考试', state: 'open', total: 2, done: 0 });
  expect(await refused(stage.ask('office', 'rejudge', 'apply', { id: begun.id, digest: begun.digest }))).toBe(
    'REJUDGE_RUNNING',
  );
  await judgeAll(stage, () => ACCEPTED);

  const { id } = begun;
  const ready = await stage.ask('office', 'rejudge', 'queryById', { id });
  expect(ready).toMatchObject({ state: 'open', total: 2, done: 2, differences: 1, failed: 0 });
  const change = {
    attemptId: unlucky,
    before: { verdict: 'WA', points: 0 },
    after: { verdict: 'AC', points: 2500 },
    totals: [0, 2500],
  };
  expect(await differencesOf(stage, id)).toEqual([change]);
  expect([await totalOf(stage, unlucky), await totalOf(stage, fine)]).toEqual([0, 2500]);
  const seenByStudent = await stage.ask('student', 'examMemberQuestion', 'queryLatestList', {
    attemptId: unlucky,
    ...page,
  });
  expect(seenByStudent).toMatchObject({ total: 1, content: [{ kind: 'submit' }] });

  const digest = await digestOf(stage, id);
  const apply = () => stage.ask('office', 'rejudge', 'apply', { id, digest });
  // The number of differences stays the same, but they are not the ones previewed.
  const runs = and(eq(submission.rejudgeId, id), eq(submission.attemptId, unlucky));
  await database.db.update(submission).set({ points: 1250 }).where(runs);
  expect(await refused(apply())).toBe('REJUDGE_CHANGED');
  expect(await totalOf(stage, unlucky)).toBe(0);
  await database.db.update(submission).set({ points: 2500 }).where(runs);
  const applied = await Promise.all([apply(), apply()]);
  expect(applied.map(({ state, differences }) => [state, differences])).toEqual([
    ['applied', 1],
    ['applied', 1],
  ]);
  expect([await totalOf(stage, unlucky), await totalOf(stage, fine)]).toEqual([2500, 2500]);
  expect(await differencesOf(stage, id)).toEqual([change]);
  expect(stage.world.published.at(-1)).toMatchObject({ event: { type: 'attempt', attemptId: unlucky, status: '3' } });
  const entries = await database.db.select().from(sysLog).where(eq(sysLog.target, id));
  expect(entries).toMatchObject([
    {
      action: 'rejudge:apply',
      actorKind: 'user',
      diff: {
        before: { submissions: [{ points: 0 }] },
        after: { scope: 'exam', reason: '数据有误', submissions: [{ points: 2500 }] },
      },
    },
  ]);
  // Only students with a changed result are notified, and once although it was applied twice.
  const told = await database.db.select().from(message).where(toldOf(stage));
  expect(told.map(({ memberId, title, link }) => ({ memberId, title, link }))).toEqual([
    { memberId: stage.ids.student, title: '「测试考试」已重新评测', link: `exam/report/paper?id=${unlucky}` },
  ]);
  expect(await refused(stage.ask('office', 'rejudge', 'discard', { id }))).toBe('REJUDGE_CLOSED');
});

test('five concurrent starts make one rejudge, and none starts again before it is closed', async () => {
  const stage = await examStage(database.db);
  await handIn(stage, 'one');
  await judgeAll(stage, () => WRONG);
  const code1 = stage.world.questionIds.code;
  const all = await Promise.all(Array.from({ length: 5 }, () => start(stage, 'question', code1)));
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  expect(all.map(({ total }) => total)).toEqual([1, 1, 1, 1, 1]);
  expect(await count(stage)).toBe(2);
  const [first] = all;
  await stage.ask('office', 'rejudge', 'discard', { id: first?.id ?? '' });
  expect(await count(stage)).toBe(1);
  const again = await start(stage, 'question', code1);
  expect(again.id).not.toBe(first?.id);
  expect(await database.db.$count(sysLog, and(eq(sysLog.target, code1), eq(sysLog.action, 'rejudge:start')))).toBe(2);
});

test('a worker that dies midway costs time, and no run counts twice', async () => {
  const stage = await examStage(database.db);
  const attempt = await handIn(stage, 'one');
  await handIn(stage, 'two', 'classmate');
  await judgeAll(stage, () => WRONG);
  const { id } = await start(stage, 'exam', stage.world.examId);
  expect(await claim(database.db, { worker: 'dies', slots: 1 }, stage.world.clock.now)).toMatchObject({
    kind: 'rejudge',
    tries: 1,
  });
  stage.world.passMs(LEASE_MS + 1);
  expect((await judgeAll(stage, () => HALF)).toSorted()).toEqual(['one', 'two']);
  const summary = await stage.ask('office', 'rejudge', 'queryById', { id });
  expect(summary).toMatchObject({ total: 2, done: 2, differences: 2 });
  await stage.ask('office', 'rejudge', 'apply', { id, digest: await digestOf(stage, id) });
  expect(await totalOf(stage, attempt)).toBe(1250);
});

test('a failure while applying changes nothing', async () => {
  const stage = await examStage(database.db);
  const attempt = await handIn(stage, 'one');
  await judgeAll(stage, () => WRONG);
  const { id } = await start(stage, 'exam', stage.world.examId);
  await judgeAll(stage, () => ACCEPTED);
  const { applyRejudge } = await import('./closeRejudge.ts');
  const digest = await digestOf(stage, id);
  const crash = () => Promise.reject(new Error('the power went out'));
  await expect(applyRejudge(stage.world.call(), { id, digest }, crash)).rejects.toThrow('power');
  expect(await totalOf(stage, attempt)).toBe(0);
  const [row] = await database.db.select().from(rejudgeTable).where(eq(rejudgeTable.id, id));
  expect([row?.state, row?.changes]).toEqual(['open', null]);
  expect(await database.db.$count(message, toldOf(stage))).toBe(0);
  await stage.ask('office', 'rejudge', 'apply', { id, digest: await digestOf(stage, id) });
  expect(await totalOf(stage, attempt)).toBe(2500);
});

test('new submissions are judged before a rejudge, and it does not change them', async () => {
  const stage = await examStage(database.db);
  const room = await enter(stage);
  await submit(stage, room, 0, 'early');
  await judgeAll(stage, () => WRONG);
  const { id, total } = await start(stage, 'question', stage.world.questionIds.code);
  await submit(stage, room, 1, 'late');
  expect(total).toBe(1);
  expect(await judgeAll(stage, (source) => (source === 'late' ? ACCEPTED : HALF))).toEqual(['late', 'early']);
  expect(await differencesOf(stage, id)).toEqual([
    {
      attemptId: room.id,
      before: { verdict: 'WA', points: 0 },
      after: { verdict: 'WA', points: 1250 },
      totals: [null, null],
    },
  ]);
  await stage.ask('office', 'rejudge', 'apply', { id, digest: await digestOf(stage, id) });
  const list = await stage.ask('student', 'examMemberQuestion', 'queryLatestList', { attemptId: room.id, ...page });
  expect(list.content.map(({ verdict, points }) => [verdict, points])).toEqual([
    ['AC', 2500],
    ['WA', 1250],
  ]);
  await stage.ask('student', 'examPaperEnroll', 'complete', { id: room.id, token: room.token, answers: [] });
  expect(await totalOf(stage, room.id)).toBe(2500);
});

test('reruns only the submission that counts, and a judge that fails again changes nothing', async () => {
  const stage = await examStage(database.db);
  const room = await enter(stage);
  await submit(stage, room, 0, 'best');
  await submit(stage, room, 1, 'worse');
  await judgeAll(stage, (source) => (source === 'best' ? HALF : WRONG));
  await stage.ask('student', 'examPaperEnroll', 'complete', { id: room.id, token: room.token, answers: [] });
  const { id } = await start(stage, 'exam', stage.world.examId);
  const runs = await judgeAll(stage, () => ({ ...ACCEPTED, verdict: 'SE' }));
  expect(runs).toEqual(['best', 'best', 'best']);
  const summary = await stage.ask('office', 'rejudge', 'queryById', { id });
  expect(summary).toMatchObject({ total: 1, done: 1, failed: 1, differences: 0 });
  await stage.ask('office', 'rejudge', 'apply', { id, digest: await digestOf(stage, id) });
  expect(await totalOf(stage, room.id)).toBe(1250);
});

test('one submission that ended in SE is judged again and its alarm ends', async () => {
  const stage = await examStage(database.db);
  await handIn(stage, 'one');
  await judgeAll(stage, () => ({ ...ACCEPTED, verdict: 'SE' }));
  const overview = () => stage.ask('office', 'judge', 'queryOverview', {});
  const before = await overview();
  expect(before).toMatchObject({ queue: { doneLastHour: 1 }, alarms: { total: 1, content: [{ tries: 3 }] } });
  const targetId = before.alarms.content[0]?.submissionId ?? '';
  const { id, targetTitle } = await start(stage, 'submission', targetId);
  expect(targetTitle).toBe('A+B');
  expect((await overview()).queue.rejudge).toEqual({ waiting: 1, running: 0 });
  await judgeAll(stage, () => ACCEPTED);
  await stage.ask('office', 'rejudge', 'apply', { id, digest: await digestOf(stage, id) });
  expect((await overview()).alarms).toEqual({ total: 0, content: [] });
});

test('refuses a rejudge of nothing or of another app’s target, and stores nothing', async () => {
  const stage = await examStage(database.db);
  const other = await examStage(database.db);
  expect(await refused(start(stage, 'exam', stage.world.examId))).toBe('REJUDGE_EMPTY');
  expect(await refused(start(stage, 'exam', other.world.examId))).toBe('NOT_FOUND');
  expect(await refused(start(stage, 'question', other.world.questionIds.code))).toBe('NOT_FOUND');
  const list = await stage.ask('office', 'rejudge', 'queryList', page);
  expect(list).toEqual({ content: [], total: 0, page: 0, size: 20 });
});
