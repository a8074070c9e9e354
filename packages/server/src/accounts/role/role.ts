import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { newCode } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { user } from '../../db/schema/people.ts';
import { passkey, totpFactor } from '../../db/schema/signIn.ts';
import { resource, resourceOperation, role as roleTable } from '../../db/schema/rights.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import type { ResourceHandlers } from '../../kit/context.ts';
import { datesAsText } from '../../kit/rows/datesAsText.ts';
import { crud } from '../../kit/rows/crud.ts';
import type { RowWork } from '../../kit/rows/crudTable.ts';

const holds = (roleId: string) => sql`${user.roleIds} ? ${roleId}`;

async function holdersOf(tx: Db, appId: string, roleId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.appId, appId), holds(roleId)));
  return rows.map(({ id }) => id);
}

/** Permissions that some call requires now. */
async function grantable(tx: Db, appId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ resource: resource.code, operation: resourceOperation.code })
    .from(resourceOperation)
    .innerJoin(resource, and(eq(resource.appId, appId), eq(resource.id, resourceOperation.resourceId)))
    .where(
      and(
        eq(resourceOperation.appId, appId),
        isNull(resourceOperation.goneAt),
        isNull(resourceOperation.deletedAt),
        isNull(resource.goneAt),
        isNull(resource.deletedAt),
      ),
    );
  return new Set(rows.map((row) => `${row.resource}:${row.operation}`));
}

type Work = RowWork<typeof roleTable, unknown>;

async function endSessionsOfHolders({ tx, context: { appId }, row }: Work): Promise<string[]> {
  const personIds = await holdersOf(tx, appId, row.id);
  await endSessionsOf(tx, { appId, realm: 'user', personIds });
  return personIds;
}

/** Removes the role from everybody who has it. */
async function takeFromHolders(work: Work): Promise<{ userIds: string[] }> {
  const { tx, context, row } = work;
  const userIds = await endSessionsOfHolders(work);
  await tx
    .update(user)
    .set({
      roleIds: sql`${user.roleIds} - ${row.id}::text`,
      updatedAt: context.services.now(),
      version: sql`${user.version} + 1`,
    })
    .where(and(eq(user.appId, context.appId), holds(row.id)));
  return { userIds };
}

const hasPasskey = sql`exists (
  select 1 from ${passkey}
  where ${passkey.appId} = ${user.appId} and ${passkey.realm} = 'user' and ${passkey.personId} = ${user.id}
)`;

const roles = crud(roleTable, {
  log: 'role',
  logged: ['code', 'name', 'note', 'permissions', 'requiresSecondFactor'],
  taken: ({ code }) => new AppError('CODE_TAKEN', { code }),
  more: (_, { db, appId }) =>
    db
      .select({
        roleIds: user.roleIds,
        hasFactor: sql<boolean>`(${isNotNull(totpFactor.secretEnc)} or ${hasPasskey})`.mapWith(Boolean),
      })
      .from(user)
      .leftJoin(
        totpFactor,
        and(eq(totpFactor.appId, user.appId), eq(totpFactor.realm, 'user'), eq(totpFactor.personId, user.id)),
      )
      .where(and(eq(user.appId, appId), isNull(user.deletedAt))),
  view: (row, _, users) => {
    const holders = users.filter(({ roleIds }) => roleIds.includes(row.id));
    return {
      ...datesAsText(row),
      userCount: holders.length,
      secondFactorCount: holders.filter(({ hasFactor }) => hasFactor).length,
    };
  },
});

export const role = {
  create: roles.create(({ code, ...input }) => ({ ...input, code: code ?? newCode('role') })),
  queryList: roles.list({
    search: ['code', 'name'],
    sort: ['code', 'name', 'createdAt', 'updatedAt'],
    order: ['code', 'id'],
  }),
  update: roles.change(),
  configPerms: roles.change({
    action: 'configPerms',
    to: async ({ tx, context: { appId }, input: { permissions } }) => {
      const known = await grantable(tx, appId);
      const unknown = permissions.find((permission) => !known.has(permission));
      if (unknown !== undefined) throw new AppError('PERMISSION_UNKNOWN');
      return { permissions: [...new Set(permissions)].toSorted() };
    },
    after: endSessionsOfHolders,
  }),
  // Sessions stay: each call reads whether the requirement is met.
  configSecondFactor: roles.change({ action: 'configSecondFactor' }),
  delete: roles.remove(takeFromHolders),
} satisfies ResourceHandlers<'role'>;
