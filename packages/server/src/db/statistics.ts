import { sql } from 'drizzle-orm';
import type { Db } from './open.ts';

/** A table counts as grown when it has more pages (8 kB) than before by this factor plus `GROWTH_PAGES`. */
const GROWTH = 1.2;
const GROWTH_PAGES = 2;
const EVERY_MS = 10_000;

interface Grown {
  name: string;
}

async function grownTables(db: Db): Promise<Grown[]> {
  const result = (await db.execute(sql`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and pg_relation_size(oid) / 8192 > relpages * ${GROWTH}::float8 + ${GROWTH_PAGES}::int
    order by relname`)) as unknown as { rows: Grown[] };
  return result.rows;
}

/**
 * Vacuums and analyses the tables that have grown; returns their names. PGlite has no autovacuum. Without statistics
 * the planner takes every table for tiny and reads all rows of an app where an index would do; without vacuum the
 * space of deleted rows is never reused.
 */
export async function refreshStatistics(db: Db): Promise<string[]> {
  const tables = await grownTables(db);
  for (const { name } of tables) await db.execute(sql`vacuum (analyze) ${sql.identifier(name)}`);
  return tables.map(({ name }) => name);
}

/** Refreshes grown tables every ten seconds until stopped. Only for the embedded database. */
export function startStatistics(
  db: Db,
  log: { error(details: object, message: string): void },
): { stop(): Promise<void> } {
  let round: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    round ??= refreshStatistics(db)
      .catch((error: unknown) => log.error({ error }, 'statistics could not be refreshed'))
      .finally(() => {
        round = null;
      });
  }, EVERY_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
