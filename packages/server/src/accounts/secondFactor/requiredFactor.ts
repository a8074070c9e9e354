import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { user } from '../../db/schema/people.ts';
import { role } from '../../db/schema/rights.ts';
import { totpFactor } from '../../db/schema/signIn.ts';
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
    )
`);

/** Whether a role of this person requires a second factor. Only back-office users have roles that can. */
export async function isFactorRequired(db: Db, appId: string, { realm, personId }: RealmPerson): Promise<boolean> {
  if (realm !== 'user') return false;
  const [row] = await db
    .select({ isRequired: isRequired() })
    .from(user)
    .where(and(eq(user.appId, appId), eq(user.id, personId)));
  return row?.isRequired === true;
}
