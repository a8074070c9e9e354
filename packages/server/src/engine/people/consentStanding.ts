import { and, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { needsConsent } from '@aosai/api/domain/age';
import type { Db } from '../../db/open.ts';
import { consent } from '../../db/schema/minors.ts';

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

/** For every way of signing in, after the account has proven itself. Throws CONSENT_REQUIRED. */
export async function requireConsent(db: Db, subject: ConsentSubject, now: Date): Promise<void> {
  if (!(await hasConsent(db, subject, now))) throw new AppError('CONSENT_REQUIRED');
}
