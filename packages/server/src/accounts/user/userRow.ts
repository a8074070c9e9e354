import { and, asc, eq, gt, inArray, isNotNull, isNull, max, min, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { Db } from '../../db/open.ts';
import { session, user } from '../../db/schema/people.ts';
import { role } from '../../db/schema/rights.ts';
import { passkey, totpFactor } from '../../db/schema/signIn.ts';
import type { CallContext } from '../../kit/context.ts';
import { lookupById } from '../../kit/rows/lookup.ts';
import type { RowWork } from '../../kit/rows/crudTable.ts';

export type UserRow = typeof user.$inferSelect;

/** Back-office accounts as list rows. */
export async function userViews(rows: readonly UserRow[], { db, appId, services }: CallContext) {
  const roleIds = [...new Set(rows.flatMap((row) => row.roleIds))];
  const roles = await db
    .select({ id: role.id, name: role.name })
    .from(role)
    .where(and(eq(role.appId, appId), inArray(role.id, roleIds), isNull(role.deletedAt)))
    .orderBy(asc(role.code));
  const ids = rows.map(({ id }) => id);
  const seen = await db
    .select({ personId: session.personId, at: max(session.seenAt) })
    .from(session)
    .where(
      and(
        eq(session.appId, appId),
        eq(session.realm, 'user'),
        inArray(session.personId, ids),
        gt(session.expiresAt, services.now()),
      ),
    )
    .groupBy(session.personId);
  const factors = await db
    .select({ personId: totpFactor.personId, since: totpFactor.since })
    .from(totpFactor)
    .where(
      and(
        eq(totpFactor.appId, appId),
        eq(totpFactor.realm, 'user'),
        inArray(totpFactor.personId, ids),
        isNotNull(totpFactor.secretEnc),
      ),
    );
  const passkeys = await db
    .select({ personId: passkey.personId, since: min(passkey.createdAt) })
    .from(passkey)
    .where(and(eq(passkey.appId, appId), eq(passkey.realm, 'user'), inArray(passkey.personId, ids)))
    .groupBy(passkey.personId);
  const factorSince = new Map<string, Date | null>();
  for (const { personId, since } of [...factors, ...passkeys]) {
    const known = factorSince.get(personId);
    if (!known || (since && since < known)) factorSince.set(personId, since);
  }
  const seenAt = new Map(seen.map(({ personId, at }) => [personId, at]));
  const views = rows.map((row) => ({
    id: row.id,
    account: row.account,
    name: row.name,
    isSuper: row.isSuper,
    roles: roles.filter(({ id }) => row.roleIds.includes(id)),
    mustChangePwd: row.mustChangePwd,
    secondFactorSince: factorSince.get(row.id)?.toISOString() ?? null,
    status: row.status,
    lastSeenAt: seenAt.get(row.id)?.toISOString() ?? null,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  }));
  return lookupById(views);
}

/** Locks these roles until the transaction ends. Throws ROLE_UNKNOWN if one does not exist. */
export async function checkRoles(tx: Db, appId: string, roleIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(roleIds)];
  if (wanted.length === 0) return;
  const found = await tx
    .select({ id: role.id })
    .from(role)
    .where(and(eq(role.appId, appId), inArray(role.id, wanted), isNull(role.deletedAt)))
    .orderBy(asc(role.id))
    .for('update');
  if (found.length < wanted.length) throw new AppError('ROLE_UNKNOWN');
}

/**
 * Locks the super users' rows, so that changes of accounts happen one at a time and two super users cannot demote each
 * other at once. Call it before locking the account itself.
 */
export async function lockSupers(tx: Db, appId: string): Promise<string[]> {
  const supers = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.appId, appId), eq(user.isSuper, true), eq(user.status, 'active'), isNull(user.deletedAt)))
    .orderBy(asc(user.id))
    .for('update');
  return supers.map(({ id }) => id);
}

/** Checks that the caller may change this account now. Throws OWN_ACCOUNT, LAST_SUPER_USER, FORBIDDEN. */
export async function checkOther(
  { tx, context: { appId, actor }, row: { id } }: RowWork<typeof user, unknown>,
  keepsSuper: boolean,
): Promise<void> {
  const supers = await lockSupers(tx, appId);
  if (actor.kind === 'user' && actor.userId === id) throw new AppError('OWN_ACCOUNT');
  const isLast = supers.length === 1 && supers[0] === id;
  if (isLast && !keepsSuper) throw new AppError('LAST_SUPER_USER');
  // A caller who was demoted while this call waited may not change others.
  if (actor.kind === 'user' && !supers.includes(actor.userId)) throw new AppError('FORBIDDEN');
}

/** The union of the permissions of these roles. */
export async function permissionsOfRoles(db: Db, appId: string, roleIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ permissions: role.permissions })
    .from(role)
    .where(and(eq(role.appId, appId), inArray(role.id, [...roleIds]), isNull(role.deletedAt)));
  return [...new Set(rows.flatMap(({ permissions }) => permissions))].toSorted();
}

export const touchedUser = ({ services }: CallContext) => ({
  updatedAt: services.now(),
  version: sql`${user.version} + 1`,
});
