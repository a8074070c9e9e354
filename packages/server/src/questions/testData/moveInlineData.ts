import { and, eq, sql } from 'drizzle-orm';
import type { WrittenCase } from '@aosai/api/judging/testData';
import type { Db } from '../../db/open.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import type { ProgrammingSpec } from '../../db/schema/storedQuestion.ts';
import { storeCases } from './storeCases.ts';
import type { TestDataStore } from '../../adapters/testData/testDataStore.ts';

const BATCH = 50;
/** Selects versions from before test data was stored in files. */
const HAS_INLINE = sql`jsonb_path_exists(${questionVersion.programming}, '$.cases[*] ? (!exists(@.inSha))')`;

/**
 * Moves test data that is still in rows into files. Run at each start: every version is moved by itself, so an
 * interrupted start continues where it was, and with nothing to move it only looks.
 */
export async function moveInlineData(db: Db, testData: TestDataStore): Promise<number> {
  let moved = 0;
  let after = ['', ''];
  for (;;) {
    const rows = await db
      .select({ appId: questionVersion.appId, id: questionVersion.id, programming: questionVersion.programming })
      .from(questionVersion)
      .where(and(HAS_INLINE, sql`(${questionVersion.appId}, ${questionVersion.id}) > (${after[0]}, ${after[1]})`))
      .orderBy(questionVersion.appId, questionVersion.id)
      .limit(BATCH);
    for (const { appId, id, programming } of rows) {
      after = [appId, id];
      const old = programming as (Omit<ProgrammingSpec, 'cases'> & { cases: WrittenCase[] }) | null;
      if (!old) continue;
      const cases = await storeCases(testData, old.cases);
      await db
        .update(questionVersion)
        .set({ programming: { ...old, cases } })
        .where(and(eq(questionVersion.appId, appId), eq(questionVersion.id, id)));
      moved += 1;
    }
    if (rows.length < BATCH) return moved;
  }
}
