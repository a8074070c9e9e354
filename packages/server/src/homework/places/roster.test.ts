import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '@aosai/api/kit/constants';
import type { OpenDatabase } from '../../db/open.ts';
import { newId } from '../../base/newId.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam } from '../../db/schema/exam.ts';
import { gradeControl } from '../../db/schema/teaching.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { choice, offer } from '../../testing/engine/drive.ts';
import { NOON } from '../../testing/engine/world.ts';
import { codeOf, page, type Persona, type Stage } from '../../testing/stages/examStage.ts';
import { aClass, join } from '../../testing/homework/aClass.ts';
import { aPlace } from '../../testing/homework/aPlace.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The student joined in time, the classmate after the hard close. */
async function aLateClass() {
  const { stage, homeworkId, enrollId } = await aPlace(database.db);
  const { student, classmate } = stage.ids;
  await database.db.delete(enrolment).where(eq(enrolment.memberId, classmate));
  await database.db.update(exam).set({ createdBy: stage.ids.teacher }).where(eq(exam.id, homeworkId));
  const gradeId = await aClass(stage, { members: [student], homeworkId });
  await database.db.update(enrolment).set({ gradeId }).where(eq(enrolment.id, enrollId));
  return { stage, homeworkId, enrollId, gradeId };
}

const rosterFor = (stage: Stage, persona: Persona, homeworkId: string, more: object = {}) =>
  stage
    .ask(
      persona,
      'homeworkEnroll',
      'queryEnrolledMemberListByHomework',
      { ...page, homeworkId, ...more },
      persona === 'office' ? 'bms' : 'edms',
    )
    .then(
      ({ content, total }) => ({ rows: content.map(({ id, memberId, progress }) => [id, memberId, progress]), total }),
      codeOf,
    );

test('the roster ends with members of the classes who joined too late to have the homework', async () => {
  const { stage, homeworkId, enrollId, gradeId } = await aLateClass();
  const { student, classmate } = stage.ids;
  stage.world.passMs(5 * DAY_MS);
  await join(stage, gradeId, classmate);
  const mine = [enrollId, student, '0'];
  const theirs = [null, classmate, '0'];
  expect({
    office: await rosterFor(stage, 'office', homeworkId),
    second: await rosterFor(stage, 'office', homeworkId, { page: 1, size: 1 }),
    doing: await rosterFor(stage, 'office', homeworkId, { progressList: ['1'] }),
    ofClass: await rosterFor(stage, 'office', homeworkId, { gradeId: newId() }),
    stranger: await rosterFor(stage, 'otherTeacher', homeworkId),
  }).toEqual({
    office: { rows: [mine, theirs], total: 2 },
    second: { rows: [theirs], total: 2 },
    doing: { rows: [], total: 0 },
    ofClass: { rows: [], total: 0 },
    stranger: { rows: [], total: 0 },
  });
});

test('a class opens keys to those who have handed in, and their answers cannot change then', async () => {
  const { stage, homeworkId, enrollId, gradeId } = await aLateClass();
  const save = (revision: number, letter: string) =>
    stage
      .ask('student', 'homeworkMemberQuestion', 'save', {
        homeworkEnrollId: enrollId,
        answers: [offer(stage.world.questionIds.single, revision, choice(letter))],
        complete: true,
      })
      .then(() => 'saved', codeOf);
  const keys = async () => {
    const { report } = await stage.ask('student', 'homeworkEnroll', 'report', { id: enrollId });
    return report?.questions.filter((one) => one.rightAnswer !== null && one.rightAnswer !== undefined).length ?? 0;
  };
  await save(0, 'A');
  expect(await keys()).toBe(0);
  const base = { appId: stage.world.appId, id: newId(), createdAt: NOON, updatedAt: NOON };
  const solution = { ...base, gradeId, groupId: '', targetType: 'solution' as const, targetId: homeworkId };
  await database.db
    .insert(gradeControl)
    .values({ ...solution, visible: true, openAt: new Date(NOON.getTime() + 1000) });
  expect([await keys(), await save(1, 'B')]).toEqual([0, 'saved']);
  stage.world.passMs(1000);
  expect(await keys()).toBeGreaterThan(0);
  expect(await save(2, 'B')).toBe('HOMEWORK_CLOSED');
  await database.db.update(gradeControl).set({ visible: false }).where(eq(gradeControl.id, solution.id));
  stage.world.passMs(10 * DAY_MS);
  expect(await keys()).toBe(0);
});
