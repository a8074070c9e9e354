import { lockFolder } from '../../db/lock.ts';
import { BackupRefused } from './manifest.ts';

const FOLDER_CODES: ReadonlySet<unknown> = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOTDIR',
  'EEXIST',
  'ERR_SQLITE_ERROR',
]);

/** What went wrong with the disk, in words; every other error unchanged. */
export function refusalOf(error: unknown, backupsFolder: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOSPC') {
    return new BackupRefused(
      'noRoom',
      '备份时磁盘写满了，没有完成的备份已删除。',
      'The disk became full; the unfinished backup was removed.',
      { cause: error },
    );
  }
  if (!FOLDER_CODES.has(code)) return error;
  return new BackupRefused(
    'folder',
    `备份目录 ${backupsFolder} 无法写入，请检查它的权限。`,
    `The folder of backups ${backupsFolder} cannot be written: ${String(code)}`,
    { cause: error },
  );
}

/** Nobody else takes, compares or removes a backup meanwhile. Throws BackupRefused. */
export function lockBackups(backupsFolder: string) {
  try {
    return lockFolder(backupsFolder, () => {
      throw new BackupRefused(
        'busy',
        '另一个备份或校验正在进行，请等它完成。',
        'Another backup is being taken or compared with its list. Wait for its end.',
      );
    });
  } catch (error) {
    throw refusalOf(error, backupsFolder);
  }
}
