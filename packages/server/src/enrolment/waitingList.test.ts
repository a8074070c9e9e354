import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '@aosai/api/kit/constants';
import { DEFAULT_LEVELS, DEFAULT_WEIGHTS } from '@aosai/api/classes/classMembers';
import { newId } from '../base/newId.ts';
import type { OpenDatabase } from '../db/open.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { grade } from '../db/schema/teaching.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { enterClass } from '../classes/places/enterClass.ts';
import { moveInClass } from '../classes/places/quitClass.ts';
import { within } from '../kit/engineCall.ts';
import { aWorld, NOON, type World } from '../testing/engine/world.ts';
import { promote } from './seats.ts';
import { takePlaces } from './takePlace.ts';
import { lockTarget } from './target.ts';

let database: OpenDatabase;
let world: World;
let members: string[];
beforeAll(async () => {
  database = await openTestDatabase();
  world = await aWorld(database.db);
  members = await Promise.all(Array.from({ length: 6 }, () => world.addMember()));
});
afterAll(() => database.close());

async function aClass(capacity: number): Promise<string> {
  const id = newId();
  const base = { appId: world.appId, id, createdAt: NOON, updatedAt: NOON, title: '班级' };
  const windows = { enrollStartAt: NOON, startAt: NOON };
  const end = new Date(NOON.getTime() + 100 * DAY_MS);
  const rules = { weights: DEFAULT_WEIGHTS, levels: DEFAULT_LEVELS, published: true, waitlist: true };
  await database.db.insert(grade).values({ ...base, ...windows, enrollEndAt: end, endAt: end, ...rules, capacity });
  return id;
}

const enrol = (gradeId: string, memberId: string) =>
  enterClass(world.call(), gradeId, { memberId, orgId: null, createdBy: memberId, byCode: false });

const placesOf = (gradeId: string) =>
  database.db
    .select()
    .from(enrolment)
    .where(and(eq(enrolment.appId, world.appId), eq(enrolment.targetId, gradeId)));

async function placeOf(gradeId: string, memberId: string, status: string) {
  const rows = await placesOf(gradeId);
  return rows.find((row) => row.memberId === memberId && row.status === status)?.id;
}

/** The model: seats and a waiting list, where nobody has two seats and the longest wait goes first. */
class Room {
  capacity: number;
  seated: string[] = [];
  waiting: string[] = [];

  constructor(capacity: number) {
    this.capacity = capacity;
  }

  has(member: string): boolean {
    return this.seated.includes(member) || this.waiting.includes(member);
  }

  fill(): void {
    while (this.waiting.length > 0 && this.seated.length < this.capacity) {
      const [next = '', ...others] = this.waiting;
      this.waiting = others;
      this.seated.push(next);
    }
  }

  enrol(member: string): void {
    if (this.has(member)) return;
    (this.seated.length < this.capacity ? this.seated : this.waiting).push(member);
  }

  leave(member: string): void {
    this.seated = this.seated.filter((one) => one !== member);
    this.fill();
  }
}

const who = fc.integer({ min: 0, max: 5 });
const step = fc.oneof(
  // More members enrol than leave, so that there is a waiting list.
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('enrol' as const), who }) },
  fc.record({ kind: fc.constant('leave' as const), who }),
  fc.record({ kind: fc.constant('giveUp' as const), who }),
  fc.record({ kind: fc.constant('addOver' as const), who }),
  fc.record({ kind: fc.constant('grow' as const), who }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** The member of a step: one with a seat for `leave`, one who waits for `giveUp`. */
function memberOf({ kind, who: at }: Step, { seated, waiting }: Room): string {
  const those = kind === 'leave' ? seated : kind === 'giveUp' ? waiting : members;
  return those[at % Math.max(1, those.length)] ?? '';
}

async function take(gradeId: string, room: Room, one: Step): Promise<void> {
  const { kind } = one;
  const member = memberOf(one, room);
  const call = world.call();
  switch (kind) {
    case 'enrol':
      room.enrol(member);
      await enrol(gradeId, member);
      return;
    case 'leave': {
      const id = await placeOf(gradeId, member, '2');
      if (id === undefined) return;
      room.leave(member);
      await moveInClass(call, eq(enrolment.appId, world.appId), id, { from: '2', to: '6' }, null);
      return;
    }
    case 'giveUp': {
      const id = await placeOf(gradeId, member, '0');
      if (id === undefined) return;
      room.waiting = room.waiting.filter((one) => one !== member);
      await moveInClass(call, eq(enrolment.appId, world.appId), id, { from: '0', to: '3' }, null);
      return;
    }
    case 'addOver': {
      if (!room.has(member)) room.seated.push(member);
      await database.db.transaction(async (tx) => {
        const inside = within(call, tx);
        const target = await lockTarget(inside, 'grade', gradeId);
        const candidate = { memberId: member, orgId: null, source: 'batch' as const };
        await takePlaces(inside, target, [candidate], { createdBy: null, overCapacity: true });
      });
      return;
    }
    case 'grow':
      room.capacity += 1;
      room.fill();
      await database.db.transaction(async (tx) => {
        await tx
          .update(grade)
          .set({ capacity: room.capacity })
          .where(and(eq(grade.appId, world.appId), eq(grade.id, gradeId)));
        const inside = within(call, tx);
        await promote(inside, await lockTarget(inside, 'grade', gradeId));
      });
      return;
    default:
      kind satisfies never;
  }
}

test('no seat is sold twice and none is lost, whatever members and staff do in any order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 2 }),
      fc.array(step, { minLength: 8, maxLength: 14, size: 'max' }),
      async (capacity, steps) => {
        const gradeId = await aClass(capacity);
        const room = new Room(capacity);
        for (const one of steps) {
          world.passMs(1000);
          await take(gradeId, room, one);
          const rows = await placesOf(gradeId);
          const inLine = rows
            .filter(({ status }) => status === '0')
            .toSorted((a, b) => (a.waitingAt?.getTime() ?? 0) - (b.waitingAt?.getTime() ?? 0));
          expect({
            seated: rows.flatMap(({ status, memberId }) => (status === '2' ? [memberId] : [])).toSorted(),
            waiting: inLine.map(({ memberId }) => memberId),
          }).toEqual({ seated: room.seated.toSorted(), waiting: room.waiting });
        }
      },
    ),
    { numRuns: 25, seed: 13 },
  );
});

test('fifty concurrent enrolments for the last seat of a class: one is seated, each other member waits once', async () => {
  const gradeId = await aClass(1);
  const all = await Promise.all(
    Array.from({ length: 50 }, (_, at) => enrol(gradeId, members[at % members.length] ?? '')),
  );
  expect(new Set(all.map(({ id }) => id)).size).toBe(members.length);
  const statuses = (await placesOf(gradeId)).map(({ status }) => status).toSorted();
  expect(statuses).toEqual(['0', '0', '0', '0', '0', '2']);
});
