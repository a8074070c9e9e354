import { readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';

/** Below this a file takes some 20 µs at once, but ten times as long by way of the thread pool. */
const SMALL_BYTES = 64 * 1024;

export async function writeContent(path: string, content: Uint8Array | string, mode: number): Promise<void> {
  if (content.length <= SMALL_BYTES) {
    writeFileSync(path, content, { mode });
  } else {
    await writeFile(path, content, { mode });
  }
}

/** `bytes` is the size as the worker reported it. */
export async function readContent(path: string, bytes: number): Promise<Buffer> {
  if (bytes === 0) {
    return Buffer.alloc(0);
  }
  return bytes <= SMALL_BYTES ? readFileSync(path) : readFile(path);
}
