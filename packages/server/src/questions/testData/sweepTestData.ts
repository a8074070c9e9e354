import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { DAY_MS } from '@aosai/api/kit/constants';
import type { Db } from '../../db/open.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import { rawRows } from '../../db/rawRows.ts';
import type { TestDataStore } from '../../adapters/testData/testDataStore.ts';

/** Younger data may belong to a question that is not saved yet. */
const UNNAMED_AFTER_MS = DAY_MS;
const BATCH = 500;
/**
 * When more files than this are unnamed and none is named, the database is probably the wrong one, so nothing is
 * deleted.
 */
const STRANGERS_AT_MOST = 100;

/** The hashes that versions of any app name, deleted ones included: papers and answers may still use them. */
async function namedHashes(db: Db): Promise<Set<string>> {
  const named = new Set<string>();
  let after = ['', ''];
  for (;;) {
    const rows = await rawRows<{ app_id: string; id: string; hashes: string[] }>(
      db,
      sql`select app_id, id, jsonb_path_query_array(programming, '$.cases[*].inSha') ||
          jsonb_path_query_array(programming, '$.cases[*].outSha') as hashes
        from ${questionVersion}
        where programming is not null and (app_id, id) > (${after[0]}, ${after[1]})
        order by app_id, id limit ${BATCH}`,
    );
    for (const row of rows) {
      after = [row.app_id, row.id];
      for (const hash of row.hashes) named.add(hash);
    }
    if (rows.length < BATCH) return named;
  }
}

/**
 * Deletes test data older than a day that no version names. If there are more than a hundred such files and the
 * database names none of the old ones, deletes nothing and logs why.
 */
export async function sweepTestData({
  db,
  testData,
  now,
  log,
}: {
  db: Db;
  testData: TestDataStore;
  now: Date;
  log: Pick<Logger, 'error'>;
}): Promise<void> {
  const before = new Date(now.getTime() - UNNAMED_AFTER_MS);
  const old = new Set<string>();
  for await (const { name, keptAt } of testData.list()) {
    if (keptAt < before) old.add(name);
  }
  if (old.size === 0) return;
  const named = await namedHashes(db);
  const unnamed = [...old].filter((name) => !named.has(name));
  if (unnamed.length > STRANGERS_AT_MOST && unnamed.length === old.size) {
    log.error({ unnamed: unnamed.length }, 'no question names any of the test data: none was removed');
    return;
  }
  for (const name of unnamed) await testData.remove(name, before);
}
