import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import type { FileKind } from '@aosai/api/platform/filePurposes';

export interface FoundKind {
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
export async function fileKindOf(path: string): Promise<FoundKind | null> {
  const found = await fileTypeFromFile(path);
  if (found && Object.hasOwn(KNOWN, found.mime)) return KNOWN[found.mime] ?? null;
  const couldBeText = !found || /^(text\/|application\/xml$)/.test(found.mime) || found.mime === 'image/svg+xml';
  return couldBeText && (await isText(path)) ? TEXT : null;
}
