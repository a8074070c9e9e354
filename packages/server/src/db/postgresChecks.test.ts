import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { checkDurability } from './postgresChecks.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';

test('checkDurability: refuses a server that commits without a disk flush, and names the setting', async () => {
  const { db, close } = await openTestDatabase();
  try {
    await expect(
      db.transaction(async (tx) => {
        await tx.execute(sql`set local synchronous_commit = off`);
        await checkDurability(tx);
      }),
    ).rejects.toThrow(/synchronous_commit.* off/s);
  } finally {
    await close();
  }
});
