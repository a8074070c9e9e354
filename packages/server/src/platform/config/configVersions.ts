import { and, desc, eq } from 'drizzle-orm';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { type config, configVersion } from '../../db/schema/platform.ts';
import { sha256Of } from '../../kit/audit/sysLogChain.ts';

type ConfigRow = typeof config.$inferSelect;

/** All versions of a key. */
export const versionsOf = (appId: string, key: string) =>
  and(eq(configVersion.appId, appId), eq(configVersion.key, key));

type Text = Pick<ConfigRow, 'appId' | 'key' | 'value' | 'isPublic'>;

/** Stores a value permanently, as the given version of its row. */
export async function keepVersion(
  tx: Db,
  { appId, key, value, isPublic }: Text,
  of: number,
  by: { at: Date; createdBy: string | null },
): Promise<void> {
  const base = { appId, id: newId(), createdBy: by.createdBy, createdAt: by.at, updatedAt: by.at };
  await tx
    .insert(configVersion)
    .values({ ...base, key, of, value, sha256: sha256Of(value), wasPublic: isPublic })
    .onConflictDoNothing();
}

/**
 * Stores the current value unless that was done already; the values of a new installation may not have been. Marks a
 * version as public if its text has been public.
 */
export async function keepCurrent(tx: Db, row: ConfigRow): Promise<void> {
  const { appId, key } = row;
  const [latest] = await tx
    .select({ id: configVersion.id, sha256: configVersion.sha256 })
    .from(configVersion)
    .where(versionsOf(appId, key))
    .orderBy(desc(configVersion.of))
    .limit(1);
  if (latest?.sha256 !== sha256Of(row.value)) {
    await keepVersion(tx, row, row.version, { at: row.updatedAt, createdBy: row.createdBy });
  } else if (row.isPublic) {
    const shown = and(eq(configVersion.appId, appId), eq(configVersion.id, latest.id));
    await tx.update(configVersion).set({ wasPublic: true }).where(shown);
  }
}
