import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockBackups, refusalOf } from './backupLock.ts';
import { noteRun } from './backupRuns.ts';
import { isWhole, listBackups, noteVerdict, UNFINISHED } from './listBackups.ts';
import { BackupRefused } from './manifest.ts';
import { verifyBackup } from './verifyBackup.ts';

const missing = (name: string) =>
  new BackupRefused('missing', `没有备份 ${name}。`, `There is no backup ${name} any longer.`);

/**
 * Compares a finished backup with its list again and notes the verdict. `begun` is called when nothing prevents it any
 * longer. Throws BackupRefused.
 */
export async function verifyAgain(backupsFolder: string, name: string, begun: () => void): Promise<void> {
  const lock = lockBackups(backupsFolder);
  try {
    const found = (await listBackups(backupsFolder)).find((backup) => backup.name === name);
    if (!found) throw missing(name);
    const run = await noteRun(backupsFolder, found.manifest.reason, name);
    begun();
    try {
      const folder = join(backupsFolder, name);
      const { faults } = await verifyBackup(folder);
      await noteVerdict(folder, new Date(), faults);
      await run.done();
    } catch (error) {
      await run.failed(error);
      throw error;
    }
  } catch (error) {
    throw refusalOf(error, backupsFolder);
  } finally {
    lock.release();
  }
}

/**
 * Removes a finished backup, but never the newest one that is whole. It disappears at once; its bytes are removed in
 * `emptied`. Throws BackupRefused.
 */
export async function removeBackup(backupsFolder: string, name: string): Promise<{ emptied: Promise<void> }> {
  const lock = lockBackups(backupsFolder);
  try {
    const all = await listBackups(backupsFolder);
    if (!all.some((backup) => backup.name === name)) throw missing(name);
    if (all.find(isWhole)?.name === name) {
      throw new BackupRefused(
        'newest',
        '这是最近一份完好的备份，不能删除。',
        'This is the newest whole backup. Take another one before removing it.',
      );
    }
    // A removal that is broken off leaves nothing that looks like a backup.
    const gone = join(backupsFolder, `${UNFINISHED}${name}`);
    await rename(join(backupsFolder, name), gone);
    return { emptied: rm(gone, { recursive: true, force: true }) };
  } catch (error) {
    throw refusalOf(error, backupsFolder);
  } finally {
    lock.release();
  }
}
