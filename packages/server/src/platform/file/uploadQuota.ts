import { and, eq, gt, sql } from 'drizzle-orm';
import { DAY_MS, MEBIBYTE } from '@aosai/api/kit/constants';
import { AppError } from '@aosai/api/kit/errors';
import { sizeLabel } from '@aosai/api/platform/filePurposes';
import { file } from '../../db/schema/platform.ts';
import type { CallContext } from '../../kit/context.ts';

const MAX_FILES = 300;
const MAX_BYTES = 1024 * MEBIBYTE;

/**
 * Limits the uploads of a member per day, deleted files included, to more than anybody needs and less than fills a
 * disk. Throws UPLOAD_QUOTA.
 */
export async function checkUploadQuota({ db, appId, actor, services }: CallContext): Promise<void> {
  if (actor.kind !== 'member') return;
  const since = new Date(services.now().getTime() - DAY_MS);
  const [used] = await db
    .select({ files: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${file.sizeBytes}), 0)::float8` })
    .from(file)
    .where(and(eq(file.appId, appId), eq(file.ownerId, actor.memberId), gt(file.createdAt, since)));
  if (used && (used.files >= MAX_FILES || used.bytes >= MAX_BYTES))
    throw new AppError('UPLOAD_QUOTA', { max: `${MAX_FILES} 个文件或 ${sizeLabel(MAX_BYTES)}` });
}
