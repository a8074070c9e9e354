import { and, eq } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '@aosai/api/kit/constants';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../base/newId.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { memberMembership as held } from '../../db/schema/cards.ts';
import { member } from '../../db/schema/people.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { NOON } from '../../testing/engine/world.ts';
import { endCard } from './endCard.ts';
import { grantCard } from './grantCard.ts';

let database: OpenDatabase;
let appId: string;
let memberId: string;
const membershipId = newId();
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  appId = `app-${newId().toLowerCase()}`;
  memberId = newId();
  const base = { appId, id: memberId, createdAt: NOON, updatedAt: NOON };
  await database.db.insert(member).values({ ...base, account: 'a', name: '甲', type: 'student' });
});

const after = (days: number) => new Date(NOON.getTime() + days * DAY_MS);
const inTransaction = <T>(now: Date, act: (call: Parameters<typeof grantCard>[0]) => Promise<T>) =>
  database.db.transaction((db) => act({ db, appId, now }));
const buy = (orderId: string, now = NOON, days = 30, card = membershipId) => {
  const snapshot = { name: '月卡', type: '0' as const, days, rights: [] };
  return inTransaction(now, (call) =>
    grantCard(call, { memberId, membershipId: card, snapshot, orderId, orgId: null }),
  );
};
const refund = (orderId: string, now: Date) => inTransaction(now, (call) => endCard(call, { orderId, reason: '退款' }));
const periods = async () => {
  const rows = await database.db
    .select()
    .from(held)
    .where(and(eq(held.appId, appId), eq(held.memberId, memberId)))
    .orderBy(held.startDate);
  const text = (date: Date) => new Date(date.getTime() + 8 * HOUR_MS).toISOString().slice(0, 16).replace('T', ' ');
  return rows.map(({ startDate, expireDate, endedAt }) =>
    endedAt ? `ended ${text(endedAt)}` : `${text(startDate)} – ${text(expireDate)}`,
  );
};

test('grantCard: a card ends at midnight in Beijing, and its renewal follows without a gap', async () => {
  const first = await buy(newId());
  const second = await buy(newId(), after(3));
  expect(second.startDate.getTime() - first.expireDate.getTime()).toBe(1);
  expect(await periods()).toEqual(['2026-11-21 12:00 – 2026-12-21 23:59', '2026-12-22 00:00 – 2027-01-20 23:59']);
});

test('grantCard: a card bought after the end begins at once, also if another card is running', async () => {
  await buy(newId());
  await buy(newId(), after(40));
  await buy(newId(), after(41), 7, newId());
  expect(await periods()).toEqual([
    '2026-11-21 12:00 – 2026-12-21 23:59',
    '2026-12-31 12:00 – 2027-01-30 23:59',
    '2027-01-01 12:00 – 2027-01-08 23:59',
  ]);
});

test('grantCard: 100 notices of one order give one card, and 10 concurrent orders give 10 periods in a row', async () => {
  const orderId = newId();
  const said = await Promise.all(Array.from({ length: 100 }, () => buy(orderId)));
  expect(new Set(said.map(({ id }) => id)).size).toBe(1);
  await Promise.all(Array.from({ length: 10 }, () => buy(newId())));
  const rows = await database.db.select().from(held).where(eq(held.appId, appId)).orderBy(held.startDate);
  expect(rows).toHaveLength(11);
  for (const [place, row] of rows.entries())
    if (place > 0) expect(row.startDate.getTime()).toBe((rows[place - 1]?.expireDate.getTime() ?? 0) + 1);
});

test('endCard: ends the running period and moves later ones up, once', async () => {
  const orders = [newId(), newId(), newId()];
  for (const order of orders) await buy(order);
  await refund(orders[0] ?? '', after(10));
  const moved = ['2026-12-01 12:00 – 2026-12-31 23:59', '2027-01-01 00:00 – 2027-01-30 23:59'];
  expect(await periods()).toEqual(['ended 2026-12-01 12:00', ...moved]);
  await refund(orders[0] ?? '', after(12));
  expect(await periods()).toEqual(['ended 2026-12-01 12:00', ...moved]);
});

test('endCard: removes a waiting period and closes the gap, without touching the running one', async () => {
  const orders = [newId(), newId(), newId()];
  for (const order of orders) await buy(order);
  await refund(orders[1] ?? '', after(1));
  expect((await periods()).toSorted()).toEqual([
    '2026-11-21 12:00 – 2026-12-21 23:59',
    '2026-12-22 00:00 – 2027-01-20 23:59',
    'ended 2026-11-22 12:00',
  ]);
});

test('endCard: does nothing for an ended card or an order without a card', async () => {
  const [first, second] = [newId(), newId()];
  await buy(first);
  await buy(second, after(40));
  await refund(first, after(41));
  await refund(newId(), after(41));
  expect(await periods()).toEqual(['ended 2027-01-01 12:00', '2026-12-31 12:00 – 2027-01-30 23:59']);
});
