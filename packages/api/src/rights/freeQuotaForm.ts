import { type CountField, count } from '../kit/fields.ts';
import { type CountedRight, FREE_QUOTAS } from '../platform/freeQuotas.ts';

const MOST = 100_000;

type NameOf<Code extends CountedRight> = (typeof FREE_QUOTAS)[Code]['configKey'] extends `free.${infer Name}`
  ? Name
  : never;
/** The name of a field is its setting without `free.`, because dots would be paths in a form. */
export type FreeField = { [Code in CountedRight]: NameOf<Code> }[CountedRight];

/** The field of a setting. */
export const freeFieldOf = (configKey: (typeof FREE_QUOTAS)[CountedRight]['configKey']): FreeField =>
  configKey.replace('free.', '') as FreeField;

/** Fields for the free quota of each counted right. */
export const freeQuotaForm = Object.fromEntries(
  Object.values(FREE_QUOTAS).map(({ label, period, quota, configKey }) => [
    freeFieldOf(configKey),
    count(`${label}（${period === 'day' ? '每天' : '每月'}）`, { min: 0, max: MOST, initial: quota, unit: '次' }),
  ]),
) as Readonly<Record<FreeField, CountField>>;
