import { and, eq } from 'drizzle-orm';
import type { PaperSource } from '@aosai/api/papers/paperSource';
import { type PaperRow, storePaper } from '../papers/storePaper.ts';
import type { TestDataStore } from '../adapters/testData/testDataStore.ts';
import type { Db } from '../db/open.ts';
import { examPaper } from '../db/schema/exam.ts';
import { demoRow } from './demoRow.ts';

/** Stores a paper with its questions once; later starts find it. */
export async function seedPaper(
  db: Db,
  testData: TestDataStore,
  { appId, now }: { appId: string; now: Date },
  source: PaperSource,
): Promise<PaperRow> {
  const [known] = await db
    .select()
    .from(examPaper)
    .where(and(eq(examPaper.appId, appId), eq(examPaper.key, source.key)));
  return known ?? storePaper(db, testData, () => demoRow(appId, now), source);
}
