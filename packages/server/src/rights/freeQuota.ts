import { dateText, monthText } from '@aosai/api/kit/beijing';
import { COUNT } from '@aosai/api/platform/configKeys';
import { type CountedRight, FREE_QUOTAS, type FreePeriod } from '@aosai/api/platform/freeQuotas';
import type { Db } from '../db/open.ts';
import { findConfig } from '../platform/config/findConfig.ts';

const PERIOD_NOW = {
  day: (now: Date) => dateText(now.getTime()),
  month: (now: Date) => monthText(now.getTime()),
} as const satisfies Record<FreePeriod, (now: Date) => string>;

export interface Allowance {
  quota: number;
  /** The key under which uses are counted. */
  period: string;
  word: string;
}

/** Everybody's share of a right without a card: by the app's setting, else the platform's default. */
export async function freeQuota(
  db: Db,
  { appId, now }: { appId: string; now: Date },
  code: CountedRight,
): Promise<Allowance> {
  const { period, quota, configKey } = FREE_QUOTAS[code];
  const set = await findConfig(db, appId, configKey);
  return {
    quota: COUNT.test(set) ? Number(set) : quota,
    period: `free/${PERIOD_NOW[period](now)}`,
    word: period === 'day' ? '今天' : '本月',
  };
}
