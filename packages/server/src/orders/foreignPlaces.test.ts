import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { DAY_MS } from '@aosai/api/kit/constants';
import { newId } from '../base/newId.ts';
import { orders, refund } from '../db/schema/orders.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { grade } from '../db/schema/teaching.ts';
import { askAs } from '../testing/askAs.ts';
import { seedSecondSchool } from '../testing/secondSchool.ts';
import { openTestApp } from '../testing/testApp.ts';

const PRICE_FEN = 12_800;
/** Decisions of an office on a quit, each with its input. */
const DECISIONS = [
  ['passQuit', {}],
  ['passQuit', { refundFen: PRICE_FEN, reason: '全退' }],
  ['passQuit', { refundFen: 0, reason: '不退' }],
  ['rejectQuit', { reason: '过了期限' }],
  ['finishQuit', {}],
] as const;

const site = await openTestApp();
await seedSecondSchool(site);
afterAll(() => site.close());
const [boss, student, parent, office, foreignBoss, foreignTeacher, foreignStudent] = [
  await site.signIn('laoshi'),
  await site.signIn('xuesheng'),
  await site.signIn('jiazhang'),
  await site.signIn('guanli', 'user'),
  await site.signIn('boss2'),
  await site.signIn('teacher2'),
  await site.signIn('student21'),
];
const ask = askAs(site, boss);
const codeOf = async (...given: Parameters<typeof ask>) => (await ask(...given)).code ?? 'ok';

/** A paid place in a class whose student has applied to quit, so that an office may decide. */
async function quittingSeat(): Promise<{ id: string; orderId: string; gradeId: string }> {
  const { data } = await ask<{ id: string }>('POST /edms/grade/create', { title: '集训', isPublic: true });
  await ask('PUT /edms/grade/publish', { id: data.id });
  const [row] = await site.db.select().from(grade).where(eq(grade.id, data.id));
  const startAt = new Date(site.now().getTime() + DAY_MS).toISOString();
  const priced = { id: data.id, version: row?.version ?? 0, priceFen: PRICE_FEN, startAt };
  expect(await codeOf('PUT /bms/grade/update', priced, office)).toBe('ok');
  const held = await ask<{ id: string; order: { id: string } }>(
    'POST /grade/enroll/enroll',
    { gradeId: data.id },
    student,
  );
  const { id, order } = held.data;
  const paid = { status: '2' as const, paidFen: PRICE_FEN, paidAt: site.now() };
  await site.db.update(orders).set(paid).where(eq(orders.id, order.id));
  await site.db.update(enrolment).set({ status: '2' }).where(eq(enrolment.id, id));
  expect(await codeOf('PUT /grade/enroll/applyQuit', { id, reason: '时间冲突' }, parent)).toBe('ok');
  return { id, orderId: order.id, gradeId: data.id };
}

const seat = await quittingSeat();
const standing = async () => {
  const [order] = await site.db.select().from(orders).where(eq(orders.id, seat.orderId));
  const back = await site.db.$count(refund, eq(refund.orderId, seat.orderId));
  return { status: order?.status, refundFen: order?.refundFen, back };
};
const before = await standing();

test('another school neither sees nor decides on a sold place, nor learns that it exists', async () => {
  for (const [who, refusal] of [
    [foreignBoss, 'NOT_FOUND'],
    [foreignTeacher, 'FORBIDDEN'],
  ] as const) {
    for (const [act, more] of DECISIONS)
      for (const id of [seat.id, newId()])
        expect([act, await codeOf(`PUT /edms/grade/enroll/${act}`, { id, ...more }, who)]).toEqual([act, refusal]);
    const list = await ask('POST /edms/grade/enroll/queryEnrollList', { gradeId: seat.gradeId }, who);
    expect(JSON.stringify(list)).not.toContain(seat.id);
  }
  expect(await standing()).toEqual(before);
});

test('refuses the student, a parent and a stranger at the office’s paths', async () => {
  for (const who of [student, parent, foreignStudent])
    for (const door of ['bms', 'edms'] as const)
      for (const [act, more] of DECISIONS)
        expect([door, act, await codeOf(`PUT /${door}/grade/enroll/${act}`, { id: seat.id, ...more }, who)]).toEqual([
          door,
          act,
          'FORBIDDEN',
        ]);
  for (const [act, more] of [
    ['pay', { provider: 'sandbox' }],
    ['applyQuit', { reason: '不是我的' }],
    ['applyQuit', { withdraw: true }],
    ['refund', {}],
    ['cancelEnrollOrder', {}],
  ] as const)
    expect([act, await codeOf(`PUT /grade/enroll/${act}`, { id: seat.id, ...more }, foreignStudent)]).toEqual([
      act,
      'NOT_FOUND',
    ]);
  expect(await standing()).toEqual(before);
});

test('the school decides nothing that involves a refund, whatever it sends along', async () => {
  for (const [act, more] of DECISIONS)
    expect([act, await codeOf(`PUT /edms/grade/enroll/${act}`, { id: seat.id, ...more })]).toEqual([
      act,
      'ORDER_OFFICE_ONLY',
    ]);
  for (const more of [{ refundFen: -1, reason: '倒贴' }, { refundFen: 0.5, reason: '半分' }, { orgId: null }])
    expect([more, await codeOf('PUT /edms/grade/enroll/passQuit', { id: seat.id, ...more })]).toEqual([
      more,
      'VALIDATION',
    ]);
  expect(await standing()).toEqual(before);
});

test('an unsigned notice changes nothing at any of a school’s mounts', async () => {
  for (const mount of ['examEnroll', 'grade/enroll', 'homeworkEnroll', 'membershipOrder'])
    for (const kind of ['paidNotify', 'refundNotify']) {
      const line = `POST /edms/${mount}/${kind}`;
      expect([line, await codeOf(line, { outTradeNo: seat.orderId }, null)]).not.toEqual([line, 'ok']);
    }
  expect(await standing()).toEqual(before);
});
