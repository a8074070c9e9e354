import { and, eq, inArray, isNull } from 'drizzle-orm';
import { fieldName } from '@aosai/api/kit/fieldNames';
import { AppError } from '@aosai/api/kit/errors';
import type { FilePurpose } from '@aosai/api/platform/filePurposes';
import type { Db } from '../../db/open.ts';
import { file } from '../../db/schema/platform.ts';

/**
 * Checks that a setting names a public image of its app, uploaded for this purpose, and locks it until the transaction
 * ends. Throws VALIDATION, the same for a missing image and a private one.
 */
export async function checkPublicImage(
  tx: Db,
  appId: string,
  fileName: string | null,
  purposes: readonly FilePurpose[],
  path: string,
): Promise<void> {
  if (fileName === null) return;
  const [row] = await tx
    .select({ mime: file.mime })
    .from(file)
    .where(
      and(
        eq(file.appId, appId),
        eq(file.fileName, fileName),
        eq(file.isPublic, true),
        inArray(file.purpose, [...purposes]),
        isNull(file.deletedAt),
      ),
    )
    .for('update');
  if (!row?.mime.startsWith('image/')) {
    const detail = `${fieldName([path]) ?? '图片'}，找不到这张图片，请重新上传`;
    throw new AppError('VALIDATION', { path, detail });
  }
}
