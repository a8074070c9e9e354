import { desc, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { organization } from '../../db/schema/people.ts';
import { message, sysLog } from '../../db/schema/platform.ts';
import { openTestApp, type Visitor } from '../../testing/testApp.ts';
import { visitorOf } from '../../testing/visitorOf.ts';

const site = await openTestApp();
afterAll(() => site.close());

const office = await site.signIn('guanli', 'user');

const profile = (name: string) => ({
  name,
  creditCode: null,
  contact: '方校长',
  contactMobile: '13900000001',
  logo: null,
  intro: null,
});
interface Made {
  id: string;
  manager: { name: string; account: string; password: string | null } | null;
}
const create = async (visitor: Visitor, name: string, manager?: object) =>
  (
    await site.send('POST', '/organization/create', {
      visitor,
      body: { ...profile(name), ...(manager && { manager }) },
    })
  ).body;
const rightsOf = async (visitor: Visitor) =>
  (await site.send('GET', '/organization/queryCurrentRights', { visitor })).body.data;
const ownerOf = async (id: string) =>
  (await site.db.select({ owner: organization.ownerMemberId }).from(organization).where(eq(organization.id, id)))[0]
    ?.owner;

test('a new manager gets an initial password, shown once, and manages the organization', async () => {
  const { id, manager } = (await create(office, '远山中学', { kind: 'fresh', name: '方远', mobile: '13900000002' }))
    .data as Made;
  expect(manager).toEqual({ name: '方远', account: 'ysguanli', password: expect.any(String) });
  const { account = '', password } = manager ?? {};
  const first = await site.send('POST', '/auth/loginByPwd', { body: { account, password, realm: 'member' } });
  expect(first.body.data).toMatchObject({ current: { member: { mustChangePwd: true, organization: { id } } } });
  const changed = 'kites over the sea';
  const visitor = visitorOf(first);
  const renewed = await site.send('PUT', '/member/updatePwd', {
    visitor,
    body: { oldPassword: password, password: changed },
  });
  expect(renewed.body.success).toBe(true);
  const signedIn = await site.signIn('13900000002', 'member', changed);
  expect(await rightsOf(signedIn)).toMatchObject({
    organization: { id, name: '远山中学', memberCount: 1 },
    roles: ['manager', 'teacher'],
  });
  const exported = await site.send('POST', '/edms/member/exportPwd', { visitor: signedIn, body: {} });
  expect(JSON.stringify(exported.body)).not.toContain(password);
});

test('schools with the same initials, created at once, give their managers different account names', async () => {
  const made = await Promise.all(
    ['海燕小学', '海燕学校', '红叶小学'].map((name) =>
      create(office, name, { kind: 'fresh', name: '方远', mobile: null }),
    ),
  );
  const accounts = made.map(({ data }) => (data as Made).manager?.account ?? '');
  expect(accounts.toSorted()).toEqual(['hyguanli', 'hyxguanli', 'hyxxguanli']);
});

test('a teacher with an account is named by account or mobile, and notified', async () => {
  const { id, manager } = (await create(office, '星海二校', { kind: 'known', account: ' LaoShi ' })).data as Made;
  expect(manager).toEqual({ name: expect.any(String), account: 'laoshi', password: null });
  expect(await ownerOf(id)).toBe(site.people.teacherId);
  const [told] = await site.db.select().from(message).orderBy(desc(message.id)).limit(1);
  expect(told).toMatchObject({ memberId: site.people.teacherId, title: '您已成为「星海二校」的管理员' });
  const [entry] = await site.db.select().from(sysLog).orderBy(desc(sysLog.seq)).limit(1);
  expect(entry).toMatchObject({
    action: 'organization:create',
    target: id,
    diff: { after: { quota: null, ownerMemberId: site.people.teacherId } },
  });
});

test('refuses an unsuitable first manager, and makes no organization', async () => {
  const before = await site.db.$count(organization);
  const asked = [
    { kind: 'known', account: 'niemand' },
    { kind: 'known', account: 'xuesheng' },
    { kind: 'fresh', name: '方远', mobile: '13800000001' },
    { kind: 'fresh', name: '', mobile: null },
  ];
  const codes: unknown[] = [];
  for (const manager of asked) codes.push((await create(office, '不会有的学校', manager)).code);
  expect(codes).toEqual(['MEMBER_NOT_FOUND', 'MEMBER_NOT_TEACHER', 'MOBILE_TAKEN', 'VALIDATION']);
  expect(await site.db.$count(organization)).toBe(before);
});

test('an applicant cannot name a manager', async () => {
  const parent = await site.signIn('jiazhang');
  expect((await create(parent, '滨海少年宫', { kind: 'known', account: 'laoshi' })).code).toBe('FORBIDDEN');
});
