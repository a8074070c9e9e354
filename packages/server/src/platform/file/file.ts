import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { purposeRule, sizeLabel } from '@aosai/api/platform/filePurposes';
import { file as fileTable } from '../../db/schema/platform.ts';
import type { FileReply, ResourceHandlers, CallContext } from '../../kit/context.ts';
import { mayUpload } from '../../kit/fileRights.ts';
import { refuseFileInUse } from './refuseFileInUse.ts';
import { storeFile } from './storeFile.ts';
import { fileRowScope } from '../../kit/scope.ts';
import { audited } from '../../kit/rows/audited.ts';
import { DAY_MS, MEBIBYTE } from '@aosai/api/kit/constants';

const MAX_FILES = 300;
const MAX_BYTES = 1024 * MEBIBYTE;

/**
 * Limits the uploads of a member per day, deleted files included, to more than anybody needs and less than fills a
 * disk. Throws UPLOAD_QUOTA.
 */
async function checkUploadQuota({ db, appId, actor, services }: CallContext): Promise<void> {
  if (actor.kind !== 'member') return;
  const since = new Date(services.now().getTime() - DAY_MS);
  const [used] = await db
    .select({ files: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${fileTable.sizeBytes}), 0)::float8` })
    .from(fileTable)
    .where(and(eq(fileTable.appId, appId), eq(fileTable.ownerId, actor.memberId), gt(fileTable.createdAt, since)));
  if (used && (used.files >= MAX_FILES || used.bytes >= MAX_BYTES))
    throw new AppError('UPLOAD_QUOTA', { max: `${MAX_FILES} 个文件或 ${sizeLabel(MAX_BYTES)}` });
}

export const file = {
  async upload(context, { purpose, isPublic: wanted, title: called }, [received]) {
    const { visibility } = purposeRule(purpose);
    if (!mayUpload(context.actor, purpose)) throw new AppError('FORBIDDEN');
    const fixed = visibility === 'choice' ? undefined : visibility === 'public';
    if (fixed !== undefined && wanted !== undefined && wanted !== fixed) {
      throw new AppError('VALIDATION', {
        path: 'isPublic',
        detail: fixed ? '这种用途的文件总是公开的' : '这种用途的文件不能公开',
      });
    }
    if (!received) throw new TypeError('http/ hands on at least one file');
    await checkUploadQuota(context);
    return storeFile(context, received, { purpose, isPublic: fixed ?? wanted ?? false, title: called });
  },

  /** Names have 128 random bits and are looked up, never built from the caller's input. */
  async download(context, input): Promise<FileReply> {
    const { db, services } = context;
    const [row] = await db
      .select()
      .from(fileTable)
      .where(
        and(
          fileRowScope(context, ['public', 'own', 'child', 'lesson', 'granted', 'organization', 'record']),
          eq(fileTable.fileName, input.fileName),
          isNull(fileTable.deletedAt),
          or(isNull(fileTable.expiresAt), gt(fileTable.expiresAt, services.now())),
        ),
      );
    if (!row || (await services.storage.size(row.fileName)) !== row.sizeBytes) throw new AppError('NOT_FOUND');
    return {
      title: row.title,
      mime: row.mime,
      sizeBytes: row.sizeBytes,
      etag: row.sha256,
      // Shared caches must not keep a file that can be made private again.
      isPublic: row.isPublic && row.purpose !== 'memberDocument',
      open: (start, end) => services.storage.read(row.fileName, start, end),
    };
  },

  /** The bytes are deleted after the transaction; the maintenance run removes what a crash leaves. */
  async delete(context, input) {
    const { services } = context;
    await audited(context, 'common/file:delete', async (tx) => {
      const [gone] = await tx
        .select()
        .from(fileTable)
        .where(
          and(
            fileRowScope(context, ['own', 'office']),
            eq(fileTable.fileName, input.fileName),
            isNull(fileTable.deletedAt),
          ),
        )
        .for('update');
      if (!gone) throw new AppError('NOT_FOUND');
      await refuseFileInUse(tx, context.appId, gone.fileName);
      const now = services.now();
      await tx
        .update(fileTable)
        .set({ deletedAt: now, updatedAt: now })
        .where(and(eq(fileTable.appId, context.appId), eq(fileTable.id, gone.id)));
      const diff = { before: { fileName: gone.fileName, purpose: gone.purpose, ownerId: gone.ownerId } };
      return { told: { target: gone.id, diff } };
    });
    await services.storage.remove(input.fileName);
    return { fileName: input.fileName };
  },
} satisfies ResourceHandlers<'file'>;
