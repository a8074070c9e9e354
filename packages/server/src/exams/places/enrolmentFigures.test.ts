import { eq } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../base/newId.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { orders } from '../../db/schema/orders.ts';
import { exam as exams } from '../../db/schema/exam.ts';
import { member, organizationMember } from '../../db/schema/people.ts';
import { sysLog } from '../../db/schema/platform.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { NOON } from '../../testing/engine/world.ts';
import { codeOf, examStage, page, type Persona, type Stage } from '../../testing/stages/examStage.ts';
import { start } from '../../testing/stages/attemptStage.ts';
import { examEnroll } from './examEnroll.ts';

let database: OpenDatabase;
let stage: Stage;
let examId: string;
let orgId: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The exam is the school's; the student has a number and a class there, the classmate is in another school. */
beforeEach(async () => {
  stage = await examStage(database.db);
  ({ examId } = stage.world);
  const { actor } = stage.context('manager');
  orgId = actor.kind === 'member' ? (actor.orgId ?? '') : '';
  await database.db.update(exams).set({ orgId, createdBy: stage.ids.teacher }).where(eq(exams.id, examId));
  await database.db.update(enrolment).set({ orgId: newId() }).where(eq(enrolment.memberId, stage.ids.classmate));
  await database.db.update(member).set({ name: '林知夏' }).where(eq(member.id, stage.ids.student));
  await database.db.update(member).set({ name: '欧阳明远' }).where(eq(member.id, stage.ids.classmate));
  const base = { appId: stage.world.appId, id: newId(), createdAt: NOON, updatedAt: NOON };
  const place = { ...base, orgId, memberId: stage.ids.student, roles: ['student' as const], no: '2026001' };
  await database.db.insert(organizationMember).values({ ...place, className: '高一（3）班', status: 'active' });
});

const listed = async (persona: Persona, filter: object = {}, group: 'edms' | 'bms' = 'edms') =>
  (await stage.ask(persona, 'examEnroll', 'queryEnrollList', { ...page, ...filter }, group)).content
    .map(({ shownName, no, className }) => [shownName, no, className].filter(Boolean).join(' '))
    .toSorted();

test('lists all places only to those who run the exam, with names masked except for their own students', async () => {
  const mine = '林知夏 2026001 高一（3）班';
  expect({
    teacher: await listed('teacher', { examId }),
    teacherEverywhere: await listed('teacher'),
    manager: await listed('manager', { examId }),
    managerEverywhere: await listed('manager'),
    otherManager: await listed('otherManager', { examId }),
    office: await listed('office', { examId }, 'bms'),
  }).toEqual({
    teacher: [mine, '欧阳*'],
    teacherEverywhere: [mine],
    manager: [mine, '欧阳*'],
    managerEverywhere: [mine],
    otherManager: [],
    office: ['林* 2026001 高一（3）班', '欧阳*'],
  });
  expect({
    name: await listed('manager', { examId, keyword: '知夏' }),
    foreignName: await listed('manager', { examId, keyword: '明远' }),
    ofOffice: await listed('office', { examId, keyword: '知夏' }, 'bms'),
    className: await listed('manager', { examId, className: '高一（3）班' }),
    source: await listed('manager', { examId, source: 'batch' }),
  }).toEqual({ name: [mine], foreignName: [], ofOffice: [], className: [mine], source: [] });
});

test('counts places by state, source, class and day, and students who have begun', async () => {
  await start(stage);
  const ask = (persona: Persona) =>
    stage.ask(persona, 'examEnroll', 'queryEnrollStatistics', { examId }, 'edms').catch(codeOf);
  expect(await ask('teacher')).toEqual({
    examId,
    byStatus: [{ status: '2', count: 2 }],
    bySource: [{ source: 'self', count: 2 }],
    byClass: [
      { className: '高一（3）班', count: 1 },
      { className: null, count: 1 },
    ],
    byDay: [{ day: '2026-11-21', count: 2 }],
    startedCount: 1,
    attendancePct: 50,
  });
  expect(await ask('otherManager')).toBe('NOT_FOUND');
});

test('the sheet of an exam has what its list shows, sorted by number, and its export is logged', async () => {
  const file = await examEnroll.downloadEnrollList(stage.context('teacher', 'edms'), { examId });
  expect(file.title).toBe('测试考试 报名 2026-11-21 120000.xlsx');
  const [head = [], ...rows] = await readSheet(await buffer(file.open(0, 0)));
  const of = (title: string) => rows.map((row) => row[head.indexOf(title)]);
  expect([of('序号'), of('学号'), of('姓名')]).toEqual([
    [1, 2],
    ['2026001', '—'],
    ['林知夏', '欧阳*'],
  ]);
  const [entry] = await database.db.select().from(sysLog).where(eq(sysLog.target, examId));
  expect(entry).toMatchObject({ action: 'examEnroll:downloadEnrollList', diff: { after: { exported: 2 } } });
  const other = Promise.resolve(examEnroll.downloadEnrollList(stage.context('otherManager', 'edms'), { examId }));
  expect(await other.catch(codeOf)).toBe('NOT_FOUND');
});

test('those who run the exam and the student’s school decide on quits, but never of paid places', async () => {
  const { classmate } = stage.ids;
  const [place] = await database.db.select().from(enrolment).where(eq(enrolment.memberId, classmate));
  const id = place?.id ?? '';
  const { appId } = stage.world;
  const order = {
    appId,
    id: newId(),
    createdAt: NOON,
    updatedAt: NOON,
    orderNo: newId(),
    kind: 'exam' as const,
    targetId: examId,
    enrolmentId: id,
    memberId: classmate,
    source: 'self' as const,
    title: '测试考试',
    snapshot: {},
    status: '4' as const,
    amountFen: 100,
    paidFen: 100,
    needsGuardian: false,
    expiresAt: NOON,
  };
  await database.db.insert(orders).values(order);
  const asked = { status: '4' as const, orgId, orderId: order.id };
  await database.db.update(enrolment).set(asked).where(eq(enrolment.id, id));
  await database.db.update(exams).set({ orgId: newId() }).where(eq(exams.id, examId));
  const pass = () =>
    stage.ask('manager', 'examEnroll', 'passQuit', { id }, 'edms').then(({ status }) => status, codeOf);
  expect(await pass()).toBe('ORDER_OFFICE_ONLY');
  await database.db.update(exams).set({ orgId }).where(eq(exams.id, examId));
  expect(await pass()).toBe('ORDER_OFFICE_ONLY');
  await database.db.update(enrolment).set({ orderId: null }).where(eq(enrolment.id, id));
  expect(await pass()).toBe('5');
});

test('a free place refuses payment and refund, and accepts no payment notice', async () => {
  const [place] = await database.db.select().from(enrolment).where(eq(enrolment.memberId, stage.ids.student));
  const id = place?.id ?? '';
  const codes = await Promise.all([
    stage.ask('student', 'examEnroll', 'payment', { id, provider: 'manual' }).catch(codeOf),
    stage.ask('parent', 'examEnroll', 'refund', { id }).catch(codeOf),
    stage.ask('stranger', 'examEnroll', 'payment', { id, provider: 'manual' }).catch(codeOf),
    stage.ask('anonymous', 'examEnroll', 'paidNotify', { outTradeNo: 'x' }, 'bms').catch(codeOf),
  ]);
  expect(codes).toEqual(['ENROLL_STATE', 'ENROLL_STATE', 'NOT_FOUND', 'NOT_CONFIGURED']);
});
