import { count, type SQL } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { Db } from '../../db/open.ts';
import type { PageOf, Selected } from './paged.ts';

/** Limits for counting and for reading long lists: the rows behind them would take as long as all before. */
export const COUNT_MOST = 1_000;
const ROWS_MOST = 10_000;

interface Limited<Row> extends Selected<Row> {
  limit(size: number): Pick<Selected<Row>, 'as'>;
}

/** Throws VALIDATION for pages behind the ten thousandth row. */
export function refuseFarPage({ page, size }: { page: number; size: number }): void {
  if (page > 0 && (page + 1) * size > ROWS_MOST)
    throw new AppError('VALIDATION', {
      path: 'page',
      detail: `只能看前 ${ROWS_MOST.toLocaleString('zh-CN')} 条，请用筛选缩小范围`,
    });
}

/**
 * Like `paged`, for a table that grows without bound: `total` stops at a thousand, and `totalIsLeast` says so.
 *
 * @param selected builds the select, once for counting and once for sorting
 * @throws VALIDATION behind the ten thousandth row
 */
export async function pagedToMost<Row>(
  db: Db,
  selected: () => Limited<Row>,
  { page, size }: { page: number; size: number },
  order: readonly SQL[],
): Promise<PageOf<Row> & { totalIsLeast: boolean }> {
  refuseFarPage({ page, size });
  const some = selected().limit(COUNT_MOST + 1);
  const [counted] = await db.select({ total: count() }).from(some.as('found'));
  const found = counted?.total ?? 0;
  const rows = await selected()
    .orderBy(...order)
    .limit(size)
    .offset(page * size);
  const totalIsLeast = found > COUNT_MOST;
  return { rows, total: totalIsLeast ? COUNT_MOST : found, totalIsLeast, page, size };
}
