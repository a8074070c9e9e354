import { integer, text, timestamp } from 'drizzle-orm/pg-core';

/** An instant: timestamptz with milliseconds, a Date in code. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/**
 * Columns of every entity. Primary keys, unique keys and indexes start with app_id, so that a
 * distributed PostgreSQL can shard by app; ids are ULIDs from `newId` and never parsed.
 */
export const base = () => ({
  appId: text('app_id').notNull(),
  id: text('id').notNull(),
  orgId: text('org_id'),
  createdBy: text('created_by'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  version: integer('version').notNull().default(1),
  deletedAt: instant('deleted_at'),
});
