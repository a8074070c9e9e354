import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './open.ts';

/**
 * Runs a hand-written statement, the same on PGlite and PostgreSQL. The caller names the columns and their types:
 * numbers, booleans, texts and JSON arrive parsed, instants as text (use the query builder for those).
 */
export async function rawRows<T>(db: Db, statement: SQL): Promise<T[]> {
  const result = (await db.execute(statement)) as unknown as { rows: T[] };
  return result.rows;
}

export function instantParam(at: Date): SQL {
  return sql`${at.toISOString()}::timestamptz`;
}

export function jsonParam(value: unknown): SQL {
  return sql`${JSON.stringify(value)}::jsonb`;
}
