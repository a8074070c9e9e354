import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/open.ts';
import type { CallContext } from '../context.ts';

/** A table with the columns of every entity (db/schema/base.ts). */
export type CrudTable = PgTable & {
  [Name in 'appId' | 'id' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt']: PgColumn;
};

/** Columns that the kit sets itself. */
type Kept = 'appId' | 'id' | 'createdBy' | 'createdAt' | 'updatedAt' | 'version' | 'deletedAt';

export type RowOf<Table extends CrudTable> = Table['$inferSelect'] & {
  id: string;
  version: number;
  updatedAt: Date;
};
export type NewRowOf<Table extends CrudTable> = Omit<Table['$inferInsert'], Kept>;
export type ChangesOf<Table extends CrudTable> = Partial<NewRowOf<Table>>;

/** Names of the columns that a list may search, compare or sort by. */
export type ColumnName<Table extends CrudTable> = keyof Table['$inferSelect'] & keyof Table & string;

/** A row's id and the version in which the client saw it. */
export type SeenInput = { id: string; version?: number };

/** A call in progress: its transaction, the context (whose database is the transaction too) and the input. */
export interface Work<Input> {
  tx: Db;
  context: CallContext;
  input: Input;
}

/** The same with the locked row, before the change. */
export interface RowWork<Table extends CrudTable, Input> extends Work<Input> {
  row: RowOf<Table>;
}

/** Steps of a change besides the kit's own, all in one transaction. Each throws if the change is not allowed. */
export interface ChangeSteps<Table extends CrudTable, Input extends SeenInput> {
  /** The action in the log; `update` by default. */
  action?: string;
  /** Runs before the row is locked, for locks that must come first. */
  first?: (work: Work<Input>) => Promise<unknown>;
  /** Turns the input into column values; by default every field sets the column of its name. */
  to?: (work: RowWork<Table, Input>) => ChangesOf<Table> | Promise<ChangesOf<Table>>;
  /** Further changes to other rows. */
  after?: (work: RowWork<Table, Input> & { changes: ChangesOf<Table> }) => Promise<unknown>;
}
