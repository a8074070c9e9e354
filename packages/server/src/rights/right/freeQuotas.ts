import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { COUNT } from '@aosai/api/platform/configKeys';
import { type FreeField, freeFieldOf } from '@aosai/api/rights/freeQuotaForm';
import { FREE_QUOTAS } from '@aosai/api/platform/freeQuotas';
import type { Db } from '../../db/open.ts';
import { config } from '../../db/schema/platform.ts';
import type { CallContext } from '../../kit/context.ts';
import { changedFields } from '../../kit/rows/version.ts';
import { audited } from '../../kit/rows/audited.ts';
import { storeSetting } from '../../platform/config/storeSetting.ts';

type ConfigRow = typeof config.$inferSelect;
type Quotas = Record<FreeField, number>;

const SETTINGS = Object.values(FREE_QUOTAS);
const KEYS = SETTINGS.map(({ configKey }) => configKey);

const rowsOf = (db: Db, appId: string) =>
  db
    .select()
    .from(config)
    .where(and(eq(config.appId, appId), inArray(config.key, KEYS), isNull(config.deletedAt)))
    .orderBy(asc(config.key));

/** The sum grows with every change of one of the rows, so it serves as the version of all of them. */
const versionOf = (rows: readonly ConfigRow[]): number => rows.reduce((sum, { version }) => sum + version, 0);

function quotasOf(rows: readonly ConfigRow[]): Quotas {
  const all = SETTINGS.map(({ configKey, quota }) => {
    const set = rows.find(({ key }) => key === configKey)?.value.trim() ?? '';
    return [freeFieldOf(configKey), COUNT.test(set) ? Number(set) : quota];
  });
  return Object.fromEntries(all) as Quotas;
}

const shown = (rows: readonly ConfigRow[]) => ({ version: versionOf(rows), ...quotasOf(rows) });

export async function queryFreeQuotas({ db, appId }: CallContext) {
  return shown(await rowsOf(db, appId));
}

/**
 * Stores all free quotas of the app in one transaction. Throws VERSION_CHANGED if one was changed since it was read.
 */
export function setFreeQuotas(context: CallContext, { version, ...quotas }: Quotas & { version: number }) {
  const { appId } = context;
  return audited(context, 'right:setFreeQuotas', async (tx) => {
    const before = await rowsOf(tx, appId).for('update');
    if (versionOf(before) !== version) throw new AppError('VERSION_CHANGED');
    for (const { configKey } of SETTINGS) {
      const had = before.find(({ key }) => key === configKey);
      const value = String(quotas[freeFieldOf(configKey)]);
      await storeSetting(tx, context, { key: configKey, value, isPublic: true }, had);
    }
    const diff = changedFields(quotasOf(before), quotas);
    return { answer: shown(await rowsOf(tx, appId)), told: { target: null, diff } };
  });
}
