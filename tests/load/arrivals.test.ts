import { expect, test } from 'vitest';
import { arrivals } from './arrivals.ts';

test('arrivals: starts work at its rate regardless of unfinished work, and waits for all of it', async () => {
  const due: number[] = [];
  let underWay = 0;
  const all = Promise.withResolvers<void>();
  await arrivals(20, 200, async (no, dueMs) => {
    due[no] = dueMs;
    underWay += 1;
    if (underWay === 20) all.resolve();
    await all.promise;
    underWay -= 1;
  });
  expect(due.slice(1).map((at, i) => Math.round(at - (due[i] ?? 0)))).toEqual(Array.from({ length: 19 }, () => 5));
  expect(underWay).toBe(0);
});
