import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerHash } from '@aosai/api/questions/hash';
import { MAX_EVENTS_PER_ATTEMPT, MINUTE_MS } from '@aosai/api/kit/constants';
import type { OpenDatabase } from '../../db/open.ts';
import { examEvent, examPaperEnroll } from '../../db/schema/exam.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { extend } from '../attempts/extend.ts';
import { choice, code, offer, running, saveAs, text } from '../../testing/engine/drive.ts';
import { eventTypes, refusal, stored } from '../../testing/engine/outcomes.ts';
import { aWorld, NOON, type World } from '../../testing/engine/world.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const after = (ms: number) => new Date(NOON.getTime() + ms).toISOString();
const short = (answer: Parameters<typeof answerHash>[0]) => answerHash(answer).slice(0, 8);

describe('save', () => {
  test('save: stores each answer under the next revision and returns it', async () => {
    const world = await aWorld(database.db);
    const mine = await running(world);
    world.passMs(1000);
    const reply = await saveAs(world, {
      ...mine,
      answers: [
        { ...offer(world.questionIds.single, 0, choice('A')), flagged: true, spentMs: 7000 },
        offer(world.questionIds.fill, 0, text(' 42 ')),
      ],
    });
    expect(reply).toEqual({
      serverNow: after(1000),
      deadlineAt: after(120 * MINUTE_MS),
      revisions: [
        { questionId: world.questionIds.single, revision: 1, savedAt: after(1000), hash: short(choice('A')) },
        { questionId: world.questionIds.fill, revision: 1, savedAt: after(1000), hash: short(text(' 42 ')) },
      ],
      notices: [],
      results: [],
    });
    expect(await stored(world, world.questionIds.single)).toEqual({
      answer: choice('A'),
      flagged: true,
      revision: 1,
      savedAt: after(1000),
      spentMs: 7000,
      lateCopies: [],
    });
  });

  test('never raises the revision for the same content nor lowers the time spent', async () => {
    const world = await aWorld(database.db);
    const mine = await running(world);
    const answers = [offer(world.questionIds.multiple, 0, choice('A', 'C'))];
    const first = await saveAs(world, { ...mine, answers });
    world.passMs(5000);
    const retry = await saveAs(world, { ...mine, answers: [offer(world.questionIds.multiple, 0, choice('C', 'A'))] });
    expect(retry).toEqual({ ...first, serverNow: after(5000) });
    const shorter = { ...offer(world.questionIds.multiple, 1, choice('A')), spentMs: 3 };
    await saveAs(world, { ...mine, answers: [shorter] });
    expect(await stored(world, world.questionIds.multiple)).toMatchObject({ revision: 2, spentMs: 1000 });
  });

  test('an old base conflicts: returns the server’s copy, keeps the other, and commits the other answers', async () => {
    const world = await aWorld(database.db);
    const mine = await running(world);
    await saveAs(world, { ...mine, answers: [offer(world.questionIds.single, 0, choice('A'))] });
    const reply = await saveAs(world, {
      ...mine,
      answers: [offer(world.questionIds.single, 0, choice('B')), offer(world.questionIds.trueFalse, 0, choice('T'))],
    });
    expect(reply.revisions).toEqual([
      {
        questionId: world.questionIds.single,
        conflict: true,
        serverCopy: {
          questionId: world.questionIds.single,
          revision: 1,
          savedAt: after(0),
          hash: short(choice('A')),
          answer: choice('A'),
          flagged: false,
          spentMs: 1000,
        },
      },
      { questionId: world.questionIds.trueFalse, revision: 1, savedAt: after(0), hash: short(choice('T')) },
    ]);
    expect(await stored(world, world.questionIds.single)).toMatchObject({
      answer: choice('A'),
      lateCopies: [
        {
          receivedAt: after(0),
          reason: 'conflict',
          answer: choice('B'),
          hash: answerHash(choice('B')),
          accepted: false,
        },
      ],
    });
  });

  test('save: stores exactly one of four concurrent answers on one base', async () => {
    const world = await aWorld(database.db);
    const mine = await running(world);
    const { multiple, single } = world.questionIds;
    const variants = [choice('A'), choice('B'), choice('C'), choice('D')];
    const replies = await Promise.all(
      variants.map((answer) =>
        saveAs(world, { ...mine, answers: [offer(single, 0, answer), offer(multiple, 0, choice('A'))] }),
      ),
    );
    const ofSingle = replies.map(({ revisions }) => revisions[0]);
    expect(ofSingle.filter((one) => one?.conflict === true)).toHaveLength(3);
    expect(replies.map(({ revisions }) => revisions[1])).toMatchObject(variants.map(() => ({ revision: 1 })));
  });

  test('replaces characters that the database cannot store and nothing else', async () => {
    const world = await aWorld(database.db);
    const mine = await running(world);
    await saveAs(world, { ...mine, answers: [offer(world.questionIds.code, 0, code('a\0b\ud800c 中文\r\n'))] });
    expect((await stored(world, world.questionIds.code)).answer).toEqual(code('a\uFFFDb\uFFFDc 中文\r\n'));
  });

  test('refuses answers that do not fit their question, and stores nothing of that call', async () => {
    const world = await aWorld(database.db);
    const mine = await running(world);
    const { single, trueFalse, fill, code: programming } = world.questionIds;
    const tries = {
      twoOfOne: offer(single, 0, choice('A', 'B')),
      unknownOption: offer(single, 0, choice('Z')),
      twiceTheSame: offer(single, 0, choice('A', 'A')),
      textForChoice: offer(trueFalse, 0, text('T')),
      choiceForCode: offer(programming, 0, choice('A')),
      tooManyBlanks: offer(fill, 0, text('1', '2')),
      codeForText: offer(fill, 0, code('x')),
      unknownQuestion: offer('0'.repeat(26), 0, null),
    };
    const codes: Record<string, unknown> = {};
    for (const [name, bad] of Object.entries(tries)) {
      const answers = [offer(world.questionIds.multiple, 0, choice('A')), bad];
      const result = await refusal(saveAs(world, { ...mine, answers }));
      codes[name] = typeof result === 'object' && result !== null && 'code' in result ? result.code : result;
    }
    expect(codes).toEqual({
      twoOfOne: 'VALIDATION',
      unknownOption: 'VALIDATION',
      twiceTheSame: 'VALIDATION',
      textForChoice: 'VALIDATION',
      choiceForCode: 'VALIDATION',
      tooManyBlanks: 'VALIDATION',
      codeForText: 'VALIDATION',
      unknownQuestion: 'NOT_FOUND',
    });
    expect((await stored(world, world.questionIds.multiple)).revision).toBe(0);
  });

  test('a save later than a minute after the deadline closes the attempt and is kept as late', async () => {
    const world = await aWorld(database.db);
    const mine = await running(world);
    world.passMs(121 * MINUTE_MS);
    const inGrace = await saveAs(world, { ...mine, answers: [offer(world.questionIds.single, 0, choice('A'))] });
    expect(inGrace.revisions).toMatchObject([{ revision: 1 }]);
    world.passMs(1);
    const answers = [offer(world.questionIds.single, 1, choice('B'))];
    expect(await refusal(saveAs(world, { ...mine, answers }))).toEqual({ code: 'ATTEMPT_CLOSED', params: {} });
    expect(await stored(world, world.questionIds.single)).toMatchObject({
      answer: choice('A'),
      lateCopies: [{ reason: 'late', answer: choice('B') }],
    });
    const [attempt] = await database.db
      .select({
        status: examPaperEnroll.status,
        completedAt: examPaperEnroll.completedAt,
        submitReason: examPaperEnroll.submitReason,
      })
      .from(examPaperEnroll)
      .where(eq(examPaperEnroll.appId, world.appId));
    expect(attempt).toEqual({
      status: '3',
      completedAt: new Date(NOON.getTime() + 120 * MINUTE_MS),
      submitReason: 'timeout',
    });
  });

  const save = async (world: World, mine: Awaited<ReturnType<typeof running>>, base: number, id: string) =>
    saveAs(world, { ...mine, answers: [offer(world.questionIds.single, base, choice(id))] });
  const marks = async (world: World) => {
    const [row] = await database.db
      .select({ silentSinceAt: examPaperEnroll.silentSinceAt, graceMs: examPaperEnroll.graceMs })
      .from(examPaperEnroll)
      .where(eq(examPaperEnroll.appId, world.appId));
    const events = await database.db
      .select({ ms: examEvent.ms, meta: examEvent.meta })
      .from(examEvent)
      .where(and(eq(examEvent.appId, world.appId), eq(examEvent.type, 'cutOff')))
      .orderBy(examEvent.at);
    return { ...row, events };
  };

  test('refuses an answer of a present student more than 5 s after the deadline', async () => {
    const present = await aWorld(database.db);
    const there = await running(present);
    present.passMs(120 * MINUTE_MS - 29_900);
    await saveAs(present, there);
    present.passMs(29_900 + 4_900);
    await save(present, there, 0, 'A');
    present.passMs(200);
    expect(await refusal(save(present, there, 1, 'B'))).toEqual({ code: 'ATTEMPT_CLOSED', params: {} });
    expect(await marks(present)).toEqual({ silentSinceAt: null, graceMs: null, events: [] });
  });

  test('counts and marks an answer of a student who was cut off, until a minute after the deadline', async () => {
    const absent = await aWorld(database.db);
    const away = await running(absent);
    absent.passMs(120 * MINUTE_MS - 30_100);
    await saveAs(absent, away);
    absent.passMs(30_100 + 3_000);
    await saveAs(absent, away);
    absent.passMs(20_000);
    await save(absent, away, 0, 'A');
    absent.passMs(36_900);
    await save(absent, away, 1, 'B');
    absent.passMs(200);
    expect(await refusal(save(absent, away, 2, 'C'))).toEqual({ code: 'ATTEMPT_CLOSED', params: {} });
    expect(await marks(absent)).toEqual({
      silentSinceAt: new Date(NOON.getTime() + 120 * MINUTE_MS - 30_100),
      graceMs: 59_900,
      events: [
        { ms: 53_100, meta: { lateMs: 23_000 } },
        { ms: 90_000, meta: { lateMs: 59_900 } },
      ],
    });
  });

  test('returns an extension in the next reply, as a later deadline and as a notice', async () => {
    const world = await aWorld(database.db);
    const mine = await running(world);
    await extend(world.call(), { ids: [mine.attemptId], seconds: 330 }, () => async () => {});
    expect(await saveAs(world, mine)).toEqual({
      serverNow: after(0),
      deadlineAt: after(125.5 * MINUTE_MS),
      revisions: [],
      notices: [
        {
          id: expect.any(String),
          at: after(0),
          kind: 'extended',
          text: '考试时间延长 5 分钟 30 秒，新的结束时间是 14:05',
        },
      ],
      results: [],
    });
  });

  test('records events, a changed address and the heartbeat up to the limit', async () => {
    const world = await aWorld(database.db);
    const mine = await running(world);
    await saveAs(
      world,
      {
        ...mine,
        events: [
          { type: 'hidden', ms: 1500 },
          { type: 'paste', questionId: world.questionIds.code, ms: 20 },
        ],
      },
      '10.0.0.2',
    );
    expect(await eventTypes(world)).toEqual([
      { type: 'start', ms: null, questionId: null, meta: { deviceId: 'device-one' } },
      { type: 'addressChange', ms: null, questionId: null, meta: { from: '10.0.0.1', to: '10.0.0.2' } },
      { type: 'hidden', ms: 1500, questionId: null, meta: null },
      { type: 'paste', ms: 20, questionId: world.questionIds.code, meta: null },
    ]);
    await database.db
      .update(examPaperEnroll)
      .set({ eventsCount: MAX_EVENTS_PER_ATTEMPT - 1 })
      .where(eq(examPaperEnroll.appId, world.appId));
    await saveAs(world, { ...mine, events: [{ type: 'blur' }, { type: 'focus' }] }, '10.0.0.2');
    await saveAs(world, { ...mine, events: [{ type: 'blur' }] }, '10.0.0.2');
    expect((await eventTypes(world)).map(({ type }) => type)).toEqual([
      'start',
      'addressChange',
      'hidden',
      'paste',
      'blur',
    ]);
  });

  test('throws NOT_FOUND for another student’s attempt', async () => {
    const world = await aWorld(database.db);
    const mine = await running(world);
    const [other] = await world.addStudent();
    expect(await refusal(saveAs({ ...world, studentId: other }, mine))).toEqual({ code: 'NOT_FOUND', params: {} });
  });
});
