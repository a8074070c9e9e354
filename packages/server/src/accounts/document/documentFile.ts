import { and, eq, exists, gt, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { DAY_MS } from '@aosai/api/kit/constants';
import { purposeRule } from '@aosai/api/platform/filePurposes';
import { PUBLISHABLE_KINDS } from '@aosai/api/accounts/memberRecords';
import type { Db } from '../../db/open.ts';
import { memberDocument as documents } from '../../db/schema/memberRecords.ts';
import { file } from '../../db/schema/platform.ts';
import type { CallContext } from '../../kit/context.ts';
import { ownFile } from '../../platform/file/ownFile.ts';

interface Held {
  fileName: string;
  kind: string;
  isPublic: boolean;
}

/** Scans of identity documents are needed once and then only a risk, so they expire. */
const isScan = (kind: string): boolean => !PUBLISHABLE_KINDS.some((known) => known === kind);

const fileOf = ({ appId }: CallContext, fileName: string): SQL | undefined =>
  and(eq(file.appId, appId), eq(file.fileName, fileName), eq(file.purpose, 'memberDocument'), isNull(file.deletedAt));

/** Documents whose file still exists: both end together. */
export const hasFile = ({ db, services }: CallContext): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(file)
      .where(
        and(
          eq(file.appId, documents.appId),
          eq(file.fileName, documents.fileName),
          isNull(file.deletedAt),
          or(isNull(file.expiresAt), gt(file.expiresAt, services.now())),
        ),
      ),
  );

/** Checks that the caller uploaded the file and that no other document uses it. Throws NOT_FOUND, DOCUMENT_STATE. */
export async function takeFile(tx: Db, context: CallContext, fileName: string, documentId?: string): Promise<void> {
  await ownFile(tx, context, fileName, ['memberDocument']);
  const [other] = await tx
    .select({ title: documents.title })
    .from(documents)
    .where(
      and(
        eq(documents.appId, context.appId),
        eq(documents.fileName, fileName),
        isNull(documents.deletedAt),
        documentId === undefined ? undefined : ne(documents.id, documentId),
      ),
    );
  if (other) throw new AppError('DOCUMENT_STATE', { detail: `这个文件已经用于资料「${other.title}」，请另外上传` });
}

/**
 * Makes a file as public and as durable as its document: a scan expires after some days, other files last as long as
 * the document.
 */
export async function keepFile(tx: Db, context: CallContext, { fileName, kind, isPublic }: Held): Promise<void> {
  const now = context.services.now();
  const { keepDays = 0 } = purposeRule('memberDocument');
  const scansUntil = new Date(now.getTime() + keepDays * DAY_MS);
  const expiresAt = isScan(kind) ? sql`coalesce(${file.expiresAt}, ${scansUntil.toISOString()}::timestamptz)` : null;
  await tx.update(file).set({ isPublic, expiresAt, updatedAt: now }).where(fileOf(context, fileName));
}

/** Deletes a file together with its document; the maintenance run removes its bytes. */
export async function dropFile(tx: Db, context: CallContext, fileName: string): Promise<void> {
  const now = context.services.now();
  await tx.update(file).set({ isPublic: false, deletedAt: now, updatedAt: now }).where(fileOf(context, fileName));
}

/** When the files of these documents expire; null for files that stay. */
export async function expiriesOf(rows: readonly { fileName: string }[], { db, appId }: CallContext) {
  const names = rows.map(({ fileName }) => fileName);
  const found = await db
    .select({ fileName: file.fileName, expiresAt: file.expiresAt })
    .from(file)
    .where(and(eq(file.appId, appId), inArray(file.fileName, names)));
  return new Map(found.map(({ fileName, expiresAt }) => [fileName, expiresAt?.toISOString() ?? null]));
}
