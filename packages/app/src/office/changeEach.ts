import { ApiError } from '@aosai/api/client/errors';

interface Refused {
  title: string;
  cause: ApiError;
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
      refused.push({ title, cause });
    }
  }
  const [first] = refused;
  if (!first) return;
  const { code, status } = first.cause;
  throw new ApiError(code, toldOf(refused, ids.length - refused.length), status);
}
