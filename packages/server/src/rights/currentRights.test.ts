import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { GrantedRight } from '@aosai/api/rights/cards';
import { DAY_MS } from '@aosai/api/kit/constants';
import { FREE_QUOTAS } from '@aosai/api/platform/freeQuotas';
import { newId } from '../base/newId.ts';
import type { OpenDatabase } from '../db/open.ts';
import { right } from '../db/schema/cards.ts';
import { member } from '../db/schema/people.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { endCard } from './cards/endCard.ts';
import { grantCard } from './cards/grantCard.ts';
import { NOON } from '../testing/engine/world.ts';
import { hasRight } from './cardsWith.ts';
import { currentRights } from './currentRights.ts';
import { takeRight } from './takeRight.ts';

let database: OpenDatabase;
let appId: string;
let memberId: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const base = () => ({ appId, id: newId(), createdAt: NOON, updatedAt: NOON });
async function someone(type: 'student' | 'teacher'): Promise<void> {
  const row = { ...base(), account: newId(), name: '甲', type };
  await database.db.insert(member).values(row);
  memberId = row.id;
}
beforeEach(() => {
  appId = `app-${newId().toLowerCase()}`;
});

const at = (days = 0) => ({ appId, now: new Date(NOON.getTime() + days * DAY_MS) });
const CARD = newId();
const DAYS = 30;

/** Sells a card; a second sale of the same card waits for the end of the first. */
async function sell(rights: GrantedRight[], { type = '0' as '0' | '1', membershipId = CARD } = {}): Promise<string> {
  const orderId = newId();
  const sale = { memberId, membershipId, snapshot: { name: '卡', type, days: DAYS, rights }, orderId, orgId: null };
  await database.db.transaction((tx) => grantCard({ db: tx, ...at() }, sale));
  return orderId;
}
const take = (ref: string, code: 'code.submit' | 'case.view', days = 0) =>
  database.db.transaction((tx) => takeRight(tx, at(days), { memberId, code, ref }));
const shown = async (days = 0) => {
  const { rights, free } = await currentRights(database.db, at(days), memberId);
  const freeUses = free.flatMap(({ code, used }) => (used > 0 ? [`${code} ${used}`] : []));
  return { rights: rights.map(({ code, kind, quota, used, left }) => [code, kind, quota, used, left]), freeUses };
};

const SUBMIT: GrantedRight = { code: 'code.submit', name: '代码提交', quota: 2, period: 'day' };
const VIEW: GrantedRight = { code: 'case.view', name: '查看错误测试点', quota: null, period: null };

test('currentRights: shows what was used of a card, per period, and the free share', async () => {
  await someone('student');
  await sell([SUBMIT, VIEW]);
  for (const ref of ['a', 'b', 'b', 'c']) await take(ref, 'code.submit');
  await take('d', 'case.view');
  const view = ['case.view', 'unlimited', null, 0, null];
  expect(await shown()).toEqual({
    rights: [['code.submit', 'quota', 2, 2, 0], view],
    freeUses: ['code.submit 1'],
  });
  expect(await shown(1)).toEqual({ rights: [['code.submit', 'quota', 2, 0, 2], view], freeUses: [] });
});

test('currentRights: adds two cards up, without a waiting renewal or a refunded card', async () => {
  await someone('student');
  const first = await sell([SUBMIT]);
  await sell([SUBMIT]);
  expect((await shown()).rights).toEqual([['code.submit', 'quota', 2, 0, 2]]);
  const other = await sell([{ ...SUBMIT, quota: 5 }], { membershipId: newId() });
  await take('a', 'code.submit');
  expect((await shown()).rights).toEqual([['code.submit', 'quota', 7, 1, 6]]);
  const { rights } = await currentRights(database.db, at(), memberId);
  expect(rights[0]?.cards.map(({ quota, left }) => [quota, left])).toEqual([
    [2, 1],
    [5, 5],
  ]);
  const end = (orderId: string) =>
    database.db.transaction((tx) => endCard({ db: tx, ...at(1) }, { orderId, reason: '退款' }));
  await end(other);
  await end(first);
  // The renewal begins earlier, as the card before it has ended.
  expect((await shown(1)).rights).toEqual([['code.submit', 'quota', 2, 0, 2]]);
  expect((await shown(DAYS + 2)).rights).toEqual([]);
});

test('currentRights: a teacher’s card grants what it was sold with, though the right has changed since', async () => {
  await someone('teacher');
  const own: GrantedRight = { code: 'bank.own', name: '自建题库不限题数', quota: null, period: null };
  const orderId = await sell([own], { type: '1' });
  await database.db.insert(right).values({
    ...base(),
    code: 'bank.own',
    name: '自建题库',
    kind: 'quota',
    period: 'month',
    quota: 1,
    status: 'draft',
  });
  expect(await shown()).toEqual({ rights: [['bank.own', 'unlimited', null, 0, null]], freeUses: [] });
  expect(await hasRight(database.db, at(), memberId, 'bank.own')).toBe(true);
  await database.db.transaction((tx) => endCard({ db: tx, ...at() }, { orderId, reason: '退款' }));
  expect(await shown()).toEqual({ rights: [], freeUses: [] });
  expect(await hasRight(database.db, at(), memberId, 'bank.own')).toBe(false);
});

test('currentRights: without a card everybody has the free share of each counted right', async () => {
  await someone('student');
  const { free } = await currentRights(database.db, at(), memberId);
  expect(free.map(({ code, quota, left }) => [code, quota, left])).toEqual(
    Object.entries(FREE_QUOTAS).map(([code, { quota }]) => [code, quota, quota]),
  );
});
