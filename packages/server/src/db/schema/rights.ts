import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { base, instant } from './base.ts';

/** A named set of permissions `resource:operation`, given to back-office users. */
export const role = pgTable(
  'role',
  {
    ...base(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    note: text('note'),
    permissions: jsonb('permissions').$type<string[]>().notNull().default([]),
    /** People with this role do nothing in the office before they have a second factor. */
    requiresSecondFactor: boolean('requires_second_factor').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('role_code')
      .on(t.appId, t.code)
      .where(sql`deleted_at is null`),
  ],
);

/** Resources that permissions refer to: one row per resource of the contract; operators rename and sort them. */
export const resource = pgTable(
  'resource',
  {
    ...base(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    sort: integer('sort').notNull().default(0),
    /** Since when no call of the contract requires it; null while one does. */
    goneAt: instant('gone_at'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('resource_code')
      .on(t.appId, t.code)
      .where(sql`deleted_at is null`),
  ],
);

export const resourceOperation = pgTable(
  'resource_operation',
  {
    ...base(),
    resourceId: text('resource_id').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    sort: integer('sort').notNull().default(0),
    goneAt: instant('gone_at'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('resource_operation_code')
      .on(t.appId, t.resourceId, t.code)
      .where(sql`deleted_at is null`),
    index('resource_operation_resource').on(t.appId, t.resourceId),
  ],
);
