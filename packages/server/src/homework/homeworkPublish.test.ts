import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '@aosai/api/kit/constants';
import type { OpenDatabase } from '../db/open.ts';
import { grade } from '../db/schema/teaching.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { NOON } from '../testing/engine/world.ts';
import { codeOf, type Stage } from '../testing/stages/examStage.ts';
import { aClass } from '../testing/homework/aClass.ts';
import { aHomework, at, DATES, lentStage, read } from '../testing/homework/lentStage.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a draft shows its maker where else its questions are asked, until it is published', async () => {
  const stage = await lentStage(database.db);
  const { id } = await aHomework(stage);
  const other = await aHomework(stage, { title: '上周的作业' });
  await stage.ask('teacher', 'homework', 'publish', { id: other.id }, 'edms');
  const told = async () => (await read(stage, id)).openElsewhere.filter(({ where }) => where === 'homework');
  const met = { title: expect.any(String) as string, where: 'homework', name: '上周的作业' };
  expect(await told()).toEqual([met, met]);
  await stage.ask('teacher', 'homework', 'publish', { id }, 'edms');
  expect((await read(stage, id)).openElsewhere).toEqual([]);
});

describe('publishing with goals and dates', () => {
  /** The teacher works in a school, where classes outside any school are out of scope. */
  const ofSchool = async (stage: Stage, gradeIds: readonly string[]) => {
    const { actor } = stage.context('teacher');
    const orgId = actor.kind === 'member' ? actor.orgId : null;
    await database.db
      .update(grade)
      .set({ orgId })
      .where(inArray(grade.id, [...gradeIds]));
  };

  test('publishing assigns a homework to every class and moves the dates, or changes nothing at all', async () => {
    const stage = await lentStage(database.db);
    const { student, classmate } = stage.ids;
    const { id, version } = await aHomework(stage);
    const other = await aHomework(stage, { title: '别的作业' });
    const [one, two] = [
      await aClass(stage, { members: [student], homeworkId: other.id }),
      await aClass(stage, { members: [classmate], homeworkId: other.id }),
    ];
    await ofSchool(stage, [one, two]);
    const publish = (more: object) =>
      stage.ask('teacher', 'homework', 'publish', { id, version, ...more }, 'edms').catch(codeOf);
    const goals = [one, two].map((gradeId) => ({ gradeId, groupId: null }));
    const dueAt = at(4 * DAY_MS);
    const refused = [
      await publish({ goals: [...goals, { gradeId: stage.world.examId, groupId: null }], dueAt }),
      await publish({ goals: [{ gradeId: one, groupId: other.id }], dueAt }),
      await publish({ goals, dueAt: at(-HOUR_MS) }),
      await publish({ goals, dueAt, version: version + 7 }),
    ];
    await database.db.update(grade).set({ stoppedAt: NOON }).where(eq(grade.id, two));
    refused.push(await publish({ goals, dueAt }));
    await database.db.update(grade).set({ stoppedAt: null }).where(eq(grade.id, two));
    expect(refused).toEqual(['NOT_FOUND', 'NOT_FOUND', 'VALIDATION', 'VERSION_CHANGED', 'GRADE_STATE']);
    expect(await read(stage, id)).toMatchObject({ status: '0', dueAt: DATES.dueAt, grades: [], version });
    await publish({ goals, dueAt });
    expect(await read(stage, id)).toMatchObject({ status: '3', dueAt, counts: { total: 2 } });
    expect((await read(stage, id)).grades.map((given) => given.id).toSorted()).toEqual([one, two].toSorted());
  });

  test('a class that has the homework keeps its own date', async () => {
    const stage = await lentStage(database.db);
    const { id, version } = await aHomework(stage);
    const own = { members: [stage.ids.student], homeworkId: id, dueAt: new Date(at(5 * DAY_MS)) };
    const gradeId = await aClass(stage, own);
    await ofSchool(stage, [gradeId]);
    await stage.ask('teacher', 'homework', 'publish', { id, version, goals: [{ gradeId, groupId: null }] }, 'edms');
    expect((await read(stage, id, 'student')).mine).toMatchObject({ dueAt: at(5 * DAY_MS), dueFrom: 'grade' });
  });
});
