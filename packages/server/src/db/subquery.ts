import { type SQL, sql } from 'drizzle-orm';

/**
 * A query as a column of another. Drizzle writes the columns of a select from one table without the table's name, also
 * those of a query that stands in it, where `app_id = app_id` is then always true; inside these brackets they keep it.
 */
export const subquery = <Value>(query: SQL): SQL<Value> => sql<Value>`(${query})`;
