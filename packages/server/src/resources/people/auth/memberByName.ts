import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { email as emailSchema, mobile as mobileSchema } from '@aosai/api/contract/people/proofs';
import { plainAccount } from '@aosai/api/domain/typedText';
import { member } from '../../../db/schema/people.ts';
import type { Realm } from '../../../sessions/realm.ts';
import type { CallContext } from '../../context.ts';
import { memberDoor } from './enter.ts';
import { personTries } from '../personTries.ts';

/** How an account may stand in its row: in the one form, or as it was made before there was one. */
export const accountForms = (typed: string): [exact: string, plain: string] => [typed.trim(), plainAccount(typed)];

/** A member by account, mobile number or e-mail; who owns the number comes before an account of that name. */
export async function memberByName({ db, appId, services }: CallContext, typed: string) {
  const forms = accountForms(typed);
  const mobile = mobileSchema.safeParse(typed);
  const email = emailSchema.safeParse(typed);
  const mobileHash = mobile.success ? services.platform.keys.mobileHash(mobile.data) : null;
  const rows = await db
    .select({ ...memberDoor, account: member.account })
    .from(member)
    .where(
      and(
        eq(member.appId, appId),
        or(
          inArray(member.account, forms),
          mobileHash === null ? undefined : eq(member.mobileHash, mobileHash),
          email.success ? eq(member.email, email.data) : undefined,
        ),
        isNull(member.deletedAt),
      ),
    );
  return rows.find((row) => !forms.includes(row.account)) ?? rows.find((row) => row.account === forms[0]) ?? rows[0];
}

/**
 * What tries of a password are counted under, wherever they are made and however the account was written: its id. What
 * nobody has is kept as a keyed hash.
 */
export function tryKey(
  { services }: CallContext,
  realm: Realm,
  found: { id: string } | undefined,
  typed: string,
): string {
  return personTries(realm, found?.id ?? services.platform.keys.mobileHash(plainAccount(typed)));
}
