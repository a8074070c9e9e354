import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ResourceDefinition } from '@aosai/api/kit/contract/call';
import { contract } from '@aosai/api/contract';
import { newId } from '../../base/newId.ts';
import { user } from '../../db/schema/people.ts';
import { role } from '../../db/schema/rights.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';
import { type MountedCall, mountedCalls } from '../../testing/testCalls.ts';
import { type Persona, signInPersonas } from '../../testing/testPersonas.ts';

let site: TestApp;
let personas: Persona[];
beforeAll(async () => {
  site = await openTestApp();
  personas = await signInPersonas(site);
});
afterAll(() => site.close());

test('checkAccess: a permission opens exactly its call to a back-office user, and no other opens it', async () => {
  const clerk = personas.find(({ name }) => name === 'clerk');
  const base = { appId: site.people.appId, id: newId(), createdAt: site.now(), updatedAt: site.now() };
  await site.db.insert(role).values({ ...base, code: 'one', name: '一项权限', permissions: [] });
  await site.db
    .update(user)
    .set({ roleIds: [base.id] })
    .where(eq(user.account, 'clerk'));
  const knock = async ({ method, path, call }: MountedCall, permissions: string[]) => {
    await site.db.update(role).set({ permissions }).where(eq(role.id, base.id));
    const content = call.upload ? { form: new FormData() } : { body: { stray: 'knock' } };
    const options = { visitor: clerk?.visitor ?? null, ...(method !== 'GET' && content) };
    const { body } = await site.send(method, `${path}${method === 'GET' ? '?stray=knock' : ''}`, options);
    return body.code === 'FORBIDDEN' ? 'shut' : 'open';
  };
  const resources: Record<string, ResourceDefinition> = contract;
  const permissionOf = ({ name }: MountedCall) => {
    const [resource = '', action = ''] = name.split('.');
    return `${resources[resource]?.path ?? ''}:${action}`;
  };
  const asking = mountedCalls().filter(
    ({ roles, method, call }) =>
      roles.includes('backOffice') && !roles.includes('anyone') && method === call.methods[0] && !call.signedGet,
  );
  const all = [...new Set(asking.map(permissionOf))];
  const found: Record<string, string[]> = {};
  for (const mounted of asking) {
    const own = permissionOf(mounted);
    const others = all.filter((permission) => permission !== own);
    found[`${mounted.method} ${mounted.path}`] = [await knock(mounted, [own]), await knock(mounted, others)];
  }
  expect(found).toEqual(Object.fromEntries(asking.map(({ method, path }) => [`${method} ${path}`, ['open', 'shut']])));
}, 60_000);

test('checkPwdChanged: with somebody else’s password only calls that replace it are open', async () => {
  const clerk = personas.find(({ name }) => name === 'clerk');
  const of = eq(user.account, 'clerk');
  await site.db
    .update(role)
    .set({ permissions: ['examEnroll:passQuit'] })
    .where(eq(role.code, 'one'));
  await site.db.update(user).set({ mustChangePwd: true }).where(of);
  const code = async (method: string, path: string) => {
    const reply = await site.send(method, path, { visitor: clerk?.visitor ?? null, body: {} });
    return reply.body.code ?? 'open';
  };
  expect(await code('PUT', '/bms/examEnroll/passQuit')).toBe('PWD_CHANGE_REQUIRED');
  expect(await code('GET', '/auth/queryCurrent')).toBe('open');
  expect(await code('GET', '/dict/queryByValue?value=difficulty')).toBe('open');
  await site.db.update(user).set({ mustChangePwd: false }).where(of);
});

test('mount: tells unknown calls, unknown groups and wrong methods apart', async () => {
  const code = async (method: string, path: string) => {
    const reply = await site.send(method, path, { body: {} });
    return [reply.status, reply.body.code];
  };
  expect(await code('POST', '/exam/queryEverything')).toEqual([404, 'CALL_NOT_FOUND']);
  expect(await code('POST', '/bms/captcha/create')).toEqual([404, 'CALL_NOT_FOUND']);
  expect(await code('GET', '/nothing/at/all')).toEqual([404, 'CALL_NOT_FOUND']);
  expect(await code('GET', '/auth/loginByPwd')).toEqual([405, 'METHOD_NOT_ALLOWED']);
  expect(await code('DELETE', '/dict/queryByValue')).toEqual([405, 'METHOD_NOT_ALLOWED']);
});

test('answer: refuses an unknown app on every call', async () => {
  const guest = await site.send('GET', '/dict/queryByValue?value=difficulty', { appId: 'nobody' });
  expect([guest.status, guest.body.code]).toEqual([400, 'APP_UNKNOWN']);
  const strange = await site.send('GET', '/dict/queryByValue?value=difficulty', { appId: '../x' });
  expect([strange.status, strange.body.code]).toEqual([400, 'APP_UNKNOWN']);
});

test('answer: refuses a write started by another site', async () => {
  const reply = await site.send('POST', '/dict/queryByValue', {
    body: { value: 'difficulty' },
    headers: { 'Sec-Fetch-Site': 'cross-site' },
  });
  expect([reply.status, reply.body.code]).toEqual([403, 'FORBIDDEN']);
});
