import { MINUTE_MS } from '@aosai/api/kit/constants';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { memberMembership, membership } from '../../db/schema/cards.ts';
import { member, memberGuardian, user } from '../../db/schema/people.ts';
import { message } from '../../db/schema/platform.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { registries } from '../../registries.ts';
import { testTestData } from '../engine/testTestData.ts';
import type { NewOrder } from '../../orders/insertOrder.ts';
import { inTransaction, type OrderCall } from '../../orders/orderCall.ts';
import type { OrderRow } from '../../orders/storedOrders.ts';
import { sweepOrders } from '../../orders/sweepOrders.ts';
import type { LogOf } from '../../kit/audit/audit.ts';
import { Cashiers } from './cashiers.ts';
import type { FakeProvider } from './fakeProvider.ts';
import type { MemberType } from '@aosai/api/kit/realms';
import { createOrder } from '../../orders/cards/createCardOrder.ts';

const NOON = new Date('2026-11-21T04:00:00.000Z');
export const PRICE_FEN = 9_900;
export const CARD_DAYS = 30;

export interface OrderWorld {
  appId: string;
  clock: { now: Date };
  /** Errors that were left to the next sweep. */
  left: unknown[];
  /** Log entries of the sweep: the action, and the order's state or money afterwards. */
  logged: unknown[];
  logOf: LogOf;
  cashiers: Cashiers;
  /** The provider that is set up at first. */
  provider: FakeProvider;
  /** An adult. */
  studentId: string;
  /** A minor, linked with the parent. */
  childId: string;
  parentId: string;
  cardId: string;
  call(db?: Db): OrderCall;
  passMs(ms: number): void;
  addMember(type?: MemberType, birthYm?: string | null): Promise<string>;
  /** Adds an operator who gets the messages about money. */
  addOffice(): Promise<void>;
  /** Titles of the messages that the office got. */
  alarms(): Promise<string[]>;
  order(changes?: Partial<NewOrder>, by?: EngineCall): Promise<OrderRow>;
  /** Runs the sweep, five minutes apart; returns the errors of all rounds. */
  sweep(rounds?: number, call?: OrderCall): Promise<unknown[]>;
  cards(memberId: string): Promise<(typeof memberMembership.$inferSelect)[]>;
}

/** A new app with a card on sale, a family, an adult, and a provider in memory. */
export async function orderWorld(db: Db): Promise<OrderWorld> {
  const appId = `app-${newId().toLowerCase()}`;
  const clock = { now: NOON };
  const cashiers = new Cashiers();
  const left: unknown[] = [];
  const logged: unknown[] = [];
  const logOf: LogOf =
    (_appId, entry) =>
    (_tx, { after }) => {
      logged.push({ ...entry, after });
      return Promise.resolve();
    };
  const base = () => ({ appId, id: newId(), createdAt: NOON, updatedAt: NOON });
  const addMember: OrderWorld['addMember'] = async (type = 'student', birthYm = '2000-01') => {
    const row = base();
    await db.insert(member).values({ ...row, account: row.id, name: '测试', type, birthYm });
    return row.id;
  };
  const people = [
    { ...base(), type: 'student' as const, birthYm: '2000-01' },
    { ...base(), type: 'student' as const, birthYm: '2014-05' },
    { ...base(), type: 'parent' as const, birthYm: null },
  ] as const;
  await db.insert(member).values(people.map((row) => ({ ...row, account: row.id, name: '测试' })));
  const [studentId, childId, parentId] = [people[0].id, people[1].id, people[2].id];
  await db
    .insert(memberGuardian)
    .values({ ...base(), guardianId: parentId, memberId: childId, relation: '母亲', status: 'active' });
  const card = { ...base(), name: '月卡', type: '0' as const, priceFen: PRICE_FEN, days: CARD_DAYS, rights: [] };
  await db.insert(membership).values({ ...card, status: 'published' });
  const call: OrderWorld['call'] = (on = db) => ({
    db: on,
    appId,
    now: clock.now,
    services: {
      now: () => clock.now,
      wakeQueue: () => undefined,
      publish: () => undefined,
      testData: testTestData,
      registries,
    },
    attemptSecret: new Uint8Array(32),
    payments: cashiers.payments(),
    noteLeft: (error) => left.push(error),
  });
  const passMs = (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms);
  };
  return {
    appId,
    clock,
    left,
    logged,
    logOf,
    cashiers,
    provider: cashiers.sandbox,
    studentId,
    childId,
    parentId,
    cardId: card.id,
    call,
    passMs,
    addMember,
    addOffice: async () => {
      const name = { account: appId, name: '运营', pwdHash: '' };
      await db.insert(user).values({ ...base(), ...name, isSuper: true, status: 'active' });
    },
    alarms: async () => {
      const rows = await db
        .select({ title: message.title })
        .from(message)
        .where(and(eq(message.appId, appId), isNotNull(message.userId)));
      return rows.map(({ title }) => title);
    },
    order: async (changes = {}, by = call()) => {
      const memberId = changes.memberId ?? studentId;
      const ask: NewOrder = {
        kind: 'membership',
        targetId: card.id,
        memberId,
        payerId: null,
        createdBy: memberId,
        title: card.name,
        snapshot: { name: card.name, type: card.type, days: CARD_DAYS, rights: [] },
        amountFen: PRICE_FEN,
        requestId: null,
        source: 'self',
        ...changes,
      };
      return (await inTransaction(by, (inside) => createOrder(inside, ask))).order;
    },
    sweep: async (rounds = 1, by) => {
      const from = left.length;
      for (let round = 0; round < rounds; round += 1) {
        await sweepOrders({ ...(by ?? call()), logOf });
        passMs(6 * MINUTE_MS);
      }
      return left.slice(from);
    },
    cards: (memberId) =>
      db
        .select()
        .from(memberMembership)
        .where(
          and(
            eq(memberMembership.appId, appId),
            eq(memberMembership.memberId, memberId),
            isNull(memberMembership.endedAt),
          ),
        ),
  };
}
