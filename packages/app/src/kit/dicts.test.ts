import type { Client } from '@aosai/api/client/client';
import { SWR_ERROR_RETRY_MS } from '@aosai/api/kit/constants';
import { DIFFICULTY } from '@aosai/api/questions/difficulty';
import { renamed } from '@aosai/api/kit/labelled';
import { expect, test, vi } from 'vitest';
import { openDicts } from './dicts.ts';

const items = [
  { value: 'hard', label: '难', sort: 1 },
  { value: 'easy', label: '入门', sort: 2 },
  { value: 'strange', label: '别的', sort: 3 },
];

function dictsOf(answers: Record<string, typeof items>) {
  const queryByValue = vi.fn(async ({ value }: { value: string }) => {
    const itemList = answers[value];
    if (!itemList) throw new Error('offline');
    return { value, itemList };
  });
  return { queryByValue, dicts: openDicts({ dict: { queryByValue } } as unknown as Pick<Client, 'dict'>) };
}

test('openDicts: fetches a dictionary once, on first use, and notifies pages', async () => {
  const { dicts, queryByValue } = dictsOf({ difficulty: items });
  const heard = vi.fn();
  dicts.subscribe(heard);
  const before = dicts.known();
  dicts.ask('difficulty');
  dicts.ask('difficulty');
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  expect([before.size, dicts.known().get('difficulty')]).toEqual([0, items]);
  expect(queryByValue).toHaveBeenCalledOnce();
});

test("renamed: uses the dictionary's names and order, and built-in names without it", async () => {
  const set = renamed(DIFFICULTY, items);
  expect(set.options).toEqual([
    { value: 'hard', label: '难' },
    { value: 'easy', label: '入门' },
  ]);
  expect([set.label('easy'), set.label('medium'), set.has('medium')]).toEqual(['入门', '中等', true]);
  const { dicts } = dictsOf({});
  dicts.ask('difficulty');
  await vi.waitFor(() => expect(dicts.known().get('difficulty')).toEqual([]));
  expect(renamed(DIFFICULTY, [])).toBe(DIFFICULTY);
});

test('openDicts: retries a failed dictionary while pages listen, and on the next use', async () => {
  vi.useFakeTimers();
  try {
    const answers: Record<string, typeof items> = {};
    const { dicts, queryByValue } = dictsOf(answers);
    dicts.ask('difficulty');
    await vi.advanceTimersByTimeAsync(SWR_ERROR_RETRY_MS);
    // Without listeners there is no retry until the next page asks.
    expect(queryByValue).toHaveBeenCalledTimes(1);
    const heard = vi.fn();
    dicts.subscribe(heard);
    dicts.ask('difficulty');
    await vi.advanceTimersByTimeAsync(0);
    expect([queryByValue.mock.calls.length, heard.mock.calls.length]).toEqual([2, 0]);
    answers['difficulty'] = items;
    await vi.advanceTimersByTimeAsync(SWR_ERROR_RETRY_MS);
    expect([queryByValue.mock.calls.length, heard.mock.calls.length]).toEqual([3, 1]);
    expect(dicts.known().get('difficulty')).toEqual(items);
    await vi.advanceTimersByTimeAsync(10 * SWR_ERROR_RETRY_MS);
    expect(queryByValue).toHaveBeenCalledTimes(3);
  } finally {
    vi.useRealTimers();
  }
});
