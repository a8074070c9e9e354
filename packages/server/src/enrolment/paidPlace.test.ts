import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '@aosai/api/kit/constants';
import { appPayments } from '../adapters/payment/appPayments.ts';
import { grade } from '../db/schema/teaching.ts';
import { orders, payment } from '../db/schema/orders.ts';
import { sysLog } from '../db/schema/platform.ts';
import { orderWorld } from '../testing/orders/orderWorld.ts';
import { FakeProvider } from '../testing/orders/fakeProvider.ts';
import { notifyPaid } from '../orders/notifyPaid.ts';
import { askAs } from '../testing/askAs.ts';
import { offerInvoices } from '../testing/offerInvoices.ts';
import { openTestApp, type TestApp, type Visitor } from '../testing/testApp.ts';

const PRICE_FEN = 12_800;

let site: TestApp;
let ask: ReturnType<typeof askAs>;
let people: Record<'boss' | 'student' | 'parent' | 'other' | 'office', Visitor>;
const provider = new FakeProvider();
beforeAll(async () => {
  site = await openTestApp({ payments: appPayments([provider]) });
  people = {
    boss: await site.signIn('laoshi'),
    student: await site.signIn('xuesheng'),
    parent: await site.signIn('jiazhang'),
    other: await site.signIn('xuesheng2'),
    office: await site.signIn('guanli', 'user'),
  };
  ask = askAs(site, people.boss);
});
afterAll(() => site.close());

interface Place {
  id: string;
  status: string;
  order: { id: string; status: string } | null;
}

const codeOf = async (...given: Parameters<typeof ask>) => (await ask(...given)).code ?? 'ok';

/** A class of the school that the platform has priced. */
async function aPricedClass(): Promise<string> {
  const { data } = await ask<{ id: string; version: number }>('POST /edms/grade/create', {
    title: '集训',
    isPublic: true,
  });
  await ask('PUT /edms/grade/publish', { id: data.id });
  const [row] = await site.db.select().from(grade).where(eq(grade.id, data.id));
  const startAt = new Date(site.services.now().getTime() + DAY_MS).toISOString();
  const change = { id: data.id, version: row?.version ?? 0, priceFen: PRICE_FEN, startAt };
  expect(await codeOf('PUT /edms/grade/update', change)).toBe('VALIDATION');
  expect(await codeOf('PUT /bms/grade/update', change, people.office)).toBe('ok');
  return data.id;
}

test('a child orders a place in a class, the parent pays, and only the platform refunds it', async () => {
  const gradeId = await aPricedClass();
  const held = (await ask<Place>('POST /grade/enroll/enroll', { gradeId }, people.student)).data;
  expect(held).toMatchObject({ status: '1', order: { status: '1', amountFen: PRICE_FEN, needsGuardian: true } });
  const pay = { id: held.id, provider: 'sandbox' };
  expect(await codeOf('PUT /grade/enroll/pay', pay, people.student)).toBe('ORDER_GUARDIAN');
  expect(await codeOf('PUT /grade/enroll/pay', pay, people.other)).toBe('NOT_FOUND');
  expect(await codeOf('PUT /grade/enroll/pay', { ...pay, provider: 'wechat' }, people.parent)).toBe('NOT_CONFIGURED');
  const opened = (await ask<{ amountFen: number }>('PUT /grade/enroll/pay', pay, people.parent)).data;
  expect(opened).toMatchObject({ amountFen: PRICE_FEN, provider: 'sandbox', params: { kind: 'sandbox' } });
  const [row] = await site.db
    .select()
    .from(payment)
    .where(and(eq(payment.orderId, held.order?.id ?? ''), eq(payment.status, 'open')));
  const outTradeNo = row?.outTradeNo ?? '';
  const now = site.services.now();
  provider.pay(outTradeNo, now);
  const world = await orderWorld(site.db);
  const call = { ...world.call(), appId: site.people.appId, now, payments: site.services.payments };
  await notifyPaid(call, { provider: 'sandbox', outTradeNo, transactionId: 'tx', paidFen: PRICE_FEN, paidAt: now });
  const mine = () => ask<Place>(`GET /grade/enroll/queryMineEnrollByEnrollId?enrollId=${held.id}`, {}, people.student);
  expect((await mine()).data).toMatchObject({ status: '2', order: { status: '2' } });

  const quit = { id: held.id, reason: '时间冲突' };
  expect(await codeOf('PUT /grade/enroll/cancelEnrollOrder', { id: held.id }, people.parent)).toBe('ORDER_STATE');
  expect(await codeOf('PUT /grade/enroll/applyQuit', { id: held.id }, people.parent)).toBe('VALIDATION');
  expect(await codeOf('PUT /grade/enroll/applyQuit', quit, people.parent)).toBe('ok');
  // The school sees the price of the place but not the order.
  const { data: listed } = await ask<{ content: object[] }>('POST /edms/grade/enroll/queryEnrollList', { gradeId });
  expect(listed.content).toMatchObject([{ status: '4', orderFen: PRICE_FEN }]);
  expect(JSON.stringify(listed)).not.toContain(held.order?.id ?? '-');
  for (const act of ['passQuit', 'rejectQuit', 'finishQuit'])
    expect(await codeOf(`PUT /edms/grade/enroll/${act}`, act === 'rejectQuit' ? quit : { id: held.id })).toBe(
      'ORDER_OFFICE_ONLY',
    );
  const decide = (act: string, more: object = {}) =>
    codeOf(`PUT /bms/grade/enroll/${act}`, { id: held.id, ...more }, people.office);
  expect(await decide('rejectQuit', { reason: '请先来一次' })).toBe('ok');
  expect((await mine()).data).toMatchObject({ status: '2', rejectReason: '请先来一次' });
  expect(await codeOf('PUT /grade/enroll/applyQuit', quit, people.student)).toBe('ok');
  expect(await decide('passQuit', { refundFen: PRICE_FEN + 1, reason: '多退' })).toBe('REFUND_LIMIT');
  expect(await decide('passQuit', { refundFen: 1 })).toBe('VALIDATION');
  expect(await decide('passQuit')).toBe('ok');
  expect((await mine()).data).toMatchObject({ status: '5', order: { status: '5', refundFen: PRICE_FEN } });
  expect(await decide('finishQuit')).toBe('REFUND_FIRST');
  expect(await codeOf('PUT /grade/enroll/refund', { id: held.id }, people.parent)).toBe('ok');
  expect((await mine()).data).toMatchObject({ status: '5', order: { status: '7', refundedFen: PRICE_FEN } });
  expect(await decide('refund')).toBe('ORDER_STATE');
  expect(await decide('finishQuit')).toBe('ok');
  expect((await mine()).data).toMatchObject({ status: '6', order: { status: '8' } });
  expect(provider.heldFen()).toBe(0);
});

test('the office closes an unpaid order with a reason that the log and the family see', async () => {
  const gradeId = await aPricedClass();
  const held = (await ask<Place>('POST /grade/enroll/enroll', { gradeId }, people.student)).data;
  const close = (by: Visitor) =>
    ask('PUT /bms/grade/enroll/cancelEnrollOrder', { id: held.id, reason: '名额留给已付款的同学' }, by);
  expect((await close(people.parent)).code).toBe('FORBIDDEN');
  expect((await close(people.office)).data).toMatchObject({ status: '3', memberName: '林*' });
  expect((await close(people.office)).code).toBe('ORDER_STATE');
  const orderId = held.order?.id ?? '';
  const order = await ask<object>(`GET /member/order/queryById?id=${orderId}`, {}, people.parent);
  expect(order.data).toMatchObject({
    status: '3',
    closedReason: 'office',
    steps: [{ kind: 'created' }, { kind: 'closed', note: '平台关闭：名额留给已付款的同学' }],
  });
  const logged = await site.db.select().from(sysLog).where(eq(sysLog.target, orderId));
  expect(logged).toMatchObject([
    { action: 'grade/enroll:cancelEnrollOrder', diff: { after: { reason: '名额留给已付款的同学' } } },
  ]);
});

test('a parent cancels an unpaid place together with its order', async () => {
  const gradeId = await aPricedClass();
  const held = (await ask<Place>('POST /grade/enroll/enroll', { gradeId }, people.student)).data;
  const again = (await ask<Place>('POST /grade/enroll/enroll', { gradeId }, people.student)).data;
  expect(again).toEqual(held);
  const cancelled = await ask<Place>('PUT /grade/enroll/cancelEnrollOrder', { id: held.id }, people.parent);
  expect(cancelled.data).toMatchObject({ status: '3', order: { status: '3' } });
  const order = await ask<{ closedReason: string }>(
    `GET /member/order/queryById?id=${held.order?.id ?? ''}`,
    {},
    people.student,
  );
  expect(order.data.closedReason).toBe('declined');
});

test('a place’s invoice can be changed until it is paid, and requested once afterwards', async () => {
  const gradeId = await aPricedClass();
  const held = (await ask<Place>('POST /grade/enroll/enroll', { gradeId }, people.student)).data;
  const id = held.order?.id ?? '';
  const invoice = { title: '滨海星海教育科技有限公司', taxNo: '91440300708461136T', email: 'caiwu@example.edu.cn' };
  const say = (more: object, by: Visitor) =>
    codeOf('PUT /member/order/invoice', { id, invoice: { ...invoice, ...more } }, by);
  expect(await say({}, people.other)).toBe('NOT_FOUND');
  expect(await say({}, people.parent)).toBe('NOT_CONFIGURED');
  await offerInvoices(site);
  expect(await say({ taxNo: '91440300708461136A' }, people.parent)).toBe('VALIDATION');
  expect(await say({ taxNo: '' }, people.student)).toBe('ok');
  expect(await say({}, people.parent)).toBe('ok');
  const { data } = await ask<object>(`GET /bms/member/order/queryById?id=${id}`, {}, people.office);
  expect(data).toMatchObject({ kind: 'grade', invoice });
  const paid = { status: '2' as const, paidFen: PRICE_FEN, paidAt: site.services.now() };
  await site.db.update(orders).set(paid).where(eq(orders.id, id));
  expect(await say({ title: '别的单位' }, people.parent)).toBe('ORDER_STATE');
  await site.db.update(orders).set({ invoice: null }).where(eq(orders.id, id));
  expect([await say({}, people.parent), await say({}, people.parent)]).toEqual(['ok', 'ORDER_STATE']);
});
