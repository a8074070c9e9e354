import { and, asc, eq } from 'drizzle-orm';
import { DAY_MS } from '@aosai/api/kit/constants';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../base/newId.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { memberGuardian } from '../../db/schema/people.ts';
import { message } from '../../db/schema/platform.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { endCard } from '../../rights/cards/endCard.ts';
import { grantCard } from '../../rights/cards/grantCard.ts';
import { aWorld, NOON, type World } from '../../testing/engine/world.ts';
import { sweepReminders } from './sweepReminders.ts';

let database: OpenDatabase;
let world: World;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  world = await aWorld(database.db);
});

const after = (days: number) => new Date(NOON.getTime() + days * DAY_MS);
const sweep = (days: number) => sweepReminders({ db: database.db, appId: world.appId, now: after(days) });
async function boxOf(memberId: string): Promise<string[]> {
  const mine = and(eq(message.appId, world.appId), eq(message.memberId, memberId));
  const rows = await database.db.select().from(message).where(mine).orderBy(asc(message.id));
  return rows.map(({ title }) => title);
}
const membershipId = newId();
async function buy(days: number, at = 0): Promise<string> {
  const orderId = newId();
  const snapshot = { name: '月卡', type: '0' as const, days, rights: [] };
  const sale = { memberId: world.studentId, membershipId, snapshot, orderId, orgId: null };
  await database.db.transaction((db) => grantCard({ db, appId: world.appId, now: after(at) }, sale));
  return orderId;
}

test('remindOfCards: tells holder and guardian once a week before, once a day before, and once after the end', async () => {
  const guardianId = await world.addMember('parent');
  const base = { appId: world.appId, id: newId(), createdAt: NOON, updatedAt: NOON };
  const tie = { guardianId, memberId: world.studentId, relation: '母亲', status: 'active' as const };
  await database.db.insert(memberGuardian).values({ ...base, ...tie });
  await buy(30);
  const heard: string[][] = [];
  for (const day of [22, 23, 24, 28, 29, 30, 31, 32]) {
    await sweep(day);
    await sweep(day);
    heard.push(await boxOf(world.studentId));
  }
  const [week, day, ended] = ['月卡还有 7 天到期', '月卡明天到期', '月卡已到期'];
  expect(heard.map(({ length }) => length)).toEqual([0, 1, 1, 1, 2, 2, 3, 3]);
  expect(heard.at(-1)).toEqual([week, day, ended]);
  expect(await boxOf(guardianId)).toEqual(
    [week, day, ended].map((title) => expect.stringMatching(new RegExp(`的${title}$`)) as unknown),
  );
});

test('remindOfCards: gives the remaining days if the server was down', async () => {
  await buy(30);
  await sweep(26);
  expect(await boxOf(world.studentId)).toEqual(['月卡还有 4 天到期']);
});

test('remindOfCards: skips cards that were renewed, refunded, or bought for a week', async () => {
  await buy(30);
  const renewal = await buy(30, 5);
  for (const day of [23, 29, 31]) await sweep(day);
  expect(await boxOf(world.studentId)).toEqual([]);
  await database.db.transaction((db) =>
    endCard({ db, appId: world.appId, now: after(32) }, { orderId: renewal, reason: '退款' }),
  );
  for (const day of [54, 60, 62]) await sweep(day);
  await buy(7, 70);
  await sweep(70);
  expect(await boxOf(world.studentId)).toEqual([]);
});
