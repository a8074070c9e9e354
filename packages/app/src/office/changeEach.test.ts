import { ApiError } from '@aosai/api/client/errors';
import { expect, test } from 'vitest';
import { changeEach, PartlyDone } from './changeEach.ts';

const rowOf = (id: string) => ({ title: `题 ${id}`, id });
const unchecked = new ApiError('QUESTION_UNCHECKED', '请先试评', 409);

/** Which rows were changed, and what was said in the end. */
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

test('every row is changed, also one that the page does not show', async () => {
  expect(await changing(['a', 'b'], () => null)).toEqual({ changed: ['a', 'b'], said: undefined });
});

test('a row that is refused stops no other, and is told of by its title', async () => {
  expect(await changing(['a', 'b', 'c'], (id) => (id === 'b' ? unchecked : null))).toEqual({
    changed: ['a', 'c'],
    said: '2 条已完成，1 条没有：「题 b」请先试评',
  });
  expect(await changing(['a', 'b', 'c', 'd'], () => unchecked)).toEqual({
    changed: [],
    said: '0 条已完成，4 条没有：「题 a」请先试评；「题 b」请先试评；「题 c」请先试评 等 4 条',
  });
});

test('what was refused is told row by row, for a list of its own', async () => {
  const change = ({ id }: { id: string }) => (id === 'b' ? Promise.reject(unchecked) : Promise.resolve());
  const cause = await changeEach(['a', 'b', 'c'], rowOf, change).catch((met: unknown) => met);
  expect(cause instanceof PartlyDone && cause.outcome).toEqual({
    doneCount: 2,
    refused: [{ id: 'b', title: '题 b', reason: '请先试评' }],
  });
});

test('of one row alone the refusal stays as it is, and what meets them all stops at once', async () => {
  expect(await changing(['a'], () => unchecked)).toEqual({ changed: [], said: '请先试评' });
  const offline = new ApiError('NETWORK', '网络已断开', 0);
  expect(await changing(['a', 'b', 'c'], (id) => (id === 'b' ? offline : null))).toEqual({
    changed: ['a'],
    said: '网络已断开',
  });
});
