import { and, eq, isNull } from 'drizzle-orm';
import type { FilePurpose } from '@aosai/api/domain/filePurposes';
import type { Db } from '../../db/open.ts';
import { file } from '../../db/schema/platform.ts';
import type { CallContext } from '../context.ts';

/**
 * The file of a record follows it: shown to everybody while the record is, and then kept for as long as that. The
 * caller has been let at the record.
 */
export async function showFile(
  tx: Db,
  { appId, services }: CallContext,
  fileName: string,
  { purpose, isPublic }: { purpose: FilePurpose; isPublic: boolean },
): Promise<void> {
  await tx
    .update(file)
    .set({ isPublic, updatedAt: services.now(), ...(isPublic && { expiresAt: null }) })
    .where(and(eq(file.appId, appId), eq(file.fileName, fileName), eq(file.purpose, purpose), isNull(file.deletedAt)));
}
