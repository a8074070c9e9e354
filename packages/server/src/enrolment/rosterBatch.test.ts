import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enrolment } from '../db/schema/enrolment.ts';
import { memberTeacher } from '../db/schema/people.ts';
import { newId } from '../base/newId.ts';
import { askAs } from '../testing/askAs.ts';
import { type SecondSchool, seedSecondSchool } from '../testing/secondSchool.ts';
import { openTestApp, type TestApp, type Visitor } from '../testing/testApp.ts';

let site: TestApp;
let other: SecondSchool;
let ask: ReturnType<typeof askAs>;
const people: Record<'boss' | 'teacher' | 'foreign' | 'student', Visitor> = {} as never;
beforeAll(async () => {
  site = await openTestApp();
  other = await seedSecondSchool(site);
  people.boss = await site.signIn('boss2');
  people.teacher = await site.signIn('teacher2');
  people.foreign = await site.signIn('laoshi');
  people.student = await site.signIn('student21');
  ask = askAs(site, people.boss);
});
afterAll(() => site.close());

const CLASS = '远山一班';
const created = async (by?: Visitor) =>
  (await ask<{ id: string }>('POST /edms/grade/create', { title: '周六班' }, by)).data.id;
const add = (gradeId: string, mode: string, name = CLASS, by?: Visitor) =>
  ask<{ enrolled: number; had: number; problems: object[] }>(
    'POST /edms/grade/enroll/batchEnrollByGroups',
    { gradeId, mode, groups: [{ kind: 'rosterClass', id: name }] },
    by,
  );
const placesIn = (gradeId: string) =>
  site.db.$count(
    enrolment,
    and(eq(enrolment.appId, site.people.appId), eq(enrolment.targetId, gradeId), inArray(enrolment.status, ['2'])),
  );

test('queryRoster: a manager sees the classes of the school with their students, a teacher those of their own', async () => {
  const roster = (by: Visitor) => ask('GET /edms/organizationMember/queryRoster', undefined, by);
  expect((await roster(people.boss)).data).toEqual({
    classes: [{ name: CLASS, students: 3 }],
    students: 3,
    withMobile: 0,
  });
  expect((await roster(people.teacher)).data).toEqual({ classes: [], students: 0, withMobile: 0 });
  const [memberId = ''] = other.studentIds;
  await site.db.insert(memberTeacher).values({
    appId: site.people.appId,
    id: newId(),
    orgId: other.orgId,
    createdAt: site.now(),
    updatedAt: site.now(),
    teacherId: other.teacherId,
    memberId,
    status: 'active',
  });
  expect((await roster(people.teacher)).data).toMatchObject({ classes: [{ name: CLASS, students: 1 }] });
  expect((await roster(people.student)).code).toBe('FORBIDDEN');
});

test('a class of the roster is enrolled at once: checked without a trace, then applied, and twice changes nothing', async () => {
  const id = await created();
  expect((await add(id, 'check')).data).toEqual({ enrolled: 3, waiting: 0, had: 0, problems: [] });
  expect(await placesIn(id)).toBe(0);
  const both = await Promise.all([add(id, 'apply'), add(id, 'apply')]);
  expect(both.map(({ data }) => data.enrolled + data.had)).toEqual([3, 3]);
  expect(await placesIn(id)).toBe(3);
});

test('a teacher adds only their own students of the class, and no roster of another school is reached', async () => {
  const mine = await created(people.teacher);
  expect((await add(mine, 'apply', CLASS, people.teacher)).data).toMatchObject({ enrolled: 1, problems: [] });
  const theirs = await created(people.foreign);
  expect((await add(theirs, 'apply', CLASS, people.foreign)).data).toMatchObject({ enrolled: 0, problems: [] });
  expect((await add(mine, 'apply', `' or 1=1 --`)).data).toMatchObject({ enrolled: 0 });
});
