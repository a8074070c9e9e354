import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { AnyPgTable, PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/open.ts';

/** One way in which a world may differ from this one: other values in one column of one table. */
export interface Difference {
  /** `member.account (mobile)`. */
  name: string;
  /** The column as code names it. */
  property: string;
  /** Values may change in part or whole, not both at once. */
  changes: 'inPart' | 'whole';
  table: AnyPgTable;
  column: PgColumn;
  /** The other value, and which rows have one. */
  to: SQL;
  where: SQL;
}

/** A part of a value that no mask shows: neither its beginning nor the whole of it. */
function innerPart(value: string): string {
  const signs = Array.from(value);
  return signs.slice(signs.length < 5 ? 1 : 3, 5).join('');
}

/** Which rows change and how, in SQL; but for `whole`, no row changes in two ways. Masks keep: the first sign of a name, both ends of a number, an address's host. */
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

/** Which rows belong together stays: anyone who knows an id asks for what belongs to it. */
const isKept = (name: string): boolean => name === 'id' || name.endsWith('Id') || name.endsWith('Ids');

/** Every difference that a table may have. */
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

/** Words that only the old or only the new values hold, for searches. */
export async function wordsOf(db: Db, { table, column, to, where }: Difference): Promise<string[]> {
  if (column.getSQLType() !== 'text') return [];
  const { rows } = (await db.execute(
    sql`select ${column} as old_one, ${to} as new_one from ${table} where ${where} order by 1 limit 1`,
  )) as unknown as { rows: { old_one: string; new_one: string }[] };
  return rows.flatMap((row) => [innerPart(row.old_one), innerPart(row.new_one)]).filter((word) => word !== '');
}

/** All differences of a table in one statement: each row is written once. */
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

/** What is seen in a world with these differences; null when no such world can be. */
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

/** Whether what is seen has something by the name of the column, or by one that ends like it: `memberName`. */
const isNamedIn = (usual: string, { property }: Difference): boolean =>
  usual.matchAll(/"(\w+)":/g).some(([, name = '']) => name.toLowerCase().includes(property.toLowerCase()));

/**
 * Those of the differences that nobody notices who looks like this. What is seen by its name is likely noticed and
 * stands alone; the rest is found by halving: mostly one look tells that nobody notices any of it.
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
