import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { arrivals } from './arrivals.ts';

test('work arrives at its rate although nothing is answered, and all of it is waited for', async () => {
  const due: number[] = [];
  let underWay = 0;
  let most = 0;
  await arrivals(20, 200, async (no, dueMs) => {
    due[no] = dueMs;
    underWay += 1;
    most = Math.max(most, underWay);
    await sleep(300);
    underWay -= 1;
  });
  expect(due.slice(1).map((at, i) => Math.round(at - (due[i] ?? 0)))).toEqual(Array.from({ length: 19 }, () => 5));
  expect({ most, underWay }).toEqual({ most: 20, underWay: 0 });
});
