import type { Client } from '@aosai/api/client/client';
import { at, FIXTURE_NOW } from '@aosai/api/kit/ids.fixtures';
import { aBoardRow } from '@aosai/api/exams/liveBoard.fixtures';
import { expect, test, vi } from 'vitest';
import { boardReader } from './boardReader.ts';

test('boardReader: reads changes only, and marks students away who sent nothing for a minute', async () => {
  const head = { isDelta: false, status: '3', endAt: at(60), notices: [] };
  const ask = vi
    .fn()
    .mockResolvedValueOnce({ ...head, serverNow: FIXTURE_NOW, cursor: '1', rows: [aBoardRow(1), aBoardRow(2)] })
    .mockResolvedValueOnce({
      ...head,
      serverNow: at(2),
      cursor: '2',
      rows: [aBoardRow(2, { answeredCount: 3, lastSeenAt: at(2) })],
    });
  const calls = { exam: { queryLiveBoard: ask } } as unknown as Client;
  const { read, head: headOf } = boardReader('E');
  const shown = async (filter: object = {}) =>
    (await read(calls, filter)).content.map(({ name, state, answeredCount }) => [name, state, answeredCount]);
  expect(await shown()).toEqual([
    ['学生 1', 'writing', 0],
    ['学生 2', 'writing', 0],
  ]);
  expect(await shown()).toEqual([
    ['学生 1', 'away', 0],
    ['学生 2', 'writing', 3],
  ]);
  expect(ask.mock.calls.map(([input]: unknown[]) => input)).toEqual([{ id: 'E' }, { id: 'E', cursor: '1' }]);
  expect(headOf().counts).toEqual({ absent: 0, writing: 1, away: 1, handedIn: 0, settled: 0 });
  ask.mockResolvedValue({ ...head, serverNow: at(2), cursor: '3', rows: [] });
  expect(await shown({ state: 'away' })).toEqual([['学生 1', 'away', 0]]);
  expect(await shown({ keyword: '102' })).toEqual([['学生 2', 'writing', 3]]);
  expect(await shown({ page: 1, size: 1 })).toEqual([['学生 2', 'writing', 3]]);
});

test("boardReader: counts down the time left by the server's clock, only for students writing", async () => {
  const rows = [
    aBoardRow(1),
    aBoardRow(2, { deadlineAt: at(-1) }),
    aBoardRow(3, { status: '2' }),
    aBoardRow(4, { status: null }),
  ];
  const board = { isDelta: false, status: '3', endAt: at(60), notices: [], cursor: '1', rows };
  const ask = vi.fn().mockResolvedValue({ ...board, serverNow: at(1) });
  const { content } = await boardReader('E').read({ exam: { queryLiveBoard: ask } } as unknown as Client, {});
  expect(content.map(({ leftMs }) => leftMs)).toEqual([59 * 60_000, 0, null, null]);
});
