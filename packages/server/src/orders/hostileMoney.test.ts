import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../base/newId.ts';
import { membership } from '../db/schema/cards.ts';
import { orders, payment, refund } from '../db/schema/orders.ts';
import { file } from '../db/schema/platform.ts';
import { openRightsSite } from '../testing/rightsSite.ts';

const { site, ask, codeOf, colleague } = await openRightsSite();
afterAll(() => site.close());
const [student, parent, teacher, stranger] = [
  await site.signIn('xuesheng'),
  await site.signIn('jiazhang'),
  await site.signIn('laoshi'),
  await site.signIn('xuesheng2'),
];
const PRICE_FEN = 9_900;

const base = () => ({ appId: site.people.appId, id: newId(), createdAt: site.now(), updatedAt: site.now() });

async function evidence(): Promise<string> {
  const fileName = `${newId().toLowerCase()}.png`;
  const picture = { title: '转账.png', mime: 'image/png', purpose: 'orderEvidence' as const, sha256: '0'.repeat(64) };
  await site.db
    .insert(file)
    .values({ ...base(), ...picture, fileName, sizeBytes: 1, isPublic: false, ownerKind: 'user' });
  return fileName;
}

/** An order of the student, paid to the office unless `isPaid` is false. */
async function ordered(isPaid = true): Promise<string> {
  const card = { ...base(), name: '月卡', type: '0' as const, priceFen: PRICE_FEN, days: 30, rights: [] };
  await site.db.insert(membership).values({ ...card, status: 'published' });
  const { id } = await ask('POST', '/membershipOrder/create', { membershipId: card.id, requestId: newId() }, student);
  if (isPaid) await ask('PUT', '/bms/member/order/confirmPaid', { id, ...(await transfer()) });
  return id;
}

const transfer = async () => ({
  paidFen: PRICE_FEN,
  paidAt: site.now().toISOString(),
  payer: '林建国',
  txNo: `TX-${newId()}`,
  evidenceFile: await evidence(),
});
const statusOf = async (id: string) =>
  (await site.db.select({ status: orders.status }).from(orders).where(eq(orders.id, id)))[0]?.status;
const counted = (codes: readonly string[]) =>
  Object.fromEntries([...new Set(codes)].toSorted().map((code) => [code, codes.filter((one) => one === code).length]));

test('confirming one order twice at once takes the money of one transfer', async () => {
  const { signIn } = await colleague({ isSuper: true });
  const other = await signIn();
  for (const isSame of [true, false]) {
    const id = await ordered(false);
    const first = await transfer();
    const second = isSame ? first : await transfer();
    const confirm = (came: object, by?: typeof other) =>
      codeOf(ask('PUT', '/bms/member/order/confirmPaid', { id, ...came }, by));
    await Promise.all([confirm(first), confirm(second, other)]);
    expect(await statusOf(id)).toBe('2');
    const paid = await site.db.select().from(payment).where(eq(payment.orderId, id));
    const back = await site.db.select().from(refund).where(eq(refund.orderId, id));
    const came = paid.filter(({ status }) => status === 'paid');
    // A transfer beyond the first is refunded: exactly the price of the order is kept.
    expect(came.length - back.length).toBe(1);
  }
});

test('concurrent quits, decisions and refunds end in one decision and one refund', async () => {
  const id = await ordered();
  const quits = await Promise.all(
    Array.from({ length: 8 }, () =>
      codeOf(ask('PUT', '/membershipOrder/applyQuit', { id, reason: '买错了' }, student)),
    ),
  );
  expect(counted(quits)).toEqual({ ORDER_STATE: 7, ok: 1 });
  const decide = (call: string, more: object) => codeOf(ask('PUT', `/bms/membershipOrder/${call}`, { id, ...more }));
  const decided = await Promise.all([
    ...Array.from({ length: 4 }, () => decide('passQuit', {})),
    ...Array.from({ length: 4 }, () => decide('rejectQuit', { reason: '已过期限' })),
  ]);
  expect(counted(decided)).toMatchObject({ ok: 1 });
  if ((await statusOf(id)) === '2') await decide('forceQuit', { reason: '同意退出' });
  const refunds = await Promise.all(Array.from({ length: 8 }, () => decide('refund', {})));
  expect(counted(refunds)).toMatchObject({ ok: 1 });
  expect(await site.db.$count(refund, eq(refund.orderId, id))).toBe(1);
});

test('refuses every refund above the amount paid', async () => {
  const id = await ordered();
  const force = (refundFen: unknown) =>
    codeOf(ask('PUT', '/bms/membershipOrder/forceQuit', { id, refundFen, reason: '试试' }));
  const tries: [unknown, string][] = [
    [PRICE_FEN + 1, 'REFUND_LIMIT'],
    [10_000_000, 'REFUND_LIMIT'],
    [10_000_001, 'VALIDATION'],
    [-1, 'VALIDATION'],
    [0.5, 'VALIDATION'],
    [Number.MAX_SAFE_INTEGER, 'VALIDATION'],
    [1e300, 'VALIDATION'],
    ['9900', 'VALIDATION'],
    [null, 'VALIDATION'],
    [[PRICE_FEN], 'VALIDATION'],
  ];
  for (const [fen, code] of tries) expect([fen, await force(fen)]).toEqual([fen, code]);
  const waiting = await ordered(false);
  for (const paidFen of [-PRICE_FEN, 0, PRICE_FEN - 1, PRICE_FEN + 1, 2 ** 53])
    expect(
      await codeOf(ask('PUT', '/bms/member/order/confirmPaid', { id: waiting, ...(await transfer()), paidFen })),
    ).toMatch(/^(MONEY_AMOUNT|VALIDATION)$/);
  expect([await statusOf(id), await statusOf(waiting)]).toEqual(['2', '1']);
});

test('people unrelated to an order neither read nor change it', async () => {
  const id = await ordered();
  for (const who of [stranger, teacher])
    for (const [call, more] of [
      ['applyQuit', { reason: '不是我的' }],
      ['cancel', {}],
      ['payment', { provider: 'manual' }],
    ] as const)
      expect([call, await codeOf(ask('PUT', `/membershipOrder/${call}`, { id, ...more }, who))]).toEqual([
        call,
        'NOT_FOUND',
      ]);
  for (const call of ['passQuit', 'forceQuit', 'refund', 'finishQuit'])
    for (const who of [student, parent, teacher])
      expect(await codeOf(ask('PUT', `/bms/membershipOrder/${call}`, { id, reason: '我自己退' }, who))).toMatch(
        /^(FORBIDDEN|SIGN_IN_REQUIRED|CALL_NOT_FOUND|NOT_FOUND)$/,
      );
  expect(await statusOf(id)).toBe('2');
});

test('a closed order cannot be quit, and a withdrawn card cannot be ordered', async () => {
  const id = await ordered();
  await ask('PUT', '/bms/membershipOrder/forceQuit', { id, reason: '重复购买' });
  expect(await codeOf(ask('PUT', '/membershipOrder/applyQuit', { id, reason: '再退' }, student))).toBe('ORDER_STATE');
  const card = { ...base(), name: '旧卡', type: '0' as const, priceFen: 1, days: 30, rights: [] };
  await site.db.insert(membership).values({ ...card, status: 'published', deletedAt: site.now() });
  const order = (membershipId: string) =>
    codeOf(ask('POST', '/membershipOrder/create', { membershipId, requestId: newId() }, student));
  expect([await order(card.id), await order(newId()), await order('')]).toEqual([
    'NOT_FOUND',
    'NOT_FOUND',
    'VALIDATION',
  ]);
});
