import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { hasErrorCode } from './errorCode.ts';

/** No link is followed, and a pipe does not make us wait. */
const UNTRUSTED = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
const NOT_THERE = ['ENOENT', 'ELOOP', 'EACCES', 'ENXIO'];

export interface TakenFile {
  limitBytes: number;
  mode: number;
  /** Wait until the content is on the disk: for what is trusted after a power cut. */
  sync?: boolean;
}

/**
 * Make a file that a compiler left ours, with the mode that it is to have. False when there is none, or anything else:
 * a link, a pipe, a file under a second name, one too long. Source code decides what a compiler writes.
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
