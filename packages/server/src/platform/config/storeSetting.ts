import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { config } from '../../db/schema/platform.ts';
import { actorId } from '../../kit/actorId.ts';
import type { CallContext } from '../../kit/context.ts';
import { keepCurrent, keepVersion } from './configVersions.ts';

type ConfigRow = typeof config.$inferSelect;

/**
 * Stores one setting, and its text as a new version; an unchanged value keeps row and version. Throws VERSION_CHANGED.
 *
 * @param had the stored row, locked by the caller; undefined if there is none
 * @returns the new version, or null if nothing has changed
 */
export async function storeSetting(
  tx: Db,
  { appId, services, actor }: CallContext,
  { key, value, isPublic }: Pick<ConfigRow, 'key' | 'value' | 'isPublic'>,
  had?: ConfigRow,
): Promise<number | null> {
  if (had?.value === value) return null;
  const at = services.now();
  const createdBy = actorId(actor);
  if (had) {
    await keepCurrent(tx, had);
    const version = had.version + 1;
    await tx
      .update(config)
      .set({ value, isPublic, version, updatedAt: at })
      .where(and(eq(config.appId, appId), eq(config.id, had.id)));
    await keepVersion(tx, { ...had, value, isPublic }, version, { at, createdBy });
    return version;
  }
  const row = { appId, id: newId(), createdBy, createdAt: at, updatedAt: at, key, value, isPublic };
  // The versions of a deleted key continue, since somebody may have agreed to one of them.
  const [made] = await tx
    .insert(config)
    .values(row)
    .onConflictDoUpdate({
      target: [config.appId, config.key],
      set: { value, isPublic, updatedAt: at, deletedAt: null, version: sql`${config.version} + 1` },
      setWhere: isNotNull(config.deletedAt),
    })
    .returning({ version: config.version });
  // Another call has stored this setting for the first time meanwhile.
  if (!made) throw new AppError('VERSION_CHANGED');
  await keepVersion(tx, row, made.version, { at, createdBy });
  return made.version;
}
