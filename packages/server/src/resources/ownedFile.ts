import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { file } from '../db/schema/platform.ts';
import type { CallContext } from './context.ts';
import { actorId } from './actorId.ts';

/** A file that the caller uploaded; anybody else's does not exist for this call. Throws NOT_FOUND. */
export async function ownedFile(context: CallContext, fileName: string): Promise<typeof file.$inferSelect> {
  const { db, appId, actor } = context;
  const [row] = await db
    .select()
    .from(file)
    .where(
      and(
        eq(file.appId, appId),
        eq(file.fileName, fileName),
        eq(file.ownerKind, actor.kind === 'user' ? 'user' : 'member'),
        eq(file.ownerId, actorId(context.actor) ?? ''),
        isNull(file.deletedAt),
      ),
    );
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** The same for a picture. Throws NOT_FOUND, VALIDATION. */
export async function ownedImage(context: CallContext, fileName: string): Promise<void> {
  const { mime } = await ownedFile(context, fileName);
  if (!mime.startsWith('image/')) throw new AppError('VALIDATION', { detail: '请选择图片' });
}
