import { type CountField, count } from './forms/fields.ts';
import { FREE_QUOTAS } from './freeQuotas.ts';

const MOST = 100_000;

/** A field is called as its setting without free.: dots would be paths in a form. */
export const freeFieldOf = (configKey: string): string => configKey.replace('free.', '');

/** How often everybody may do what without a card: a number for each counted right. */
export const freeQuotaForm: Readonly<Record<string, CountField>> = Object.fromEntries(
  Object.values(FREE_QUOTAS).map(({ label, period, quota, configKey }) => [
    freeFieldOf(configKey),
    count(`${label}（${period === 'day' ? '每天' : '每月'}）`, { min: 0, max: MOST, initial: quota, unit: '次' }),
  ]),
);
