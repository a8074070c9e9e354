import { count, type SQL, sql, type Subquery } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';

interface Ordered<Row> extends PromiseLike<Row[]> {
  limit(size: number): { offset(rows: number): PromiseLike<Row[]> };
}

/** A select with its `where` but no order and no limit yet. */
export interface Selected<Row> {
  as(alias: string): Subquery;
  orderBy(...order: SQL[]): Ordered<Row>;
}

export interface PageOf<Row> {
  rows: Row[];
  total: number;
  page: number;
  size: number;
}

/** One page of a query and the number of all its rows; without `size` the page has all rows. */
export async function paged<Row>(
  db: Db,
  query: Selected<Row>,
  { page, size }: { page: number; size?: number | undefined },
  order: readonly SQL[],
): Promise<PageOf<Row>> {
  // The database removes columns and subqueries that only the rows need from the counted query.
  const [counted] = await db.select({ total: count() }).from(query.as('found'));
  const total = counted?.total ?? 0;
  const ordered = query.orderBy(...order);
  if (size === undefined) return { rows: await ordered, total, page: 0, size: total };
  return { rows: await ordered.limit(size).offset(page * size), total, page, size };
}

/** An extra column for `pagedAtOnce`: the number of all rows. */
export const foundInAll = sql<number>`count(*) over ()`.mapWith(Number).as('found_in_all');

/** Like `paged`, for queries where finding rows is expensive and sorting them is not: counts while reading. */
export async function pagedAtOnce<Row extends { found: number }>(
  db: Db,
  query: Selected<Row>,
  { page, size }: { page: number; size: number },
  order: readonly SQL[],
): Promise<PageOf<Row>> {
  const rows = await query
    .orderBy(...order)
    .limit(size)
    .offset(page * size);
  const [first] = rows;
  if (first || page === 0) return { rows, total: first?.found ?? 0, page, size };
  // A page behind the last has no row that could carry the total.
  const [counted] = await db.select({ total: count() }).from(query.as('found'));
  return { rows, total: counted?.total ?? 0, page, size };
}
