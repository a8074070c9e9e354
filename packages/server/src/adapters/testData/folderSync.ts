import { mkdir, open } from 'node:fs/promises';

/** Flushes the names in a folder to the disk (fsync). Calls that arrive during a flush share the next one. */
export function openFolderSync(folder: string): { makeFolder(): Promise<void>; names(): Promise<void> } {
  let made: Promise<unknown> | null = null;
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;

  const syncNow = async () => {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  };

  const flush = () => {
    next = null;
    running = syncNow();
    return running;
  };

  return {
    makeFolder: async () => {
      made ??= mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
        made = null;
        throw error;
      });
      await made;
    },
    names: async () => {
      // After a failed flush as well: it has failed for those who waited for it, not for those who come later.
      next ??= running.then(flush, flush);
      await next;
    },
  };
}
