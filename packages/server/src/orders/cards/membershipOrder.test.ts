import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../../base/newId.ts';
import { membership } from '../../db/schema/cards.ts';
import { file } from '../../db/schema/platform.ts';
import { openRightsSite } from '../../testing/rightsSite.ts';
import { offerInvoices } from '../../testing/offerInvoices.ts';

const { site, ask, codeOf, logOf } = await openRightsSite();
afterAll(() => site.close());

const [student, parent, teacher] = [
  await site.signIn('xuesheng'),
  await site.signIn('jiazhang'),
  await site.signIn('laoshi'),
];

interface Order {
  id: string;
  orderNo: string;
  status: string;
  amountFen: number;
  needsGuardian: boolean;
}

const cardOnSale = async (priceFen = 9_900): Promise<string> => {
  const { appId } = site.people;
  const base = { appId, id: newId(), createdAt: site.now(), updatedAt: site.now() };
  const card = {
    ...base,
    name: '月卡',
    type: '0' as const,
    priceFen,
    days: 30,
    rights: [],
    status: 'published' as const,
  };
  await site.db.insert(membership).values(card);
  return card.id;
};

const evidence = async (): Promise<string> => {
  const fileName = `${newId().toLowerCase()}.png`;
  await site.db.insert(file).values({
    appId: site.people.appId,
    id: newId(),
    createdAt: site.now(),
    updatedAt: site.now(),
    fileName,
    title: '转账.png',
    mime: 'image/png',
    purpose: 'orderEvidence',
    sizeBytes: 1,
    sha256: '0'.repeat(64),
    isPublic: false,
    ownerKind: 'user',
  });
  return fileName;
};

const create = (membershipId: string, by: typeof student, more: object = {}) =>
  ask('POST', '/membershipOrder/create', { membershipId, requestId: newId(), ...more }, by) as Promise<Order>;

test('a student of 14 orders, the guardian sees it, and the office accepts a transfer of the exact price', async () => {
  const cardId = await cardOnSale();
  const made = await create(cardId, student);
  expect(made).toMatchObject({ status: '1', amountFen: 9_900, needsGuardian: true });
  expect((await create(cardId, parent, { memberId: site.people.studentId })).id).toBe(made.id);
  expect(await codeOf(create(cardId, parent))).toBe('CARD_NEEDS_CHILD');
  expect(await codeOf(create(cardId, teacher))).toBe('CARD_AUDIENCE');
  expect(await codeOf(create(cardId, student, { gift: '送我' }))).toBe('FORBIDDEN');
  const pay = { id: made.id, provider: 'manual' };
  expect(await codeOf(ask('POST', '/membershipOrder/payment', pay, student))).toBe('ORDER_GUARDIAN');

  const mine = async (by: typeof student) =>
    ((await ask('GET', '/membershipOrder/queryMine', {}, by)) as { content: Order[] }).content.map(({ id }) => id);
  expect([await mine(student), await mine(parent), await mine(teacher)]).toEqual([[made.id], [made.id], []]);

  const came = { paidAt: site.now().toISOString(), payer: '林建国', txNo: 'ICBC-20261121-1', paidFen: 9_900 };
  const confirm = (more: object) => ask('PUT', '/bms/member/order/confirmPaid', { id: made.id, ...came, ...more });
  const evidenceFile = await evidence();
  expect(await codeOf(confirm({ evidenceFile, paidFen: 9_899 }))).toBe('MONEY_AMOUNT');
  expect(await codeOf(confirm({ evidenceFile: 'nowhere-at-all.png' }))).toBe('EVIDENCE_MISSING');
  expect(await confirm({ evidenceFile })).toMatchObject({
    status: '2',
    paidFen: 9_900,
    provider: 'manual',
    transactionId: 'ICBC-20261121-1',
  });
  expect(await codeOf(confirm({ evidenceFile }))).toBe('TX_TAKEN');
  expect(await codeOf(confirm({ evidenceFile, txNo: 'icbc-20261121-1' }))).toBe('TX_TAKEN');
  expect(await codeOf(ask('DELETE', `/common/file/${evidenceFile}`))).toBe('FILE_KEPT');
  expect(await codeOf(confirm({ evidenceFile, txNo: 'ICBC-20261121-2' }))).toBe('ORDER_STATE');
  expect((await logOf(made.id)).map(({ action }) => action)).toEqual(['member/order:confirmPaid']);

  const detail = await ask('GET', '/bms/member/order/queryById', { id: made.id });
  expect(detail).toMatchObject({
    memberName: '林*',
    proposedFen: 9_900,
    validity: { from: expect.any(String), until: expect.any(String) },
    steps: [{ kind: 'created' }, { kind: 'paid' }],
    payments: [{ status: 'paid', evidence: { payer: '林建国', fileName: evidenceFile } }],
  });
  expect(await ask('GET', '/member/order/queryById', { id: made.id }, parent)).toMatchObject({ payments: [], log: [] });
});

test('refuses a gift while an order of the same card waits for payment, and accepts it once that is closed', async () => {
  const cardId = await cardOnSale();
  const { id } = await create(cardId, student);
  const input = () => ({ membershipId: cardId, memberId: site.people.studentId, requestId: newId(), gift: '比赛奖品' });
  expect(await codeOf(ask('POST', '/bms/membershipOrder/create', input()))).toBe('ORDER_STATE');
  await ask('PUT', '/bms/membershipOrder/cancel', { id });
  expect(await ask('POST', '/bms/membershipOrder/create', input())).toMatchObject({ status: '2', amountFen: 0 });
});

test('a free card is taken once at a time, however many calls come at once', async () => {
  const cardId = await cardOnSale(0);
  const made = await Promise.all(Array.from({ length: 8 }, () => codeOf(create(cardId, student))));
  expect(made.toSorted()).toEqual([...Array.from({ length: 7 }, () => 'VALIDATION'), 'ok'].toSorted());
  const requestId = newId();
  const free = await cardOnSale(0);
  const again = async () => (await create(free, student, { requestId })).id;
  expect(await again()).toBe(await again());
});

test('a quit is applied for, granted, refunded by hand and counted', async () => {
  const cardId = await cardOnSale();
  const came = { paidAt: site.now().toISOString(), payer: '林建国', paidFen: 9_900 };
  const paid = { ...came, txNo: `tx-${newId()}`, evidenceFile: await evidence() };
  const input = { membershipId: cardId, memberId: site.people.studentId, requestId: newId(), paid };
  const { id, status } = (await ask('POST', '/bms/membershipOrder/create', input)) as Order;
  expect(status).toBe('2');
  expect(await codeOf(ask('PUT', '/membershipOrder/applyQuit', { id }, student))).toBe('VALIDATION');
  await ask('PUT', '/membershipOrder/applyQuit', { id, reason: '买错了' }, student);
  await ask('PUT', '/membershipOrder/applyQuit', { id, withdraw: true }, parent);
  await ask('PUT', '/membershipOrder/applyQuit', { id, reason: '买错了' }, parent);
  const pass = (more: object) => ask('PUT', '/bms/membershipOrder/passQuit', { id, ...more });
  expect(await codeOf(pass({ refundFen: 10_000, reason: '补偿' }))).toBe('REFUND_LIMIT');
  expect(await codeOf(pass({ refundFen: 5_000 }))).toBe('VALIDATION');
  expect(await pass({ refundFen: 5_000, reason: '用过三天' })).toMatchObject({ status: '5', refundFen: 5_000 });
  expect(await codeOf(ask('PUT', '/bms/membershipOrder/finishQuit', { id }))).toBe('REFUND_FIRST');
  expect(await ask('PUT', '/bms/membershipOrder/refund', { id })).toMatchObject({ status: '6' });
  expect(await codeOf(ask('PUT', '/bms/membershipOrder/finishQuit', { id }))).toBe('REFUND_RUNNING');
  const detail = (await ask('GET', '/bms/membershipOrder/queryById', { id })) as { refunds: { id: string }[] };
  const back = { refundId: detail.refunds[0]?.id ?? '', txNo: `back-${newId()}`, evidenceFile: await evidence() };
  expect(await ask('PUT', '/bms/member/order/confirmRefund', back)).toMatchObject({ status: '7', refundedFen: 5_000 });
  expect(await ask('PUT', '/bms/membershipOrder/finishQuit', { id })).toMatchObject({ status: '8' });
  for (const fileName of [paid.evidenceFile, back.evidenceFile])
    expect(await codeOf(ask('DELETE', `/common/file/${fileName}`))).toBe('FILE_KEPT');
  expect(await codeOf(ask('DELETE', `/common/file/${await evidence()}`))).toBe('ok');

  const span = { from: '2026-11-21', to: '2026-11-21' };
  const figures = (await ask('GET', '/bms/membershipOrder/queryStatistics', span)) as { byProduct: unknown[] };
  expect(figures.byProduct).toContainEqual({
    targetId: cardId,
    title: '月卡',
    paidFen: 9_900,
    refundedFen: 5_000,
    count: 1,
  });
});

test('a gift costs nothing, and the client never sets the price', async () => {
  const cardId = await cardOnSale();
  const input = { membershipId: cardId, memberId: site.people.studentId, requestId: newId() };
  const gift = await ask('POST', '/bms/membershipOrder/create', { ...input, gift: '比赛奖品' });
  expect(gift).toMatchObject({ status: '2', amountFen: 0, source: 'gift' });
  expect(await codeOf(create(cardId, student, { amountFen: 1 }))).toBe('VALIDATION');
  await site.db
    .update(membership)
    .set({ status: 'unpublished' })
    .where(and(eq(membership.appId, site.people.appId), eq(membership.id, cardId)));
  expect(await codeOf(create(cardId, student))).toBe('NOT_FOUND');
});

test('the office finds orders by a student’s whole name, account or number, or any part of the order number', async () => {
  const { id, orderNo } = await create(await cardOnSale(), student);
  const found = async (keyword: string) => {
    const list = (await ask('POST', '/bms/member/order/queryList', { keyword })) as { content: Order[] };
    return list.content.some((row) => row.id === id);
  };
  const words = ['林知远', 'xuesheng', '13800000001', orderNo.slice(4, 14), '月卡', '知远', '1380000000', '陈一诺'];
  expect(await Promise.all(words.map(found))).toEqual([true, true, true, true, true, false, false, false]);
});

test('an order, also one already waiting, takes an invoice if its tax number is valid', async () => {
  const cardId = await cardOnSale();
  const invoice = { title: '滨海星海教育科技有限公司', taxNo: '91440300708461136T', email: 'caiwu@example.edu.cn' };
  await offerInvoices(site, false);
  expect(await codeOf(create(cardId, student, { invoice }))).toBe('NOT_CONFIGURED');
  await offerInvoices(site);
  const made = await create(cardId, student, { invoice: { ...invoice, taxNo: '' } });
  expect(made).toMatchObject({ invoice: { ...invoice, taxNo: '' } });
  expect(await codeOf(create(cardId, student, { invoice: { ...invoice, taxNo: '91440300708461136A' } }))).toBe(
    'VALIDATION',
  );
  expect(await create(cardId, parent, { memberId: site.people.studentId, invoice })).toMatchObject({
    id: made.id,
    invoice,
  });
  expect(await create(cardId, student)).toMatchObject({ id: made.id, invoice });
});
