import { and, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { needsConsent } from '@aosai/api/domain/age';
import { MEMBER } from '@aosai/api/domain/statuses';
import type { Db } from '../../db/open.ts';
import { consent } from '../../db/schema/minors.ts';
import { member } from '../../db/schema/people.ts';

/** `member.statusReason` of an account that stands still because its consent was taken back. */
export const CONSENT_WITHDRAWN = '监护人已撤回同意';

export interface ConsentSubject {
  appId: string;
  memberId: string;
  birthYm: string | null;
}

/** Whether the account may be used as far as age is concerned: not a child's, or a guardian's consent is in force. */
export async function hasConsent(db: Db, { appId, memberId, birthYm }: ConsentSubject, now: Date): Promise<boolean> {
  if (!needsConsent(birthYm, now.getTime())) return true;
  const [given] = await db
    .select({ id: consent.id })
    .from(consent)
    .where(and(eq(consent.appId, appId), eq(consent.memberId, memberId), eq(consent.status, 'given')))
    .limit(1);
  return given !== undefined;
}

/**
 * Why a member who has proven the account may still not sign in: the age and consent first, because only those tell a
 * child what to do, then the standing of the account. Null when nothing is in the way.
 */
export async function signInRefusal(db: Db, { appId, memberId }: Omit<ConsentSubject, 'birthYm'>, now: Date) {
  const [row] = await db
    .select({ birthYm: member.birthYm, status: member.status, statusReason: member.statusReason })
    .from(member)
    .where(and(eq(member.appId, appId), eq(member.id, memberId)));
  if (!row) return new AppError('ACCOUNT_DISABLED');
  const isStopped = row.status === MEMBER.disabled && row.statusReason === CONSENT_WITHDRAWN;
  if (row.status !== MEMBER.active && !isStopped) return new AppError('ACCOUNT_DISABLED');
  const consents = await hasConsent(db, { appId, memberId, birthYm: row.birthYm }, now);
  if (!consents) return new AppError('CONSENT_REQUIRED');
  return isStopped ? new AppError('ACCOUNT_DISABLED') : null;
}
