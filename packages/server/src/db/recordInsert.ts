import { getTableColumns, is, SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { storableText } from '../base/storableText.ts';

/** What PostgreSQL refuses in JSON, NUL and lone surrogates, as `JSON.stringify` writes it; also found in `\\u0000`. */
const REFUSED = /\\u(?:0000|d[89a-f])/u;

const storable = (_key: string, value: unknown): unknown => (typeof value === 'string' ? storableText(value) : value);

interface Column {
  field: string;
  name: string;
  /** The value of a row that does not set it. */
  without: unknown;
}

function columnsOf(table: PgTable): Column[] {
  return Object.entries(getTableColumns(table)).map(([field, column]) => {
    const { name, default: without = null } = column;
    if (is(without, SQL)) throw new Error(`the default of ${name} is known to the database alone`);
    return { field, name, without };
  });
}

function recordsOf(columns: readonly Column[], rows: readonly object[]): string {
  const records = rows.map((row) =>
    Object.fromEntries(
      columns.map(({ field, name, without }) => {
        const value: unknown = Reflect.get(row, field);
        return [name, value === undefined ? without : value];
      }),
    ),
  );
  const text = JSON.stringify(records);
  return REFUSED.test(text) ? JSON.stringify(records, storable) : text;
}

/**
 * An insert of whole rows with one parameter. With one for each value, as the query builder writes it, large rows take
 * this thread as long as the database. PostgreSQL reads instants, arrays and JSON from JSON.
 */
export function recordInsert<Table extends PgTable>(table: Table, rows: readonly Table['$inferInsert'][]): SQL {
  const columns = columnsOf(table);
  // Named, since a newer program may have added columns with defaults to this database.
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  return sql`insert into ${table} (${names})
    select ${names} from json_populate_recordset(null::${table}, ${recordsOf(columns, rows)}::json)`;
}
