import { closeSync, constants, fstatSync, openSync, read, readSync, unlinkSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { hasErrorCode } from '../errorCode.ts';

/** Up to this size, synchronous access takes some 20 µs; the thread pool takes ten times as long. */
const SMALL_BYTES = 64 * 1024;

/**
 * Removes a file before it is written again. Truncating it costs ten times as much: ext4 takes that for saving a
 * document and writes it to the disk as soon as it is closed.
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

/** Writes a new file with this mode and replaces an old one. */
export async function writeContent(path: string, content: Uint8Array | string, mode: number): Promise<void> {
  removeFile(path);
  if (content.length <= SMALL_BYTES) {
    writeFileSync(path, content, { mode, flag: 'wx' });
  } else {
    await writeFile(path, content, { mode, flag: 'wx' });
  }
}

/** For files that a program could change: follows no link and does not wait for a pipe. */
const UNTRUSTED = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/**
 * Reads the first `bytes` of a file that a program wrote, or all of it if it is shorter. Throws if it is not a plain
 * file.
 */
export async function readContent(path: string, bytes: number): Promise<Buffer> {
  if (bytes === 0) {
    return Buffer.alloc(0);
  }
  const fd = openSync(path, UNTRUSTED);
  try {
    const info = fstatSync(fd);
    if (!info.isFile()) {
      throw new Error(`${path} is no longer a file`);
    }
    const content = Buffer.alloc(Math.min(bytes, info.size));
    const read =
      content.length <= SMALL_BYTES ? readSync(fd, content, 0, content.length, 0) : await readLarge(fd, content);
    return content.subarray(0, read);
  } finally {
    closeSync(fd);
  }
}

const readAsync = promisify(read);

async function readLarge(fd: number, content: Buffer): Promise<number> {
  let done = 0;
  for (let got = 1; got > 0 && done < content.length; done += got) {
    got = (await readAsync(fd, content, done, content.length - done, done)).bytesRead;
  }
  return done;
}
