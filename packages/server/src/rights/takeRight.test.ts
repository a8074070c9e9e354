import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '@aosai/api/kit/constants';
import { FREE_QUOTAS } from '@aosai/api/platform/freeQuotas';
import type { RightPeriod } from '@aosai/api/rights/rights';
import { newId } from '../base/newId.ts';
import type { OpenDatabase } from '../db/open.ts';
import { member } from '../db/schema/people.ts';
import { config } from '../db/schema/platform.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { grantCard } from './cards/grantCard.ts';
import { NOON } from '../testing/engine/world.ts';
import { giveBackRight, leftOf, takeRight } from './takeRight.ts';

let database: OpenDatabase;
let appId: string;
let memberId: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const base = () => ({ appId, id: newId(), createdAt: NOON, updatedAt: NOON });
beforeEach(async () => {
  appId = `app-${newId().toLowerCase()}`;
  const row = { ...base(), account: 'a', name: '甲', type: 'student' as const };
  await database.db.insert(member).values(row);
  memberId = row.id;
});

const at = (days = 0) => ({ appId, now: new Date(NOON.getTime() + days * DAY_MS) });
const take = (ref: string, days = 0) =>
  database.db
    .transaction((tx) => takeRight(tx, at(days), { memberId, code: 'code.submit', ref }))
    .then(
      () => 'taken',
      (error: { code?: string }) => error.code,
    );
const set = (value: string) =>
  database.db.insert(config).values({ ...base(), key: FREE_QUOTAS['code.submit'].configKey, value, isPublic: false });
async function giveCard(rights: { code: string; quota?: number; period?: RightPeriod }[]) {
  const brought = rights.map(({ code, quota = null, period = null }) => ({ code, name: code, quota, period }));
  const snapshot = { name: '卡', type: '0' as const, days: 30, rights: brought };
  const sale = { memberId, membershipId: newId(), snapshot, orderId: null, orgId: null };
  await database.db.transaction((tx) => grantCard({ db: tx, ...at() }, sale));
}
const left = (days = 0) => leftOf(database.db, at(days), memberId, 'code.submit');

test.each([0, 1, 7])('takenRight: a hundred concurrent acts on a quota of %i take exactly that many', async (quota) => {
  await set(String(quota));
  const said = await Promise.all(Array.from({ length: 100 }, (_, no) => take(`act ${no}`)));
  expect(said.filter((one) => one === 'taken')).toHaveLength(quota);
  expect(said.filter((one) => one === 'RIGHT_USED_UP')).toHaveLength(100 - quota);
  expect(await left()).toEqual({ left: 0, quota });
});

test('takenRight: the same act a hundred times takes one use', async () => {
  await set('3');
  const said = await Promise.all(Array.from({ length: 100 }, () => take('one')));
  expect(new Set(said)).toEqual(new Set(['taken']));
  expect(await left()).toEqual({ left: 2, quota: 3 });
});

test('takenRight: without a setting the platform’s share holds, and is renewed at midnight in Beijing', async () => {
  const { quota } = FREE_QUOTAS['code.submit'];
  expect(await left()).toEqual({ left: quota, quota });
  await set('1');
  expect([await take('a'), await take('b'), await take('b', 1)]).toEqual(['taken', 'RIGHT_USED_UP', 'taken']);
});

test('a use that led to nothing is given back once', async () => {
  await set('1');
  await take('a');
  const back = () =>
    database.db.transaction((tx) => giveBackRight(tx, at(), { memberId, code: 'code.submit', ref: 'a' }));
  await Promise.all([back(), back(), back()]);
  expect(await left()).toEqual({ left: 1, quota: 1 });
});

test('takenRight: uses a card with a quota before the free share, and counts nothing on an unlimited card', async () => {
  await set('1');
  await giveCard([{ code: 'code.submit', quota: 2 }]);
  expect(await left()).toEqual({ left: 3, quota: 3 });
  expect([await take('a'), await take('b'), await take('c'), await take('d')]).toEqual([
    'taken',
    'taken',
    'taken',
    'RIGHT_USED_UP',
  ]);
  await giveCard([{ code: 'code.submit' }]);
  expect([await take('e'), await left()]).toEqual(['taken', { left: null, quota: null }]);
});
