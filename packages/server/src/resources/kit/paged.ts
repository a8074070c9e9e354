import { count, type SQL, sql, type Subquery } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';

interface Ordered<Row> extends PromiseLike<Row[]> {
  limit(size: number): { offset(rows: number): PromiseLike<Row[]> };
}

/** A select that has its `where`, and neither order nor limit yet. */
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

/** One page of a query and how many rows it finds in all; without `size` all of them are the page. */
export async function paged<Row>(
  db: Db,
  query: Selected<Row>,
  { page, size }: { page: number; size?: number | undefined },
  order: readonly SQL[],
): Promise<PageOf<Row>> {
  // The database drops from the counted query what only the rows need: columns, and subqueries among them.
  const [counted] = await db.select({ total: count() }).from(query.as('found'));
  const total = counted?.total ?? 0;
  const ordered = query.orderBy(...order);
  if (size === undefined) return { rows: await ordered, total, page: 0, size: total };
  return { rows: await ordered.limit(size).offset(page * size), total, page, size };
}

/** Beside the columns of `pagedAtOnce`: how many rows there are in all. */
export const foundInAll = sql<number>`count(*) over ()`.mapWith(Number).as('found_in_all');

/** As `paged`, where finding rows is dear and ordering them is not: what is found is counted while it is read. */
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
  // Behind the last page no row says how many there are.
  const [counted] = await db.select({ total: count() }).from(query.as('found'));
  return { rows, total: counted?.total ?? 0, page, size };
}
