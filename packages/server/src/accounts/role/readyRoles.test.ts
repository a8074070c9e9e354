import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { role } from '../../db/schema/rights.ts';
import { openRightsSite } from '../../testing/rightsSite.ts';
import { grantableResources } from './permissions.ts';
import { ensureReadyRoles, permissionsOf, READY_ROLES } from './readyRoles.ts';

const { site, ask, codeOf, list, colleague } = await openRightsSite();
afterAll(() => site.close());

interface Row {
  id: string;
  code: string;
  name: string;
  permissions: string[];
  version: number;
}

const roles = async () => (await list<Row>('/bms/role/queryList?size=200')).content;
const ready = async (code: string) => {
  const found = (await roles()).find((row) => row.code === code);
  if (!found) throw new Error(`no role ${code}`);
  return found;
};

test('an app starts with the four ready roles, and every name in them is one that calls require', async () => {
  const known = new Set(grantableResources().flatMap((one) => one.operations.map(({ code }) => `${one.code}:${code}`)));
  const resources = new Set(grantableResources().map(({ code }) => code));
  expect(READY_ROLES.flatMap(({ all, read }) => [...all, ...read]).filter((code) => !resources.has(code))).toEqual([]);
  expect(READY_ROLES.flatMap(({ also = [] }) => also).filter((permission) => !known.has(permission))).toEqual([]);
  const stored = new Map((await roles()).map(({ code, name, permissions }) => [code, { name, permissions }]));
  expect(READY_ROLES.map(({ code }) => stored.get(code))).toEqual(
    READY_ROLES.map((one) => ({ name: one.name, permissions: permissionsOf(one) })),
  );
});

test('a start keeps a ready role that was changed, and does not bring back a deleted one', async () => {
  const finance = await ready('finance');
  await ask('PUT', '/bms/role/configPerms', { id: finance.id, version: finance.version, permissions: ['exam:stop'] });
  const content = await ready('content');
  await ask('DELETE', '/bms/role/delete', { id: content.id });
  await ensureReadyRoles(site.db, site.people.appId, site.now());
  expect((await ready('finance')).permissions).toEqual(['exam:stop']);
  expect((await roles()).map(({ code }) => code)).not.toContain('content');
});

test('an installation from before gets the ready roles at its next start', async () => {
  const ofApp = eq(role.appId, site.people.appId);
  await site.db.delete(role).where(and(ofApp, eq(role.code, 'teaching')));
  await ensureReadyRoles(site.db, site.people.appId, site.now());
  expect((await ready('teaching')).name).toBe('教务');
});

test('a person of 客服 sees exams and feedback, but changes neither exams nor prices', async () => {
  const service = await ready('service');
  const visitor = await (await colleague({ roleIds: [service.id] })).signIn();
  const asked = (method: string, path: string, body: object = {}) => codeOf(ask(method, path, body, visitor));
  expect([
    await asked('POST', '/bms/exam/queryList'),
    await asked('POST', '/feedback/queryList'),
    await asked('DELETE', '/bms/exam/delete', { id: 'NOTHING' }),
    await asked('PUT', '/bms/membership/publish', { id: 'NOTHING', version: 1 }),
    await asked('POST', '/bms/role/queryList'),
  ]).toEqual(['ok', 'ok', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
});

test('a role without a code gets one from the server', async () => {
  const make = (name: string, code: string | null) => ask('POST', '/bms/role/create', { code, name, note: null });
  const made = [await make('阅卷组', null), await make('阅卷组', null)];
  const rows = await roles();
  const codes = made.map(({ id }) => rows.find((row) => row.id === id)?.code ?? '');
  expect(codes).toEqual([expect.stringMatching(/^role-[a-z0-9]+$/), expect.stringMatching(/^role-[a-z0-9]+$/)]);
  expect(new Set(codes).size).toBe(2);
  expect(await codeOf(make('又一个', codes[0] ?? ''))).toBe('CODE_TAKEN');
});
