import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';
import { enrolment } from '../db/schema/enrolment.ts';
import { member } from '../db/schema/people.ts';
import { memberImport } from '../db/schema/imports.ts';
import { sysLog } from '../db/schema/platform.ts';
import { grade, memberGradeSettlement } from '../db/schema/teaching.ts';
import { newId } from '../base/newId.ts';
import { runMemberImports } from '../schools/roster/importRuns.ts';
import { type Line, openImportSite } from '../testing/importSite.ts';
import { askAs } from '../testing/askAs.ts';

const { site, people, reportOf, other } = await openImportSite();
const ask = askAs(site, people.boss2);
afterAll(() => site.close());

const TEEN = '2010-05';
const INTO = { mode: 'apply', intoClasses: 'true' };
const line = (name: string, no: string, className: string | null): Line => [name, null, no, className, '学生', TEEN];
const classesOf = async (...given: Parameters<typeof reportOf>) =>
  ((await reportOf(...given)) as unknown as { classes: { gradeId: string; title: string; students: number }[] })
    .classes;
const membersOf = async (gradeId: string) => {
  const rows = await site.db
    .select({ name: member.name })
    .from(enrolment)
    .innerJoin(member, and(eq(member.appId, enrolment.appId), eq(member.id, enrolment.memberId)))
    .where(and(eq(enrolment.appId, site.people.appId), eq(enrolment.targetId, gradeId)));
  return rows.map(({ name }) => name).sort();
};
const membersNow = async (gradeId: string) => {
  const rows = await site.db
    .select({ name: member.name })
    .from(enrolment)
    .innerJoin(member, and(eq(member.appId, enrolment.appId), eq(member.id, enrolment.memberId)))
    .where(
      and(
        eq(enrolment.appId, site.people.appId),
        eq(enrolment.targetId, gradeId),
        eq(enrolment.status, ENROLMENT.enrolled),
      ),
    );
  return rows.map(({ name }) => name).sort();
};
const classesNamed = (titles: string[]) =>
  site.db
    .select({ title: grade.title, published: grade.published, teacherIds: grade.teacherIds })
    .from(grade)
    .where(and(eq(grade.appId, site.people.appId), eq(grade.orgId, other.orgId), inArray(grade.title, titles)));

test('an import creates the classes of its roster, published and taught by the manager where no row names a teacher', async () => {
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

const staff = (name: string, account: string, className: string): Line => [
  name,
  account,
  null,
  className,
  '老师',
  null,
];
const nameOf = async (id: string) =>
  (await site.db.select({ name: member.name }).from(member).where(eq(member.id, id)))[0]?.name;
const teachersNamed = async (title: string) =>
  Promise.all(((await classesNamed([title]))[0]?.teacherIds ?? []).map(nameOf));

test('a teacher of the sheet teaches the new class of the row instead of the manager, once, and none that is not there', async () => {
  const lines = [
    staff('庚老师', 'teacher.g', '信奥G班'),
    line('庚一', 'R80', '信奥G班'),
    staff('辛老师', 'teacher.h', '教务处'),
  ];
  await classesOf(people.boss2, lines, INTO);
  await classesOf(people.boss2, lines, INTO);
  expect(await teachersNamed('信奥G班')).toEqual(['庚老师']);
  expect(await classesNamed(['教务处'])).toEqual([]);
});

test('a class spelled in several ways is one class, called as the school calls it or as most rows do', async () => {
  await ask('POST /edms/grade/create', { title: '信奥（K）班' });
  const lines = [
    line('壬一', 'R190', '三(1)班'),
    line('壬二', 'R191', '三（1）班'),
    line('壬三', 'R192', '三 （１）班'),
    line('壬四', 'R193', '三（1）班'),
    line('壬五', 'R194', '信奥(K)班'),
  ];
  const made = await classesOf(people.boss2, lines, INTO);
  expect(made.map(({ title, students }) => [title, students])).toEqual([
    ['三（1）班', 4],
    ['信奥（K）班', 1],
  ]);
  const { classNames } = (await ask<{ classNames: string[] }>('POST /edms/organizationMember/queryList', {})).data;
  expect(classNames).toEqual(expect.arrayContaining(['三（1）班', '信奥（K）班']));
  expect(classNames).not.toContain('三(1)班');
});

test('a member who is added alone joins the class of the form, or teaches it', async () => {
  const made = await classesOf(people.boss2, [line('癸一', 'R195', '信奥(M)班')], INTO);
  const add = async (more: object) =>
    ask('POST /edms/organizationMember/create', { account: null, no: null, className: '信奥（M）班', ...more });
  await add({ name: '癸二', no: 'R196', role: 'student', birthYm: TEEN });
  await add({ name: '癸老师', account: 'teacher.z', role: 'teacher', birthYm: null });
  expect(await membersOf(made[0]?.gradeId ?? '')).toEqual(['癸一', '癸二']);
  expect(await teachersNamed('信奥(M)班')).toEqual([await nameOf(other.managerId), '癸老师']);
});

type Listed = { id: string; version: number; shownName: string; roles: string[]; no: string; className: string };
const listed = async (no: string) =>
  (await ask<{ content: Listed[] }>('POST /edms/organizationMember/queryList', { keyword: no })).data.content[0];
const setClass = async (no: string, className: string | null) => {
  const { id, version, roles } = (await listed(no)) ?? { id: '', version: 0, roles: [] };
  const reply = await ask('PUT /edms/organizationMember/update', {
    id,
    version,
    roles,
    no,
    className,
    status: 'active',
  });
  return reply.code;
};

test('a student whose class is changed in the roster moves there, and keeps the place when it is full', async () => {
  const lines = [line('子一', 'R201', '信奥Y班'), line('子二', 'R202', '信奥(X)班'), line('子三', 'R203', null)];
  const [to, from] = await classesOf(people.boss2, lines, INTO);
  const namesIn = async () => [await membersNow(from?.gradeId ?? ''), await membersNow(to?.gradeId ?? '')];
  expect(await setClass('R201', '信奥（X）班')).toBeUndefined();
  expect([(await listed('R201'))?.className, await namesIn()]).toEqual(['信奥(X)班', [[], ['子一', '子二']]]);
  const moves = and(eq(sysLog.action, 'grade/enroll:moveToClass'), eq(sysLog.target, from?.gradeId ?? ''));
  expect(await site.db.$count(sysLog, moves)).toBe(1);
  expect(await setClass('R203', '信奥Y班')).toBeUndefined();
  expect(await namesIn()).toEqual([['子三'], ['子一', '子二']]);
  await ask('POST /edms/grade/create', { title: '信奥Z班', capacity: 1 });
  expect([await setClass('R201', '信奥Z班'), await setClass('R202', '信奥Z班')]).toEqual([undefined, 'TARGET_FULL']);
  expect([(await listed('R202'))?.className, await namesIn()]).toEqual(['信奥(X)班', [['子三'], ['子二']]]);
  expect(await setClass('R202', null)).toBeUndefined();
  expect(await namesIn()).toEqual([['子三'], ['子二']]);
});

test('an operator gets a draft, taught by the teacher of the sheet', async () => {
  const lines: Line[] = [line('戊一', 'R7', '信奥E班'), staff('戊老师', 'teacher.e', '信奥E班')];
  const made = await classesOf(people.office, lines, { ...INTO, orgId: other.orgId });
  expect(made).toMatchObject([{ title: '信奥E班', isNew: true, isDraft: true, students: 1 }]);
  expect(await membersOf(made[0]?.gradeId ?? '')).toEqual(['戊一']);
  expect(await teachersNamed('信奥E班')).toEqual(['戊老师']);
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

const undo = async (importId: string) => {
  await ask('PUT /edms/organizationMember/undoImport', { id: importId });
  await runMemberImports({ db: site.db, services: site.services });
  const { data } = await ask<{ undone: object }>(`GET /edms/organizationMember/queryImport?id=${importId}`);
  return data.undone;
};
const imported = async (lines: Line[]) => {
  const report = (await reportOf(people.boss2, lines, INTO)) as unknown as {
    importId: string;
    classes: { gradeId: string }[];
  };
  return { importId: report.importId, gradeId: report.classes[0]?.gradeId ?? '' };
};

test('undoing an import takes back the class places that it gave to members, and keeps those from before', async () => {
  const first = await imported([line('辛一', 'R20', '信奥H班')]);
  await imported([line('辛二', 'R21', null)]);
  const later = await imported([line('辛一', 'R20', '信奥H班'), line('辛二', 'R21', '信奥H班')]);
  expect(await membersOf(first.gradeId)).toEqual(['辛一', '辛二']);
  expect(await undo(later.importId)).toMatchObject({ restored: 2, kept: [] });
  expect(await membersOf(first.gradeId)).toEqual(['辛一']);
});

test('undoing an import deletes the classes that it created, except those changed since', async () => {
  const { importId, gradeId } = await imported([line('辰一', 'R30', '信奥L班'), line('辰二', 'R31', '信奥M班')]);
  await ask('PUT /edms/grade/update', { id: gradeId, version: 2, intro: '周六上午' });
  expect(await undo(importId)).toMatchObject({ removed: 2 });
  const left = await site.db
    .select({ title: grade.title, isDeleted: isNotNull(grade.deletedAt) })
    .from(grade)
    .where(inArray(grade.title, ['信奥L班', '信奥M班']))
    .orderBy(grade.title);
  expect(left).toEqual([
    { title: '信奥L班', isDeleted: false },
    { title: '信奥M班', isDeleted: true },
  ]);
});

test('undoing an import takes an unused teacher of it out of the classes', async () => {
  const { importId } = await imported([['巳老师', 'teacher.si', null, null, '老师', null]]);
  const [teacher] = await site.db.select({ id: member.id }).from(member).where(eq(member.name, '巳老师'));
  const title = '信奥N班';
  const made = await ask('POST /edms/grade/create', { title, teacherIds: [teacher?.id, other.managerId] });
  expect(made.code).toBeUndefined();
  expect(await undo(importId)).toMatchObject({ removed: 1 });
  expect(await classesNamed([title])).toMatchObject([{ teacherIds: [other.managerId] }]);
});

test('undoing an import keeps a place in which the member has worked, and names it', async () => {
  await imported([line('壬一', 'R22', null)]);
  const later = await imported([line('壬一', 'R22', '信奥J班')]);
  const [place] = await site.db.select().from(enrolment).where(eq(enrolment.targetId, later.gradeId));
  if (!place) throw new Error('the import gave no place');
  const common = { appId: site.people.appId, createdAt: site.now(), updatedAt: site.now() };
  await site.db.insert(memberGradeSettlement).values({
    ...common,
    id: newId(),
    gradeId: later.gradeId,
    memberId: place.memberId,
    score: 80,
    level: 'pass',
  });
  expect(await undo(later.importId)).toMatchObject({
    restored: 1,
    kept: [{ name: '壬一', no: 'R22', reason: '在班级「信奥J班」里已经做过题，仍在班里' }],
  });
  expect(await membersOf(later.gradeId)).toEqual(['壬一']);
});

test('undoing an import goes on after a kill, and is whole then', async () => {
  const lines = Array.from({ length: 24 }, (_, at) => line(`癸${at}`, `K${at}`, '信奥K班'));
  const { importId, gradeId } = await imported(lines);
  expect(await membersOf(gradeId)).toHaveLength(24);
  await ask('PUT /edms/organizationMember/undoImport', { id: importId });
  let chunks = 0;
  const dying = new Proxy(site.db, {
    get: (db, name) =>
      name === 'transaction' && (chunks += 1) > 1
        ? () => Promise.reject(new Error('the server is killed'))
        : (Reflect.get(db, name, db) as unknown),
  });
  await expect(runMemberImports({ db: dying, services: site.services })).rejects.toThrow('the server is killed');
  expect(await membersOf(gradeId)).toHaveLength(4);
  await site.db.update(memberImport).set({ leaseUntil: null }).where(eq(memberImport.id, importId));
  await runMemberImports({ db: site.db, services: site.services });
  const { data } = await ask(`GET /edms/organizationMember/queryImport?id=${importId}`);
  expect(data).toMatchObject({ state: 'undone', undone: { removed: 24, kept: [] } });
  expect(await membersOf(gradeId)).toEqual([]);
});

test('a long import gives classes their teachers at its end', async () => {
  const { importId, gradeId } = await imported([
    staff('壬老师', 'teacher.l', '信奥P班'),
    line('壬一', 'R90', '信奥P班'),
  ]);
  const managerOnly = { teacherIds: [other.managerId] };
  // As if the teacher had been stored before the class was there, and the server had died before the end.
  await site.db
    .update(grade)
    .set({ ...managerOnly, version: 2 })
    .where(eq(grade.id, gradeId));
  await site.db.update(memberImport).set({ state: 'running' }).where(eq(memberImport.id, importId));
  await runMemberImports({ db: site.db, services: site.services });
  expect(await teachersNamed('信奥P班')).toEqual(['壬老师']);
});

test('undoing an import deletes a class whose teacher came and went with it', async () => {
  const { importId, gradeId } = await imported([
    staff('丑老师', 'teacher.c', '信奥Q班'),
    line('丑一', 'R91', '信奥Q班'),
  ]);
  expect(await teachersNamed('信奥Q班')).toEqual(['丑老师']);
  expect(await undo(importId)).toMatchObject({ removed: 2, kept: [] });
  const [left] = await site.db.select({ deletedAt: grade.deletedAt }).from(grade).where(eq(grade.id, gradeId));
  expect(left?.deletedAt).toBeInstanceOf(Date);
});

test('undoing an import keeps a class to which another import has given a teacher', async () => {
  const { importId } = await imported([line('寅一', 'R92', '信奥R班')]);
  await imported([staff('卯老师', 'teacher.m', '信奥R班')]);
  expect(await undo(importId)).toMatchObject({ removed: 1 });
  const left = await site.db.select({ deletedAt: grade.deletedAt }).from(grade).where(eq(grade.title, '信奥R班'));
  expect(left).toEqual([{ deletedAt: null }]);
});
