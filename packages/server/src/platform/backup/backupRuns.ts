import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { BACKUP_REASON, BACKUP_STEP, type BackupReason, type BackupStep } from '@aosai/api/platform/backups';
import { lockFolder } from '../../db/lock.ts';
import type { FailedBackup, RunningBackup } from '../../kit/serverBackups.ts';
import { BackupRefused } from './manifest.ts';

const FILE = 'runs.json';
const KEPT_FAILURES = 10;
const STOPPED = '备份途中服务器停止了，没有完成';
const CHECK_STOPPED = '再次校验的途中服务器停止了，没有完成';

const reason = z.enum(BACKUP_REASON.values);
const runs = z.object({
  running: z.nullable(
    z.object({
      reason,
      step: z.enum(BACKUP_STEP.values),
      startedAt: z.iso.datetime(),
      /** Older servers do not write it. */
      verifies: z._default(z.nullable(z.string()), null),
    }),
  ),
  failures: z.array(z.object({ at: z.iso.datetime(), reason, text: z.string() })),
});
type Runs = z.output<typeof runs>;

async function read(backupsFolder: string): Promise<Runs> {
  try {
    const parsed = runs.safeParse(JSON.parse(await readFile(join(backupsFolder, FILE), 'utf8')));
    if (parsed.success) return parsed.data;
  } catch {
    // No backup was begun in this folder yet.
  }
  return { running: null, failures: [] };
}

async function write(backupsFolder: string, changed: Runs): Promise<void> {
  const path = join(backupsFolder, FILE);
  await writeFile(`${path}.new`, JSON.stringify(changed), { mode: 0o600 });
  await rename(`${path}.new`, path);
}

/** A run whose process died is a failure that nobody has noted yet. */
const withStopped = ({ running, failures }: Runs): FailedBackup[] =>
  running === null
    ? failures
    : [
        { at: running.startedAt, reason: running.reason, text: running.verifies === null ? STOPPED : CHECK_STOPPED },
        ...failures,
      ];

/** The Chinese text of a failure. */
function textOf(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return error instanceof BackupRefused ? line : `意外的错误：${line.slice(0, 200)}`;
}

/**
 * Notes what a backup does, in the folder of backups, which any server and any command sees; only under its lock.
 *
 * @param verifies the finished backup that is compared with its list again
 */
export async function noteRun(backupsFolder: string, kind: BackupReason, verifies: string | null = null) {
  const startedAt = new Date().toISOString();
  const failures = withStopped(await read(backupsFolder)).slice(0, KEPT_FAILURES);
  const at = (step: BackupStep) =>
    write(backupsFolder, { running: { reason: kind, step, startedAt, verifies }, failures });
  await at(verifies === null ? 'prepare' : 'check');
  return {
    at,
    done: () => write(backupsFolder, { running: null, failures }),
    /** A full disk may refuse this too. The run then counts as stopped. */
    failed: async (error: unknown) => {
      const failure = {
        at: startedAt,
        reason: kind,
        text: `${verifies === null ? '' : '再次校验没有完成：'}${textOf(error)}`,
      };
      const kept = [failure, ...failures].slice(0, KEPT_FAILURES);
      await write(backupsFolder, { running: null, failures: kept }).catch(() => undefined);
    },
  };
}

function isLocked(backupsFolder: string): boolean {
  let isHeld = false;
  try {
    lockFolder(backupsFolder, (_, cause) => {
      isHeld = true;
      throw cause;
    }).release();
  } catch (error) {
    if (!isHeld) throw error;
  }
  return isHeld;
}

/** The backup that is being taken, on any server or by the command, and those that failed. */
export async function shownRuns(
  backupsFolder: string,
): Promise<{ running: RunningBackup | null; failures: FailedBackup[] }> {
  const found = await read(backupsFolder);
  if (found.running === null || isLocked(backupsFolder)) return found;
  // Whoever held the lock may have ended between the two looks.
  const again = await read(backupsFolder);
  return { running: null, failures: withStopped(again) };
}
