import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/open.ts';
import { perDatabase } from '../../db/perDatabase.ts';
import { batched } from '../../db/batch.ts';
import { member, organization, organizationMember, session, user } from '../../db/schema/people.ts';
import { role } from '../../db/schema/rights.ts';
import { subquery } from '../../db/subquery.ts';
import { lacksRequiredFactor, memberLacksFactor } from '../secondFactor/requiredFactor.ts';
import { ORGANIZATION } from '@aosai/api/schools/organizations';

export interface AskedSession {
  appId: string;
  tokenHash: string;
}

/** The permissions of all roles of a back-office user, as `resource:operation`. */
export function permissionsOf() {
  return subquery<string[]>(sql`
    select coalesce(jsonb_agg(distinct permission), '[]'::jsonb)
    from ${role}, jsonb_array_elements_text(${role.permissions}) as permission
    where ${role.appId} = ${user.appId} and ${role.deletedAt} is null and ${user.roleIds} ? ${role.id}
`);
}

const sessionColumns = {
  appId: session.appId,
  id: session.id,
  tokenHash: session.tokenHash,
  realm: session.realm,
  credential: session.credential,
  orgId: session.orgId,
  createdAt: session.createdAt,
  seenAt: session.seenAt,
  expiresAt: session.expiresAt,
};

type HowMany = 'one' | 'many';

/** Selects the session of one cookie, or those of a list of cookies. */
function askedFor(howMany: HowMany, app: PgColumn, hash: PgColumn): SQL | undefined {
  return howMany === 'one'
    ? and(eq(app, sql.placeholder('appId')), eq(hash, sql.placeholder('tokenHash')))
    : and(
        sql`${app} = any(${sql.placeholder('appIds')}::text[])`,
        sql`${hash} = any(${sql.placeholder('tokenHashes')}::text[])`,
      );
}

function memberQuery(db: Db, howMany: HowMany) {
  return db
    .select({
      session: sessionColumns,
      member: {
        id: member.id,
        type: member.type,
        birthYm: member.birthYm,
        pwdHash: member.pwdHash,
        mustChangePwd: member.mustChangePwd,
        createdBy: member.createdBy,
      },
      orgRoles: organizationMember.roles,
      mustSetSecondFactor: memberLacksFactor(sql`coalesce(${organizationMember.roles} ? 'manager', false)`),
    })
    .from(session)
    .innerJoin(
      member,
      and(
        eq(session.realm, 'member'),
        eq(member.appId, session.appId),
        eq(member.id, session.personId),
        eq(member.status, '1'),
        isNull(member.deletedAt),
      ),
    )
    .leftJoin(
      organizationMember,
      and(
        eq(organizationMember.appId, session.appId),
        eq(organizationMember.orgId, session.orgId),
        eq(organizationMember.memberId, session.personId),
        eq(organizationMember.status, 'active'),
        // A disabled organization gives no roles from the next call on.
        sql`exists (
          select 1 from ${organization}
          where ${organization.appId} = ${session.appId} and ${organization.id} = ${session.orgId}
            and ${organization.status} = ${ORGANIZATION.passed} and ${organization.deletedAt} is null
        )`,
      ),
    )
    .where(askedFor(howMany, session.appId, session.tokenHash))
    .prepare(`find_member_${howMany}`);
}

function userQuery(db: Db, howMany: HowMany) {
  return db
    .select({
      session: { ...sessionColumns, provedAt: session.provedAt },
      user: {
        id: user.id,
        isSuper: user.isSuper,
        pwdHash: user.pwdHash,
        mustChangePwd: user.mustChangePwd,
        createdBy: user.createdBy,
      },
      permissions: permissionsOf(),
      mustSetSecondFactor: lacksRequiredFactor(),
    })
    .from(session)
    .innerJoin(
      user,
      and(
        eq(session.realm, 'user'),
        eq(user.appId, session.appId),
        eq(user.id, session.personId),
        eq(user.status, 'active'),
        isNull(user.deletedAt),
      ),
    )
    .where(askedFor(howMany, session.appId, session.tokenHash))
    .prepare(`find_user_${howMany}`);
}

/** Up to this many are queried one by one: the plan for one key costs a fifth of the plan for a list. */
const FEW = 4;

interface Prepared<T> {
  execute(values: Record<string, unknown>): Promise<T[]>;
}

/** Every call queries its session, so statements are prepared, and many concurrent calls share one. */
function line<T extends { session: AskedSession }>(one: Prepared<T>, many: Prepared<T>) {
  return batched(async (asked: readonly AskedSession[]): Promise<(T | undefined)[]> => {
    if (asked.length <= FEW) {
      const each = await Promise.all(asked.map(({ appId, tokenHash }) => one.execute({ appId, tokenHash })));
      return each.map(([row]) => row);
    }
    const rows = await many.execute({
      appIds: [...new Set(asked.map(({ appId }) => appId))],
      tokenHashes: [...new Set(asked.map(({ tokenHash }) => tokenHash))],
    });
    return asked.map(({ appId, tokenHash }) =>
      rows.find((row) => row.session.appId === appId && row.session.tokenHash === tokenHash),
    );
  });
}

/** Looks up a session with its member, who has to be active; the caller has to refuse expired ones. */
export const memberSession = perDatabase((db) => line(memberQuery(db, 'one'), memberQuery(db, 'many')));

/** Looks up a session with its back-office user, who has to be active, and the permissions of their roles. */
export const userSession = perDatabase((db) => line(userQuery(db, 'one'), userQuery(db, 'many')));
