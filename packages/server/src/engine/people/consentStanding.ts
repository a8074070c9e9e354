import { and, asc, eq, gt, lte, max, notExists, type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '@aosai/api/domain/constants';
import { AppError } from '@aosai/api/contract/errors';
import { CONSENT_RENEWAL_DAYS, needsConsent } from '@aosai/api/domain/age';
import { MEMBER } from '@aosai/api/domain/statuses';
import type { Db } from '../../db/open.ts';
import { consent } from '../../db/schema/minors.ts';
import type { member } from '../../db/schema/people.ts';
import { configVersion } from '../../db/schema/platform.ts';

/** `member.statusReason` of an account that stands still because its consent was taken back. */
export const CONSENT_WITHDRAWN = '监护人已撤回同意';

export interface ConsentSubject {
  appId: string;
  memberId: string;
  birthYm: string | null;
}

export type ConsentStanding =
  | { state: 'notNeeded' | 'given' | 'missing'; renewBy: null }
  /** Given to rules that have changed since: good until `renewBy`, which may be past. */
  | { state: 'renew'; renewBy: Date };

/** Until when a consent to the version before still counts. */
export const renewalEnd = (publishedAt: Date): Date => new Date(publishedAt.getTime() + CONSENT_RENEWAL_DAYS * DAY_MS);

/** How an account stands as far as age is concerned. */
export async function consentStanding(
  db: Db,
  { appId, memberId, birthYm }: ConsentSubject,
  now: Date,
): Promise<ConsentStanding> {
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

/** The same of many at once: whether a `consent` row of a query is to rules that still count. */
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

/** Whether the account may be used as far as age is concerned: not a child's, or a guardian's consent is in force. */
export async function hasConsent(db: Db, subject: ConsentSubject, now: Date): Promise<boolean> {
  const { state, renewBy } = await consentStanding(db, subject, now);
  return state === 'renew' ? renewBy > now : state !== 'missing';
}

/**
 * Why a member who has proven the account may still not sign in: the age and consent first, because only those tell a
 * child what to do, then the standing of the account. Null when nothing is in the way.
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
  const { state, renewBy } = await consentStanding(db, subject, now);
  if (state === 'missing') return new AppError('CONSENT_REQUIRED');
  if (state === 'renew' && renewBy <= now) return new AppError('CONSENT_OUTDATED');
  return isStopped ? new AppError('ACCOUNT_DISABLED') : null;
}
