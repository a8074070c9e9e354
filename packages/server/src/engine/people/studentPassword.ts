import { and, eq } from 'drizzle-orm';
import type { MemberType } from '@aosai/api/domain/statuses';
import type { Db } from '../../db/open.ts';
import { organization } from '../../db/schema/people.ts';
import type { NewPassword } from './newPassword.ts';

interface Person {
  /** Which school made the account. */
  orgId?: string | null;
  type: MemberType;
  password: NewPassword;
}

/**
 * A made password as the person has it: a student of a school keeps it, unless the school asks for another one at the
 * first sign-in. Children forget what they had to think of in a lab full of others; everybody else chooses one.
 */
export async function asStudentsHave(tx: Db, appId: string, { orgId, type, password }: Person): Promise<NewPassword> {
  if (!password.mustChangePwd || type !== 'student' || !orgId) return password;
  const [school] = await tx
    .select({ asksNewPwd: organization.asksNewPwd })
    .from(organization)
    .where(and(eq(organization.appId, appId), eq(organization.id, orgId)));
  return { ...password, mustChangePwd: school?.asksNewPwd ?? true };
}
