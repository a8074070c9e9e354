import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { config } from '../../db/schema/platform.ts';

/** A setting of an app; the empty text if it is not set. */
export async function findConfig(db: Db, appId: string, key: string): Promise<string> {
  const [row] = await db
    .select({ value: config.value })
    .from(config)
    .where(and(eq(config.appId, appId), eq(config.key, key), isNull(config.deletedAt)));
  return row?.value.trim() ?? '';
}
