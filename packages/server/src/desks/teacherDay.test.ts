import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_LEVELS, DEFAULT_WEIGHTS } from '@aosai/api/classes/classMembers';
import { DAY_MS, HOUR_MS } from '@aosai/api/kit/constants';
import { newId } from '../base/newId.ts';
import type { OpenDatabase } from '../db/open.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam } from '../db/schema/exam.ts';
import { grade } from '../db/schema/teaching.ts';
import { NOON } from '../testing/engine/world.ts';
import { examStage, type Stage } from '../testing/stages/examStage.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const after = (ms: number) => new Date(NOON.getTime() + ms);
const base = ({ world }: Stage) => ({ appId: world.appId, id: newId(), createdAt: NOON, updatedAt: NOON });
const orgOf = (stage: Stage): string => {
  const { actor } = stage.context('manager');
  return actor.kind === 'member' ? (actor.orgId ?? '') : '';
};

/** Inserts a running class of the teacher's. */
async function aClassOf(stage: Stage, title: string): Promise<string> {
  const row = {
    ...base(stage),
    title,
    orgId: orgOf(stage),
    createdBy: stage.ids.manager,
    teacherIds: [stage.ids.teacher],
    published: true,
    enrollStartAt: after(-DAY_MS),
    enrollEndAt: after(DAY_MS),
    startAt: after(-DAY_MS),
    endAt: after(30 * DAY_MS),
    weights: DEFAULT_WEIGHTS,
    levels: DEFAULT_LEVELS,
  };
  await stage.context('office').db.insert(grade).values(row);
  return row.id;
}

test('a teacher’s day has the exams of today of the teacher’s classes, counts a new student once, and names classes', async () => {
  const stage = await examStage(database.db);
  const { db } = stage.context('office');
  const { examId, studentId } = stage.world;
  await db.update(exam).set({ createdBy: stage.ids.otherTeacher }).where(eq(exam.id, examId));
  const classes = [await aClassOf(stage, '甲班'), await aClassOf(stage, '乙班')];
  for (const targetId of classes)
    await db.insert(enrolment).values({
      ...base(stage),
      orgId: orgOf(stage),
      memberId: studentId,
      kind: 'grade',
      targetId,
      source: 'batch',
      status: '2',
    });
  const [gradeId = ''] = classes;
  await db
    .update(enrolment)
    .set({ teacherId: null, gradeId })
    .where(and(eq(enrolment.targetId, examId), eq(enrolment.memberId, studentId)));
  const dueAt = after(HOUR_MS);
  const [like] = await db.select().from(exam).where(eq(exam.id, examId));
  if (!like) throw new Error('the world has an exam');
  const ofTeacher = { orgId: orgOf(stage), createdBy: stage.ids.teacher };
  const homework = { ...like, ...base(stage), ...ofTeacher, key: null, kind: 'homework' as const, dueAt, endAt: dueAt };
  await db.insert(exam).values(homework);
  await db.insert(enrolment).values({
    ...base(stage),
    orgId: orgOf(stage),
    memberId: studentId,
    kind: 'homework',
    targetId: homework.id,
    gradeId,
    source: 'grade',
    status: '2',
    openAt: after(-HOUR_MS),
    dueAt,
  });
  const day = await stage.ask('teacher', 'desk', 'queryTeacherDay', {}, 'edms');
  expect(day.exams).toMatchObject([{ id: examId, mayWatch: false, places: 1, running: 0 }]);
  expect([day.joined, day.classes.map(({ title, joined }) => [title, joined])]).toEqual([
    1,
    [
      ['乙班', 1],
      ['甲班', 1],
    ],
  ]);
  expect(day.homework.map(({ classes: of }) => of)).toEqual([['甲班']]);
});
