import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import type { Keys } from '../../keys/keys.ts';
import { heldQuestions } from '../../questions/bank/heldQuestions.ts';
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

/** Leaves out the results of questions that a running exam asks: a candidate could look up the right answer there. */
async function withoutHeld(
  db: Db,
  at: { appId: string; now: Date },
  rows: readonly ExportedRow[],
  results: readonly string[],
): Promise<ExportedRow[]> {
  const asked = rows.flatMap(({ questionId }) => (typeof questionId === 'string' ? [questionId] : []));
  const held = await heldQuestions(db, at, [...new Set(asked)]);
  return rows.map((row) => {
    if (typeof row['questionId'] !== 'string' || !held.has(row['questionId'])) return row;
    return Object.fromEntries(Object.entries(row).filter(([column]) => !results.includes(column)));
  });
}

interface Exporting {
  appId: string;
  memberId: string;
  keys: Pick<Keys, 'openField'>;
  now: Date;
}

/** All data that the platform holds about a person, by subject. */
export async function exportPerson(
  db: Db,
  { appId, memberId, keys, now }: Exporting,
): Promise<Record<string, ExportedRow[]>> {
  const content: Record<string, ExportedRow[]> = {};
  for (const { name, table, columns, of, appId: app, id, results } of SECTIONS) {
    const rows = await db
      .select(columns)
      .from(table)
      .where(and(eq(app, appId), of(memberId)))
      .orderBy(asc(id));
    const open = results ? await withoutHeld(db, { appId, now }, rows, results) : rows;
    content[name] = open.map((row) => told(row, keys));
  }
  return content;
}
