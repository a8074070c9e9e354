import { createHash, randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileAddress } from '@aosai/api/kit/fileAddress';
import type { FileStorage } from '../../adapters/storage/port.ts';
import { newId } from '../../base/newId.ts';
import { file } from '../../db/schema/platform.ts';
import type { ImageDraft } from '../../importers/draft.ts';
import { reencodeImage } from './reencodeImage.ts';
import type { PictureAddresses } from './draftToSource.ts';

const NAME_BYTES = 16;
const SHOWN_CHARS = 40;

type FileRow = typeof file.$inferInsert;

export interface StoredPictures {
  addresses: PictureAddresses;
  /** To insert with the question: without them nothing is served, and a sweep deletes the bytes. */
  rows: FileRow[];
}

/** Re-encodes the images of a question and stores their bytes under random names. */
export async function storePictures(
  { storage, folder }: { storage: FileStorage; folder: string },
  base: Pick<FileRow, 'appId' | 'orgId' | 'createdBy' | 'createdAt' | 'updatedAt' | 'ownerKind' | 'ownerId'>,
  images: readonly ImageDraft[],
): Promise<StoredPictures> {
  const addresses = new Map<string, string | null>();
  const rows: FileRow[] = [];
  for (const image of images) {
    const drawn = await reencodeImage(image);
    if (!drawn) {
      addresses.set(image.name, null);
      continue;
    }
    const fileName = `${randomBytes(NAME_BYTES).toString('base64url')}.${drawn.extension}`;
    const path = join(folder, fileName);
    await writeFile(path, drawn.bytes, { mode: 0o600 });
    await storage.put(fileName, path);
    await rm(path, { force: true });
    addresses.set(image.name, fileAddress(fileName));
    rows.push({
      ...base,
      id: newId(),
      fileName,
      title: image.name.slice(0, SHOWN_CHARS),
      mime: drawn.mime,
      // Readers of the question see its images, also without a session on this site.
      isPublic: true,
      sha256: createHash('sha256').update(drawn.bytes).digest('hex'),
      sizeBytes: drawn.bytes.byteLength,
      purpose: 'attachment',
      widthPx: drawn.widthPx,
      heightPx: drawn.heightPx,
    });
  }
  return { addresses, rows };
}
