import { PROGRAMMING, SINGLE } from '@aosai/api/questions/kinds';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { and, eq, sql } from 'drizzle-orm';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { exam, examEvent, examMemberQuestion, examPaper, examPaperEnroll } from '../../db/schema/exam.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { DEVICE, OTHER_DEVICE, startAs } from '../../testing/engine/drive.ts';
import { aWorld, NOON } from '../../testing/engine/world.ts';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const inMinutes = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000).toISOString();

describe('start', () => {
  test('the room explains errors only in an exam that is set to', async () => {
    const world = await aWorld(database.db);
    const ofExam = and(eq(exam.appId, world.appId), eq(exam.id, world.examId));
    expect(await startAs(world)).not.toHaveProperty('explainsErrors');
    await database.db.update(exam).set({ explainsErrors: true }).where(ofExam);
    expect(await startAs(world)).toMatchObject({ explainsErrors: true });
  });

  test('opens the room with questions, empty answers, token and draft key, and without answer keys', async () => {
    const world = await aWorld(database.db);
    const room = await startAs(world);
    expect(room).toEqual({
      attempt: expect.objectContaining({
        id: expect.any(String),
        examId: world.examId,
        examPaperId: world.paperId,
        memberId: world.studentId,
        attemptNo: 1,
        status: '1',
        startedAt: NOON.toISOString(),
        deadlineAt: inMinutes(120),
        answeredCount: 0,
        questionCount: 5,
        totalPoints: null,
        eventsCount: 1,
      }),
      serverNow: NOON.toISOString(),
      token: expect.stringMatching(/^[\w-]{43}$/),
      draftKey: expect.stringMatching(/^[\w-]{43}$/),
      heldElsewhere: false,
      sections: [
        { name: '客观题', type: SINGLE, points: 1000, questions: expect.any(Array) },
        { name: '编程题', type: PROGRAMMING, points: 2500, questions: expect.any(Array) },
      ],
      answers: expect.any(Array),
      submissions: [],
      notices: [],
    });
    expect(room.sections.flatMap((section) => section.questions.map(({ no }) => no))).toEqual([1, 2, 3, 4, 5]);
    expect(room.answers.map(({ questionId }) => questionId)).toEqual(
      room.sections.flatMap((section) => section.questions.map(({ id }) => id)),
    );
    expect(room.sections[1]?.questions[0]?.programming).toEqual({
      timeMs: 1000,
      memoryKiB: 262_144,
      languages: [53, 71],
      standard: 'c++14',
      fileIo: null,
      samples: [{ id: '01', input: '1 2\n', expected: '3\n' }],
      subtasks: [],
      caseCount: 2,
    });
  });

  test('opens the room on a database to which a newer program has added a column', async () => {
    const world = await aWorld(database.db);
    await database.db.execute(sql`alter table exam_paper_enroll add column newer text not null default '新的'`);
    expect(await startAs(world)).toMatchObject({ attempt: { memberId: world.studentId, status: '1' } });
    await database.db.execute(sql`alter table exam_paper_enroll drop column newer`);
  });

  test('returns the same room and token to the same device', async () => {
    const world = await aWorld(database.db);
    const first = await startAs(world);
    world.passMs(60_000);
    const second = await startAs(world);
    expect(second).toEqual({ ...first, serverNow: inMinutes(1) });
  });

  test('gives another device the content to read, but neither token nor draft key', async () => {
    const world = await aWorld(database.db);
    const first = await startAs(world);
    expect(await startAs(world, world.studentId, OTHER_DEVICE)).toEqual({
      ...first,
      token: null,
      draftKey: null,
      heldElsewhere: true,
    });
  });

  test('fifty concurrent calls make one attempt with one set of answers and one event', async () => {
    const world = await aWorld(database.db);
    const rooms = await Promise.all(Array.from({ length: 50 }, () => startAs(world)));
    expect(new Set(rooms.map((room) => JSON.stringify(room))).size).toBe(1);
    const { db } = database;
    expect(await db.$count(examPaperEnroll, eq(examPaperEnroll.appId, world.appId))).toBe(1);
    expect(await db.$count(examMemberQuestion, eq(examMemberQuestion.appId, world.appId))).toBe(5);
    expect(await db.$count(examEvent, eq(examEvent.appId, world.appId))).toBe(1);
  });

  test('freezes the paper', async () => {
    const world = await aWorld(database.db);
    await startAs(world);
    const [paper] = await database.db
      .select({ frozenAt: examPaper.frozenAt })
      .from(examPaper)
      .where(and(eq(examPaper.appId, world.appId), eq(examPaper.id, world.paperId)));
    expect(paper).toEqual({ frozenAt: NOON });
  });

  test('a start and a concurrent change of its questions are serialized', async () => {
    const { db } = database;
    for (let round = 0; round < 6; round += 1) {
      const world = await aWorld(db);
      const mine = and(eq(examPaper.appId, world.appId), eq(examPaper.id, world.paperId));
      const change = () =>
        db.transaction(async (tx) => {
          const [row] = await tx.select().from(examPaper).where(mine).for('update');
          if (!row || row.frozenAt) return [5, 3500];
          await tx
            .update(examPaper)
            .set({ sections: row.sections.slice(0, 1), totalPoints: 1000 })
            .where(mine);
          return [4, 1000];
        });
      const first = round % 2 === 0 ? change() : null;
      const starting = startAs(world);
      const [{ attempt }, outcome] = await Promise.all([starting, first ?? change()]);
      expect([attempt.questionCount, attempt.maxPoints]).toEqual(outcome);
    }
  });

  test('sets the deadline to the end of the window if that comes first, plus the student’s extra time', async () => {
    const world = await aWorld(database.db, { exam: { endAt: new Date(NOON.getTime() + 30 * 60_000) } });
    expect((await startAs(world)).attempt.deadlineAt).toBe(inMinutes(30));
    const [slow] = await world.addStudent({ extraSec: 600 });
    expect((await startAs(world, slow)).attempt.deadlineAt).toBe(inMinutes(40));
    const [late] = await world.addStudent({ startShiftSec: 1200 });
    expect((await startAs(world, late)).attempt.deadlineAt).toBe(inMinutes(50));
  });

  test('refuses strangers, an unknown paper, the wrong time and more attempts than allowed', async () => {
    const world = await aWorld(database.db);
    const code = (work: Promise<unknown>) =>
      work.then(
        () => 'started',
        (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
      );
    const stranger = await world.addMember();
    const later = await aWorld(database.db, { exam: { startAt: new Date(NOON.getTime() + 1) } });
    const over = await aWorld(database.db, { exam: { endAt: NOON } });
    const stopped = await aWorld(database.db, { exam: { stoppedAt: NOON } });
    const draft = await aWorld(database.db, { exam: { published: false } });
    const unpaid = await aWorld(database.db, { exam: { priceFen: 100 } });
    await database.db
      .update(enrolment)
      .set({ status: ENROLMENT.pendingPay })
      .where(eq(enrolment.targetId, unpaid.examId));
    const none = await aWorld(database.db, { exam: { maxAttempts: 0 } });
    const strict = await aWorld(database.db, { exam: { lateStartPolicy: 'none' } });
    expect({
      stranger: await code(startAs(world, stranger)),
      later: await code(startAs(later)),
      over: await code(startAs(over)),
      stopped: await code(startAs(stopped)),
      draft: await code(startAs(draft)),
      unpaid: await code(startAs(unpaid)),
      none: await code(startAs(none)),
      strict: await code(startAs(strict)),
      otherPaper: await code(startAs({ ...world, paperId: later.paperId })),
      otherApp: await code(startAs({ ...world, examId: later.examId })),
      device: await code(startAs(world, world.studentId, DEVICE)),
    }).toEqual({
      stranger: 'ENROLL_REQUIRED',
      later: 'EXAM_NOT_OPEN',
      over: 'EXAM_ENDED',
      stopped: 'EXAM_ENDED',
      draft: 'NOT_FOUND',
      unpaid: 'ENROLL_REQUIRED',
      none: 'ATTEMPTS_USED',
      strict: 'EXAM_ENDED',
      otherPaper: 'NOT_FOUND',
      otherApp: 'NOT_FOUND',
      device: 'started',
    });
  });
});
