import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { membership } from '@aosai/api/orders/membership.contract';
import type { CardRight } from '@aosai/api/rights/cards';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import type { KnownRight } from '../RightsField/knownRight.ts';

/** A card product as the office's list returns it. */
export type CardRow = OutputOf<(typeof membership)['calls']['queryList']>['content'][number];

export interface Known {
  /** Every right of the app. */
  rights: Loaded<readonly KnownRight[]>;
}

/** The rights of a card as they are saved: with a quota only if the card has its own. */
export const writtenRights = ({ rights }: Pick<CardRow, 'rights'>): CardRight[] =>
  rights.map(({ code, quota, period, isOwn }) =>
    isOwn && quota !== null ? { code, quota, ...(period && { period }) } : { code },
  );
