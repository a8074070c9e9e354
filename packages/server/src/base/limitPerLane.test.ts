import { expect, test } from 'vitest';
import { openLaneLimiter } from './limitPerLane.ts';

/** Resolves when everything that can begin has begun. */
const settled = (): Promise<unknown> => new Promise((resolve) => setImmediate(resolve));

/** Lanes with works that end by `end`; `log` lists the works begun, in order. */
function lanesOf(atOnce: number, maxWaiting = 9) {
  const inLane = openLaneLimiter({ atOnce, maxWaiting, busy: 'IMPORT_BUSY' });
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (name: string, lane = name.slice(0, 1)) =>
    inLane(lane, () => {
      log.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await settled();
  };
  return { begin, end, log };
}

test('inLane: runs one work of a lane at a time, and as many lanes as allowed', async () => {
  const { begin, end, log } = lanesOf(2);
  const all = ['a1', 'a2', 'b1', 'c1'].map((name) => begin(name));
  await settled();
  expect(log).toEqual(['a1', 'b1']);
  await end('b1');
  expect(log).toEqual(['a1', 'b1', 'c1']);
  await end('c1');
  expect(log).toEqual(['a1', 'b1', 'c1']);
  await end('a1');
  expect(log).toEqual(['a1', 'b1', 'c1', 'a2']);
  await end('a2');
  await Promise.all(all);
});

test('inLane: lets the lanes take turns when one of them has asked for much', async () => {
  const { begin, end, log } = lanesOf(1);
  const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => begin(name));
  await settled();
  for (let place = 0; place < all.length; place += 1) await end(log[place] ?? '');
  await Promise.all(all);
  expect(log).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('inLane: refuses when too many wait in the lane, and never because of another lane', async () => {
  const { begin, end } = lanesOf(1, 1);
  const all = [begin('a1'), begin('a2'), begin('b1')];
  await settled();
  await expect(begin('a3')).rejects.toMatchObject({ code: 'IMPORT_BUSY' });
  for (const name of ['a1', 'a2', 'b1', 'a2']) await end(name);
  await Promise.all(all);
});

test('inLane: goes on after a work that fails', async () => {
  const inLane = openLaneLimiter({ atOnce: 1, maxWaiting: 1, busy: 'IMPORT_BUSY' });
  await expect(inLane('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inLane('a', () => Promise.resolve('done'))).toBe('done');
});
