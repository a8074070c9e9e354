import { labelled, type ValueIn } from '../kit/labelled.ts';
import { HOUR_MS } from '../kit/constants.ts';

/** Why a backup was taken. */
export const BACKUP_REASON = labelled({ nightly: '每夜', asked: '手动', migration: '升级前' });
/** Why a backup was taken, on the wire. */
export type BackupReason = ValueIn<typeof BACKUP_REASON>;

/** The steps of taking a backup, in their order. */
export const BACKUP_STEP = labelled({
  prepare: '检查磁盘空间',
  copy: '复制数据库和文件',
  check: '逐个文件校验',
});
/** The steps of taking a backup, on the wire. */
export type BackupStep = ValueIn<typeof BACKUP_STEP>;

/** Why no backup can be taken: a copy for rehearsals, or PostgreSQL without its program pg_dump. */
export const BACKUP_HINDRANCE = labelled({ standby: '演练副本', noTool: '没有 pg_dump' });

/** The name of a backup: when it began, in UTC, and why. Names that do not match are never built into paths. */
export const BACKUP_NAME = /^\d{8}T\d{9}Z-(?:asked|nightly|migration)$/;

/** A newest good backup older than this is too old: one night was missed. */
export const BACKUP_OLD_MS = 36 * HOUR_MS;
