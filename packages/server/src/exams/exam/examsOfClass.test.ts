import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HeldBy } from '@aosai/api/enrolment/heldBy';
import { exam } from '../../db/schema/exam.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { gradeControl } from '../../db/schema/teaching.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { aClass } from '../../testing/homework/aClass.ts';
import { page, type Persona } from '../../testing/stages/examStage.ts';
import { teachersExam } from '../../testing/exams/teachersExam.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('filters exams by the visible schedule of a class for staff only', async () => {
  const { stage, draft, move } = await teachersExam(database.db);
  const [given, other] = [await draft(), await draft()];
  for (const id of [given, other]) await move('publish', id);
  const gradeId = await aClass(stage, { members: [stage.ids.student], homeworkId: given });
  const found = async (persona: Persona, group: '' | 'bms' | 'edms') => {
    const { content } = await stage.ask(persona, 'exam', 'queryList', { ...page, gradeId }, group);
    return content.map(({ id }) => id);
  };
  // The row names homework and so matches no exam.
  expect(await found('office', 'bms')).toEqual([]);
  await database.db.update(gradeControl).set({ targetType: 'exam' }).where(eq(gradeControl.gradeId, gradeId));
  expect(await found('office', 'bms')).toEqual([given]);
  expect(await found('teacher', 'edms')).toEqual([given]);
  expect(await found('student', '')).toEqual([]);
  await database.db.update(gradeControl).set({ visible: false }).where(eq(gradeControl.gradeId, gradeId));
  expect(await found('office', 'bms')).toEqual([]);
});

test('exam list: an operator finds the exams of the platform apart from those of schools', async () => {
  const { stage, draft } = await teachersExam(database.db);
  const [ofSchool, ofPlatform] = [await draft(), await draft()];
  await database.db.update(exam).set({ orgId: null }).where(eq(exam.id, ofPlatform));
  const found = async (heldBy: HeldBy) => {
    const { content } = await stage.ask('office', 'exam', 'queryList', { ...page, heldBy }, 'bms');
    const ids = content.map(({ id }) => id);
    return [ids.includes(ofPlatform), ids.includes(ofSchool)];
  };
  expect({ platform: await found('platform'), org: await found('org') }).toEqual({
    platform: [true, false],
    org: [false, true],
  });
});

test('exam enrolments: an operator finds those of the platform apart from those of schools', async () => {
  const { stage, draft, move } = await teachersExam(database.db);
  const [ofSchool, ofPlatform] = [await draft(), await draft()];
  for (const id of [ofSchool, ofPlatform]) {
    await move('publish', id);
    await stage.ask(
      'office',
      'examEnroll',
      'batchEnroll',
      { examId: id, mode: 'apply', memberIds: [stage.ids.student] },
      'bms',
    );
  }
  await database.db.update(exam).set({ orgId: null }).where(eq(exam.id, ofPlatform));
  const found = async (heldBy: HeldBy) => {
    const { content } = await stage.ask('office', 'examEnroll', 'queryEnrollList', { ...page, heldBy }, 'bms');
    const ids = content.map(({ examId }) => examId);
    return [ids.includes(ofPlatform), ids.includes(ofSchool)];
  };
  expect({ platform: await found('platform'), org: await found('org') }).toEqual({
    platform: [true, false],
    org: [false, true],
  });
});
