import { and, desc, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { Db } from '../../db/open.ts';
import { configVersion } from '../../db/schema/platform.ts';

/** Config keys of the agreements. */
export const AGREEMENT_KEYS = ['agreement.service', 'agreement.privacy', 'agreement.children'] as const;
export type AgreementKey = (typeof AGREEMENT_KEYS)[number];

export interface AgreementVersion {
  version: number;
  sha256: string;
}

/** The version of an agreement in force. Throws AGREEMENT_MISSING when the app has none. */
export async function currentAgreement(db: Db, appId: string, key: AgreementKey): Promise<AgreementVersion> {
  const [row] = await db
    .select({ version: configVersion.of, sha256: configVersion.sha256 })
    .from(configVersion)
    .where(and(eq(configVersion.appId, appId), eq(configVersion.key, key)))
    .orderBy(desc(configVersion.of))
    .limit(1);
  if (!row) throw new AppError('AGREEMENT_MISSING');
  return row;
}

/** The version in force, if it is the one that the person read. Throws AGREEMENT_CHANGED. */
export async function agreementAsRead(
  db: Db,
  appId: string,
  key: AgreementKey,
  readVersion: number,
): Promise<AgreementVersion> {
  const current = await currentAgreement(db, appId, key);
  if (current.version !== readVersion) throw new AppError('AGREEMENT_CHANGED', { version: current.version });
  return current;
}
