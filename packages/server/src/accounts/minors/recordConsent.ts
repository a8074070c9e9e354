import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { consent } from '../../db/schema/minors.ts';
import type { Keys } from '../../keys/keys.ts';
import { type AgreementVersion, currentAgreement } from './agreements.ts';

export interface NewConsent {
  appId: string;
  memberId: string;
  /** The member or user who records it; null at a registration. */
  createdBy: string | null;
  /** sms: the guardian's code; org: the school's statement; paper: a scan kept as evidence. */
  channel: 'sms' | 'org' | 'paper';
  guardianMobile?: string;
  /** File name of the scan, or the school's statement in words. */
  evidenceFile?: string;
  /** The version that was read; the one in force by default (a school states consent for the current one). */
  text?: AgreementVersion;
  keys: Keys;
  now: Date;
}

/**
 * Records a guardian's consent to a child's account, with version and hash of the children's rules. Pass the
 * transaction that creates the account: neither exists without the other. Throws AGREEMENT_MISSING.
 */
export async function recordConsent(tx: Db, given: NewConsent): Promise<string> {
  const { appId, memberId, keys, now, guardianMobile } = given;
  const text = given.text ?? (await currentAgreement(tx, appId, 'agreement.children'));
  const id = newId();
  await tx.insert(consent).values({
    appId,
    id,
    memberId,
    createdBy: given.createdBy,
    createdAt: now,
    updatedAt: now,
    guardianMobileHash: guardianMobile === undefined ? null : keys.mobileHash(guardianMobile),
    guardianMobileEnc: guardianMobile === undefined ? null : keys.sealField(guardianMobile),
    textVersion: text.version,
    textHash: text.sha256,
    channel: given.channel,
    evidenceFile: given.evidenceFile ?? null,
    status: 'given',
    at: now,
  });
  return id;
}
