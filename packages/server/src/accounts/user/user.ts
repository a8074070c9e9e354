import { and, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { Contract } from '@aosai/api/contract';
import type { Db } from '../../db/open.ts';
import { user as userTable } from '../../db/schema/people.ts';
import { message } from '../../db/schema/platform.ts';
import { chosenPassword, randomSigns } from '../member/newPassword.ts';
import { countKnownTry } from '../signIn/loginLimits.ts';
import { hashPassword, verifyPassword } from '../signIn/password.ts';
import { forgetFactorsOf, hasSecondFactor } from '../secondFactor/factors.ts';
import { endSessionsOf, keepSession } from '../sessions/sessions.ts';
import type { CallContext, Handler, ResourceHandlers } from '../../kit/context.ts';
import { crud } from '../../kit/rows/crud.ts';
import type { RowWork } from '../../kit/rows/crudTable.ts';
import { forgetPersonTries, userOwnerTries } from '../signIn/personTries.ts';
import { audited } from '../../kit/rows/audited.ts';
import { checkOther, checkRoles, lockSupers, permissionsOfRoles, touchedUser, userViews } from './userRow.ts';

/** Some 59 bits, without characters that look alike. */
const PASSWORD_LENGTH = 12;

const oneUser = (appId: string, id: string) => and(eq(userTable.appId, appId), eq(userTable.id, id));

function userActor({ actor }: CallContext) {
  if (actor.kind !== 'user') throw new AppError('FORBIDDEN');
  return actor;
}

const users = crud(userTable, {
  log: 'user',
  logged: ['account', 'name', 'isSuper', 'roleIds', 'status'],
  taken: ({ account }) => new AppError('ACCOUNT_TAKEN', { account }),
  more: userViews,
  view: ({ id }, _, viewOf) => viewOf(id),
});

type Work = RowWork<typeof userTable, unknown>;
type CreateInput = Parameters<Handler<Contract['user']['calls']['create']>>[1];

const supersFirst = ({ tx, context: { appId } }: { tx: Db; context: CallContext }) => lockSupers(tx, appId);

const signOut = ({ tx, context: { appId }, row: { id } }: Work) =>
  endSessionsOf(tx, { appId, realm: 'user', personIds: [id] });

/** A deleted account loses its rights, so that restoring its id opens nothing. */
async function emptyAccount(work: Work): Promise<void> {
  await checkOther(work, false);
  const { tx, context, row } = work;
  const { appId } = context;
  await tx.update(userTable).set({ status: 'disabled', isSuper: false, roleIds: [] }).where(oneUser(appId, row.id));
  await signOut(work);
  await tx.delete(message).where(and(eq(message.appId, appId), eq(message.userId, row.id)));
}

const create = users.create<CreateInput & { pwdHash: string }>(
  async ({ account, name, isSuper, roleIds, pwdHash }, { tx, context: { appId } }) => {
    await checkRoles(tx, appId, roleIds);
    const given = { account, name, isSuper, roleIds: [...new Set(roleIds)] };
    return { ...given, pwdHash, mustChangePwd: true, status: 'active' };
  },
);

const resetPwd = users.change<{ id: string; pwdHash: string }>({
  action: 'resetPwd',
  first: supersFirst,
  to: async (work) => {
    await checkOther(work, true);
    return { pwdHash: work.input.pwdHash, mustChangePwd: true };
  },
  after: async (work) => {
    const { tx, context, row } = work;
    const owner = { appId: context.appId, realm: 'user', personIds: [row.id] } as const;
    await forgetPersonTries(tx, owner);
    // The way back for who has lost telephone and recovery codes.
    await forgetFactorsOf(tx, owner);
    await signOut(work);
  },
});

/** For somebody who has lost telephone and recovery codes but knows the password. */
const removeSecondFactor = users.change({
  action: 'removeSecondFactor',
  first: supersFirst,
  to: async (work) => {
    await checkOther(work, true);
    const { tx, context, row } = work;
    const owner = { realm: 'user', personId: row.id } as const;
    if (!(await hasSecondFactor(tx, context.appId, owner))) throw new AppError('SECOND_FACTOR_OFF');
    return {};
  },
  after: async (work) => {
    const { tx, context, row } = work;
    await forgetFactorsOf(tx, { appId: context.appId, realm: 'user', personIds: [row.id] });
    await signOut(work);
  },
});

const one = users.one();

export const user = {
  async create(context, input) {
    const password = randomSigns(PASSWORD_LENGTH);
    const { id } = await create(context, { ...input, pwdHash: await hashPassword(password) });
    return { id, password };
  },

  queryList: users.list({
    search: ['account', 'name'],
    equal: ['status'],
    where: ({ roleId }) => (roleId === undefined ? undefined : sql`${userTable.roleIds} ? ${roleId}`),
    sort: ['account', 'name', 'createdAt'],
    order: ['id'],
  }),

  async queryById(context, input) {
    const view = await one(context, input);
    const roleIds = view.roles.map(({ id }) => id);
    return { ...view, permissions: await permissionsOfRoles(context.db, context.appId, roleIds) };
  },

  update: users.change({
    first: supersFirst,
    to: async (work) => {
      const { name, status, isSuper } = work.input;
      await checkOther(work, isSuper && status === 'active');
      return { name, status, isSuper };
    },
    after: async (work) => {
      const { row, changes } = work;
      if (row.status !== changes.status || row.isSuper !== changes.isSuper) await signOut(work);
    },
  }),

  configRoles: users.change({
    action: 'configRoles',
    // Locks roles before users, like the deletion of a role, so that two such calls cannot deadlock.
    first: async (work) => {
      await checkRoles(work.tx, work.context.appId, work.input.roleIds);
      await supersFirst(work);
    },
    to: async (work) => {
      await checkOther(work, true);
      return { roleIds: [...new Set(work.input.roleIds)] };
    },
    after: signOut,
  }),

  async resetPwd(context, { id }) {
    const password = randomSigns(PASSWORD_LENGTH);
    await resetPwd(context, { id, pwdHash: await hashPassword(password) });
    return { id, password };
  },

  removeSecondFactor,

  async updatePwd(context, { oldPassword, password }) {
    const { db, appId, services, browserToken } = context;
    const { userId: id, sessionId } = userActor(context);
    const [row] = await db.select().from(userTable).where(oneUser(appId, id));
    if (!row) throw new AppError('NOT_FOUND');
    const tried = await countKnownTry(db, { appId, subject: userOwnerTries(id), now: services.now() });
    if (!(await verifyPassword(row.pwdHash, oldPassword))) throw new AppError('PWD_WRONG');
    await tried.succeeded();
    if (oldPassword === password) throw new AppError('PWD_WEAK', { detail: '新密码不能和原密码相同' });
    const { pwdHash } = await chosenPassword(password, [row.account]);
    if (pwdHash === null) throw new AppError('INTERNAL');
    return audited(context, 'user:updatePwd', async (tx) => {
      const changed = await tx
        .update(userTable)
        .set({ pwdHash, mustChangePwd: false, ...touchedUser(context) })
        .where(and(oneUser(appId, id), eq(userTable.pwdHash, row.pwdHash), isNull(userTable.deletedAt)))
        .returning({ id: userTable.id });
      // The password was reset between the check and this update, and the reset wins.
      if (changed.length === 0) throw new AppError('PWD_WRONG');
      await endSessionsOf(tx, { appId, realm: 'user', personIds: [id], kept: { sessionId, browserToken } });
      await keepSession(tx, appId, sessionId, pwdHash);
      return { answer: { id }, told: { target: id } };
    });
  },

  delete: users.remove(emptyAccount, supersFirst),
} satisfies ResourceHandlers<'user'>;
