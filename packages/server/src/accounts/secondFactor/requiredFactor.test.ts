import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { member, organizationMember, user } from '../../db/schema/people.ts';
import { config, sysLog } from '../../db/schema/platform.ts';
import { role } from '../../db/schema/rights.ts';
import { totpFactor } from '../../db/schema/signIn.ts';
import { openSecondFactorSite } from '../../testing/secondFactorSite.ts';
import type { Visitor } from '../../testing/testApp.ts';
import { visitorOf } from '../../testing/visitorOf.ts';

const { site, newBrowser, ask, codeOf, passwordStep, turnOn } = await openSecondFactorSite();
const boss = await site.signIn('guanli', 'user');
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.update(role).set({ requiresSecondFactor: false });
  await site.db.delete(config).where(like(config.key, 'security.%'));
});

let no = 0;
/** A role that may read the list of exams. */
async function newRole(): Promise<string> {
  no += 1;
  const { id } = await ask<{ id: string }>(boss, 'POST', '/bms/role/create', {
    code: `factor${no}`,
    name: `角色${no}`,
    note: null,
  });
  await ask(boss, 'PUT', '/bms/role/configPerms', { id, version: 1, permissions: ['exam:queryList'] });
  return id;
}

interface RoleRow {
  id: string;
  version: number;
  userCount: number;
  requiresSecondFactor: boolean;
  secondFactorCount: number;
}
const roleRow = async (id: string) => {
  const { content } = await ask<{ content: RoleRow[] }>(boss, 'POST', '/bms/role/queryList?size=200', {});
  return content.find((row) => row.id === id);
};
async function setRequired(id: string, requiresSecondFactor = true): Promise<void> {
  const { version } = (await roleRow(id)) ?? {};
  await ask(boss, 'PUT', '/bms/role/configSecondFactor', { id, version, requiresSecondFactor });
}

/** A back-office user with the password of the demo. */
async function colleague(roleIds: string[], changes: Partial<typeof user.$inferInsert> = {}) {
  no += 1;
  const account = `yanzheng${no}`;
  const person = { account, name: `同事${no}`, isSuper: false, roleIds };
  const { id } = await ask<{ id: string }>(boss, 'POST', '/bms/user/create', person);
  const [{ pwdHash } = { pwdHash: '' }] = await site.db
    .select({ pwdHash: user.pwdHash })
    .from(user)
    .where(and(eq(user.appId, 'aosai'), eq(user.account, 'guanli')));
  await site.db
    .update(user)
    .set({ pwdHash, mustChangePwd: false, ...changes })
    .where(eq(user.id, id));
  const signIn = async () => visitorOf(await passwordStep(newBrowser(), account, 'user'));
  return { id, account, signIn };
}
/** What an ordinary call of the office answers. */
const work = (visitor: Visitor) => codeOf(visitor, 'POST', '/bms/exam/queryList', {});
const held = async (visitor: Visitor) =>
  (await ask<{ user: { mustSetSecondFactor: boolean } }>(visitor, 'GET', '/auth/queryCurrent')).user
    .mustSetSecondFactor;

test('configSecondFactor: refuses the next call of a living session', async () => {
  const roleId = await newRole();
  const visitor = await (await colleague([roleId])).signIn();
  expect([await work(visitor), await held(visitor)]).toEqual(['ok', false]);
  await setRequired(roleId);
  expect([await work(visitor), await held(visitor)]).toEqual(['SECOND_FACTOR_SETUP_REQUIRED', true]);
  await setRequired(roleId, false);
  expect([await work(visitor), await held(visitor)]).toEqual(['ok', false]);
});

test('checkSecondFactorSet: leaves open what sets the factor up, the sign-out and what anybody may read', async () => {
  const roleId = await newRole();
  const visitor = await (await colleague([roleId])).signIn();
  await setRequired(roleId);
  const codes = [];
  for (const [method, path, body] of [
    ['GET', '/secondFactor/queryMine'],
    ['GET', '/secondFactor/queryDevices'],
    ['POST', '/secondFactor/prove', { password: 'aosai2026' }],
    ['POST', '/secondFactor/beginTotp', {}],
    ['GET', '/auth/verify'],
    ['GET', '/dict/queryByValue?value=difficulty'],
  ] as const)
    codes.push(await codeOf(visitor, method, path, body));
  const out = await site.send('GET', '/auth/logout', { visitor, headerForm: true });
  codes.push(out.body.code ?? 'ok');
  expect(codes).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok']);
});

test('checkSecondFactorSet: opens the office once the authenticator app is bound', async () => {
  const roleId = await newRole();
  const { account } = await colleague([roleId]);
  await setRequired(roleId);
  const { visitor } = await turnOn(account, 'user');
  expect([await work(visitor), await held(visitor)]).toEqual(['ok', false]);
});

test('signIn: says in its reply that the second factor is missing', async () => {
  const roleId = await newRole();
  const { account } = await colleague([roleId]);
  await setRequired(roleId);
  const reply = await passwordStep(newBrowser(), account, 'user');
  expect(reply.body).toMatchObject({ data: { current: { user: { mustSetSecondFactor: true } } } });
});

test('checkSecondFactorSet: asks for the new password first', async () => {
  const roleId = await newRole();
  const { signIn } = await colleague([roleId], { mustChangePwd: true });
  await setRequired(roleId);
  const visitor = await signIn();
  const begin = () => codeOf(visitor, 'POST', '/secondFactor/beginTotp', {});
  expect(await begin()).toBe('PWD_CHANGE_REQUIRED');
  const passwords = { oldPassword: 'aosai2026', password: 'kites over the sea' };
  expect(await codeOf(visitor, 'PUT', '/bms/user/updatePwd', passwords)).toBe('ok');
  expect([await work(visitor), await begin()]).toEqual(['SECOND_FACTOR_SETUP_REQUIRED', 'ok']);
});

test('isFactorRequired: one of several roles is enough, until the person or the role loses it', async () => {
  const [plain, strict, gone] = [await newRole(), await newRole(), await newRole()];
  const { id, signIn } = await colleague([plain, strict]);
  const other = await colleague([plain, gone]);
  await setRequired(strict);
  await setRequired(gone);
  expect(await work(await signIn())).toBe('SECOND_FACTOR_SETUP_REQUIRED');
  expect(await work(await other.signIn())).toBe('SECOND_FACTOR_SETUP_REQUIRED');
  const { version } = await ask<{ version: number }>(boss, 'GET', `/bms/user/queryById?id=${id}`);
  await ask(boss, 'PUT', '/bms/user/configRoles', { id, version, roleIds: [plain] });
  expect(await work(await signIn())).toBe('ok');
  await ask(boss, 'DELETE', '/bms/role/delete', { id: gone });
  expect(await work(await other.signIn())).toBe('ok');
});

test('removeTotp: refuses while a role requires the factor, and works again afterwards', async () => {
  const roleId = await newRole();
  const { account } = await colleague([roleId]);
  const { visitor } = await turnOn(account, 'user');
  await setRequired(roleId);
  expect(await ask(visitor, 'GET', '/secondFactor/queryMine')).toMatchObject({ isRequired: true });
  const remove = () => codeOf(visitor, 'DELETE', '/secondFactor/removeTotp', {});
  expect([await remove(), await work(visitor)]).toEqual(['SECOND_FACTOR_KEPT', 'ok']);
  await setRequired(roleId, false);
  expect(await remove()).toBe('ok');
});

test('removeTotp: nobody works without a factor when a removal and the requirement race', async () => {
  const roleId = await newRole();
  const { account } = await colleague([roleId]);
  const { visitor } = await turnOn(account, 'user');
  const [removed] = await Promise.all([codeOf(visitor, 'DELETE', '/secondFactor/removeTotp', {}), setRequired(roleId)]);
  const after = await work(visitor);
  expect(['ok then refused', 'kept then open']).toContain(
    removed === 'ok' && after === 'SECOND_FACTOR_SETUP_REQUIRED'
      ? 'ok then refused'
      : removed === 'SECOND_FACTOR_KEPT' && after === 'ok'
        ? 'kept then open'
        : `${removed} then ${after}`,
  );
});

test('isFactorRequired: a role never concerns learners and teachers, nor anybody of another app', async () => {
  const roleId = await newRole();
  await setRequired(roleId);
  await site.db.update(role).set({ requiresSecondFactor: true });
  const student = await site.signIn('xuesheng', 'member');
  const teacher = await site.signIn('laoshi', 'member');
  expect([
    await codeOf(student, 'GET', '/desk/queryToday'),
    await codeOf(teacher, 'GET', '/edms/desk/queryTeacherDay'),
    await work(boss),
  ]).toEqual(['ok', 'ok', 'ok']);
  expect(await ask(teacher, 'GET', '/secondFactor/queryMine')).toMatchObject({ isRequired: false });
  const { signIn } = await colleague([roleId]);
  await site.db.update(role).set({ appId: 'another' }).where(eq(role.id, roleId));
  expect(await held(await signIn())).toBe(false);
});

test('isFactorRequired: leaves demo accounts in, which cannot have a factor', async () => {
  const roleId = await newRole();
  const { signIn } = await colleague([roleId], { createdBy: 'demo' });
  await setRequired(roleId);
  site.services.platform.demo = 'network';
  expect(await work(await signIn())).toBe('ok');
  site.services.platform.demo = 'off';
});

test('a role: says how many of its people have a second factor, and logs who required it', async () => {
  const roleId = await newRole();
  await colleague([roleId]);
  const { account, id: personId } = await colleague([roleId]);
  await turnOn(account, 'user');
  // A binding that waits for its first code does not count.
  const { id: waiting } = await colleague([roleId]);
  await site.db.insert(totpFactor).values({ appId: 'aosai', realm: 'user', personId: waiting, newSecretEnc: 'x' });
  await setRequired(roleId);
  expect(await roleRow(roleId)).toMatchObject({ userCount: 3, requiresSecondFactor: true, secondFactorCount: 1 });
  const stale = { id: roleId, version: 1, requiresSecondFactor: false };
  expect(await codeOf(boss, 'PUT', '/bms/role/configSecondFactor', stale)).toBe('VERSION_CHANGED');
  const logged = await site.db
    .select({ diff: sysLog.diff })
    .from(sysLog)
    .where(and(eq(sysLog.target, roleId), eq(sysLog.action, 'role:configSecondFactor')));
  expect(logged).toEqual([
    { diff: { before: { requiresSecondFactor: false }, after: { requiresSecondFactor: true } } },
  ]);
  expect(await site.db.$count(totpFactor, eq(totpFactor.personId, personId))).toBe(1);
});

interface Section {
  section: string;
  version: number;
  values: { key: string; value: string }[];
}
/** Saves the form of the site's settings with these switches. */
async function setSwitches(switches: { teacher?: boolean; manager?: boolean }): Promise<void> {
  const { sections } = await ask<{ sections: Section[] }>(boss, 'GET', '/common/config/querySections');
  const { version, values } = sections.find(({ section }) => section === 'site') ?? { version: 0, values: [] };
  const changed = { 'security.teacherFactor': switches.teacher, 'security.managerFactor': switches.manager };
  const kept = values.filter(({ key }) => !(key in changed));
  const asked = Object.entries(changed).map(([key, value]) => ({ key, value: String(value === true) }));
  await ask(boss, 'PUT', '/common/config/saveSection', { section: 'site', version, values: [...kept, ...asked] });
}
/** A session of a teacher, student or parent who is no demo account. */
async function memberVisitor(account: string): Promise<Visitor> {
  await site.db.update(member).set({ createdBy: null }).where(eq(member.account, account));
  return visitorOf(await passwordStep(newBrowser(), account));
}
const heldMember = async (visitor: Visitor) =>
  (await ask<{ member: { mustSetSecondFactor: boolean } }>(visitor, 'GET', '/auth/queryCurrent')).member
    .mustSetSecondFactor;
const teach = (visitor: Visitor) => codeOf(visitor, 'GET', '/edms/desk/queryTeacherDay');

test('memberLacksFactor: the setting refuses the next call of a teacher, and never one of students and parents', async () => {
  const visitors = [];
  for (const account of ['laoshi', 'xuesheng', 'jiazhang']) visitors.push(await memberVisitor(account));
  const [teacher, student, parent] = visitors;
  if (!teacher || !student || !parent) throw new Error('somebody could not sign in');
  expect([await teach(teacher), await heldMember(teacher)]).toEqual(['ok', false]);
  await setSwitches({ teacher: true });
  expect([await teach(teacher), await heldMember(teacher)]).toEqual(['SECOND_FACTOR_SETUP_REQUIRED', true]);
  for (const [visitor, path] of [
    [student, '/desk/queryToday'],
    [parent, '/desk/queryFamilyWeek'],
  ] as const) {
    expect([await codeOf(visitor, 'GET', path), await heldMember(visitor)]).toEqual(['ok', false]);
  }
  expect(await ask(teacher, 'GET', '/secondFactor/queryMine')).toMatchObject({ isRequired: true, totp: null });
  const reply = await passwordStep(newBrowser(), 'laoshi');
  expect(reply.body).toMatchObject({ data: { current: { member: { mustSetSecondFactor: true } } } });
  await setSwitches({});
  expect([await teach(teacher), await heldMember(teacher)]).toEqual(['ok', false]);
});

test('memberLacksFactor: a teacher sets the factor up, goes on and cannot turn it off', async () => {
  await memberVisitor('laoshi');
  await setSwitches({ teacher: true });
  const { visitor } = await turnOn('laoshi');
  expect([await teach(visitor), await heldMember(visitor)]).toEqual(['ok', false]);
  const remove = () => codeOf(visitor, 'DELETE', '/secondFactor/removeTotp', {});
  expect(await remove()).toBe('SECOND_FACTOR_KEPT');
  await setSwitches({});
  expect(await remove()).toBe('ok');
});

test('memberLacksFactor: managers are asked only while they act for a school they manage', async () => {
  const visitor = await memberVisitor('laoshi');
  const of = and(eq(organizationMember.memberId, site.people.teacherId), eq(organizationMember.status, 'active'));
  const setRoles = (roles: ('manager' | 'teacher')[]) => site.db.update(organizationMember).set({ roles }).where(of);
  await setRoles(['teacher', 'manager']);
  await setSwitches({ manager: true });
  expect([await teach(visitor), await heldMember(visitor)]).toEqual(['SECOND_FACTOR_SETUP_REQUIRED', true]);
  await setRoles(['teacher']);
  expect([await teach(visitor), await heldMember(visitor)]).toEqual(['ok', false]);
});

test('memberLacksFactor: leaves demo accounts in, and heeds no setting of another app', async () => {
  const visitor = await memberVisitor('laoshi');
  await setSwitches({ teacher: true, manager: true });
  await site.db.update(config).set({ appId: 'another' }).where(like(config.key, 'security.%'));
  expect(await teach(visitor)).toBe('ok');
  await site.db.update(config).set({ appId: 'aosai' }).where(like(config.key, 'security.%'));
  expect(await teach(visitor)).toBe('SECOND_FACTOR_SETUP_REQUIRED');
  site.services.platform.demo = 'network';
  await site.db.update(member).set({ createdBy: 'demo' }).where(eq(member.account, 'laoshi'));
  expect(await teach(visitor)).toBe('ok');
  site.services.platform.demo = 'off';
});
