import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat, open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { DAY_MS } from '@aosai/api/kit/constants';
import { AppError } from '@aosai/api/kit/errors';
import { FILE_KINDS, type FilePurpose, purposeRule, type FileKind } from '@aosai/api/platform/filePurposes';
import { newId } from '../../base/newId.ts';
import { file } from '../../db/schema/platform.ts';
import type { CallContext, ReceivedFile } from '../../kit/context.ts';
import { audited } from '../../kit/rows/audited.ts';
import { cleanImage, type CleanImage } from './cleanImage.ts';
import { fileTypeFromFile } from 'file-type';

interface FoundKind {
  kind: FileKind;
  mime: string;
  extension: string;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Kinds by their first bytes. Of an animated PNG or GIF only the first frame is kept. */
const KNOWN: Readonly<Record<string, FoundKind>> = {
  'image/png': { kind: 'image', mime: 'image/png', extension: 'png' },
  'image/apng': { kind: 'image', mime: 'image/png', extension: 'png' },
  'image/gif': { kind: 'image', mime: 'image/png', extension: 'png' },
  'image/jpeg': { kind: 'image', mime: 'image/jpeg', extension: 'jpg' },
  'image/webp': { kind: 'image', mime: 'image/webp', extension: 'webp' },
  'application/pdf': { kind: 'pdf', mime: 'application/pdf', extension: 'pdf' },
  'application/zip': { kind: 'zip', mime: 'application/zip', extension: 'zip' },
  [XLSX]: { kind: 'xlsx', mime: XLSX, extension: 'xlsx' },
  'video/mp4': { kind: 'mp4', mime: 'video/mp4', extension: 'mp4' },
  'video/x-m4v': { kind: 'mp4', mime: 'video/mp4', extension: 'mp4' },
};

const TEXT: FoundKind = { kind: 'text', mime: 'text/plain', extension: 'txt' };

/**
 * Text is valid UTF-8 without control characters that text never has. Markup counts as text, which is safe because text
 * is never shown inline.
 */
async function isText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const file = await open(path);
  try {
    for await (const chunk of file.createReadStream({ autoClose: false })) {
      // oxlint-disable-next-line no-control-regex -- these signs are what is looked for
      if (/[\0-\x08\x0E-\x1A\x1C-\x1F]/.test(decoder.decode(chunk as Buffer, { stream: true }))) return false;
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  } finally {
    await file.close();
  }
}

/** The kind of a file by its bytes, not by its name or its declared type. Null for any kind that is not accepted. */
async function fileKindOf(path: string): Promise<FoundKind | null> {
  const found = await fileTypeFromFile(path);
  if (found && Object.hasOwn(KNOWN, found.mime)) return KNOWN[found.mime] ?? null;
  const couldBeText = !found || /^(text\/|application\/xml$)/.test(found.mime) || found.mime === 'image/svg+xml';
  return couldBeText && (await isText(path)) ? TEXT : null;
}

const NAME_BYTES = 16;

export type FileRow = typeof file.$inferSelect;

interface ReadyFile {
  path: string;
  sizeBytes: number;
  sha256: string;
  picture: CleanImage | null;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Re-encodes images. Other files keep their bytes and are shown inline only where browsers do that safely. */
async function readyFile(
  received: ReceivedFile,
  { kind, extension }: FoundKind,
  purpose: FilePurpose,
): Promise<ReadyFile> {
  if (kind !== 'image') return { ...received, picture: null };
  const path = `${received.path}.clean`;
  const format = extension === 'png' || extension === 'webp' ? extension : 'jpg';
  const picture = await cleanImage(received.path, path, format, purpose);
  const { size } = await stat(path);
  return { path, sizeBytes: size, sha256: await hashOf(path), picture };
}

/** Replaces the extension of the received name by that of the detected kind. */
function titleOf(name: string, extension: string): string {
  const stem = name.replace(/\.[A-Za-z0-9]{1,8}$/, '');
  const kept = extension === 'txt' && /\.md$/i.test(name) ? 'md' : extension;
  return `${stem === '' ? '未命名' : stem}.${kept}`;
}

/**
 * Stores a received file: checks its bytes against its purpose, and gives it a random name and a row. Bytes are written
 * before the row, so that no row points at nothing; the maintenance run removes what a crash leaves in between. Throws
 * FILE_KIND, FILE_BROKEN, IMAGE_TOO_LARGE.
 */
export async function storeFile(
  context: CallContext,
  received: ReceivedFile,
  { purpose, isPublic, title }: { purpose: FilePurpose; isPublic: boolean; title: string | undefined },
): Promise<FileRow> {
  const { appId, actor, services } = context;
  const rule = purposeRule(purpose);
  if (received.sizeBytes === 0) throw new AppError('FILE_BROKEN');
  const found = await fileKindOf(received.path);
  if (!found || !rule.kinds.includes(found.kind)) {
    throw new AppError('FILE_KIND', { kinds: rule.kinds.map((kind) => FILE_KINDS[kind].label).join('、') });
  }
  const ready = await readyFile(received, found, purpose);
  const now = services.now();
  const fileName = `${randomBytes(NAME_BYTES).toString('base64url')}.${found.extension}`;
  const ownerId = actor.kind === 'member' ? actor.memberId : actor.kind === 'user' ? actor.userId : null;
  const row = {
    appId,
    id: newId(),
    orgId: actor.kind === 'member' ? actor.orgId : null,
    createdBy: ownerId,
    createdAt: now,
    updatedAt: now,
    fileName,
    title: titleOf(title ?? received.name, found.extension),
    mime: found.mime,
    ownerKind: actor.kind === 'user' ? ('user' as const) : ('member' as const),
    ownerId,
    isPublic,
    sha256: ready.sha256,
    sizeBytes: ready.sizeBytes,
    purpose,
    widthPx: ready.picture?.widthPx ?? null,
    heightPx: ready.picture?.heightPx ?? null,
    expiresAt: rule.keepDays === undefined ? null : new Date(now.getTime() + rule.keepDays * DAY_MS),
  };
  await services.storage.put(fileName, ready.path);
  try {
    return await audited(context, 'common/file:upload', async (tx) => {
      const [stored] = await tx.insert(file).values(row).returning();
      if (!stored) throw new TypeError('an insert returned no row');
      const diff = { after: { fileName, purpose, isPublic, sizeBytes: ready.sizeBytes } };
      return { answer: stored, told: actor.kind === 'user' ? { target: stored.id, diff } : [] };
    });
  } catch (error) {
    await services.storage.remove(fileName);
    throw error;
  }
}
