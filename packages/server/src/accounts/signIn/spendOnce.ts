import { lt } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { spentNonce } from '../../db/schema/signIn.ts';
import type { SessionContext } from '../sessions/sessionContext.ts';

/** Returns true once per nonce. Nonces are kept until they expire. */
export async function spendOnce(
  { db, appId }: Pick<SessionContext, 'db' | 'appId'>,
  nonce: string,
  expiresAt: Date,
): Promise<boolean> {
  const first = await db
    .insert(spentNonce)
    .values({ appId, nonce, expiresAt })
    .onConflictDoNothing()
    .returning({ nonce: spentNonce.nonce });
  return first.length > 0;
}

export async function forgetSpentNonces(db: Db, now: Date): Promise<void> {
  await db.delete(spentNonce).where(lt(spentNonce.expiresAt, now));
}
