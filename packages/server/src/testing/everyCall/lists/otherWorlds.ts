import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { AnyPgTable, PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/open.ts';

/** A way in which another world differs from this one: other values in one column of one table. */
export interface Difference {
  /** `member.account (mobile)`. */
  name: string;
  /** The column's name in code. */
  property: string;
  /** Whether values change in part or as a whole; one row is never changed in both ways. */
  changes: 'inPart' | 'whole';
  table: AnyPgTable;
  column: PgColumn;
  /** The other value, and the rows that have it. */
  to: SQL;
  where: SQL;
}

/** A part of a value that no mask shows: neither its beginning nor the whole. */
function innerPart(value: string): string {
  const signs = Array.from(value);
  return signs.slice(signs.length < 5 ? 1 : 3, 5).join('');
}

/**
 * Which rows change and how, in SQL; except for `whole`, no row changes in two ways. Unchanged is what masks show: the
 * first character of a name, both ends of a number, an address's host.
 */
function changesOf(column: PgColumn): Record<string, { to: SQL; where: SQL }> {
  const always = sql`${column} is not null`;
  const md5 = sql`md5(${column}::text)`;
  switch (column.getSQLType()) {
    case 'text':
      return {
        mobile: {
          to: sql`left(${column}, 3) || lpad((9999 - substr(${column}, 4, 4)::int)::text, 4, '0') || right(${column}, 4)`,
          where: sql`${column} ~ '^1[0-9]{10}$'`,
        },
        email: {
          to: sql`left(${column}, 1) || ${md5} || substring(${column} from '@.*$')`,
          where: sql`${column} like '%@%'`,
        },
        tail: {
          to: sql`left(${column}, 1) || ${md5}`,
          where: sql`length(${column}) > 1 and ${column} !~ '^1[0-9]{10}$' and ${column} not like '%@%'`,
        },
        whole: { to: md5, where: always },
      };
    case 'integer':
      return { reversed: { to: sql`1000000 - ${column}`, where: always } };
    case 'boolean':
      return { turned: { to: sql`not ${column}`, where: always } };
    case 'jsonb':
      return { emptied: { to: sql`'[]'::jsonb`, where: sql`jsonb_typeof(${column}) = 'array'` } };
    default:
      return {
        mirrored: { to: sql`timestamptz '2027-01-01' - (${column} - timestamptz '2026-01-01')`, where: always },
      };
  }
}

/** Ids do not change: a reader who knows an id may ask for its rows. */
const isKept = (name: string): boolean => name === 'id' || name.endsWith('Id') || name.endsWith('Ids');

/** All possible differences of a table. */
export function differencesOf(table: AnyPgTable): Difference[] {
  return Object.entries(getTableColumns(table))
    .filter(([name]) => !isKept(name))
    .flatMap(([name, column]) =>
      Object.entries(changesOf(column)).map(([kind, { to, where }]): Difference => ({
        name: `${getTableName(table)}.${name} (${kind})`,
        property: name,
        changes: kind === 'whole' ? 'whole' : 'inPart',
        table,
        column,
        to,
        where,
      })),
    );
}

/** Words that only the old or only the new values contain, for searches. */
export async function wordsOf(db: Db, { table, column, to, where }: Difference): Promise<string[]> {
  if (column.getSQLType() !== 'text') return [];
  const { rows } = (await db.execute(
    sql`select ${column} as old_one, ${to} as new_one from ${table} where ${where} order by 1 limit 1`,
  )) as unknown as { rows: { old_one: string; new_one: string }[] };
  return rows.flatMap((row) => [innerPart(row.old_one), innerPart(row.new_one)]).filter((word) => word !== '');
}

/** Applies all differences of a table in one statement, so that each row is written once. */
async function make(db: Db, differences: readonly Difference[]): Promise<void> {
  for (const [table, ofTable] of Map.groupBy(differences, (one) => one.table)) {
    const columns = [...Map.groupBy(ofTable, ({ column }) => column)].map(([column, ways]) => {
      const cases = ways.map(({ to, where }) => sql`when ${where} then ${to}`);
      return sql`${sql.identifier(column.name)} = case ${sql.join(cases, sql` `)} else ${column} end`;
    });
    const rows = sql.join(
      ofTable.map(({ where }) => sql`(${where})`),
      sql` or `,
    );
    await db.execute(sql`update ${table} set ${sql.join(columns, sql`, `)} where ${rows}`);
  }
}

const UNDO = new Error('back to the first world');

/** The result of `look` in a world with these differences; null when constraints forbid that world. */
export async function inOtherWorld<T>(
  db: Db,
  differences: readonly Difference[],
  look: (db: Db) => Promise<T>,
): Promise<T | null> {
  let seen: T | null = null;
  try {
    await db.transaction(async (tx) => {
      await make(tx, differences);
      seen = await look(tx);
      throw UNDO;
    });
  } catch (error) {
    if (error !== UNDO) return null;
  }
  return seen;
}

type Look = (db: Db) => Promise<string>;

async function unnoticedTogether(
  db: Db,
  differences: readonly Difference[],
  look: Look,
  usual: string,
): Promise<Difference[]> {
  if (differences.length === 0 || (await inOtherWorld(db, differences, look)) === usual) return [...differences];
  if (differences.length === 1) return [];
  const half = Math.ceil(differences.length / 2);
  return [
    ...(await unnoticedTogether(db, differences.slice(0, half), look, usual)),
    ...(await unnoticedTogether(db, differences.slice(half), look, usual)),
  ];
}

/** Whether the reply has a field with the column's name, or one ending in it, such as `memberName`. */
const isNamedIn = (usual: string, { property }: Difference): boolean =>
  usual.matchAll(/"(\w+)":/g).some(([, name = '']) => name.toLowerCase().includes(property.toLowerCase()));

/**
 * The differences that do not change what `look` sees. Columns visible by name are likely noticed and are tried singly;
 * the rest is bisected, since mostly one look shows that none of it is noticed.
 */
export async function unnoticed(
  db: Db,
  differences: readonly Difference[],
  look: Look,
  usual: string,
): Promise<Difference[]> {
  const { true: named = [], false: others = [] } = Object.groupBy(differences, (one) =>
    isNamedIn(usual, one) ? 'true' : 'false',
  );
  const alone: Difference[] = [];
  for (const one of named) alone.push(...(await unnoticedTogether(db, [one], look, usual)));
  return [...alone, ...(await unnoticedTogether(db, others, look, usual))];
}
