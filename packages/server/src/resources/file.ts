import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { file as fileTable } from '../db/schema/platform.ts';
import type { Actor, FileReply, ResourceHandlers } from './context.ts';

function owns(actor: Actor, row: typeof fileTable.$inferSelect): boolean {
  if (row.isPublic) return true;
  switch (actor.kind) {
    case 'anonymous':
      return false;
    case 'member':
      return row.ownerKind === 'member' && row.ownerId === actor.memberId;
    case 'user':
      return actor.isSuper || (row.ownerKind === 'user' && row.ownerId === actor.userId);
    default:
      return actor satisfies never;
  }
}

export const file = {
  /** Names carry 128 random bits and are looked up, never joined from what the caller sent. */
  async download({ db, appId, actor, services }, { fileName }): Promise<FileReply> {
    const [row] = await db
      .select()
      .from(fileTable)
      .where(and(eq(fileTable.appId, appId), eq(fileTable.fileName, fileName), isNull(fileTable.deletedAt)));
    if (!row || !owns(actor, row)) throw new AppError('NOT_FOUND');
    const path = join(services.platform.dataFolder, 'files', row.fileName);
    try {
      await access(path, constants.R_OK);
    } catch (cause) {
      throw new AppError('NOT_FOUND', {}, { cause });
    }
    return { path, mime: row.mime, title: row.title, sizeBytes: row.sizeBytes };
  },
} satisfies ResourceHandlers<'file'>;
