import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/open.ts';
import type { CallContext } from '../context.ts';

/** A table with the columns of every entity (db/schema/base.ts). */
export type KeptTable = PgTable & {
  [Name in 'appId' | 'id' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt']: PgColumn;
};

/** What the kit fills in by itself. */
type Kept = 'appId' | 'id' | 'createdBy' | 'createdAt' | 'updatedAt' | 'version' | 'deletedAt';

export type RowOf<Table extends KeptTable> = Table['$inferSelect'] & {
  id: string;
  version: number;
  updatedAt: Date;
};
export type NewRowOf<Table extends KeptTable> = Omit<Table['$inferInsert'], Kept>;
export type ChangesOf<Table extends KeptTable> = Partial<NewRowOf<Table>>;

/** Names of the columns that a list may search, compare or sort by. */
export type ColumnName<Table extends KeptTable> = keyof Table['$inferSelect'] & keyof Table & string;

/** What names a row, and the version in which the client saw it. */
export type SeenInput = { id: string; version?: number };

/** A call at work: its transaction, which is the context's database too, who makes it, and what it brought. */
export interface Work<Input> {
  tx: Db;
  context: CallContext;
  input: Input;
}

/** The same with the row, locked, as it is before the change. */
export interface RowWork<Table extends KeptTable, Input> extends Work<Input> {
  row: RowOf<Table>;
}

/** What a change does besides the kit's part, all of it in one transaction. Each step throws what stands in the way. */
export interface ChangeSteps<Table extends KeptTable, Input extends SeenInput> {
  /** Its word in the log; `update` without it. */
  action?: string;
  /** Before the row is locked: locks that must come first. */
  first?: (work: Work<Input>) => Promise<unknown>;
  /** What the input means for the row; without it every field stands for its column. */
  to?: (work: RowWork<Table, Input>) => ChangesOf<Table> | Promise<ChangesOf<Table>>;
  /** What follows from the change for other rows. */
  after?: (work: RowWork<Table, Input> & { changes: ChangesOf<Table> }) => Promise<unknown>;
}
