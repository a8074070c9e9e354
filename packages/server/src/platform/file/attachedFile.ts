import { AppError } from '@aosai/api/kit/errors';
import type { FilePurpose } from '@aosai/api/platform/filePurposes';
import type { Db } from '../../db/open.ts';
import type { CallContext } from '../../kit/context.ts';
import { ownFile } from './ownFile.ts';

/** A file name that a record is about to store instead of another. */
interface Attachment {
  before: string | null;
  /** Undefined leaves the stored name unchanged. */
  wanted: string | null | undefined;
  purposes: readonly FilePurpose[];
  /** The field of the input that names the file. */
  path: string;
  mime?: string;
  /** Access follows from the record, so the file must not be public. */
  isPrivate?: true;
}

/**
 * Throws NOT_FOUND for a file that the caller has not uploaded for this purpose, VALIDATION for a file that does not
 * fit.
 */
export async function checkAttached(
  tx: Db,
  context: CallContext,
  { before, wanted, purposes, path, mime, isPrivate }: Attachment,
): Promise<void> {
  if (wanted === undefined || wanted === null || wanted === before) return;
  const file = await ownFile(tx, context, wanted, purposes);
  if (mime !== undefined && file.mime !== mime) throw new AppError('VALIDATION', { path, detail: '文件的类型不对' });
  if (isPrivate && file.isPublic)
    throw new AppError('VALIDATION', { path, detail: '这个文件是公开的，谁都能打开；请重新上传，不要选公开' });
}
