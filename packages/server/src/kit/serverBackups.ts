import type { Readable } from 'node:stream';
import type { BackupReason, BackupStep } from '@aosai/api/platform/backups';

/** A finished backup, as the office shows it. */
export interface ShownBackup {
  name: string;
  at: string;
  reason: BackupReason;
  version: string;
  sizeBytes: number;
  hasFiles: boolean;
  hasKeys: boolean;
  verifiedAt: string | null;
  brokenFile: string | null;
}

/** A backup that is being taken, or compared with its list again. */
export interface RunningBackup {
  reason: BackupReason;
  step: BackupStep;
  startedAt: string;
  /** The finished backup that is compared again; null while one is taken. */
  verifies: string | null;
}

/** A backup that was begun and not finished; `text` is Chinese. */
export interface FailedBackup {
  at: string;
  reason: BackupReason;
  text: string;
}

/** The backups of this server for the office (platform/backup). */
export interface ServerBackups {
  folder: string;
  isNightly: boolean;
  /** Whether the program that copies the database is here. */
  hasTool(): Promise<boolean>;
  overview(): Promise<{ backups: ShownBackup[]; failures: FailedBackup[]; running: RunningBackup | null }>;
  /** Starts a backup and resolves when it has begun; its end is in `overview`. Throws BackupRefused. */
  begin(): Promise<void>;
  /** Compares a finished backup with its list again; resolves when that has begun. Throws BackupRefused. */
  verify(name: string): Promise<void>;
  /** Removes a finished backup, never the newest whole one. Throws BackupRefused. */
  remove(name: string): Promise<void>;
  /** A finished backup as one archive, without the keys in it; null if there is none of this name. */
  archive(name: string): Promise<{ title: string; open: () => Readable } | null>;
  /** Resolves when everything that was begun here has ended. */
  settled(): Promise<void>;
}
