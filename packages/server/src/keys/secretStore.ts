import { chmod, mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Stores secrets. `read` returns one secret, or null when there is none. `update` passes the current text to `change`
 * and stores the result atomically, so that no other process can interfere.
 */
export interface SecretStore {
  read(name: string): Promise<string | null>;
  update(name: string, change: (current: string | null) => string): Promise<string>;
}

async function readOrNull(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null;
    throw cause;
  }
}

/** Files readable by the server's account only; the lock on the data folder excludes other processes. */
export function fileSecrets(folder: string): SecretStore {
  return {
    read: (name) => readOrNull(join(folder, name)),
    update: async (name, change) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await chmod(folder, 0o700);
      const path = join(folder, name);
      const current = await readOrNull(path);
      const next = change(current);
      if (next === current) return next;
      const half = await open(`${path}.new`, 'w', 0o600);
      try {
        await half.writeFile(next);
        await half.sync();
      } finally {
        await half.close();
      }
      await rename(`${path}.new`, path);
      return next;
    },
  };
}
