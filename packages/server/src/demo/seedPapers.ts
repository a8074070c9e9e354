import { and, eq, isNotNull } from 'drizzle-orm';
import type { PaperSource } from '@aosai/api/papers/paperSource';
import { type KeptPaper, type PaperRow, storePaper } from '../papers/storePaper.ts';
import type { Db } from '../db/open.ts';
import { examPaper } from '../db/schema/exam.ts';
import type { Shipment } from './shipment.ts';
import { demoRow } from './demoRow.ts';

/** Stores papers with their questions once; later starts find them. Returns their rows by the papers' keys. */
export async function seedPapers(
  db: Db,
  { appId, now }: { appId: string; now: Date },
  { sources, keep }: Shipment<PaperSource, KeptPaper>,
): Promise<Map<string, PaperRow>> {
  const rows = await db
    .select()
    .from(examPaper)
    .where(and(eq(examPaper.appId, appId), isNotNull(examPaper.key)));
  const papers = new Map(rows.flatMap((row) => (row.key === null ? [] : [[row.key, row] as const])));
  let storing: Promise<unknown> = Promise.resolve();
  for (const source of sources) {
    if (papers.has(source.key)) continue;
    // A paper is made ready while the database stores the one before.
    const [kept] = await Promise.all([keep(source), storing]);
    storing = storePaper(db, () => demoRow(appId, now), kept).then((row) => papers.set(source.key, row));
  }
  await storing;
  return papers;
}
