import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { email as emailSchema, mobile as mobileSchema } from '@aosai/api/contract/people/proofs';
import { plainAccount, plainNumber } from '@aosai/api/domain/typedText';
import { ORGANIZATION } from '@aosai/api/domain/statuses';
import { member, organization, organizationMember } from '../../../db/schema/people.ts';
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
 * The student who has this number at a school, or anyone who is called so: children know their number, and type it into any
 * field. Nobody where two have it; full-width digits are digits, but one who is listed just as it was typed comes first.
 */
export async function memberAtSchool(context: CallContext, orgId: string, typed: string) {
  const { db, appId } = context;
  const [exact, plain] = [typed.trim(), plainNumber(typed)];
  const rows = await db
    .select({ ...memberDoor, no: organizationMember.no })
    .from(organizationMember)
    .innerJoin(
      organization,
      and(
        eq(organization.appId, appId),
        eq(organization.id, organizationMember.orgId),
        eq(organization.status, ORGANIZATION.passed),
      ),
    )
    .innerJoin(member, and(eq(member.appId, appId), eq(member.id, organizationMember.memberId)))
    .where(
      and(
        eq(organizationMember.appId, appId),
        eq(organizationMember.orgId, orgId),
        inArray(organizationMember.no, [exact, plain]),
        eq(organizationMember.status, 'active'),
        eq(member.type, 'student'),
        isNull(member.deletedAt),
      ),
    )
    .limit(3);
  const asTyped = rows.filter(({ no }) => no === exact);
  const [found, another] = asTyped.length > 0 ? asTyped : rows;
  if (another) return undefined;
  return found ?? memberByName(context, typed);
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
