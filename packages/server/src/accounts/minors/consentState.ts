import { and, asc, eq, gt, lte, max, notExists, type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '@aosai/api/kit/constants';
import { AppError } from '@aosai/api/kit/errors';
import { CONSENT_RENEWAL_DAYS, needsConsent } from '@aosai/api/accounts/age';
import type { Db } from '../../db/open.ts';
import { consent } from '../../db/schema/minors.ts';
import type { member } from '../../db/schema/people.ts';
import { configVersion } from '../../db/schema/platform.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';

/** `member.statusReason` of an account whose consent was withdrawn. */
export const CONSENT_WITHDRAWN = '监护人已撤回同意';

export interface ConsentSubject {
  appId: string;
  memberId: string;
  birthYm: string | null;
}

export type ConsentState =
  | { state: 'notNeeded' | 'given' | 'missing'; renewBy: null }
  /** Consent to rules that have changed since; valid until `renewBy`, which may be past. */
  | { state: 'renew'; renewBy: Date };

/** Until when a consent to the previous version is valid. */
export const renewalEnd = (publishedAt: Date): Date => new Date(publishedAt.getTime() + CONSENT_RENEWAL_DAYS * DAY_MS);

/** Whether an account needs a guardian's consent and has it. */
export async function consentState(
  db: Db,
  { appId, memberId, birthYm }: ConsentSubject,
  now: Date,
): Promise<ConsentState> {
  if (!needsConsent(birthYm, now.getTime())) return { state: 'notNeeded', renewBy: null };
  const [given] = await db
    .select({ version: max(consent.textVersion) })
    .from(consent)
    .where(and(eq(consent.appId, appId), eq(consent.memberId, memberId), eq(consent.status, 'given')));
  const version = given?.version ?? null;
  if (version === null) return { state: 'missing', renewBy: null };
  const [next] = await db
    .select({ publishedAt: configVersion.createdAt })
    .from(configVersion)
    .where(
      and(eq(configVersion.appId, appId), eq(configVersion.key, 'agreement.children'), gt(configVersion.of, version)),
    )
    .orderBy(asc(configVersion.of))
    .limit(1);
  return next ? { state: 'renew', renewBy: renewalEnd(next.publishedAt) } : { state: 'given', renewBy: null };
}

/** The same for many, in SQL: whether a `consent` row is to rules that are still valid. */
export function countsStill(db: Db, now: Date): SQL {
  return notExists(
    db
      .select({ one: sql`1` })
      .from(configVersion)
      .where(
        and(
          eq(configVersion.appId, consent.appId),
          eq(configVersion.key, 'agreement.children'),
          gt(configVersion.of, consent.textVersion),
          lte(configVersion.createdAt, new Date(now.getTime() - CONSENT_RENEWAL_DAYS * DAY_MS)),
        ),
      ),
  );
}

/** Whether the account may be used: the member is old enough, or a guardian's consent is in force. */
export async function hasConsent(db: Db, subject: ConsentSubject, now: Date): Promise<boolean> {
  const { state, renewBy } = await consentState(db, subject, now);
  return state === 'renew' ? renewBy > now : state !== 'missing';
}

/**
 * Why an authenticated member may not sign in; null if they may. Age and consent come first, because only these tell a
 * child what to do, then the account's status.
 */
export async function signInRefusal(
  db: Db,
  { status, statusReason, ...subject }: ConsentSubject & Pick<typeof member.$inferSelect, 'status' | 'statusReason'>,
  now: Date,
) {
  const isStopped = status === MEMBER.disabled && statusReason === CONSENT_WITHDRAWN;
  if (status === MEMBER.pending) return new AppError('ACCOUNT_PENDING');
  if (status === MEMBER.rejected) return new AppError('ACCOUNT_REJECTED', { reason: statusReason ?? '没有写明' });
  if (status !== MEMBER.active && !isStopped) return new AppError('ACCOUNT_DISABLED');
  const { state, renewBy } = await consentState(db, subject, now);
  if (state === 'missing') return new AppError('CONSENT_REQUIRED');
  if (state === 'renew' && renewBy <= now) return new AppError('CONSENT_OUTDATED');
  return isStopped ? new AppError('ACCOUNT_DISABLED') : null;
}
