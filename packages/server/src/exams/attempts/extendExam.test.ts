import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import type { OpenDatabase } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam as exams, examPaperEnroll } from '../../db/schema/exam.ts';
import { sysLog } from '../../db/schema/platform.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { codeOf, examStage, type Persona, type Stage } from '../../testing/stages/examStage.ts';
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

const save = (attemptId: string, token: string) =>
  stage.ask('student', 'examMemberQuestion', 'save', { attemptId, token, answers: [], events: [] });

const lastEntry = async (target: string) => {
  const [entry] = await database.db.select().from(sysLog).where(eq(sysLog.target, target)).orderBy(desc(sysLog.seq));
  return entry;
};

describe('time for everybody', () => {
  test('reaches running attempts at once and later ones at their start, but no other exam', async () => {
    const { id, token } = await start(stage);
    const reply = await stage.ask('teacher', 'examPaperEnroll', 'extend', { examId, seconds: 600, reason: '断电' });
    expect(reply).toBeNull();
    const saved = await save(id, token);
    expect(saved).toMatchObject({ deadlineAt: after(130 * MINUTE_MS), notices: [{ kind: 'extended' }] });
    const late = await start(stage, 'classmate');
    const [row] = await database.db.select().from(examPaperEnroll).where(eq(examPaperEnroll.id, late.id));
    expect(row?.deadlineAt?.toISOString()).toBe(after(130 * MINUTE_MS));
    const asks = (persona: Persona) =>
      stage.ask(persona, 'examPaperEnroll', 'extend', { examId, seconds: 600, reason: '断电' }).catch(codeOf);
    expect([await asks('otherTeacher'), await asks('otherManager')]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect(await lastEntry(examId)).toMatchObject({
      action: 'examPaperEnroll:extend',
      diff: { after: { seconds: 600, running: 1, reason: '断电' } },
    });
  });

  test('is given at any millisecond, not only at whole seconds before the end', async () => {
    const { id } = await start(stage);
    stage.world.passMs(MINUTE_MS + 679);
    expect(await giveAll()).toBe('ok');
    expect(await deadlineOf(id)).toMatchObject({ deadlineAt: after(130 * MINUTE_MS), extraSec: 600 });
  });

  /** Extends the exam by ten minutes. */
  const giveAll = () =>
    stage
      .ask('teacher', 'examPaperEnroll', 'extend', { examId, seconds: 600, reason: '断电' })
      .then(() => 'ok', codeOf);
  const deadlineOf = async (attemptId: string) => {
    const [row] = await database.db.select().from(examPaperEnroll).where(eq(examPaperEnroll.id, attemptId));
    return { status: row?.status, deadlineAt: row?.deadlineAt?.toISOString(), extraSec: row?.extraSec };
  };
  const grantedOf = async (memberId: string) => {
    const [row] = await database.db.select().from(enrolment).where(eq(enrolment.memberId, memberId));
    return row?.overrides.extraSec ?? 0;
  };
  const HOURS_5 = 300 * MINUTE_MS;

  test('after the end of the exam: is refused once nobody is writing, and leaves everything as it was', async () => {
    const id = await handIn(stage);
    const before = await deadlineOf(id);
    stage.world.passMs(HOURS_5);
    expect(await giveAll()).toBe('NOBODY_WRITING');
    expect({
      attempt: await deadlineOf(id),
      granted: [await grantedOf(stage.ids.student), await grantedOf(stage.ids.classmate)],
      entry: await lastEntry(examId),
    }).toEqual({ attempt: before, granted: [0, 0], entry: undefined });
  });

  test('after the end of the exam: extends those who still write or may still begin, and nobody else', async () => {
    // The student began late and has an extension beyond the end of the exam; the third one begins an hour later.
    stage.world.passMs(HOURS_5 - MINUTE_MS);
    const { id } = await start(stage);
    await stage.ask('teacher', 'examPaperEnroll', 'extend', { id, seconds: 1200, reason: '断电' });
    const [shifted] = await stage.world.addStudent({ startShiftSec: 3600 });
    stage.world.passMs(2 * MINUTE_MS);
    expect(await giveAll()).toBe('ok');
    expect({
      attempt: await deadlineOf(id),
      shifted: await grantedOf(shifted),
      classmate: await grantedOf(stage.ids.classmate),
    }).toEqual({
      attempt: { status: ATTEMPT.inProgress, deadlineAt: after(HOURS_5 + 30 * MINUTE_MS), extraSec: 1800 },
      shifted: 600,
      classmate: 0,
    });
  });

  test('does not reopen an attempt whose time and grace are over but which nothing has closed yet', async () => {
    const { id, token } = await start(stage);
    stage.world.passMs(120 * MINUTE_MS - 1_000);
    await save(id, token);
    const before = await deadlineOf(id);
    // The student was present at the end and has five seconds of grace.
    stage.world.passMs(1_000 + 6_000);
    expect(await giveAll()).toBe('ok');
    expect(await deadlineOf(id)).toEqual(before);
  });
});
