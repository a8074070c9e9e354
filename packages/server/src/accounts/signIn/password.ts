import { hash, verify } from '@node-rs/argon2';
import { openLimiter } from '../../base/limitConcurrency.ts';
import { and, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { Db } from '../../db/open.ts';
import { member } from '../../db/schema/people.ts';

/** OWASP's first recommendation: argon2id (the library's default), 19 MiB, two passes. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash takes 19 MiB and a core: two at a time, so that a class signing in leaves room for saving answers. */
const inTurn = openLimiter({ atOnce: 2, maxWaiting: 500 });

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, OPTIONS));
}

let decoy: Promise<string> | undefined;

/** Whether the password matches; without a stored hash it does the same work and returns false. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('a password that nobody has');
  const against = stored ?? (await decoy);
  const fits = await inTurn(() => verify(against, password));
  return stored !== null && fits;
}

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
