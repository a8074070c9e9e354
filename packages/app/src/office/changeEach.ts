import { ApiError } from '@aosai/api/client/errors';
import type { BulkOutcome } from '@aosai/ui/patterns/BulkResult';

interface Refused {
  id: string;
  title: string;
  cause: ApiError;
}

/** Some of the rows were refused, or all of them; the others are changed. Its message names a few. */
export class PartlyDone extends ApiError {
  readonly outcome: BulkOutcome;

  constructor(first: ApiError, message: string, outcome: BulkOutcome) {
    super(first.code, message, first.status);
    this.outcome = outcome;
  }
}

/** Named one by one; the others are counted. */
const NAMED = 3;

/** Rows that the page does not show are called by what was read of them. */
const toldOf = (refused: readonly Refused[], doneCount: number): string => {
  const named = refused.slice(0, NAMED).map(({ title, cause }) => `「${title}」${cause.message}`);
  const rest = refused.length > NAMED ? ` 等 ${refused.length} 条` : '';
  return `${doneCount} 条已完成，${refused.length} 条没有：${named.join('；')}${rest}`;
};

/**
 * Changes rows one after the other. One that is refused stops none of the others; they are told of together in the end.
 * What would meet the next one as well, such as a session that has ended, stops at once.
 *
 * @param read a row as it is now, also one of another page of the list
 */
export async function changeEach<Row extends { title: string }>(
  ids: readonly string[],
  read: (id: string) => Promise<Row> | Row,
  change: (row: Row) => Promise<unknown>,
): Promise<void> {
  const refused: Refused[] = [];
  for (const id of ids) {
    let title = '';
    try {
      const row = await read(id);
      title = row.title;
      await change(row);
    } catch (cause) {
      if (!(cause instanceof ApiError) || cause.asksToSignIn || cause.isTransient || ids.length === 1) throw cause;
      refused.push({ id, title, cause });
    }
  }
  const [first] = refused;
  if (!first) return;
  const doneCount = ids.length - refused.length;
  throw new PartlyDone(first.cause, toldOf(refused, doneCount), {
    doneCount,
    refused: refused.map(({ id, title, cause }) => ({ id, title, reason: cause.message })),
  });
}
