import { ApiError } from '@aosai/api/client/errors';
import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import { expect, test } from 'vitest';
import { PartlyDone } from '../kit/office/changeEach.ts';
import { shareAll } from './shareAll.ts';

const HELD = new ApiError('QUESTION_HELD', '正在考试', 409);
const many = Array.from({ length: MAX_PAGE_SIZE + 2 }, (_, no) => ({ id: `q${no}`, title: `题 ${no}`, version: no }));

test('shareEvery: shares the rows of all pages with their versions, and reports the refused ones', async () => {
  const asked: unknown[] = [];
  const shared: { id: string; version: number }[] = [];
  const sharing = shareAll({
    read: async (page) => {
      asked.push(page);
      return { content: many.slice(page.page * page.size, (page.page + 1) * page.size), total: many.length };
    },
    share: async (row) => {
      if (row.id === 'q1') throw HELD;
      shared.push(row);
    },
    progress: () => undefined,
  });
  const cause = await sharing.catch((met: unknown) => met);
  const of = { bank: 'platform', status: '1', isShared: false, size: MAX_PAGE_SIZE };
  expect({
    asked,
    count: shared.length,
    last: shared.at(-1),
    outcome: cause instanceof PartlyDone && cause.outcome,
  }).toEqual({
    asked: [
      { ...of, page: 0 },
      { ...of, page: 1 },
    ],
    count: many.length - 1,
    last: { id: `q${MAX_PAGE_SIZE + 1}`, version: MAX_PAGE_SIZE + 1 },
    outcome: { doneCount: many.length - 1, refused: [{ id: 'q1', title: '题 1', reason: '正在考试' }] },
  });
});

test('shareEvery: returns 0 when nothing is left to share', async () => {
  const read = async () => ({ content: [], total: 0 });
  expect(await shareAll({ read, share: () => Promise.reject(HELD), progress: () => undefined })).toBe(0);
});
