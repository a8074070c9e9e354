import { and, eq, inArray, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { FilePurpose } from '@aosai/api/platform/filePurposes';
import type { Db } from '../../db/open.ts';
import { file } from '../../db/schema/platform.ts';
import type { CallContext } from '../../kit/context.ts';
import { fileRowScope } from '../../kit/scope.ts';
import type { FileRow } from './storeFile.ts';

/**
 * The caller's own upload, for a record about to name it (`avatar`, `files`, `evidenceFile`): nobody may use another
 * person's file, nor one uploaded for another purpose. Locked until the transaction ends, so that it cannot be deleted
 * before the record names it. Throws NOT_FOUND.
 */
export async function ownFile(
  db: Db,
  context: CallContext,
  fileName: string,
  purposes: readonly FilePurpose[],
): Promise<FileRow> {
  const [row] = await db
    .select()
    .from(file)
    .where(
      and(
        fileRowScope(context, ['own']),
        eq(file.fileName, fileName),
        inArray(file.purpose, [...purposes]),
        isNull(file.deletedAt),
      ),
    )
    .for('update');
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
