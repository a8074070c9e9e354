import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import type { Keys } from '../../keys/keys.ts';
import { SECTIONS } from './personSections.ts';

export type ExportedRow = Record<string, unknown>;

/** Decrypts columns that end in `Enc` and drops the suffix. */
function told(row: ExportedRow, keys: Pick<Keys, 'openField'>): ExportedRow {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) =>
      name.endsWith('Enc')
        ? [name.slice(0, -3), typeof value === 'string' ? keys.openField(value) : null]
        : [name, value instanceof Date ? value.toISOString() : value],
    ),
  );
}

/** All data that the platform holds about a person, by subject. */
export async function exportPerson(
  db: Db,
  { appId, memberId, keys }: { appId: string; memberId: string; keys: Pick<Keys, 'openField'> },
): Promise<Record<string, ExportedRow[]>> {
  const content: Record<string, ExportedRow[]> = {};
  for (const { name, table, columns, of, appId: app, id } of SECTIONS) {
    const rows = await db
      .select(columns)
      .from(table)
      .where(and(eq(app, appId), of(memberId)))
      .orderBy(asc(id));
    content[name] = rows.map((row) => told(row, keys));
  }
  return content;
}
