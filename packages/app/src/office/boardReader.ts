import type { Client } from '@aosai/api/client/client';
import type { BoardRow as Sent } from '@aosai/api/contract/types';
import { boardState } from '@aosai/api/domain/exams/liveBoard';
import type { BoardRow } from '@aosai/ui/screens/LiveBoard';

interface Asked {
  page?: number;
  size?: number;
  state?: string;
  keyword?: string;
}

const has = (text: string | null, keyword: string) => text?.includes(keyword) ?? false;

/** A live board as this browser has it: read whole once, then kept up with what has changed. */
export function boardReader(examId: string) {
  const rows = new Map<string, Sent>();
  let cursor: string | undefined;

  async function catchUp(calls: Client): Promise<string> {
    const board = await calls.exam.queryLiveBoard(
      { id: examId, ...(cursor !== undefined && { cursor }) },
      { quiet: true },
    );
    ({ cursor } = board);
    for (const row of board.rows) rows.set(row.enrollId, row);
    return board.serverNow;
  }

  async function read(calls: Client, { page = 0, size = 20, state, keyword }: Asked) {
    const serverNow = await catchUp(calls);
    const all = [...rows.values()].map((row): BoardRow => ({
      ...row,
      id: row.enrollId,
      state: boardState(row, serverNow),
    }));
    const found = all.filter(
      (row) =>
        (!state || row.state === state) &&
        (!keyword || has(row.name, keyword) || has(row.no, keyword) || has(row.className, keyword)),
    );
    return { content: found.slice(page * size, (page + 1) * size), total: found.length, page, size };
  }

  return { read, /** Everybody as the board was read last, on all pages. */ everybody: () => [...rows.values()] };
}
