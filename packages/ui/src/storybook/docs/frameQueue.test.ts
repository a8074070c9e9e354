import { expect, test, vi } from 'vitest';
import { newFrameQueue } from './frameQueue.ts';

test('newFrameQueue: starts a few at a time, each next one as another ends', () => {
  const take = newFrameQueue(2);
  const started: number[] = [];
  const turns = [1, 2, 3, 4].map((no) => take(() => started.push(no)));
  expect(started).toEqual([1, 2]);
  turns[1]?.end();
  turns[1]?.end();
  expect(started).toEqual([1, 2, 3]);
});

test('newFrameQueue: passes over a turn that ended while it waited', () => {
  const take = newFrameQueue(1);
  const started: number[] = [];
  const [first, second] = [1, 2, 3].map((no) => take(() => started.push(no)));
  second?.end();
  first?.end();
  expect(started).toEqual([1, 3]);
});

test('newFrameQueue: gives the turn of a frame that never loads to the next one', () => {
  vi.useFakeTimers();
  const take = newFrameQueue(1, 1_000);
  const second = vi.fn();
  take(() => undefined);
  take(second);
  vi.advanceTimersByTime(1_001);
  expect(second).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
