import { type SQL, sql } from 'drizzle-orm';

/**
 * Uses a query as a column of another. In a select from one table Drizzle omits table names, also inside subqueries,
 * where `app_id = app_id` would then always be true. This wrapper keeps the names.
 */
export const subquery = <Value>(query: SQL): SQL<Value> => sql<Value>`(${query})`;
