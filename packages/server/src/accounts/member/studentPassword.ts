import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { organization } from '../../db/schema/people.ts';
import type { NewPassword } from './newPassword.ts';
import type { MemberType } from '@aosai/api/kit/realms';

interface Person {
  /** The school that made the account. */
  orgId?: string | null;
  type: MemberType;
  password: NewPassword;
}

/**
 * Lets students of a school keep a generated password, unless the school wants them to choose one at the first sign-in:
 * children forget passwords that they make up in a crowded lab. Everybody else has to choose one.
 */
export async function asStudentsHave(tx: Db, appId: string, { orgId, type, password }: Person): Promise<NewPassword> {
  if (!password.mustChangePwd || type !== 'student' || !orgId) return password;
  const [school] = await tx
    .select({ asksNewPwd: organization.asksNewPwd })
    .from(organization)
    .where(and(eq(organization.appId, appId), eq(organization.id, orgId)));
  return { ...password, mustChangePwd: school?.asksNewPwd ?? true };
}
