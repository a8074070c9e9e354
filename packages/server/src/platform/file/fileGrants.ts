import { lt } from 'drizzle-orm';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { FILE_GRANT_HOURS } from '@aosai/api/courses/courseRules';
import type { Db } from '../../db/open.ts';
import { fileGrant } from '../../db/schema/content.ts';

/** A grant that lasts this much longer is not renewed, so that reading a page again writes nothing. */
const FRESH_MS = (FILE_GRANT_HOURS * HOUR_MS) / 2;

/** Lets a member fetch files for some hours. The caller has checked that they may. */
export async function grantFiles(
  db: Db,
  { appId, now }: { appId: string; now: Date },
  memberId: string,
  fileNames: readonly string[],
): Promise<void> {
  if (fileNames.length === 0) return;
  const until = new Date(now.getTime() + FILE_GRANT_HOURS * HOUR_MS);
  await db
    .insert(fileGrant)
    .values([...new Set(fileNames)].map((fileName) => ({ appId, memberId, fileName, until })))
    .onConflictDoUpdate({
      target: [fileGrant.appId, fileGrant.memberId, fileGrant.fileName],
      set: { until },
      setWhere: lt(fileGrant.until, new Date(now.getTime() + FRESH_MS)),
    });
}

export async function forgetFileGrants(db: Db, now: Date): Promise<void> {
  await db.delete(fileGrant).where(lt(fileGrant.until, now));
}
