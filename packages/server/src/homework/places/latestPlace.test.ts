import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '@aosai/api/kit/constants';
import { newId } from '../../base/newId.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam } from '../../db/schema/exam.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { choice, offer } from '../../testing/engine/drive.ts';
import { codeOf, type Persona } from '../../testing/stages/examStage.ts';
import { aPlace, type PlaceStage } from '../../testing/homework/aPlace.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The student's latest place as a caller gets it: its id, null, or an error's code. */
const latest = ({ stage }: PlaceStage, by: Persona, group: '' | 'edms' | 'bms' = '', ofStudent = by !== 'student') =>
  stage
    .ask(by, 'homeworkEnroll', 'queryLatest', { ...(ofStudent && { memberId: stage.ids.student }) }, group)
    .then(({ place }) => place?.id ?? null, codeOf);

/** The homework of `aPlace`, of the school that the student and staff belong to. */
async function atSchool(): Promise<PlaceStage> {
  const here = await aPlace(database.db);
  const { actor } = here.stage.context('teacher');
  if (actor.kind !== 'member') throw new Error('a teacher is a member');
  const { orgId } = actor;
  await database.db.update(exam).set({ orgId }).where(eq(exam.id, here.homeworkId));
  await database.db.update(enrolment).set({ orgId }).where(eq(enrolment.targetId, here.homeworkId));
  return here;
}

/** Gives the student a second homework that is due a day earlier. Returns the place. */
async function dueEarlier({ stage, homeworkId, enrollId }: PlaceStage): Promise<string> {
  const [homework] = await database.db.select().from(exam).where(eq(exam.id, homeworkId));
  const [place] = await database.db.select().from(enrolment).where(eq(enrolment.id, enrollId));
  if (!homework || !place?.dueAt) throw new Error('the stage has no homework with a date');
  const second = { ...homework, id: newId(), title: '数组练习' };
  await database.db.insert(exam).values(second);
  const due = { dueAt: new Date(place.dueAt.getTime() - DAY_MS) };
  const its = { ...place, ...due, id: newId(), targetId: second.id, memberId: stage.ids.student };
  await database.db.insert(enrolment).values(its);
  return its.id;
}

test('the latest homework of a student is told to the family, the teacher, the school and the office only', async () => {
  const here = await atSchool();
  const told = {
    student: await latest(here, 'student'),
    parent: await latest(here, 'parent'),
    teacher: await latest(here, 'teacher'),
    atSchool: await latest(here, 'teacher', 'edms'),
    manager: await latest(here, 'manager', 'edms'),
    office: await latest(here, 'office', 'bms'),
  };
  const ids = [...new Set(Object.values(told))];
  expect({ ids, told }).toEqual({ ids: [here.enrollId], told });
  expect({
    classmate: await latest(here, 'classmate'),
    stranger: await latest(here, 'stranger'),
    formerParent: await latest(here, 'otherParent'),
    formerTeacher: await latest(here, 'otherTeacher', 'edms'),
    otherSchool: await latest(here, 'otherManager', 'edms'),
  }).toEqual({ classmate: null, stranger: null, formerParent: null, formerTeacher: null, otherSchool: null });
});

test('staff have to name the student, since they have no homework of their own', async () => {
  const here = await aPlace(database.db);
  expect([await latest(here, 'teacher', 'edms', false), await latest(here, 'office', 'bms', false)]).toEqual([
    'VALIDATION',
    'VALIDATION',
  ]);
  expect(await latest(here, 'teacher', '', false)).toBeNull();
});

test('the latest homework is the one last worked on or else the next one due', async () => {
  const here = await aPlace(database.db);
  const { stage, enrollId, homeworkId } = here;
  const earlier = await dueEarlier(here);
  expect(await latest(here, 'student')).toBe(earlier);
  const answers = [offer(stage.world.questionIds.single, 0, choice('A'))];
  await stage.ask('student', 'homeworkMemberQuestion', 'save', {
    homeworkEnrollId: enrollId,
    answers,
    complete: false,
  });
  expect(await latest(here, 'student')).toBe(enrollId);
  await database.db.update(exam).set({ published: false }).where(eq(exam.id, homeworkId));
  expect(await latest(here, 'student')).toBe(earlier);
  stage.world.passMs(4 * DAY_MS);
  expect(await latest(here, 'student')).toBeNull();
});
