import { and, asc, eq, gt, inArray, isNull, max, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import type { Db } from '../../../db/open.ts';
import { session, user } from '../../../db/schema/people.ts';
import { role } from '../../../db/schema/rights.ts';
import type { CallContext } from '../../context.ts';
import { byId } from '../../kit/byId.ts';
import type { RowWork } from '../../kit/keptTable.ts';

export type UserRow = typeof user.$inferSelect;

/** Back-office accounts as a list shows them. */
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
  const seenAt = new Map(seen.map(({ personId, at }) => [personId, at]));
  const views = rows.map((row) => ({
    id: row.id,
    account: row.account,
    name: row.name,
    isSuper: row.isSuper,
    roles: roles.filter(({ id }) => row.roleIds.includes(id)),
    mustChangePwd: row.mustChangePwd,
    status: row.status,
    lastSeenAt: seenAt.get(row.id)?.toISOString() ?? null,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  }));
  return byId(views);
}

/** Throws ROLE_UNKNOWN when one of them is not there; they stay there until the transaction ends. */
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
 * Anyone who changes accounts waits for one another on the super users' rows, so that two of them cannot put each other
 * out: this comes before the account's own lock.
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

/** Whether the caller may change this account now. Throws OWN_ACCOUNT, LAST_SUPER_USER, FORBIDDEN. */
export async function checkOther(
  { tx, context: { appId, actor }, row: { id } }: RowWork<typeof user, unknown>,
  keepsSuper: boolean,
): Promise<void> {
  const supers = await lockSupers(tx, appId);
  if (actor.kind === 'user' && actor.userId === id) throw new AppError('OWN_ACCOUNT');
  const isLast = supers.length === 1 && supers[0] === id;
  if (isLast && !keepsSuper) throw new AppError('LAST_SUPER_USER');
  // Anyone who was put out while this call waited no longer decides about others.
  if (actor.kind === 'user' && !supers.includes(actor.userId)) throw new AppError('FORBIDDEN');
}

/** Everything that these roles allow together. */
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
