import { eq } from 'drizzle-orm';
import { readConfig } from '../../../packages/server/src/config.ts';
import { submission } from '../../../packages/server/src/db/schema/submission.ts';
import { openStore } from '../../../packages/server/src/start/store.ts';

/** Number of leased jobs in a data folder that no server has open. */
export async function leasesHeld(dataFolder: string): Promise<number> {
  const config = readConfig({ ...process.env, AOSAI_DATA: dataFolder }, dataFolder);
  const { database, close } = await openStore(config);
  try {
    return await database.db.$count(submission, eq(submission.state, 'judging'));
  } finally {
    await close();
  }
}
