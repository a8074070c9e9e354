import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '@aosai/api/kit/constants';
import type { Answer } from '@aosai/api/questions/answers';
import type { OpenDatabase } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam } from '../../db/schema/exam.ts';
import { message, sysLog } from '../../db/schema/platform.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { choice, offer } from '../../testing/engine/drive.ts';
import { codeOf, type Persona } from '../../testing/stages/examStage.ts';
import { aPlace, type PlaceStage } from '../../testing/homework/aPlace.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The homework of `aPlace`, made by the teacher. */
async function made(): Promise<PlaceStage> {
  const here = await aPlace(database.db);
  await database.db.update(exam).set({ createdBy: here.stage.ids.teacher }).where(eq(exam.id, here.homeworkId));
  return here;
}

const later = ({ stage }: PlaceStage, ms: number): string =>
  new Date(stage.world.clock.now.getTime() + ms).toISOString();

type Given = [revision: number, answer: Answer];

async function save(here: PlaceStage, question: 'single' | 'multiple', [revision, answer]: Given, complete = true) {
  const { stage, enrollId } = here;
  const answers = [offer(stage.world.questionIds[question], revision, answer)];
  return stage
    .ask('student', 'homeworkMemberQuestion', 'save', { homeworkEnrollId: enrollId, answers, complete })
    .then(({ revisions: [first] }) => (first && 'conflict' in first ? 'conflict' : 'saved'), codeOf);
}

const giveBack = (here: PlaceStage, more: object = {}, persona: Persona = 'teacher') =>
  here.stage
    .ask(
      persona,
      'homeworkEnroll',
      'reopen',
      { id: here.enrollId, until: later(here, 2 * DAY_MS), reason: '漏了边界', ...more },
      persona === 'office' ? 'bms' : 'edms',
    )
    .then(({ progress, lateUntilAt, dueAt }) => ({ progress, lateUntilAt, dueAt }), codeOf);

const place = async ({ stage, enrollId }: PlaceStage) => {
  const found = await stage.ask('office', 'homeworkEnroll', 'queryById', { id: enrollId }, 'bms');
  return [found.progress, found.totalPoints, found.isOpen];
};

test('a settled homework goes back to one student, who changes it and hands in again', async () => {
  const here = await made();
  const { stage, homeworkId, enrollId } = here;
  await save(here, 'single', [0, choice('A')]);
  stage.world.passMs(4 * DAY_MS);
  await stage.ask('teacher', 'homeworkEnroll', 'settle', { homeworkId }, 'edms');
  expect(await place(here)).toEqual(['3', 0, false]);
  expect(await save(here, 'single', [1, choice('B')])).toBe('HOMEWORK_CLOSED');
  const until = later(here, 2 * DAY_MS);
  expect(await giveBack(here)).toMatchObject({ progress: '1', lateUntilAt: until });
  expect(await place(here)).toEqual(['1', null, true]);
  const [told] = await database.db
    .select()
    .from(message)
    .where(and(eq(message.memberId, stage.ids.student), eq(message.title, '老师退回了作业「循环练习」')));
  expect(told).toMatchObject({ type: 'homework', link: `homework/room?id=${enrollId}` });
  expect(told?.body).toContain('漏了边界');
  const [entry] = await database.db
    .select()
    .from(sysLog)
    .where(and(eq(sysLog.appId, stage.world.appId), eq(sysLog.action, 'homeworkEnroll:reopen')))
    .orderBy(desc(sysLog.seq));
  expect(entry).toMatchObject({ target: enrollId, diff: { after: { reason: '漏了边界' } } });
  // Two days late when it becomes right: the deduction for lateness applies.
  expect(await save(here, 'single', [1, choice('B')])).toBe('saved');
  expect(await place(here)).toEqual(['3', 160, true]);
  const [classmate] = await database.db
    .select({ status: enrolment.status })
    .from(enrolment)
    .where(and(eq(enrolment.targetId, homeworkId), eq(enrolment.memberId, stage.ids.classmate)));
  expect(classmate?.status).toBe('7');
});

test('work done until then counts as on time if the teacher says so', async () => {
  const here = await made();
  await save(here, 'single', [0, choice('A')]);
  here.stage.world.passMs(4 * DAY_MS);
  const until = later(here, 2 * DAY_MS);
  expect(await giveBack(here, { onTime: true })).toMatchObject({ dueAt: until });
  await save(here, 'single', [1, choice('B')]);
  expect(await place(here)).toEqual(['3', 200, true]);
});

test('returning single questions leaves the others read-only', async () => {
  const here = await made();
  const { stage, enrollId } = here;
  const { single, multiple } = stage.world.questionIds;
  await save(here, 'single', [0, choice('A')], false);
  await save(here, 'multiple', [0, choice('A')]);
  expect(await giveBack(here, { questionIds: [single, stage.world.paperId] })).toBe('NOT_FOUND');
  expect(await giveBack(here, { questionIds: [single] })).toMatchObject({ progress: '1' });
  const room = await stage.ask('student', 'homeworkMemberQuestion', 'queryLatestList', { homeworkEnrollId: enrollId });
  expect(room.lockedIds).toContain(multiple);
  expect(room.lockedIds).not.toContain(single);
  expect(await save(here, 'multiple', [1, choice('B')], false)).toBe('conflict');
  const clean = (questionId: string) =>
    stage
      .ask('student', 'homeworkMemberQuestion', 'clean', { homeworkEnrollId: enrollId, questionIds: [questionId] })
      .then(() => 'cleaned', codeOf);
  expect([await clean(multiple), await clean(single)]).toEqual(['NOT_FOUND', 'cleaned']);
});

test('returning an early settled homework lets a student begin it without shortening the deadline', async () => {
  const here = await made();
  const { stage, homeworkId } = here;
  await stage.ask('teacher', 'homeworkEnroll', 'settle', { homeworkId, reason: '提前讲评' }, 'edms');
  expect(await place(here)).toEqual(['3', 0, true]);
  expect(await giveBack(here, { until: later(here, HOUR_MS) })).toMatchObject({
    progress: '0',
    lateUntilAt: later(here, 3 * DAY_MS),
  });
  expect(await save(here, 'single', [0, choice('B')])).toBe('saved');
  expect(await place(here)).toEqual(['3', 200, true]);
});

test('nothing goes back while it is written, to another teacher, into the past or for a year', async () => {
  const here = await made();
  expect(await giveBack(here)).toBe('ATTEMPT_RUNNING');
  await save(here, 'single', [0, choice('A')], false);
  expect(await giveBack(here)).toBe('ATTEMPT_RUNNING');
  await save(here, 'single', [1, choice('B')]);
  expect(await giveBack(here, {}, 'otherTeacher')).toBe('NOT_FOUND');
  expect(await giveBack(here, { until: later(here, -1) })).toBe('VALIDATION');
  expect(await giveBack(here, { until: later(here, 61 * DAY_MS) })).toBe('VALIDATION');
  const both = await Promise.all([giveBack(here), giveBack(here, {}, 'office')]);
  expect(both.filter((one) => one === 'ATTEMPT_RUNNING')).toHaveLength(1);
});
