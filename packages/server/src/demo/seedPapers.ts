import { and, eq, isNotNull } from 'drizzle-orm';
import type { PaperSource } from '@aosai/api/papers/paperSource';
import { keepPaper, type PaperRow, storePaper } from '../papers/storePaper.ts';
import type { TestDataStore } from '../adapters/testData/testDataStore.ts';
import type { Db } from '../db/open.ts';
import { examPaper } from '../db/schema/exam.ts';
import { demoRow } from './demoRow.ts';

/** Stores papers with their questions once; later starts find them. Returns their rows by the papers' keys. */
export async function seedPapers(
  db: Db,
  testData: TestDataStore,
  { appId, now }: { appId: string; now: Date },
  sources: readonly PaperSource[],
): Promise<Map<string, PaperRow>> {
  const rows = await db
    .select()
    .from(examPaper)
    .where(and(eq(examPaper.appId, appId), isNotNull(examPaper.key)));
  const papers = new Map(rows.flatMap((row) => (row.key === null ? [] : [[row.key, row] as const])));
  let storing: Promise<unknown> = Promise.resolve();
  for (const source of sources) {
    if (papers.has(source.key)) continue;
    // Files of a paper are written while the database stores the paper before.
    const [kept] = await Promise.all([keepPaper(testData, source), storing]);
    storing = storePaper(db, () => demoRow(appId, now), kept).then((row) => papers.set(source.key, row));
  }
  await storing;
  return papers;
}
