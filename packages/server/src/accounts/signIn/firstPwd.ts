import { and, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { Db } from '../../db/open.ts';
import { member } from '../../db/schema/people.ts';

type FirstPwd = Pick<typeof member.$inferSelect, 'id' | 'firstPwdUntil'>;

/**
 * Call after the password was verified: an initial password that stayed unused for too long is refused. Throws
 * PWD_EXPIRED.
 */
export function checkFirstPwd({ firstPwdUntil }: Pick<FirstPwd, 'firstPwdUntil'>, now: Date): void {
  if (firstPwdUntil !== null && firstPwdUntil <= now) throw new AppError('PWD_EXPIRED');
}

/** The first sign-in with it makes it a password like any other. */
export async function useFirstPwd(tx: Db, appId: string, { id, firstPwdUntil }: FirstPwd): Promise<void> {
  if (firstPwdUntil === null) return;
  await tx
    .update(member)
    .set({ firstPwdUntil: null })
    .where(and(eq(member.appId, appId), eq(member.id, id)));
}
