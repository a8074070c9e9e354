import { and, eq, type SQL, sql } from 'drizzle-orm';
import { MANAGER_FACTOR_KEY, TEACHER_FACTOR_KEY } from '@aosai/api/platform/settingKeys';
import type { Db } from '../../db/open.ts';
import { member, organizationMember, user } from '../../db/schema/people.ts';
import { config } from '../../db/schema/platform.ts';
import { role } from '../../db/schema/rights.ts';
import { passkey, totpFactor } from '../../db/schema/signIn.ts';
import { subquery } from '../../db/subquery.ts';
import type { RealmPerson } from '../../kit/realm.ts';
import { DEMO } from '../../platform/demoReach/demoAccounts.ts';

/**
 * Whether a role of a back-office user requires a second factor, as a column of `user`. Never true for a demo account,
 * which cannot have one.
 */
const isRequired = () =>
  subquery<boolean>(sql`
    ${user.createdBy} is distinct from ${DEMO} and exists (
      select 1 from ${role}
      where ${role.appId} = ${user.appId} and ${role.deletedAt} is null and ${role.requiresSecondFactor}
        and ${user.roleIds} ? ${role.id}
    )
`);

/** Whether a back-office user has to set up a second factor before anything else, as a column of `user`. */
export const lacksRequiredFactor = () =>
  subquery<boolean>(sql`
    ${isRequired()} and not exists (
      select 1 from ${totpFactor}
      where ${totpFactor.appId} = ${user.appId} and ${totpFactor.realm} = 'user'
        and ${totpFactor.personId} = ${user.id} and ${totpFactor.secretEnc} is not null
    ) and not exists (
      select 1 from ${passkey}
      where ${passkey.appId} = ${user.appId} and ${passkey.realm} = 'user' and ${passkey.personId} = ${user.id}
    )
`);

/** Whether the app requires a second factor of a member, as a condition on `member`; never of students and parents. */
const isRequiredOfMember = (isManager: SQL) => sql`
  ${member.createdBy} is distinct from ${DEMO} and exists (
    select 1 from ${config}
    where ${config.appId} = ${member.appId} and ${config.deletedAt} is null and ${config.value} = 'true'
      and (
        (${config.key} = ${TEACHER_FACTOR_KEY} and ${member.type} = 'teacher')
        or (${config.key} = ${MANAGER_FACTOR_KEY} and ${isManager})
      )
  )
`;

/**
 * Whether a teacher or a manager has to set up a second factor before anything else, as a column of `member`. The
 * settings are not looked at for students, whose every call asks this.
 *
 * @param isManager whether the session acts for a school that the member manages
 */
export const memberLacksFactor = (isManager: SQL) =>
  subquery<boolean>(sql`
    case when ${member.type} = 'teacher' or ${isManager} then
      ${isRequiredOfMember(isManager)} and not exists (
        select 1 from ${totpFactor}
        where ${totpFactor.appId} = ${member.appId} and ${totpFactor.realm} = 'member'
          and ${totpFactor.personId} = ${member.id} and ${totpFactor.secretEnc} is not null
      ) and not exists (
        select 1 from ${passkey}
        where ${passkey.appId} = ${member.appId} and ${passkey.realm} = 'member' and ${passkey.personId} = ${member.id}
      )
    else false end
`);

/** The same for one member. */
export async function mustMemberSetFactor(
  db: Db,
  { appId, memberId, isManager }: { appId: string; memberId: string; isManager: boolean },
): Promise<boolean> {
  const [row] = await db
    .select({ lacks: memberLacksFactor(sql`${isManager}::boolean`) })
    .from(member)
    .where(and(eq(member.appId, appId), eq(member.id, memberId)));
  return row?.lacks === true;
}

/** Whether the member manages a school, whichever their session acts for. */
const managesSchool = () => sql`exists (
  select 1 from ${organizationMember}
  where ${organizationMember.appId} = ${member.appId} and ${organizationMember.memberId} = ${member.id}
    and ${organizationMember.status} = 'active' and ${organizationMember.deletedAt} is null
    and ${organizationMember.roles} ? 'manager'
)`;

/** Whether a second factor of this person is required by a role, or by the app's settings. */
export async function isFactorRequired(db: Db, appId: string, { realm, personId }: RealmPerson): Promise<boolean> {
  if (realm === 'member') {
    const [row] = await db
      .select({ isRequired: subquery<boolean>(isRequiredOfMember(managesSchool())) })
      .from(member)
      .where(and(eq(member.appId, appId), eq(member.id, personId)));
    return row?.isRequired === true;
  }
  const [row] = await db
    .select({ isRequired: isRequired() })
    .from(user)
    .where(and(eq(user.appId, appId), eq(user.id, personId)));
  return row?.isRequired === true;
}
