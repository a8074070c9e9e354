import { and, asc, count, eq, ilike, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CallContext } from '../context.ts';
import { containing, listOrder } from './listOrder.ts';
import type { ColumnName, KeptTable, RowOf } from './keptTable.ts';

/** How a list of kept rows is narrowed and ordered; whatever else it is asked is refused by its schema. */
export interface KeptListOptions<Table extends KeptTable> {
  /** Columns in which `keyword` is looked for. */
  search?: readonly ColumnName<Table>[];
  /** Filters that name a column's value. */
  equal?: readonly ColumnName<Table>[];
  /** What the caller may sort by. */
  sort: readonly ColumnName<Table>[];
  /** The order among equals, and of a list that nobody has sorted. */
  order: readonly ColumnName<Table>[];
}

/** What every list call brings; `size` is absent where a call answers all rows without it. */
export interface ListInput {
  page: number;
  size?: number | undefined;
  sort: readonly string[];
  keyword?: string | undefined;
}

/** Reads one page of the rows within `scope`. Throws VALIDATION for an order that is not allowed. */
export async function keptPage<Table extends KeptTable>(
  { db }: Pick<CallContext, 'db'>,
  table: Table,
  scope: SQL | undefined,
  options: KeptListOptions<Table>,
  input: ListInput,
): Promise<{ rows: RowOf<Table>[]; total: number; page: number; size: number }> {
  const columnOf = (name: ColumnName<Table>) => table[name] as PgColumn;
  const { page, size, sort, keyword } = input;
  const given = input as unknown as Readonly<Record<string, unknown>>;
  const like = keyword ? containing(keyword) : undefined;
  const where = and(
    scope,
    ...(options.equal ?? []).map((name) => (given[name] === undefined ? undefined : eq(columnOf(name), given[name]))),
    like === undefined ? undefined : or(...(options.search ?? []).map((name) => ilike(columnOf(name), like))),
  );
  const sortable = Object.fromEntries(options.sort.map((name) => [name, columnOf(name)]));
  const order = [...listOrder(sort, sortable), ...options.order.map((name) => asc(columnOf(name)))];
  const [counted] = await db
    .select({ total: count() })
    .from(table as KeptTable)
    .where(where);
  const total = counted?.total ?? 0;
  const found = db
    .select()
    .from(table as KeptTable)
    .where(where)
    .orderBy(...order);
  const rows = size === undefined ? await found : await found.limit(size).offset(page * size);
  return {
    rows: rows as unknown as RowOf<Table>[],
    total,
    ...(size === undefined ? { page: 0, size: total } : { page, size }),
  };
}
