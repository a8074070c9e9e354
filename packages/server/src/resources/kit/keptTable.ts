import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

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
