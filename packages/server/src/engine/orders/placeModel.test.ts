import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '@aosai/api/contract/errors';
import { DAY_MS, MINUTE_MS } from '@aosai/api/domain/constants';
import type { OpenDatabase } from '../../db/open.ts';
import { openTestDatabase } from '../../db/testDatabase.ts';
import { closeOrder } from './closeOrder.ts';
import { applyQuit, endOrder, finishQuit, rejectQuit, withdrawQuit } from './quits.ts';
import { startRefund } from './startRefund.ts';
import { moneyFaults, placeFaults } from './testing/placeBooks.ts';
import { type PlaceKind, placeWorld, type PlaceWorld } from './testing/placeWorld.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const RUNS = Number(process.env['ORDER_RUNS'] ?? '150');
const CAPACITY = 2;
const MEMBERS = 3;
const noAudit = () => Promise.resolve();

const STEPS = [
  'enrol',
  'open',
  'pay',
  'payQuietly',
  'notice',
  'cancel',
  'timeOut',
  'down',
  'up',
  'slowRefund',
  'deadRefund',
  'applyQuit',
  'withdraw',
  'rejectQuit',
  'passQuit',
  'forceQuit',
  'refund',
  'finishQuit',
  'sweep',
] as const;
type StepKind = (typeof STEPS)[number];

interface Step {
  kind: StepKind;
  who: number;
  /** Sent a second time in the same moment. */
  twice: boolean;
}

const step = fc.record<Step>({
  // What leads on comes often, so that runs get far.
  kind: fc.oneof(
    { weight: 2, arbitrary: fc.constant<StepKind>('enrol') },
    { weight: 4, arbitrary: fc.constantFrom<StepKind>('pay', 'forceQuit', 'refund', 'finishQuit') },
    { weight: 4, arbitrary: fc.constantFrom(...STEPS) },
  ),
  who: fc.nat({ max: MEMBERS - 1 }),
  twice: fc.boolean(),
});

/** The last numbers that were opened for each order: a payer may press on in a page that is long out of date. */
type Opened = Map<string, string>;

async function take(world: PlaceWorld, opened: Opened, kind: StepKind, memberId: string): Promise<unknown> {
  const { provider, clock } = world;
  const call = world.call();
  if (kind === 'enrol') return world.enrol(memberId);
  if (kind === 'down' || kind === 'up') {
    provider.isDown = kind === 'down';
    return undefined;
  }
  if (kind === 'slowRefund' || kind === 'deadRefund')
    return provider.nextRefunds.push(kind === 'slowRefund' ? 'processing' : 'closed');
  if (kind === 'sweep') return world.sweep();
  if (kind === 'timeOut') {
    world.passMs(31 * MINUTE_MS);
    return world.sweep();
  }
  const { id } = await world.orderOf(memberId);
  switch (kind) {
    case 'open':
      return opened.set(id, await world.open(id));
    case 'pay': {
      opened.set(id, await world.open(id));
      provider.pay(opened.get(id) ?? '', clock.now);
      return world.tell(opened.get(id) ?? '');
    }
    // The server dies before it hears of it: only a later word or the sweep brings it.
    case 'payQuietly':
      return provider.pay(opened.get(id) ?? '', clock.now);
    case 'notice':
      return world.tell(opened.get(id) ?? '');
    case 'cancel':
      return closeOrder(call, id, 'cancelled');
    case 'applyQuit':
      return applyQuit(call, { id }, '时间冲突');
    case 'withdraw':
      return withdrawQuit(call, { id });
    case 'rejectQuit':
      return rejectQuit(call, { id }, '请先来一次', noAudit);
    case 'passQuit':
      return endOrder(call, { id }, 'passQuit', {}, noAudit);
    case 'forceQuit':
      return endOrder(call, { id }, 'forceQuit', { reason: '测试' }, noAudit);
    case 'refund':
      return startRefund(call, { id }, null);
    case 'finishQuit':
      return finishQuit(call, { id }, noAudit);
    default:
      return kind satisfies never;
  }
}

/** A refusal is an answer; anything else is a fault of the engine. */
function refused(error: unknown): void {
  const isRefusal = error instanceof AppError || (error instanceof Error && error.message === 'nothing was ordered');
  if (!isRefusal) throw error;
}

/** The provider is there again and has done what it was asked for, and every order has had its time. */
async function settle(world: PlaceWorld): Promise<void> {
  world.provider.isDown = false;
  world.provider.nextRefunds = [];
  for (const back of world.provider.refunds.values()) if (back.state === 'processing') back.state = 'done';
  await world.sweep(3);
  // Whoever moves up meanwhile does not pay either.
  for (let left = MEMBERS; left > 0; left -= 1) {
    world.passMs(DAY_MS);
    await world.sweep();
  }
}

test.each<PlaceKind>(['exam', 'grade'])(
  'whatever happens to orders of a %s, each ends with one place or all its money, and seats are as orders say',
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12, size: 'max' }), async (steps) => {
        const world = await placeWorld(database.db, kind, { capacity: CAPACITY, waitlist: true });
        const members = [world.studentId, world.childId, await world.addMember()];
        const opened: Opened = new Map();
        for (const { kind: what, who, twice } of steps) {
          const memberId = members[who] ?? world.studentId;
          world.passMs(1000);
          const run = () => take(world, opened, what, memberId).catch(refused);
          await Promise.all(twice ? [run(), run()] : [run()]);
          expect(await placeFaults(world, CAPACITY)).toEqual([]);
        }
        await settle(world);
        expect([...(await placeFaults(world, CAPACITY)), ...(await moneyFaults(world))]).toEqual([]);
      }),
      { numRuns: Math.ceil(RUNS / 2) },
    );
  },
);
