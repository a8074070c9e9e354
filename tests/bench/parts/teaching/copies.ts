import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { AnyPgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../../packages/server/src/db/open.ts';

/** SQL of an id as long as a real one that sorts by its number: `idOf('P', sql`n`)`. */
export const idOf = (letter: string, no: SQL): SQL => sql`${letter}::text || lpad((${no})::text, 25, '0')`;

/** The id of `idOf` in JavaScript. */
export const idText = (letter: string, no: number): string => letter + String(no).padStart(25, '0');

interface Copies {
  /** Id of the row to copy. */
  like: string;
  from?: number;
  count: number;
  /** Columns that differ, with SQL over the number `n`. */
  changes: Record<string, SQL>;
}

/** Copies a row many times in the database, which takes seconds for a hundred thousand. */
export async function copies(db: Db, table: AnyPgTable, { like, from = 1, count, changes }: Copies): Promise<void> {
  const name = sql.identifier(getTableName(table));
  const pairs = sql.join(
    Object.entries(changes).map(([column, value]) => sql`${sql.raw(`'${column}'`)}, ${value}`),
    sql`, `,
  );
  await db.execute(sql`insert into ${name} select made.* from ${name} like_row,
    generate_series(${sql.raw(String(from))}, ${sql.raw(String(from + count - 1))}) n,
    lateral jsonb_populate_record(like_row, jsonb_build_object(${pairs})) made where like_row.id = ${like}`);
}
