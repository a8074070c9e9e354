import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { hasErrorCode } from '../errorCode.ts';

/** Follows no link and does not wait for a pipe. */
const UNTRUSTED = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
const NOT_THERE = ['ENOENT', 'ELOOP', 'EACCES', 'ENXIO'];

/** How `takeCompiled` takes a file over: size limit in bytes, and the file's new mode. */
export interface TakenFile {
  limitBytes: number;
  mode: number;
  /** Waits until the content is on the disk. Set it for files that must survive a power cut. */
  sync?: boolean;
}

/**
 * Takes over a file that a compiler wrote: sets owner and mode. Returns false when there is no file, or when it is a
 * link, a pipe, a second name of another file, or too long. Nothing about the file is trusted, since the source code
 * decides what a compiler writes.
 */
export async function takeCompiled(path: string, { limitBytes, mode, sync }: TakenFile): Promise<boolean> {
  const file = await open(path, UNTRUSTED).catch((error: unknown) => {
    if (NOT_THERE.some((code) => hasErrorCode(error, code))) {
      return null;
    }
    throw error;
  });
  if (!file) {
    return false;
  }
  try {
    const info = await file.stat();
    if (!info.isFile() || info.nlink !== 1 || info.size > limitBytes) {
      return false;
    }
    if (process.getuid?.() === 0) {
      await file.chown(0, 0);
    }
    await file.chmod(mode);
    if (sync) {
      await file.sync();
    }
    return true;
  } finally {
    await file.close();
  }
}
