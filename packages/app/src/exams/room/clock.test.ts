import { FIXTURE_NOW } from '@aosai/api/kit/ids.fixtures';
import { expect, test } from 'vitest';
import { type ClockState, NO_CLOCK, serverTimeAt, withSample } from './clock.ts';

const SERVER_AT_0 = Date.parse(FIXTURE_NOW);
/** An exchange that the server answers half-way through. */
const exchange = (clock: ClockState, sentAtMs: number, roundTripMs: number, asleepMs = 0) =>
  withSample(
    clock,
    sentAtMs,
    sentAtMs + roundTripMs,
    new Date(SERVER_AT_0 + asleepMs + sentAtMs + roundTripMs / 2).toISOString(),
  );

test('withSample: the fastest of the last five exchanges sets the clock', () => {
  const late = new Date(SERVER_AT_0 + 2_000 + 900).toISOString();
  const clock = withSample(exchange(NO_CLOCK, 0, 40), 2_000, 3_000, late);
  expect(serverTimeAt(clock, 5_000)).toBe(SERVER_AT_0 + 5_000);
});

test('withSample: the first reply after a sleep sets the clock again', () => {
  const hourMs = 3_600_000;
  const before = [0, 15_000, 30_000].reduce((clock, atMs) => exchange(clock, atMs, 20), NO_CLOCK);
  const woken = exchange(before, 45_000, 800, hourMs);
  expect(serverTimeAt(woken, 50_000)).toBe(SERVER_AT_0 + hourMs + 50_000);
});
