import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';
import type { OpenDatabase } from '../db/open.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam, examPaper } from '../db/schema/exam.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { testServices } from '../testing/testServices.ts';
import { seedExams } from './demo.ts';
import { type DemoPeople, seedPeople } from './demoPeople.ts';

const NOW = new Date('2026-11-29T02:00:00.000Z');

let database: OpenDatabase;
let people: DemoPeople;
beforeAll(async () => {
  database = await openTestDatabase();
  const services = await testServices({ now: () => NOW });
  people = await seedPeople(database.db, services.platform.keys, NOW);
  await seedExams(database.db, services.testData, NOW, people);
});
afterAll(() => database.close());

/** The work with this key, and the questions that its paper asks. */
async function workOf(key: string) {
  const { db } = database;
  const [row] = await db.select().from(exam).where(eq(exam.key, key));
  const [paper] = await db
    .select()
    .from(examPaper)
    .where(eq(examPaper.id, row?.examPaperIds[0] ?? ''));
  const questionIds = (paper?.sections ?? []).flatMap(({ items }) => items.map((item) => item.questionVersionId));
  return { row, questionIds };
}

test('seedClassExam: announces an exam in the hours of the class, with a place for each of its students', async () => {
  const { row } = await workOf('demo-class-exam');
  expect([row?.orgId, row?.createdBy, row?.scope, row?.startAt]).toEqual([
    people.orgId,
    people.teacherId,
    'grade',
    new Date('2026-12-03T06:00:00.000Z'),
  ]);
  const places = await database.db
    .select({ memberId: enrolment.memberId })
    .from(enrolment)
    .where(and(eq(enrolment.targetId, row?.id ?? ''), eq(enrolment.status, ENROLMENT.enrolled)));
  expect(new Set(places.map(({ memberId }) => memberId))).toEqual(new Set([people.studentId, ...people.classmateIds]));
});

test('seedClassExam: asks nothing that a homework asks, which shows its keys', async () => {
  const ofExam = (await workOf('demo-class-exam')).questionIds;
  const open = (await workOf('demo-homework')).questionIds;
  const over = (await workOf('demo-homework-done')).questionIds;
  expect([ofExam.length > 10, open.length, over.length]).toEqual([true, 5, 7]);
  expect(new Set([...ofExam, ...open, ...over]).size).toBe(ofExam.length + 12);
});
