import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { maskName } from '@aosai/api/kit/masking';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import type { OpenDatabase } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam as exams } from '../../db/schema/exam.ts';
import { member } from '../../db/schema/people.ts';
import { message, sysLog } from '../../db/schema/platform.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { choice, DEVICE, offer, startAs } from '../../testing/engine/drive.ts';
import { NOON } from '../../testing/engine/world.ts';
import { codeOf, examStage, type Persona, PERSONAS, type Stage } from '../../testing/stages/examStage.ts';
import { ENROLMENT, type EnrolmentStatus } from '@aosai/api/enrolment/enrolments';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('enrol', () => {
  test('enrolling takes a place at once, and returns the same place when repeated, also fifty times in parallel', async () => {
    const stage = await examStage(database.db);
    const { examId } = stage.world;
    const enrol = () => stage.ask('stranger', 'examEnroll', 'enroll', { examId });
    const all = await Promise.all(Array.from({ length: 50 }, enrol));
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(all[0]).toEqual({
      id: expect.any(String),
      examId,
      examTitle: '测试考试',
      examStatus: '3',
      memberId: stage.ids.stranger,
      memberName: expect.any(String),
      status: '2',
      quitReason: null,
      rejectReason: null,
      leavesAtOnce: true,
      order: null,
      createdAt: NOON.toISOString(),
      startAt: new Date(NOON.getTime() - HOUR_MS).toISOString(),
      endAt: new Date(NOON.getTime() + 5 * HOUR_MS).toISOString(),
    });
    const mine = and(eq(enrolment.appId, stage.world.appId), eq(enrolment.memberId, stage.ids.stranger));
    expect(await database.db.$count(enrolment, mine)).toBe(1);
    const latest = await stage.ask('stranger', 'examEnroll', 'queryMineLatestEnroll', { examId });
    expect(latest.enroll).toEqual(all[0]);
  });

  test('enrolling is possible only within the enrolment window of an exam that has not ended', async () => {
    const stage = await examStage(database.db);
    const enrolWhen = async (changes: Partial<typeof exams.$inferInsert>) => {
      await database.db.update(exams).set(changes).where(eq(exams.appId, stage.world.appId));
      return stage.ask('stranger', 'examEnroll', 'enroll', { examId: stage.world.examId }).then(() => 'ok', codeOf);
    };
    const far = new Date(NOON.getTime() + HOUR_MS);
    expect([
      await enrolWhen({ enrollEndAt: NOON }),
      await enrolWhen({ enrollEndAt: far, enrollStartAt: new Date(NOON.getTime() + 1) }),
      await enrolWhen({ enrollStartAt: NOON, endAt: NOON }),
      await enrolWhen({ endAt: far, stoppedAt: NOON }),
      await enrolWhen({ stoppedAt: null, published: false }),
      await enrolWhen({ published: true, priceFen: 1 }),
      await enrolWhen({ priceFen: 0 }),
    ]).toEqual([
      'ENROLL_CLOSED',
      'ENROLL_CLOSED',
      'ENROLL_CLOSED',
      'ENROLL_CLOSED',
      'NOT_FOUND',
      'GUARDIAN_LINK_FIRST',
      'ok',
    ]);
  });
});

type Move = 'cancel' | 'applyQuit' | 'withdraw' | 'passQuit' | 'rejectQuit' | 'finishQuit';
const TARGET: Record<Move, [readonly EnrolmentStatus[], EnrolmentStatus]> = {
  cancel: [['0', '1'], '3'],
  applyQuit: [['2'], '4'],
  withdraw: [['4'], '2'],
  passQuit: [['4'], '5'],
  rejectQuit: [['4'], '2'],
  finishQuit: [['5'], '6'],
};

function move(stage: Stage, persona: Persona, action: Move, id: string) {
  if (action === 'withdraw') return stage.ask(persona, 'examEnroll', 'applyQuit', { id, withdraw: true });
  return action === 'applyQuit' || action === 'rejectQuit'
    ? stage.ask(persona, 'examEnroll', action, { id, reason: '生病了\0' })
    : stage.ask(persona, 'examEnroll', action, { id });
}

/** A place given by staff: leaving it needs their consent. */
type Source = (typeof enrolment.$inferInsert)['source'];

async function nameOf(id: string) {
  const [row] = await database.db.select({ name: member.name }).from(member).where(eq(member.id, id));
  return row ?? { name: '' };
}

async function givenPlace(source: Source = 'batch', changes: { priceFen?: number } = {}): Promise<Stage> {
  const stage = await examStage(database.db, { exam: changes });
  await database.db.update(enrolment).set({ source }).where(eq(enrolment.id, stage.world.enrollId));
  return stage;
}

describe('quitting', () => {
  test('a student leaves at once only a free place that they took themselves', async () => {
    const left = async (source: Source, priceFen: number) => {
      const stage = await givenPlace(source, { priceFen });
      const id = stage.world.enrollId;
      const { leavesAtOnce } = await stage.ask('student', 'examEnroll', 'queryMineEnrollByEnrollId', { enrollId: id });
      const bare = await stage.ask('student', 'examEnroll', 'applyQuit', { id }).then(({ status }) => status, codeOf);
      return [leavesAtOnce, bare];
    };
    expect(await left('self', 0)).toEqual([true, '6']);
    expect(await left('self', 100)).toEqual([false, 'VALIDATION']);
    for (const source of ['batch', 'mobile', 'tag', 'group'] as const) {
      expect(await left(source, 0)).toEqual([false, 'VALIDATION']);
    }
  });

  test('the student or the guardian withdraws a request until it is decided', async () => {
    const stage = await givenPlace();
    const id = stage.world.enrollId;
    await move(stage, 'student', 'applyQuit', id);
    expect(await move(stage, 'parent', 'withdraw', id)).toMatchObject({ status: '2', quitReason: null });
    await move(stage, 'student', 'applyQuit', id);
    const { name } = await nameOf(stage.ids.student);
    expect((await move(stage, 'manager', 'rejectQuit', id)).memberName).toBe(name);
    await move(stage, 'student', 'applyQuit', id);
    // The platform's office gets masked names, in this reply too.
    expect((await move(stage, 'office', 'passQuit', id)).memberName).toBe(maskName(name));
    expect(await move(stage, 'student', 'withdraw', id).catch(codeOf)).toBe('ENROLL_STATE');
  });

  test('allows each move only from the states it starts from', async () => {
    const stage = await givenPlace();
    const { enrollId } = stage.world;
    const states = fc.constantFrom(...ENROLMENT.values);
    const moves = fc.array(fc.constantFrom(...(Object.keys(TARGET) as Move[])), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(states, moves, async (from, steps) => {
        let state = from;
        await database.db.update(enrolment).set({ status: state }).where(eq(enrolment.id, enrollId));
        for (const step of steps) {
          const [needed, target] = TARGET[step];
          const persona = ['cancel', 'applyQuit', 'withdraw'].includes(step) ? 'student' : 'office';
          const result = await move(stage, persona, step, enrollId).then(
            ({ status }) => status,
            (error: unknown) => (error instanceof Error ? error.message : error),
          );
          const isAllowed = needed.includes(state);
          expect(result).toBe(isAllowed ? target : `报名当前是「${ENROLMENT.label(state)}」，不能进行这个操作`);
          if (isAllowed) state = target;
        }
      }),
      { numRuns: 60 },
    );
  });

  test('a student added by mistake is taken out with a reason, by those who run the exam, before an attempt', async () => {
    const stage = await givenPlace();
    const { enrollId: id, examId } = stage.world;
    await database.db.update(exams).set({ createdBy: stage.ids.teacher }).where(eq(exams.id, examId));
    const take = (persona: Persona, input: { reason?: string } = { reason: '加错了人' }) =>
      stage.ask(persona, 'examEnroll', 'passQuit', { id, ...input }).then(({ status }) => status, codeOf);
    expect([await take('otherTeacher'), await take('student'), await take('teacher', {})]).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
      'ENROLL_STATE',
    ]);
    expect(await take('teacher')).toBe(ENROLMENT.quit);
    const [place] = await database.db.select().from(enrolment).where(eq(enrolment.id, id));
    const told = await database.db.select().from(message).where(eq(message.memberId, stage.ids.student));
    const [entry] = await database.db.select().from(sysLog).where(eq(sysLog.target, id));
    expect([place?.quitReason, told.map(({ title, body }) => [title, body]), entry?.diff]).toEqual([
      '加错了人',
      [['不用参加这场考试了：测试考试', '原因：加错了人']],
      { before: { status: '2' }, after: { status: '6', reason: '加错了人' } },
    ]);
    const begun = await givenPlace();
    await startAs(begun.world);
    const late = { id: begun.world.enrollId, reason: '加错了人' };
    expect(await begun.ask('manager', 'examEnroll', 'passQuit', late).catch(codeOf)).toBe('QUIT_AFTER_START');
  });

  test('quitting is requested by student or guardian, decided by manager or office, and logged', async () => {
    const may = async (action: Move) => {
      const allowed: Persona[] = [];
      for (const persona of PERSONAS) {
        const stage = await givenPlace();
        const { enrollId } = stage.world;
        await database.db
          .update(enrolment)
          .set({ status: TARGET[action][0].at(-1) })
          .where(eq(enrolment.id, enrollId));
        if (
          await move(stage, persona, action, enrollId).then(
            () => true,
            () => false,
          )
        )
          allowed.push(persona);
      }
      return allowed;
    };
    expect({ apply: await may('applyQuit'), pass: await may('passQuit') }).toEqual({
      apply: ['student', 'parent'],
      pass: ['manager', 'office'],
    });
    const stage = await givenPlace();
    await move(stage, 'student', 'applyQuit', stage.world.enrollId);
    const rejected = await move(stage, 'office', 'rejectQuit', stage.world.enrollId);
    expect(rejected).toMatchObject({ status: '2', quitReason: '生病了\uFFFD', rejectReason: '生病了\uFFFD' });
    const entries = await database.db.select().from(sysLog).where(eq(sysLog.target, stage.world.enrollId));
    expect(entries).toMatchObject([
      {
        action: 'examEnroll:rejectQuit',
        actorKind: 'user',
        diff: { before: { status: '4' }, after: { status: '2', reason: '生病了\uFFFD' } },
      },
    ]);
  });

  test('fifty concurrent decisions have one effect and one log entry', async () => {
    const stage = await givenPlace();
    await move(stage, 'student', 'applyQuit', stage.world.enrollId);
    const results = await Promise.all(
      Array.from({ length: 50 }, () =>
        move(stage, 'office', 'passQuit', stage.world.enrollId).then(() => 'ok', codeOf),
      ),
    );
    expect(results.filter((one) => one === 'ok')).toHaveLength(1);
    expect(results.filter((one) => one === 'ENROLL_STATE')).toHaveLength(49);
    expect(await database.db.$count(sysLog, eq(sysLog.target, stage.world.enrollId))).toBe(1);
  });
});

test('a student’s figures match the reports, for the student and the guardian', async () => {
  const stage = await examStage(database.db);
  const { examId, paperId, questionIds } = stage.world;
  const room = await stage.ask('student', 'examPaperEnroll', 'start', {
    examId,
    examPaperId: paperId,
    deviceId: DEVICE,
  });
  const answers = [offer(questionIds.single, 0, choice('B'))];
  await stage.ask('student', 'examPaperEnroll', 'complete', { id: room.attempt.id, token: room.token ?? '', answers });
  const figures = { enrolledCount: 1, completedCount: 1, passedCount: 0, averagePercent: 6 };
  const ask = (persona: Persona) =>
    stage.ask(persona, 'examEnroll', 'queryMineStatistics', { memberId: stage.ids.student }).catch(codeOf);
  expect({ student: await ask('student'), parent: await ask('parent'), teacher: await ask('teacher') }).toEqual({
    student: figures,
    parent: figures,
    teacher: 'NOT_FOUND',
  });
  const { content: rows } = await stage.ask('parent', 'examPaperEnroll', 'queryList', {
    memberId: stage.ids.student,
    page: 0,
    size: 20,
    sort: [],
    statusList: [ATTEMPT.completed, ATTEMPT.settled],
  });
  const shown = rows.flatMap(({ totalPoints, maxPoints }) =>
    totalPoints === null ? [] : [Math.round((100 * totalPoints) / maxPoints)],
  );
  expect([rows.length, shown]).toEqual([figures.completedCount, [figures.averagePercent]]);
});
