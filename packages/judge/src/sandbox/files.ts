import { readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { hasErrorCode } from '../errorCode.ts';

/** Below this a file takes some 20 µs at once, but ten times as long by way of the thread pool. */
const SMALL_BYTES = 64 * 1024;

/**
 * Before a file is written anew. Emptied instead of removed, it costs ten times as much: ext4 takes that for the saving
 * of a document and starts writing it to the disk as soon as it is closed.
 */
export function removeFile(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if (!hasErrorCode(error, 'ENOENT')) {
      throw error;
    }
  }
}

export async function writeContent(path: string, content: Uint8Array | string, mode: number): Promise<void> {
  removeFile(path);
  if (content.length <= SMALL_BYTES) {
    writeFileSync(path, content, { mode, flag: 'wx' });
  } else {
    await writeFile(path, content, { mode, flag: 'wx' });
  }
}

/** `bytes` is the size as the worker reported it. */
export async function readContent(path: string, bytes: number): Promise<Buffer> {
  if (bytes === 0) {
    return Buffer.alloc(0);
  }
  return bytes <= SMALL_BYTES ? readFileSync(path) : readFile(path);
}
