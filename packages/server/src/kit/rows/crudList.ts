import { and, asc, type Column, desc, eq, ilike, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CallContext } from '../context.ts';
import { containing, listOrder } from './listOrder.ts';
import type { ColumnName, CrudTable, RowOf } from './crudTable.ts';
import { type PageOf, paged } from './paged.ts';

/** How a list of kept rows is filtered and sorted; the call's schema refuses everything else. */
export interface CrudListOptions<Table extends CrudTable, Input extends ListInput> {
  /** Columns that `keyword` searches. */
  search?: readonly ColumnName<Table>[];
  /** Filters that compare a column of the same name. */
  equal?: readonly (ColumnName<Table> & keyof Input)[];
  /** The condition for all other filters. */
  where?: (input: Input, context: CallContext) => SQL | undefined;
  /** Fields that the caller may sort by: columns, or names with their expressions. */
  sort: readonly ColumnName<Table>[] | Readonly<Record<string, Column | SQL>>;
  /** The default order, which also orders rows that are equal in the requested one. */
  order: readonly (ColumnName<Table> | `${ColumnName<Table>},desc`)[];
}

/** Input of every list call; without `size` a call returns all rows, where it allows that. */
export interface ListInput {
  page: number;
  size?: number | undefined;
  sort: readonly string[];
  keyword?: string | undefined;
}

/** Reads one page of the rows within `scope`. Throws VALIDATION for a sort field that is not allowed. */
export function crudPage<Table extends CrudTable, Input extends ListInput>(
  context: CallContext,
  table: Table,
  scope: SQL | undefined,
  options: CrudListOptions<Table, Input>,
  input: Input,
): Promise<PageOf<RowOf<Table>>> {
  const columnOf = (name: string) => table[name as ColumnName<Table>] as PgColumn;
  const { sort, keyword } = input;
  const { search = [], equal = [] } = options;
  const like = keyword ? containing(keyword) : undefined;
  const where = and(
    scope,
    ...equal.map((name) => (input[name] === undefined ? undefined : eq(columnOf(name), input[name]))),
    options.where?.(input, context),
    like === undefined || search.length === 0 ? undefined : or(...search.map((name) => ilike(columnOf(name), like))),
  );
  const sortable: Readonly<Record<string, Column | SQL>> = isNames(options.sort)
    ? Object.fromEntries(options.sort.map((name) => [name, columnOf(name)]))
    : options.sort;
  const fixed = options.order.map((entry) => {
    const [name = '', direction] = entry.split(',');
    return direction === 'desc' ? desc(columnOf(name)) : asc(columnOf(name));
  });
  const query = context.db
    .select()
    .from(table as CrudTable)
    .where(where);
  const found = paged(context.db, query, input, [...listOrder(sort, sortable), ...fixed]);
  return found as Promise<PageOf<RowOf<Table>>>;
}

const isNames = <Name>(sort: readonly Name[] | object): sort is readonly Name[] => Array.isArray(sort);
