import { DAY_MS } from './constants.ts';
import { labelled, type ValueIn } from './forms/labelled.ts';

/** Nobody has to refuse: what is not answered ends by itself. A refusal keeps the school from asking again as long. */
export const LINK_DAYS = 30;

export const LINK_MS = LINK_DAYS * DAY_MS;

/**
 * How a person stands to an organization. applied: asks to join, opens nothing; pending: was asked to, opens nothing
 * either; active: belongs; refused: said no; expired: never answered; left: belonged once, or the organization no longer
 * asks, or did not take an applicant.
 */
export const LINK_STATUS = labelled(
  {
    active: '在校',
    applied: '申请加入',
    pending: '待确认',
    refused: '已拒绝',
    expired: '邀请已过期',
    left: '已离开',
  },
  { active: 'ok', applied: 'warn', pending: 'primary', refused: 'bad', expired: 'warn' },
);
export type LinkStatus = ValueIn<typeof LINK_STATUS>;

/** As it is stored: nothing has to run for an invitation to end. */
export type StoredLinkStatus = Exclude<LinkStatus, 'expired'>;

/** How a stored link stands at an instant. */
export function linkStatusAt(
  { status, askedAt }: { status: StoredLinkStatus; askedAt: Date | null },
  now: Date,
): LinkStatus {
  if (status !== 'pending') return status;
  return askedAt !== null && now.getTime() < askedAt.getTime() + LINK_MS ? 'pending' : 'expired';
}
