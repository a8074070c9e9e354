import { ApiError } from '@aosai/api/client/errors';
import { expect, test } from 'vitest';
import { changeEach, PartlyDone } from './changeEach.ts';

const rowOf = (id: string) => ({ title: `题 ${id}`, id });
const unchecked = new ApiError('QUESTION_UNCHECKED', '请先试评', 409);

/** Returns the changed rows and the final message. */
async function changing(ids: readonly string[], refuse: (id: string) => ApiError | null) {
  const changed: string[] = [];
  const change = async ({ id }: { id: string }) => {
    const refusal = refuse(id);
    if (refusal) throw refusal;
    changed.push(id);
  };
  const said = await changeEach(ids, rowOf, change).catch((cause: unknown) => cause);
  return { changed, said: said instanceof ApiError ? said.message : said };
}

test('changeEach: changes every row', async () => {
  expect(await changing(['a', 'b'], () => null)).toEqual({ changed: ['a', 'b'], said: 2 });
});

test('changeEach: continues after a refused row, and names it in the message', async () => {
  expect(await changing(['a', 'b', 'c'], (id) => (id === 'b' ? unchecked : null))).toEqual({
    changed: ['a', 'c'],
    said: '3 条里完成 2 条，1 条没有完成：「题 b」请先试评',
  });
  expect(await changing(['a', 'b', 'c', 'd'], () => unchecked)).toEqual({
    changed: [],
    said: '4 条里完成 0 条，4 条没有完成：「题 a」请先试评；「题 b」请先试评；「题 c」请先试评 等 4 条',
  });
});

test('changeEach: reports every refused row with its reason', async () => {
  const change = ({ id }: { id: string }) => (id === 'b' ? Promise.reject(unchecked) : Promise.resolve());
  const cause = await changeEach(['a', 'b', 'c'], rowOf, change).catch((met: unknown) => met);
  expect(cause instanceof PartlyDone && cause.outcome).toEqual({
    doneCount: 2,
    refused: [{ id: 'b', title: '题 b', reason: '请先试评' }],
  });
});

test('changeEach: rethrows the refusal of a single row, and stops at an error that concerns all rows', async () => {
  expect(await changing(['a'], () => unchecked)).toEqual({ changed: [], said: '请先试评' });
  const offline = new ApiError('NETWORK', '网络已断开', 0);
  expect(await changing(['a', 'b', 'c'], (id) => (id === 'b' ? offline : null))).toEqual({
    changed: ['a'],
    said: '网络已断开',
  });
});

test('changeEach: tells how many of several rows it has gone through', async () => {
  const steps: unknown[] = [];
  const change = ({ id }: { id: string }) => (id === 'b' ? Promise.reject(unchecked) : Promise.resolve());
  await changeEach(['a', 'b', 'c'], rowOf, change, (step) => steps.push(step)).catch(() => null);
  await changeEach(['a'], rowOf, change, (step) => steps.push(step));
  expect(steps).toEqual([
    { done: 0, total: 3 },
    { done: 1, total: 3 },
    { done: 2, total: 3 },
  ]);
});
