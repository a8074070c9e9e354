import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from '../../base/startRefused.ts';

const MARK = 'restore-unfinished.json';

/** Marks a data folder until its restore has ended; no server starts on it meanwhile. On the disk when it resolves. */
export async function markRestore(dataFolder: string, backup: string): Promise<{ clear(): Promise<void> }> {
  const file = await open(join(dataFolder, MARK), 'w', 0o600);
  try {
    await file.writeFile(JSON.stringify({ backup, startedAt: new Date().toISOString() }));
    await file.sync();
  } finally {
    await file.close();
  }
  return { clear: () => rm(join(dataFolder, MARK), { force: true }) };
}

/** Whether a restore into this data folder did not end. */
export async function hasUnfinishedRestore(dataFolder: string): Promise<boolean> {
  return readFile(join(dataFolder, MARK)).then(
    () => true,
    () => false,
  );
}

/** Throws StartRefused for a data folder whose restore was killed: it holds a part of a backup. */
export async function refuseUnfinishedRestore(dataFolder: string): Promise<void> {
  if (!(await hasUnfinishedRestore(dataFolder))) return;
  throw new StartRefused(
    `数据目录 ${dataFolder} 里的恢复没有完成，内容不全：请重新运行 npm run restore。`,
    `A restore into ${dataFolder} did not end, so it holds only a part. Run npm run restore again.`,
  );
}
