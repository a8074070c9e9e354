import type { CardRight, GrantedRight } from '@aosai/api/rights/cards';
import type { KnownRight } from '../RightsField/knownRight.ts';

/** The rights a card grants, each with the card's own quota or the default of the right. */
export const grantedRights = (rights: readonly CardRight[], known: readonly KnownRight[]): GrantedRight[] =>
  rights.map(({ code, quota, period }) => {
    const right = known.find((one) => one.code === code);
    const name = right?.name ?? code;
    if (quota !== undefined) return { code, name, quota, period: period ?? right?.period ?? 'month' };
    return right?.kind === 'quota'
      ? { code, name, quota: right.quota, period: right.period ?? 'month' }
      : { code, name, quota: null, period: null };
  });
