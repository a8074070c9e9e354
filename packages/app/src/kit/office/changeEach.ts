import { ApiError } from '@aosai/api/client/errors';
import type { BulkOutcome } from '@aosai/ui/patterns/BulkResult';
import type { ActProgress } from '@aosai/ui/patterns/DataTable';

interface Refused {
  id: string;
  title: string;
  cause: ApiError;
}

/** Some rows, or all, were refused; the others were changed. The message names the first few. */
export class PartlyDone extends ApiError {
  readonly outcome: BulkOutcome;

  constructor(first: ApiError, message: string, outcome: BulkOutcome) {
    super(first.code, message, first.status);
    this.outcome = outcome;
  }
}

/** Number of rows named in the message; the others are counted. */
const NAMED = 3;

/** Uses the titles that were read, as the rows may not be on the page shown. */
const toldOf = (refused: readonly Refused[], doneCount: number): string => {
  const named = refused.slice(0, NAMED).map(({ title, cause }) => `「${title}」${cause.message}`);
  const rest = refused.length > NAMED ? ` 等 ${refused.length} 条` : '';
  return `${doneCount + refused.length} 条里完成 ${doneCount} 条，${refused.length} 条没有完成：${named.join('；')}${rest}`;
};

/**
 * Changes rows one after another and continues after a refused one. Errors that would stop the next rows too, such as
 * an ended session, stop at once.
 *
 * @param read returns a row's current state, also for rows on other pages
 * @param onProgress is called before each of several rows
 * @returns the number of changed rows
 * @throws PartlyDone when at least one of several rows was refused
 * @throws ApiError of the only row, or one that concerns all rows
 */
export async function changeEach<Row extends { title: string }>(
  ids: readonly string[],
  read: (id: string) => Promise<Row> | Row,
  change: (row: Row) => Promise<unknown>,
  onProgress?: (progress: ActProgress) => void,
): Promise<number> {
  const refused: Refused[] = [];
  for (const [place, id] of ids.entries()) {
    if (ids.length > 1) onProgress?.({ done: place, total: ids.length });
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
  if (!first) return ids.length;
  const doneCount = ids.length - refused.length;
  throw new PartlyDone(first.cause, toldOf(refused, doneCount), {
    doneCount,
    refused: refused.map(({ id, title, cause }) => ({ id, title, reason: cause.message })),
  });
}
