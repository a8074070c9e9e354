import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { BACKUP_OLD_MS } from '@aosai/api/platform/backups';
import { DEFAULT_APP_ID } from '@aosai/api/kit/constants';
import { AppError } from '@aosai/api/kit/errors';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { audited } from '../../kit/rows/audited.ts';
import { writeSysLog } from '../../kit/audit/sysLog.ts';
import { provedAgainUntil, requireProvedAgain } from '../../kit/provedAgain.ts';
import { BackupRefused } from './manifest.ts';

/** A backup holds the data of all apps, so it belongs to the operators of the first one, who manage all. */
function requireFirstApp({ appId }: CallContext): void {
  if (appId !== DEFAULT_APP_ID) throw new AppError('FORBIDDEN');
}

/** Throws the refusal of the folder of backups as an error of the catalogue. */
async function orRefusal<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof BackupRefused)) throw error;
    if (error.reason === 'busy') throw new AppError('BACKUP_RUNNING');
    if (error.reason === 'missing') throw new AppError('NOT_FOUND');
    if (error.reason === 'newest') throw new AppError('BACKUP_KEPT');
    const [reason = ''] = error.message.split('\n');
    throw new AppError('BACKUP_IMPOSSIBLE', { reason });
  }
}

/** Of the disk that the next backup goes to; the folder may not exist yet. */
async function freeBytes(folder: string): Promise<number> {
  const found = await statfs(folder).catch(() => statfs(dirname(folder)).catch(() => null));
  return found ? found.bavail * found.bsize : 0;
}

export const backup = {
  async queryOverview(context) {
    requireFirstApp(context);
    const { services } = context;
    const { backups, platform } = services;
    const found = await backups.overview();
    const now = services.now();
    const good = found.backups.find(({ reason, brokenFile }) => reason !== 'migration' && brokenFile === null);
    return {
      ...found,
      isNightly: backups.isNightly,
      newestGoodAt: good?.at ?? null,
      isOld: good === undefined || now.getTime() - Date.parse(good.at) > BACKUP_OLD_MS,
      hindrance: platform.isStandby ? ('standby' as const) : (await backups.hasTool()) ? null : ('noTool' as const),
      folder: backups.folder,
      freeBytes: await freeBytes(backups.folder),
      provedUntil: provedAgainUntil(context)?.toISOString() ?? null,
      now: now.toISOString(),
    };
  },

  async begin(context) {
    requireFirstApp(context);
    const { backups, now } = context.services;
    await orRefusal(backups.begin());
    const startedAt = now().toISOString();
    await audited(context, 'backup:begin', () => Promise.resolve({ told: { target: null } }));
    return { startedAt };
  },

  async verify(context, { name }) {
    requireFirstApp(context);
    const { backups, now } = context.services;
    await orRefusal(backups.verify(name));
    const startedAt = now().toISOString();
    await audited(context, 'backup:verify', () => Promise.resolve({ told: { target: name } }));
    return { startedAt };
  },

  async delete(context, { name }) {
    requireFirstApp(context);
    requireProvedAgain(context);
    await orRefusal(context.services.backups.remove(name));
    return audited(context, 'backup:delete', () => Promise.resolve({ answer: { name }, told: { target: name } }));
  },

  async download(context, { name }) {
    requireFirstApp(context);
    requireProvedAgain(context);
    const archive = await context.services.backups.archive(name);
    if (!archive) throw new AppError('NOT_FOUND');
    // Logged before the first byte is sent: a download that is broken off has still given some of it away.
    await writeSysLog(context.db, context, { action: 'backup:download', target: name });
    return { title: archive.title, mime: 'application/x-tar', sizeBytes: null, open: () => archive.open() };
  },
} satisfies ResourceHandlers<'backup'>;
