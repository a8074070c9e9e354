import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const CENTISECONDS = 100;

/**
 * For how many seconds at most Linux keeps written data in memory, which a power cut loses: how old it gets, plus the time
 * until the kernel looks again (vm.dirty_expire_centisecs, vm.dirty_writeback_centisecs). Null on other systems, and where
 * the kernel never looks.
 */
export async function unwrittenSeconds(folder = '/proc/sys/vm'): Promise<number | null> {
  const read = async (name: string) => Number(await readFile(join(folder, name), 'utf8'));
  try {
    const [expire, look] = await Promise.all([read('dirty_expire_centisecs'), read('dirty_writeback_centisecs')]);
    return look > 0 ? Math.ceil((expire + look) / CENTISECONDS) : null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
