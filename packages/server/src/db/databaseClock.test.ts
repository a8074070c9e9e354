import { expect, test } from 'vitest';
import { carriedClock } from './databaseClock.ts';

const NOON = Date.parse('2026-11-21T12:00:00.000Z');

/** A database and a machine with settable clocks; `steadyMs` is the counter that is never set. */
async function aClock(machineAheadMs = 0) {
  const state = { databaseMs: NOON, wallMs: NOON + machineAheadMs, steadyMs: 0, isAway: false };
  const told: object[] = [];
  const clock = await carriedClock(
    () => (state.isAway ? Promise.reject(new Error('away')) : Promise.resolve(state.databaseMs)),
    {
      wall: () => new Date(state.wallMs),
      steadyMs: () => state.steadyMs,
      log: { error: (details) => told.push(details) },
    },
  );
  const pass = (ms: number) => {
    state.databaseMs += ms;
    state.wallMs += ms;
    state.steadyMs += ms;
  };
  return { clock, state, told, pass };
}

test('database clock: a machine two hours fast uses the database’s time, is distrusted, and logs it once', async () => {
  const { clock, told, pass } = await aClock(2 * 3_600_000);
  expect(clock.now()).toEqual(new Date(NOON));
  pass(90_000);
  expect(clock.now()).toEqual(new Date(NOON + 90_000));
  expect([await clock.check(), clock.aheadMs()]).toEqual([false, 7_199_980]);
  expect(told).toEqual([{ aheadMs: 7_199_980 }]);
  clock.stop();
});

test('database clock: six seconds raise an alarm, one second does not, and neither stops the chores', async () => {
  const slow = await aClock(-6_000);
  expect([await slow.clock.check(), slow.clock.aheadMs(), slow.told.length]).toEqual([true, -5_980, 1]);
  const fine = await aClock(1_000);
  expect([await fine.clock.check(), fine.told.length]).toEqual([true, 0]);
  slow.clock.stop();
  fine.clock.stop();
});

test('database clock: setting the machine’s clock is noticed at the next use, and moves no deadline', async () => {
  const { clock, state, told } = await aClock();
  state.wallMs += 3_600_000;
  expect(clock.now()).toEqual(new Date(NOON));
  await expect.poll(() => told.length).toBe(1);
  expect([clock.aheadMs(), clock.now()]).toEqual([3_599_980, new Date(NOON)]);
  state.wallMs -= 3_600_000;
  expect([await clock.check(), clock.aheadMs()]).toEqual([true, 0]);
  clock.stop();
});

test('database clock: after the machine has slept, the next query corrects the time', async () => {
  const { clock, state } = await aClock();
  state.databaseMs += 600_000;
  state.wallMs += 600_000;
  expect(await clock.check()).toBe(true);
  expect(clock.now()).toEqual(new Date(NOON + 600_000));
  clock.stop();
});

test('database clock: without the database the time goes on, but chores do not run', async () => {
  const { clock, state, pass } = await aClock();
  state.isAway = true;
  pass(60_000);
  await expect(clock.check()).rejects.toThrow('away');
  expect(clock.now()).toEqual(new Date(NOON + 60_000));
  clock.stop();
});
