import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import type { OpenDatabase } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam as exams, examMemberQuestion, examPaperEnroll } from '../../db/schema/exam.ts';
import { message, sysLog } from '../../db/schema/platform.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { choice, offer } from '../../testing/engine/drive.ts';
import { codeOf, examStage, type Persona, type Stage } from '../../testing/stages/examStage.ts';
import { engineOf } from '../../kit/engineOf.ts';
import { openAttempt } from './reopen.ts';
import { after, handIn, start } from '../../testing/stages/attemptStage.ts';

let database: OpenDatabase;
let stage: Stage;
let examId: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The exam is the teacher's, in the manager's school. */
beforeEach(async () => {
  stage = await examStage(database.db);
  ({ examId } = stage.world);
  const { actor } = stage.context('teacher');
  const orgId = actor.kind === 'member' ? actor.orgId : null;
  await database.db.update(exams).set({ orgId, createdBy: stage.ids.teacher }).where(eq(exams.id, examId));
});

const save = (id: string, token: string, answers: ReturnType<typeof offer>[] = []) =>
  stage.ask('student', 'examMemberQuestion', 'save', { attemptId: id, token, answers, events: [] });

const board = (persona: Persona, cursor?: string) =>
  stage.ask(persona, 'exam', 'queryLiveBoard', { id: examId, ...(cursor !== undefined && { cursor }) });

const lastEntry = async (target: string) => {
  const [entry] = await database.db.select().from(sysLog).where(eq(sysLog.target, target)).orderBy(desc(sysLog.seq));
  return entry;
};

describe('the live board', () => {
  test('returns everybody with a place, and later only students with changes', async () => {
    const { single, fill } = stage.world.questionIds;
    // A board repeats changes of the last two seconds, so the clock moves past them.
    stage.world.passMs(10_000);
    const { id, token } = await start(stage);
    await save(id, token, [offer(single, 0, choice('B')), offer(fill, 0, null)]);
    const first = await board('teacher');
    const mine = first.rows.find(({ memberId }) => memberId === stage.ids.student);
    expect(first).toMatchObject({ isDelta: false, status: '3', notices: [] });
    expect(first.rows.length).toBe(2);
    expect(mine).toMatchObject({
      attemptId: id,
      status: '1',
      answeredCount: 1,
      questionCount: 5,
      extraSec: 0,
      points: null,
    });
    expect(first.rows.find(({ memberId }) => memberId === stage.ids.classmate)).toMatchObject({
      attemptId: null,
      status: null,
      answeredCount: 0,
      lastSeenAt: null,
    });
    stage.world.passMs(10_000);
    expect((await board('manager', first.cursor)).rows.map(({ memberId }) => memberId)).toEqual([stage.ids.student]);
    stage.world.passMs(10_000);
    const quiet = await board('teacher');
    expect((await board('teacher', quiet.cursor)).rows).toEqual([]);
    stage.world.passMs(5_000);
    await save(id, token);
    const moved = await board('teacher', quiet.cursor);
    expect(moved.rows.map(({ lastSeenAt }) => lastSeenAt)).toEqual([after(35_000)]);
  });

  test('the live board is for those who run the exam, with the names of their own students', async () => {
    const seen = (persona: Persona) => board(persona).then(({ rows }) => rows.length, codeOf);
    expect({
      teacher: await seen('teacher'),
      manager: await seen('manager'),
      office: await seen('office'),
      otherTeacher: await seen('otherTeacher'),
      otherManager: await seen('otherManager'),
      student: await seen('student'),
    }).toEqual({
      teacher: 2,
      manager: 2,
      office: 2,
      otherTeacher: 'NOT_FOUND',
      otherManager: 'NOT_FOUND',
      student: 'NOT_FOUND',
    });
    await database.db.update(enrolment).set({ orgId: null }).where(eq(enrolment.memberId, stage.ids.classmate));
    const names = (await board('manager')).rows.map(({ memberId, name }) => [memberId, name.includes('*')]);
    expect(Object.fromEntries(names)).toEqual({ [stage.ids.student]: false, [stage.ids.classmate]: true });
    expect((await board('office')).rows.every(({ name }) => name.includes('*'))).toBe(true);
  });
});

describe('collecting by hand', () => {
  test('staff may collect the saved answers of an attempt, once and with a logged reason', async () => {
    const { single } = stage.world.questionIds;
    const { id, token } = await start(stage);
    await save(id, token, [offer(single, 0, choice('B'))]);
    const force = (persona: Persona) =>
      stage.ask(persona, 'examPaperEnroll', 'complete', { id, force: { reason: '作弊' } });
    expect(await force('student').catch(codeOf)).toBe('NOT_FOUND');
    expect(await force('otherTeacher').catch(codeOf)).toBe('NOT_FOUND');
    const receipt = await force('teacher');
    expect(await force('manager')).toEqual(receipt);
    expect(await stage.ask('teacher', 'examPaperEnroll', 'queryById', { id })).toMatchObject({
      status: ATTEMPT.settled,
      submitReason: 'forced',
      totalPoints: 200,
    });
    expect(await lastEntry(id)).toMatchObject({
      action: 'examPaperEnroll:complete',
      diff: { after: { reason: '作弊' } },
    });
    expect(await save(id, token, [offer(single, 1, choice('A'))]).catch(codeOf)).toBe('ATTEMPT_CLOSED');
  });
});

describe('reopening an attempt', () => {
  test('a reopened attempt continues from the saved answers, hides the result, and ends by itself', async () => {
    const { single } = stage.world.questionIds;
    const id = await handIn(stage);
    stage.world.passMs(10 * MINUTE_MS);
    const again = { id, seconds: 900, reason: '误交' };
    expect(await stage.ask('otherTeacher', 'examPaperEnroll', 'reopen', again).catch(codeOf)).toBe('NOT_FOUND');
    expect(await stage.ask('teacher', 'examPaperEnroll', 'reopen', again)).toMatchObject({
      status: ATTEMPT.inProgress,
      deadlineAt: after(25 * MINUTE_MS),
      completedAt: null,
      totalPoints: null,
    });
    expect(await stage.ask('teacher', 'examPaperEnroll', 'reopen', again).catch(codeOf)).toBe('ATTEMPT_RUNNING');
    expect(await stage.ask('student', 'examPaperEnroll', 'report', { id }).catch(codeOf)).toBe('ATTEMPT_RUNNING');
    const room = await start(stage);
    expect(room.id).toBe(id);
    await save(id, room.token, [offer(single, 1, choice('A'))]);
    stage.world.passMs(20 * MINUTE_MS);
    expect(await stage.ask('teacher', 'examPaperEnroll', 'queryById', { id })).toMatchObject({
      status: ATTEMPT.settled,
      submitReason: 'timeout',
      totalPoints: 0,
    });
    expect(await lastEntry(id)).toMatchObject({ action: 'examPaperEnroll:reopen' });
  });

  test('reopening some questions keeps answers to the others only as late copies', async () => {
    const { single, multiple } = stage.world.questionIds;
    const id = await handIn(stage, [offer(single, 0, choice('B')), offer(multiple, 0, choice('A'))]);
    const reopen = (questionIds: string[]) =>
      stage.ask('teacher', 'examPaperEnroll', 'reopen', { id, seconds: 900, reason: '看错题', questionIds });
    expect(await reopen([single, stage.world.paperId]).catch(codeOf)).toBe('NOT_FOUND');
    expect(await stage.ask('teacher', 'examPaperEnroll', 'queryById', { id })).toMatchObject({
      status: ATTEMPT.settled,
    });
    await reopen([multiple]);
    const { token, lockedIds } = await start(stage);
    expect([lockedIds.length, lockedIds.includes(multiple), lockedIds.includes(single)]).toEqual([4, false, true]);
    for (const answers of [
      [offer(single, 1, choice('A'))],
      [offer(single, 1, choice('A')), offer(multiple, 1, choice('B'))],
    ])
      expect((await save(id, token, answers)).revisions[0]).toMatchObject({ questionId: single, conflict: true });
    const { content } = await stage.ask('teacher', 'examMemberQuestion', 'queryListByExamPaperEnroll', {
      attemptId: id,
    });
    const answerTo = (questionId: string) => content.find((one) => one.questionId === questionId);
    expect([answerTo(single)?.answer, answerTo(multiple)?.answer]).toEqual([choice('B'), choice('B')]);
    expect(answerTo(single)?.lateCopies[0]?.answer).toEqual(choice('A'));
    await stage.ask('student', 'examPaperEnroll', 'complete', { id, token, answers: [] });
    await stage.ask('teacher', 'examPaperEnroll', 'reopen', { id, seconds: 900, reason: '再来' });
    const again = await start(stage);
    expect(again.lockedIds).toEqual([]);
    expect((await save(id, again.token, [offer(single, 1, choice('A'))])).revisions[0]).toMatchObject({ revision: 2 });
  });

  test('reopening is refused during another attempt at the same paper and for a stopped exam', async () => {
    const id = await handIn(stage);
    const reopen = () =>
      stage.ask('teacher', 'examPaperEnroll', 'reopen', { id, seconds: 60, reason: '误交' }).then(() => 'ok', codeOf);
    const second = await start(stage);
    expect(await reopen()).toBe('ATTEMPT_RUNNING');
    await stage.ask('student', 'examPaperEnroll', 'complete', { id: second.id, token: second.token, answers: [] });
    const both = await Promise.all([reopen(), reopen()]);
    expect(both.map(String).toSorted()).toEqual(['ATTEMPT_RUNNING', 'ok']);
    await stage.ask('teacher', 'exam', 'stop', { id: examId, reason: '停电' });
    expect(await reopen()).toBe('EXAM_STATE');
  });

  test('reopening is refused when another attempt started after the check', async () => {
    const id = await handIn(stage);
    await start(stage);
    const call = engineOf(stage.context('teacher'));
    expect(await openAttempt(call, id, new Date()).catch(codeOf)).toBe('ATTEMPT_RUNNING');
  });
});

describe('a notice', () => {
  const send = (
    persona: Persona,
    more: { only?: 'all' | 'notBegun' | 'running'; text?: string; requestId?: string; memberIds?: string[] } = {},
  ) =>
    stage.ask(persona, 'message', 'send', {
      kind: 'exam',
      id: examId,
      only: 'all',
      text: '请检查第 3 题',
      requestId: 'request-0001',
      ...more,
    });

  test('a notice reaches its students in their messages, and in the room with the next heartbeat', async () => {
    const { id, token } = await start(stage);
    expect((await save(id, token)).notices).toEqual([]);
    expect(await send('teacher')).toEqual({ sent: 2 });
    expect((await save(id, token)).notices).toMatchObject([{ kind: 'announcement', text: '请检查第 3 题' }]);
    expect(await send('teacher', { only: 'notBegun', requestId: 'request-0002' })).toEqual({ sent: 1 });
    expect((await save(id, token)).notices.length).toBe(1);
    const late = await start(stage, 'classmate');
    const reply = await stage.ask('classmate', 'examMemberQuestion', 'save', {
      attemptId: late.id,
      token: late.token,
      answers: [],
      events: [],
    });
    expect(reply.notices.length).toBe(2);
    const boxes = await database.db
      .select({ memberId: message.memberId })
      .from(message)
      .where(and(eq(message.appId, stage.world.appId), eq(message.body, '请检查第 3 题')));
    const { student, classmate } = stage.ids;
    expect(boxes.map(({ memberId }) => memberId ?? '').toSorted()).toEqual([student, classmate, classmate].toSorted());
    expect((await board('teacher')).notices).toMatchObject([
      { text: '请检查第 3 题', toCount: 1 },
      { text: '请检查第 3 题', toCount: null },
    ]);
  });

  test('a notice: a correction and a withdrawal reach the room with the next heartbeat', async () => {
    const { id, token } = await start(stage);
    await send('teacher');
    const { content } = await stage.ask('teacher', 'message', 'querySent', {
      kind: 'exam',
      id: examId,
      page: 0,
      size: 20,
    });
    const [row] = content;
    if (!row) throw new Error('nothing was sent');
    const text = '请检查第 4 题';
    await stage.ask('teacher', 'message', 'updateSent', { id: row.id, version: 1, text, again: false });
    expect((await save(id, token)).notices).toMatchObject([{ id: row.id, text }]);
    await stage.ask('teacher', 'message', 'withdraw', { id: row.id });
    expect((await save(id, token)).notices).toMatchObject([{ id: row.id, withdrawn: true }]);
    expect((await board('teacher')).notices).toEqual([]);
  });

  test('a notice is sent to the same students once in ten minutes, and once per request', async () => {
    const all = await Promise.all([send('teacher'), send('teacher')]);
    expect(all).toEqual([{ sent: 2 }, { sent: 2 }]);
    expect(await database.db.$count(message, eq(message.appId, stage.world.appId))).toBe(2);
    expect(await send('manager', { requestId: 'request-0002' }).catch(codeOf)).toBe('RATE_LIMITED');
    expect(await send('manager', { requestId: 'request-0003', memberIds: [stage.ids.student] })).toEqual({ sent: 1 });
    stage.world.passMs(10 * MINUTE_MS);
    expect(await send('manager', { requestId: 'request-0002' })).toEqual({ sent: 2 });
  });

  test('a notice is sent only by those who run the exam', async () => {
    const codes = await Promise.all(
      (['otherTeacher', 'otherManager', 'student'] as const).map((persona) => send(persona).catch(codeOf)),
    );
    expect(codes).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  });
});

test('a saved answer counts on the board whether it is a choice, a text or a program', async () => {
  const { single, multiple, fill, code } = stage.world.questionIds;
  const { id, token } = await start(stage);
  await save(id, token, [
    offer(single, 0, choice('B')),
    offer(multiple, 0, { kind: 'choice', optionIds: [] }),
    offer(fill, 0, { kind: 'text', texts: [' '] }),
    offer(code, 0, { kind: 'code', language: 53, code: 'int main() {}' }),
  ]);
  const rows = await database.db.select().from(examMemberQuestion).where(eq(examMemberQuestion.attemptId, id));
  expect(rows.length).toBe(5);
  expect((await board('teacher')).rows.find(({ attemptId }) => attemptId === id)?.answeredCount).toBe(2);
});

test('the board shows how long a student was cut off, how late answers came, and in how many exams', async () => {
  const { id } = await start(stage);
  const shown = async () => (await board('teacher')).rows.find(({ attemptId }) => attemptId === id)?.cutOff;
  const [row] = await database.db.select().from(examPaperEnroll).where(eq(examPaperEnroll.id, id));
  const cutOff = { silentSinceAt: new Date((row?.deadlineAt?.getTime() ?? 0) - 48_000), graceMs: 23_000 };
  await database.db.update(examPaperEnroll).set(cutOff).where(eq(examPaperEnroll.id, id));
  expect(await shown()).toEqual({ silentMs: 71_000, lateMs: 23_000, exams: 1 });
  const earlier = { ...row, ...cutOff, id: `${id}-x`, examId: 'earlier', examEnrollId: `${id}-x` };
  await database.db.insert(examPaperEnroll).values(earlier as typeof examPaperEnroll.$inferInsert);
  expect((await shown())?.exams).toBe(2);
});
