import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { enrolment } from '../db/schema/enrolment.ts';
import { member } from '../db/schema/people.ts';
import { grade } from '../db/schema/teaching.ts';
import { type Line, openImportSite } from '../testing/importSite.ts';
import { askAs } from '../testing/askAs.ts';

const { site, people, reportOf, other } = await openImportSite();
const ask = askAs(site, people.boss2);
afterAll(() => site.close());

const TEEN = '2010-05';
const INTO = { mode: 'apply', intoClasses: 'true' };
const line = (name: string, no: string, className: string | null): Line => [name, null, no, className, '学生', TEEN];
const classesOf = async (...given: Parameters<typeof reportOf>) =>
  ((await reportOf(...given)) as unknown as { classes: { gradeId: string; title: string }[] }).classes;
const membersOf = async (gradeId: string) => {
  const rows = await site.db
    .select({ name: member.name })
    .from(enrolment)
    .innerJoin(member, and(eq(member.appId, enrolment.appId), eq(member.id, enrolment.memberId)))
    .where(and(eq(enrolment.appId, site.people.appId), eq(enrolment.targetId, gradeId)));
  return rows.map(({ name }) => name).sort();
};
const classesNamed = (titles: string[]) =>
  site.db
    .select({ title: grade.title, published: grade.published, teacherIds: grade.teacherIds })
    .from(grade)
    .where(and(eq(grade.appId, site.people.appId), eq(grade.orgId, other.orgId), inArray(grade.title, titles)));

test('an import creates the classes of its roster, published and taught by the importing manager', async () => {
  const lines = [line('甲一', 'R1', '信奥A班'), line('甲二', 'R2', '信奥A班'), line('乙一', 'R3', '信奥B班')];
  const planned = { gradeId: null, isNew: true, isDraft: false, problems: [] };
  expect(await classesOf(people.boss2, lines, { mode: 'check' })).toEqual([
    { ...planned, title: '信奥A班', students: 2 },
    { ...planned, title: '信奥B班', students: 1 },
  ]);
  expect(await classesNamed(['信奥A班'])).toEqual([]);
  const made = await classesOf(people.boss2, lines, INTO);
  expect(made).toEqual([
    { ...planned, gradeId: expect.any(String), title: '信奥A班', students: 2 },
    { ...planned, gradeId: expect.any(String), title: '信奥B班', students: 1 },
  ]);
  expect(await membersOf(made[0]?.gradeId ?? '')).toEqual(['甲一', '甲二']);
  expect(await classesNamed(['信奥A班'])).toEqual([
    { title: '信奥A班', published: true, teacherIds: [other.managerId] },
  ]);
});

test('the same sheet again, also twice at once, joins the classes of the same names and enrols nobody twice', async () => {
  const lines = [line('丙一', 'R4', '信奥C班'), line('丙二', 'R5', '信奥C班')];
  const both = await Promise.all([1, 2].map(() => classesOf(people.boss2, lines, INTO)));
  const [again] = await classesOf(people.boss2, lines, INTO);
  expect(again).toMatchObject({ title: '信奥C班', isNew: false, students: 2, problems: [] });
  expect(both.flat().map(({ gradeId }) => gradeId)).toEqual([again?.gradeId, again?.gradeId]);
  expect(await classesNamed(['信奥C班'])).toHaveLength(1);
  expect(await membersOf(again?.gradeId ?? '')).toEqual(['丙一', '丙二']);
});

test('an import without the option leaves classes alone', async () => {
  expect(await classesOf(people.boss2, [line('丁一', 'R6', '信奥D班')])).toEqual([]);
  expect(await classesNamed(['信奥D班'])).toEqual([]);
});

test('an operator gets a draft, since no teacher is known, and teachers in the sheet join no class', async () => {
  const lines: Line[] = [line('戊一', 'R7', '信奥E班'), ['戊老师', 'teacher.e', null, '信奥E班', '老师', null]];
  const made = await classesOf(people.office, lines, { ...INTO, orgId: other.orgId });
  expect(made).toMatchObject([{ title: '信奥E班', isNew: true, isDraft: true, students: 1 }]);
  expect(await membersOf(made[0]?.gradeId ?? '')).toEqual(['戊一']);
});

test('a full class is reported with the names of those who got no place, in the order of the sheet', async () => {
  const created = await ask<{ id: string }>('POST /edms/grade/create', { title: '信奥F班', capacity: 1 });
  const made = await classesOf(people.boss2, [line('己一', 'R8', '信奥F班'), line('己二', 'R10', '信奥F班')], INTO);
  expect(made).toEqual([
    {
      title: '信奥F班',
      gradeId: created.data.id,
      isNew: false,
      isDraft: true,
      students: 1,
      problems: ['己二：名额已满（1 人）'],
    },
  ]);
});

test("a class of another school with the same name is left alone, and a name's quotes are only text", async () => {
  const name = `'); drop table grade; --`;
  await ask('POST /edms/grade/create', { title: name }, people.manager);
  const made = await classesOf(people.boss2, [line('庚一', 'R11', name)], INTO);
  expect(made).toMatchObject([{ title: name, isNew: true, students: 1 }]);
});
