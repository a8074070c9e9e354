import { and, asc, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { newId } from '../../../db/newId.ts';
import { user as userTable } from '../../../db/schema/people.ts';
import { message } from '../../../db/schema/platform.ts';
import { chosenPassword, randomSigns } from '../../../engine/people/newPassword.ts';
import { countKnownTry } from '../../../sessions/loginLimits.ts';
import { hashPassword, verifyPassword } from '../../../sessions/password.ts';
import { endSessionsOf, keepSession } from '../../../sessions/sessions.ts';
import type { CallContext, ResourceHandlers } from '../../context.ts';
import { containing, listOrder } from '../../kit/listOrder.ts';
import { forgetPersonTries } from '../../people/auth/personTries.ts';
import { asSeen, changeOf } from '../../kit/seen.ts';
import { writeSysLog } from '../../kit/sysLog.ts';
import { checkRoles, countUsers, lockedUser, permissionsOfRoles, touchedUser, userViews } from './userRow.ts';

/** Some 59 bits, without signs that are mistaken for another. */
const PASSWORD_LENGTH = 12;
const SORTABLE = { account: userTable.account, name: userTable.name, createdAt: userTable.createdAt };

const oneUser = (appId: string, id: string) => and(eq(userTable.appId, appId), eq(userTable.id, id));

function userActor({ actor }: CallContext) {
  if (actor.kind !== 'user') throw new AppError('FORBIDDEN');
  return actor;
}

export const user = {
  async create(context, { account, name, isSuper, roleIds }) {
    const { db, appId, services } = context;
    const id = newId();
    const now = services.now();
    const password = randomSigns(PASSWORD_LENGTH);
    const pwdHash = await hashPassword(password);
    return db.transaction(async (tx) => {
      await checkRoles(tx, appId, roleIds);
      const base = { appId, id, createdBy: userActor(context).userId, createdAt: now, updatedAt: now };
      const after = { account, name, isSuper, roleIds: [...new Set(roleIds)] };
      const made = await tx
        .insert(userTable)
        .values({ ...base, ...after, pwdHash, mustChangePwd: true, status: 'active' })
        .onConflictDoNothing()
        .returning({ id: userTable.id });
      if (made.length === 0) throw new AppError('ACCOUNT_TAKEN', { account });
      await writeSysLog(tx, context, { action: 'user:create', target: id, diff: { after } });
      return { id, password };
    });
  },

  async queryList(context, { page, size, sort, keyword, status, roleId }) {
    const { db, appId } = context;
    const like = keyword ? containing(keyword) : undefined;
    const where = and(
      eq(userTable.appId, appId),
      isNull(userTable.deletedAt),
      status === undefined ? undefined : eq(userTable.status, status),
      roleId === undefined ? undefined : sql`${userTable.roleIds} ? ${roleId}`,
      like === undefined ? undefined : or(ilike(userTable.account, like), ilike(userTable.name, like)),
    );
    const rows = await db
      .select()
      .from(userTable)
      .where(where)
      .orderBy(...listOrder(sort, SORTABLE), asc(userTable.id))
      .limit(size)
      .offset(page * size);
    return { content: await userViews(context, rows), total: await countUsers(db, where), page, size };
  },

  async queryById(context, { id }) {
    const { db, appId } = context;
    const [found] = await db
      .select()
      .from(userTable)
      .where(and(oneUser(appId, id), isNull(userTable.deletedAt)));
    const row = asSeen(found);
    const [view] = await userViews(context, [row]);
    if (!view) throw new AppError('NOT_FOUND');
    return { ...view, permissions: await permissionsOfRoles(db, appId, row.roleIds) };
  },

  async update(context, { id, version, name, status, isSuper }) {
    const { db, appId } = context;
    const after = { name, status, isSuper };
    return db.transaction(async (tx) => {
      const keepsSuper = isSuper && status === 'active';
      const row = await lockedUser(tx, context, { id, version, keepsSuper });
      await tx
        .update(userTable)
        .set({ ...after, ...touchedUser(context) })
        .where(oneUser(appId, id));
      if (row.status !== status || row.isSuper !== isSuper) {
        await endSessionsOf(tx, { appId, realm: 'user', personIds: [id] });
      }
      await writeSysLog(tx, context, { action: 'user:update', target: id, diff: changeOf(row, after) });
      return { id };
    });
  },

  async configRoles(context, { id, version, roleIds }) {
    const { db, appId } = context;
    const after = { roleIds: [...new Set(roleIds)] };
    return db.transaction(async (tx) => {
      // Roles before users, as in the deletion of a role: two such calls never wait for each other in a circle.
      await checkRoles(tx, appId, roleIds);
      const row = await lockedUser(tx, context, { id, version, keepsSuper: true });
      await tx
        .update(userTable)
        .set({ ...after, ...touchedUser(context) })
        .where(oneUser(appId, id));
      await endSessionsOf(tx, { appId, realm: 'user', personIds: [id] });
      await writeSysLog(tx, context, { action: 'user:configRoles', target: id, diff: changeOf(row, after) });
      return { id };
    });
  },

  async resetPwd(context, { id }) {
    const { db, appId } = context;
    const password = randomSigns(PASSWORD_LENGTH);
    const pwdHash = await hashPassword(password);
    return db.transaction(async (tx) => {
      await lockedUser(tx, context, { id, keepsSuper: true });
      await tx
        .update(userTable)
        .set({ pwdHash, mustChangePwd: true, ...touchedUser(context) })
        .where(oneUser(appId, id));
      await forgetPersonTries(tx, { appId, realm: 'user', personIds: [id] });
      await endSessionsOf(tx, { appId, realm: 'user', personIds: [id] });
      await writeSysLog(tx, context, { action: 'user:resetPwd', target: id });
      return { id, password };
    });
  },

  async updatePwd(context, { oldPassword, password }) {
    const { db, appId, services, browserToken } = context;
    const { userId: id, sessionId } = userActor(context);
    const [row] = await db.select().from(userTable).where(oneUser(appId, id));
    if (!row) throw new AppError('NOT_FOUND');
    const tried = await countKnownTry(db, { appId, subject: `updatePwd:${id}`, now: services.now() });
    if (!(await verifyPassword(row.pwdHash, oldPassword))) throw new AppError('PWD_WRONG');
    await tried.succeeded();
    if (oldPassword === password) throw new AppError('PWD_WEAK', { detail: '新密码不能和原密码相同' });
    const { pwdHash } = await chosenPassword(password, [row.account]);
    if (pwdHash === null) throw new AppError('INTERNAL');
    return db.transaction(async (tx) => {
      const changed = await tx
        .update(userTable)
        .set({ pwdHash, mustChangePwd: false, ...touchedUser(context) })
        .where(and(oneUser(appId, id), eq(userTable.pwdHash, row.pwdHash), isNull(userTable.deletedAt)))
        .returning({ id: userTable.id });
      // Somebody reset it between the look and this: their word is the later one.
      if (changed.length === 0) throw new AppError('PWD_WRONG');
      await endSessionsOf(tx, { appId, realm: 'user', personIds: [id], kept: { sessionId, browserToken } });
      await keepSession(tx, appId, sessionId, pwdHash);
      await writeSysLog(tx, context, { action: 'user:updatePwd', target: id });
      return { id };
    });
  },

  async delete(context, { id }) {
    const { db, appId, services } = context;
    return db.transaction(async (tx) => {
      const { account, name, isSuper, roleIds } = await lockedUser(tx, context, { id, keepsSuper: false });
      await tx
        .update(userTable)
        .set({ deletedAt: services.now(), status: 'disabled', isSuper: false, roleIds: [], ...touchedUser(context) })
        .where(oneUser(appId, id));
      await endSessionsOf(tx, { appId, realm: 'user', personIds: [id] });
      await tx.delete(message).where(and(eq(message.appId, appId), eq(message.userId, id)));
      const before = { account, name, isSuper, roleIds };
      await writeSysLog(tx, context, { action: 'user:delete', target: id, diff: { before } });
      return { id };
    });
  },
} satisfies ResourceHandlers<'user'>;
