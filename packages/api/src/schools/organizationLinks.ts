import { DAY_MS } from '../kit/constants.ts';
import { labelled, type ValueIn } from '../kit/labelled.ts';

/** Days until an unanswered invitation expires. After a refusal the school cannot invite again for the same time. */
export const LINK_DAYS = 30;

/** LINK_DAYS in ms. */
export const LINK_MS = LINK_DAYS * DAY_MS;

/**
 * State of a person's membership in an organization. applied: asks to join, no access yet; pending: invited, no access
 * yet; active: member; refused: declined the invitation; expired: did not answer; left: was a member, or the invitation
 * was withdrawn, or the application was refused.
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

/** State of a membership; only `active` gives access to the organization. */
export type LinkStatus = ValueIn<typeof LINK_STATUS>;

/** The stored state; expiry is computed, so that no job has to run. */
export type StoredLinkStatus = Exclude<LinkStatus, 'expired'>;

/** The state of a stored membership at an instant. */
export function linkStatusAt(
  { status, askedAt }: { status: StoredLinkStatus; askedAt: Date | null },
  now: Date,
): LinkStatus {
  if (status !== 'pending') return status;
  return askedAt !== null && now.getTime() < askedAt.getTime() + LINK_MS ? 'pending' : 'expired';
}

/** Pending: the last time to answer. Refused: the earliest time to ask again. Otherwise null. */
export function linkUntil(
  link: { status: StoredLinkStatus; askedAt: Date | null; answeredAt: Date | null },
  now: Date,
): Date | null {
  const status = linkStatusAt(link, now);
  const from = status === 'pending' ? link.askedAt : status === 'refused' ? link.answeredAt : null;
  return from && new Date(from.getTime() + LINK_MS);
}

/** Whether a parent of a student has confirmed the link, or has only been invited to. */
export const GUARDIAN_LINK = labelled({ invited: '已邀请', confirmed: '已确认' });

/** The best state of a student's links to parents. */
export type GuardianLink = ValueIn<typeof GUARDIAN_LINK>;
