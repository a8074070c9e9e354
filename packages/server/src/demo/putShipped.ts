import { createHash, randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { FileStorage } from '../adapters/storage/port.ts';
import { demoRow } from './demoRow.ts';
import type { Place } from './storeLesson.ts';

const NAME_BYTES = 16;

const MIME: Readonly<Record<string, string>> = { '.mp4': 'video/mp4', '.pdf': 'application/pdf' };

interface Shipped {
  path: string;
  /** Title without the ending. */
  title: string;
  purpose: 'video' | 'attachment';
}

/** Puts a copy of a shipped file into the storage, which moves the file it is given. Returns the row of the file. */
export async function putShipped(storage: FileStorage, { appId, now }: Place, { path, title, purpose }: Shipped) {
  const ending = extname(path);
  const bytes = await readFile(path);
  const fileName = `${randomBytes(NAME_BYTES).toString('base64url')}${ending}`;
  const folder = await mkdtemp(join(tmpdir(), 'aosai-shipped-'));
  try {
    await copyFile(path, join(folder, fileName));
    await storage.put(fileName, join(folder, fileName));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return {
    ...demoRow(appId, now),
    fileName,
    title: `${title}${ending}`,
    mime: MIME[ending] ?? 'application/octet-stream',
    // Only people who may open the lesson or the content may open its file.
    isPublic: false,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    sizeBytes: bytes.length,
    purpose,
  };
}
