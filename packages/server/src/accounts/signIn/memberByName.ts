import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { email as emailSchema, mobile as mobileSchema } from '@aosai/api/accounts/proofs.contract';
import { plainAccount, plainNumber } from '@aosai/api/kit/typedText';
import { member, organization, organizationMember } from '../../db/schema/people.ts';
import type { Realm } from '../../kit/realm.ts';
import type { CallContext } from '../../kit/context.ts';
import { signInColumns } from './signInColumns.ts';
import { personTries } from './personTries.ts';
import { ORGANIZATION } from '@aosai/api/schools/organizations';

/** The two forms in which an account may be stored: exactly as typed, or normalized. */
export const accountForms = (typed: string): [exact: string, plain: string] => [typed.trim(), plainAccount(typed)];

/** Finds a member by account, mobile number or e-mail; the owner of a number comes before an account of that name. */
export async function memberByName({ db, appId, services }: CallContext, typed: string) {
  const forms = accountForms(typed);
  const mobile = mobileSchema.safeParse(typed);
  const email = emailSchema.safeParse(typed);
  const mobileHash = mobile.success ? services.platform.keys.mobileHash(mobile.data) : null;
  const rows = await db
    .select({ ...signInColumns, account: member.account })
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
 * Finds a student by their number at a school, or else a member as `memberByName` does: children know their number and
 * type it into any field. Returns nobody if two students have the number. Full-width digits count as digits, but a
 * number stored exactly as typed comes first.
 */
export async function memberAtSchool(context: CallContext, orgId: string, typed: string) {
  const { db, appId } = context;
  const [exact, plain] = [typed.trim(), plainNumber(typed)];
  const rows = await db
    .select({ ...signInColumns, no: organizationMember.no })
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
 * The key under which tries of a password are counted, the same wherever they are made and however the account was
 * written: the id, or a keyed hash of an account that does not exist.
 */
export function tryKey(
  { services }: CallContext,
  realm: Realm,
  found: { id: string } | undefined,
  typed: string,
): string {
  return personTries(realm, found?.id ?? services.platform.keys.mobileHash(plainAccount(typed)));
}
