import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { batched } from './batch.ts';

test('together: runs the first item at once, those that arrive meanwhile together', async () => {
  const rounds: number[][] = [];
  const double = batched(async (items: readonly number[]) => {
    rounds.push([...items]);
    await sleep(5);
    return items.map((item) => item * 2);
  });
  const outcomes = await Promise.all([1, 2, 3, 4].map(double));
  expect(await double(5)).toBe(10);
  expect({ outcomes, rounds }).toEqual({ outcomes: [2, 4, 6, 8], rounds: [[1], [2, 3, 4], [5]] });
});

test('together: a failing round rejects only its own items', async () => {
  const work = batched(async (items: readonly string[]) => {
    await sleep(5);
    if (items.includes('bad')) throw new Error('no such thing');
    return items.map((item) => `${item} done`);
  });
  const settled = await Promise.allSettled([
    work('first'),
    work('bad'),
    work('with bad'),
    sleep(20).then(() => work('later')),
  ]);
  expect(settled.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
    'first done',
    'Error: no such thing',
    'Error: no such thing',
    'later done',
  ]);
});

test('together: runs at most 64 items in a round', async () => {
  const sizes: number[] = [];
  const work = batched(async (items: readonly number[]) => {
    sizes.push(items.length);
    await sleep(1);
    return items;
  });
  await Promise.all(Array.from({ length: 100 }, (_, no) => work(no)));
  expect(sizes).toEqual([1, 64, 35]);
});
