import type { Client } from '@aosai/api/client/client';
import { BOARD_STATE, type BoardState, boardState } from '@aosai/api/exams/liveBoard';
import type { BoardRow } from '@aosai/ui/screens/exams/LiveBoard';
import type { BoardRow as Sent, LiveBoard } from '@aosai/api/exams/liveBoard.contract';

interface Asked {
  page?: number;
  size?: number;
  state?: string;
  keyword?: string;
}

/** Data above the rows. */
interface BoardHead {
  counts: Record<BoardState, number> | null;
  notices: LiveBoard['notices'];
}

/** A row with its state at the server's time. */
function shownAt(row: Sent, serverNow: string): BoardRow {
  const state = boardState(row, serverNow);
  const isWriting = state === 'writing' || state === 'away';
  const leftMs = row.deadlineAt === null ? 0 : Date.parse(row.deadlineAt) - Date.parse(serverNow);
  return { ...row, id: row.enrollId, state, leftMs: isWriting ? Math.max(0, leftMs) : null };
}

const countsOf = (rows: readonly BoardRow[]): Record<BoardState, number> => {
  const counts = Object.fromEntries(BOARD_STATE.values.map((state) => [state, 0])) as Record<BoardState, number>;
  for (const { state } of rows) counts[state] += 1;
  return counts;
};

const has = (text: string | null, keyword: string) => text?.includes(keyword) ?? false;

/** A live board in this browser: fetched as a whole once, then updated by changes. */
export function boardReader(examId: string) {
  const rows = new Map<string, Sent>();
  let cursor: string | undefined;
  let head: BoardHead = { counts: null, notices: [] };

  async function catchUp(calls: Client): Promise<BoardRow[]> {
    const board = await calls.exam.queryLiveBoard({ id: examId, ...(cursor !== undefined && { cursor }) });
    ({ cursor } = board);
    for (const row of board.rows) rows.set(row.enrollId, row);
    const all = [...rows.values()].map((row) => shownAt(row, board.serverNow));
    head = { counts: countsOf(all), notices: board.notices };
    return all;
  }

  async function read(calls: Client, { page = 0, size = 20, state, keyword }: Asked) {
    const all = await catchUp(calls);
    const found = all.filter(
      (row) =>
        (!state || row.state === state) &&
        (!keyword || has(row.name, keyword) || has(row.no, keyword) || has(row.className, keyword)),
    );
    // Contains the head, so that the page rerenders when only that changes.
    return { content: found.slice(page * size, (page + 1) * size), total: found.length, page, size, head };
  }

  return {
    read,
    /** The head as last read. */
    head: () => head,
    /** All rows as last read, on all pages. */
    everybody: () => [...rows.values()],
  };
}
