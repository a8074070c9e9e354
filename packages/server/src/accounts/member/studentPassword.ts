import { and, eq, inArray } from 'drizzle-orm';
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
 * children forget passwords that they make up in a crowded lab. Everybody else has to choose one. Returns the passwords
 * in the same order.
 */
export async function asStudentsHave(tx: Db, appId: string, people: readonly Person[]): Promise<NewPassword[]> {
  const orgIds = people.flatMap(({ orgId, type, password }) =>
    password.mustChangePwd && type === 'student' && orgId ? [orgId] : [],
  );
  if (orgIds.length === 0) return people.map(({ password }) => password);
  const schools = await tx
    .select({ id: organization.id, asksNewPwd: organization.asksNewPwd })
    .from(organization)
    .where(and(eq(organization.appId, appId), inArray(organization.id, [...new Set(orgIds)])));
  const asks = new Map(schools.map(({ id, asksNewPwd }) => [id, asksNewPwd]));
  return people.map(({ orgId, type, password }) =>
    password.mustChangePwd && type === 'student' && orgId
      ? { ...password, mustChangePwd: asks.get(orgId) ?? true }
      : password,
  );
}
