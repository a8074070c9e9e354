import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '@aosai/api/kit/constants';
import { enrolment } from '../db/schema/enrolment.ts';
import { grade } from '../db/schema/teaching.ts';
import { askAs } from '../testing/askAs.ts';
import { seedSecondSchool } from '../testing/secondSchool.ts';
import { openTestApp, type TestApp, type Visitor } from '../testing/testApp.ts';

let site: TestApp;
let ask: ReturnType<typeof askAs>;
let teacher: Visitor;
let student: Visitor;
let parent: Visitor;
beforeAll(async () => {
  site = await openTestApp();
  await seedSecondSchool(site);
  teacher = await site.signIn('laoshi');
  student = await site.signIn('xuesheng');
  parent = await site.signIn('jiazhang');
  ask = askAs(site, teacher);
});
afterAll(() => site.close());

const later = (days: number) => new Date(site.now().getTime() + days * DAY_MS).toISOString();

async function aClass(more: object = {}) {
  const made = await ask<{ id: string }>('POST /edms/grade/create', { title: '提高班', joinByCode: true, ...more });
  const { id } = made.data;
  await ask('PUT /edms/grade/publish', { id });
  const { staff } = (await ask<{ staff: { joinCode: string } }>(`GET /edms/grade/queryById?id=${id}`)).data;
  return { id, code: staff.joinCode };
}
const join = (code: string, by: Visitor, more: object = {}) =>
  ask<{ id: string; enrollId: string; status: string }>('POST /grade/addGradeToMine', { code, ...more }, by);
const places = (gradeId: string) =>
  site.db
    .select({
      memberId: enrolment.memberId,
      status: enrolment.status,
      source: enrolment.source,
      orgId: enrolment.orgId,
    })
    .from(enrolment)
    .where(and(eq(enrolment.appId, site.people.appId), eq(enrolment.targetId, gradeId)));

test('a student joins by the code, in any case, repeatedly, and after the enrolment window', async () => {
  const { id, code } = await aClass({ enrollStartAt: later(-3), enrollEndAt: later(-2) });
  const all = await Promise.all(Array.from({ length: 8 }, () => join(` ${code.toLowerCase()} `, student)));
  expect(new Set(all.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect(all[0]?.data).toEqual({ id, enrollId: expect.any(String), status: '2' });
  const { studentId, orgId } = site.people;
  expect(await places(id)).toEqual([{ memberId: studentId, status: '2', source: 'self', orgId }]);
});

test('a parent enrols their own child, and nobody else', async () => {
  const { id, code } = await aClass();
  const { studentId, classmateIds } = site.people;
  expect((await join(code, parent)).message).toBe('提交的内容有误：请选择加入班级的孩子');
  expect((await join(code, parent, { memberId: classmateIds[0] })).code).toBe('NOT_FOUND');
  expect((await join(code, student, { memberId: classmateIds[0] })).code).toBe('NOT_FOUND');
  expect((await join(code, parent, { memberId: studentId })).data).toMatchObject({ id, status: '2' });
  expect(await places(id)).toMatchObject([{ memberId: studentId, orgId: site.people.orgId }]);
});

test('the code of a draft or stopped class, or one switched off, admits nobody', async () => {
  const draft = await ask<{ id: string }>('POST /edms/grade/create', { title: '草稿', joinByCode: true });
  const read = async (id: string) =>
    (await ask<{ staff: { joinCode: string | null; version: number } }>(`GET /edms/grade/queryById?id=${id}`)).data
      .staff;
  const draftCode = (await read(draft.data.id)).joinCode ?? '';
  const stopped = await aClass();
  await ask('PUT /edms/grade/stop', { id: stopped.id, reason: '不办了' });
  const off = await aClass();
  const set = async (joinByCode: boolean) =>
    ask('PUT /edms/grade/update', { id: off.id, version: (await read(off.id)).version, joinByCode });
  await set(false);
  for (const code of [draftCode, stopped.code, off.code])
    expect(await join(code, student)).toMatchObject({
      code: 'GRADE_CODE_WRONG',
      message: '班级码不正确或已停用，请向老师核对',
    });
  await set(true);
  expect((await read(off.id)).joinCode).not.toBe(off.code);
});

test('after ten wrong codes in an hour even concurrent tries are refused unchecked', async () => {
  const { code } = await aClass();
  const classmate = await site.signIn('xuesheng2');
  const tries = await Promise.all(Array.from({ length: 12 }, () => join('WRONGONE', classmate)));
  const codes = tries.map((one) => one.code);
  expect(codes.filter((one) => one === 'GRADE_CODE_WRONG').length).toBeLessThanOrEqual(10);
  expect(codes).toContain('RATE_LIMITED');
  expect((await join(code, classmate)).code).toBe('RATE_LIMITED');
  site.at(new Date(site.now().getTime() + HOUR_MS + 1000));
  const again = await site.signIn('xuesheng2');
  expect((await join(code, again)).data).toMatchObject({ status: '2' });
});

test('a full class has a waiting list or refuses as full', async () => {
  const full = await aClass({ capacity: 1 });
  const waits = await aClass({ capacity: 1, waitlist: true });
  const [first, second] = [await site.signIn('xuesheng3'), await site.signIn('xuesheng4')];
  for (const { code } of [full, waits]) expect((await join(code, first)).data.status).toBe('2');
  expect(await join(full.code, second)).toMatchObject({ code: 'TARGET_FULL', message: '名额已满（1 人）' });
  expect((await join(waits.code, second)).data.status).toBe('0');
});

test('looking at a class by its code tells its name and price, and nobody joins', async () => {
  const { id, code } = await aClass();
  await site.db
    .update(grade)
    .set({ priceFen: 128_000 })
    .where(and(eq(grade.appId, site.people.appId), eq(grade.id, id)));
  expect((await join(code, student, { look: true })).data).toEqual({
    id,
    enrollId: null,
    status: null,
    found: { title: '提高班', priceFen: 128_000 },
  });
  expect(await places(id)).toEqual([]);
  expect(await join('WRONGONE', student, { look: true })).toMatchObject({ code: 'GRADE_CODE_WRONG' });
});
