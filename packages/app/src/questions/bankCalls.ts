import type { Client } from '@aosai/api/client/client';
import { QUESTION, type QuestionStatus } from '@aosai/api/questions/bank';

type Row = { id: string; version: number | null };

/** The row to write with. */
export const writtenRow = ({ id, version }: Row) => ({ id, version: version ?? 0 });

/** Calls of the acts that change the state of a bank's row. */
export function bankCalls(
  update: (
    calls: Client,
    change: { id: string; version: number; status: QuestionStatus; note?: string },
  ) => Promise<unknown>,
) {
  const to = (status: QuestionStatus) => (calls: Client, row: Row) => update(calls, { ...writtenRow(row), status });
  return {
    ready: to(QUESTION.ready),
    approve: to(QUESTION.ready),
    giveBack: (calls: Client, row: Row, { reason }: { reason: string }) =>
      update(calls, { ...writtenRow(row), status: QUESTION.draft, note: reason }),
    offer: to(QUESTION.offered),
    retire: to(QUESTION.retired),
  };
}
