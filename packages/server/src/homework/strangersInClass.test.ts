import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../base/newId.ts';
import type { OpenDatabase } from '../db/open.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { aPlace, type PlaceStage } from '../testing/homework/aPlace.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Gives the homework to these members too, as members of a school. */
async function give({ stage, enrollId }: PlaceStage, memberIds: readonly string[], orgId: string | null) {
  const [like] = await database.db.select().from(enrolment).where(eq(enrolment.id, enrollId));
  if (!like) throw new Error('the stage has a place');
  const places = memberIds.map((memberId) => ({ ...like, id: newId(), memberId, orgId }));
  await database.db.insert(enrolment).values(places);
  return stage;
}

test('a teacher who does another school’s homework reads neither its figures nor its classes', async () => {
  const place = await aPlace(database.db);
  const { stage, homeworkId } = place;
  await give(place, [stage.ids.otherTeacher], null);
  const { counts, grades } = await stage.ask('otherTeacher', 'homework', 'queryById', { id: homeworkId });
  const list = await stage.ask('otherTeacher', 'homework', 'queryList', { page: 0, size: 20, sort: [] });
  const office = await stage.ask('office', 'homework', 'queryById', { id: homeworkId }, 'bms');
  expect([counts, grades, list.content.map((row) => row.counts), office.counts?.total]).toEqual([null, [], [null], 3]);
});

test('a ranking names only students of the reader’s school, masked', async () => {
  const place = await aPlace(database.db, { results: 'atHandIn' });
  const { stage, homeworkId } = place;
  const { actor } = stage.context('student');
  const orgId = actor.kind === 'member' ? actor.orgId : null;
  const { student, classmate } = stage.ids;
  await database.db
    .update(enrolment)
    .set({ orgId })
    .where(and(eq(enrolment.targetId, homeworkId), inArray(enrolment.memberId, [student, classmate])));
  const strangers = [await stage.world.addMember(), await stage.world.addMember(), await stage.world.addMember()];
  await give(place, strangers, newId());
  const { content } = await stage.ask('student', 'homeworkEnroll', 'queryMemberListSortByScore', { homeworkId });
  const named = content.map(({ isMine, memberName }) => [isMine, memberName !== null]);
  expect(named.toSorted((a, b) => Number(b[0]) - Number(a[0]) || Number(b[1]) - Number(a[1]))).toEqual([
    [true, true],
    [false, true],
    [false, false],
    [false, false],
    [false, false],
  ]);
});
