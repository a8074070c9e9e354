import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { member, organization, organizationMember } from '../../db/schema/people.ts';
import { message, sysLog } from '../../db/schema/platform.ts';
import { type SecondSchool, seedSecondSchool } from '../../testing/secondSchool.ts';
import { openTestApp, type Visitor } from '../../testing/testApp.ts';

const site = await openTestApp();
afterAll(() => site.close());

let other: SecondSchool;
const people: Record<'manager' | 'boss2' | 'student' | 'parent' | 'office', Visitor> = {} as never;
beforeAll(async () => {
  other = await seedSecondSchool(site);
  people.manager = await site.signIn('laoshi');
  people.boss2 = await site.signIn('boss2');
  people.student = await site.signIn('xuesheng');
  people.parent = await site.signIn('jiazhang');
  people.office = await site.signIn('guanli', 'user');
});

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const application = (name: string, more: object = {}) => ({
  name,
  creditCode: null,
  contact: '林建国',
  contactMobile: '13800000002',
  logo: null,
  intro: null,
  ...more,
});
const send = async (visitor: Visitor, method: string, path: string, body?: unknown) =>
  (await site.send(method, path, { visitor, ...(body !== undefined && { body }) })).body;
const codeOf = async (...given: Parameters<typeof send>) => (await send(...given)).code ?? 'ok';
const orgRow = async (id: string) => (await site.db.select().from(organization).where(eq(organization.id, id)))[0];
const rightsOf = async (visitor: Visitor) =>
  (await send(visitor, 'GET', '/organization/queryCurrentRights')).data as {
    organization: { id: string; name: string } | null;
    roles: string[];
    permissions: string[];
    application: { id: string; status: string; statusReason: string | null } | null;
  };
/** An image uploaded by this visitor. */
async function uploaded(visitor: Visitor, purpose: string): Promise<string> {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', new File([PNG], '标志.png', { type: 'image/png' }));
  const { body } = await site.send('POST', '/common/file/upload', { visitor, form });
  return (body.data as { fileName: string }).fileName;
}
const lastLog = async () => (await site.db.select().from(sysLog).orderBy(desc(sysLog.seq)).limit(1))[0];

test('a refused school may apply again, and once approved its applicant manages it', async () => {
  const { parent, office } = people;
  const first = await send(parent, 'POST', '/organization/create', application('滨海少年宫'));
  const { id } = first.data as { id: string };
  expect(await codeOf(parent, 'POST', '/organization/create', application('又一个'))).toBe('ORG_PENDING');
  expect((await rightsOf(parent)).application).toMatchObject({ id, status: '0', statusReason: null });
  expect((await orgRow(id))?.contactMobileEnc).not.toContain('13800000002');

  expect(await codeOf(office, 'PUT', '/bms/organization/reject', { id, reason: '请写全称' })).toBe('ok');
  const refused = { status: '2', statusReason: '请写全称', contact: '林建国', creditCode: null, intro: null };
  expect((await rightsOf(parent)).application).toMatchObject(refused);
  const again = await send(parent, 'POST', '/edms/organization/create', application('滨海市少年宫'));
  expect(again.data).toEqual({ id, manager: null });

  const visitor = await site.signIn('jiazhang');
  expect((await rightsOf(visitor)).organization).toBeNull();
  expect(await codeOf(office, 'PUT', '/organization/pass', { id, quota: 300 })).toBe('ok');
  expect(await orgRow(id)).toMatchObject({ name: '滨海市少年宫', status: '1', quota: 300, statusReason: null });
  expect(await lastLog()).toMatchObject({
    action: 'organization:pass',
    target: id,
    diff: { before: { status: '0' }, after: { status: '1', statusReason: null, quota: 300 } },
  });
  expect((await site.db.select().from(message).orderBy(message.id)).map(({ title }) => title)).toEqual([
    '「滨海少年宫」申请入驻',
    '「滨海少年宫」没有通过审核',
    '「滨海市少年宫」申请入驻',
    '「滨海市少年宫」已通过审核',
  ]);
  const manager = await site.signIn('jiazhang');
  expect(await rightsOf(manager)).toMatchObject({ organization: { id, name: '滨海市少年宫' }, roles: ['manager'] });
  expect(await codeOf(office, 'PUT', '/bms/organization/pass', { id })).toBe('ORG_STATE');
});

test('a student cannot apply for a school', async () => {
  expect(await codeOf(people.student, 'POST', '/organization/create', application('学生会'))).toBe('APPLICANT_STUDENT');
});

test('logs that the office read a contact number, without the number', async () => {
  const { parent, office } = people;
  const { id } = (await rightsOf(parent)).application ?? { id: '' };
  expect(await codeOf(parent, 'POST', '/bms/organization/showContact', { id })).toBe('FORBIDDEN');
  expect((await send(office, 'POST', '/bms/organization/showContact', { id })).data).toEqual({
    contactMobile: '13800000002',
    owner: { name: '林建国', mobile: '13800000002' },
  });
  const entry = await lastLog();
  expect(entry).toMatchObject({ action: 'organization:showContact', target: id });
  expect(JSON.stringify(entry)).not.toContain('13800000002');
});

test('only the platform answers applications, sets quotas and sees all organizations', async () => {
  const { manager, student, office } = people;
  for (const visitor of [manager, student]) {
    expect(await codeOf(visitor, 'PUT', '/bms/organization/pass', { id: other.orgId })).toBe('FORBIDDEN');
    expect(await codeOf(visitor, 'POST', '/bms/organization/queryList', {})).toBe('FORBIDDEN');
  }
  const asked = application('自定名额', { quota: 9 });
  expect(await codeOf(student, 'POST', '/organization/create', asked)).toBe('FORBIDDEN');
  const made = await send(office, 'POST', '/organization/create', asked);
  expect(await orgRow((made.data as { id: string }).id)).toMatchObject({ status: '1', quota: 9, ownerMemberId: null });
});

test('a manager reads and changes only their own organization', async () => {
  const { manager, boss2 } = people;
  const ownId = site.people.orgId;
  const mine = (await send(manager, 'GET', `/organization/queryById?id=${ownId}`)).data as { version: number };
  expect(mine).toMatchObject({ name: '星海编程', memberCount: 7, contactMobileMasked: null, quota: null });
  expect((await rightsOf(manager)).organization).toEqual({ id: ownId, name: '星海编程', quota: null, memberCount: 7 });
  expect(await codeOf(boss2, 'GET', `/edms/organization/queryById?id=${ownId}`)).toBe('NOT_FOUND');
  const change = { id: ownId, version: mine.version, ...application('星海编程学校'), contactMobile: '13900000009' };
  expect(await codeOf(boss2, 'PUT', '/organization/update', change)).toBe('NOT_FOUND');
  expect(await codeOf(manager, 'PUT', '/organization/update', { ...change, quota: 99 })).toBe('FORBIDDEN');
  expect(await codeOf(manager, 'PUT', '/organization/update', { ...change, maySetPrice: true })).toBe('FORBIDDEN');
  expect(await codeOf(manager, 'PUT', '/organization/update', { ...change, status: '1' })).toBe('VALIDATION');
  expect(await codeOf(manager, 'PUT', '/edms/organization/update', change)).toBe('ok');
  expect(await codeOf(manager, 'PUT', '/organization/update', change)).toBe('VERSION_CHANGED');
  expect((await send(manager, 'GET', `/organization/queryById?id=${ownId}`)).data).toMatchObject({
    name: '星海编程学校',
    contactMobileMasked: '139****0009',
    version: mine.version + 1,
  });
  expect(JSON.stringify(await lastLog())).not.toContain('13900000009');
});

test('a manager sets an uploaded image as the logo, but no avatar and no image of another school', async () => {
  const { manager, boss2, office } = people;
  const id = site.people.orgId;
  const change = async (visitor: Visitor, logo: string) => {
    const row = await orgRow(id);
    const body = { id, version: row?.version, ...application(row?.name ?? ''), contactMobile: null, logo };
    return codeOf(visitor, 'PUT', '/organization/update', body);
  };
  const logo = await uploaded(manager, 'logo');
  expect({
    avatar: await change(manager, await uploaded(manager, 'avatar')),
    foreign: await change(manager, await uploaded(boss2, 'logo')),
    otherSchool: await change(boss2, logo),
    own: await change(manager, logo),
    keptByTheOffice: await change(office, logo),
  }).toEqual({ avatar: 'NOT_FOUND', foreign: 'NOT_FOUND', otherSchool: 'NOT_FOUND', own: 'ok', keptByTheOffice: 'ok' });
  const current = await send(manager, 'GET', '/auth/queryCurrent');
  expect(current.data).toMatchObject({ member: { organization: { id, logo } } });
  expect((await site.send('GET', `/common/file/${logo}`)).status).toBe(200);
});

test('a credit code belongs to one organization, also when two claim it at once', async () => {
  const { office, manager } = people;
  const creditCode = '91350100M000100Y43';
  const two = await Promise.all(
    ['甲', '乙'].map((name) =>
      codeOf(office, 'POST', '/organization/create', application(`机构${name}`, { creditCode })),
    ),
  );
  expect(two.sort()).toEqual(['ORG_CODE_TAKEN', 'ok']);
  const { version } = (await orgRow(site.people.orgId)) ?? { version: 0 };
  const change = { id: site.people.orgId, version, ...application('星海编程', { creditCode }), contactMobile: null };
  expect(await codeOf(manager, 'PUT', '/organization/update', change)).toBe('ORG_CODE_TAKEN');
});

test('a member who applies several times at once has one application', async () => {
  const visitor = await site.signIn('teacher2');
  const answers = await Promise.all(
    [1, 2, 3].map((i) => codeOf(visitor, 'POST', '/organization/create', application(`同时${i}`))),
  );
  expect(answers.sort()).toEqual(['ORG_PENDING', 'ORG_PENDING', 'ok']);
});

test('a disabled organization disappears from its sessions with the next call, and returns when enabled', async () => {
  const { boss2, office } = people;
  const change = async (reason: string | null) => {
    const { version } = (await orgRow(other.orgId)) ?? { version: 0 };
    const body = { id: other.orgId, version, ...application('远山中学'), contactMobile: null, disabled: { reason } };
    return codeOf(office, 'PUT', '/organization/update', body);
  };
  const list = () => codeOf(boss2, 'POST', '/edms/organizationMember/queryList', {});
  expect(await list()).toBe('ok');
  expect(await change('欠费')).toBe('ok');
  expect(await list()).toBe('FORBIDDEN');
  expect((await rightsOf(boss2)).organization).toBeNull();
  expect(await change('再停一次')).toBe('ORG_STATE');
  expect(await change(null)).toBe('ok');
  expect(await list()).toBe('ok');
});

test('everybody may look up approved organizations by name, but nothing else about them', async () => {
  const reply = await site.send('POST', '/organization/querySimpleList?sort=name,asc', { body: { keyword: '远山' } });
  expect(reply.body.data).toEqual({
    content: [{ id: other.orgId, name: '远山中学', logo: null }],
    total: 1,
    page: 0,
    size: 20,
  });
});

test('permissions list what the roles open under /edms: everything for managers, less for teachers', async () => {
  const manages = (await rightsOf(people.boss2)).permissions;
  const teaches = (await rightsOf(await site.signIn('teacher2'))).permissions;
  expect(manages).toContain('organizationMember:batchImport');
  expect(teaches).toContain('teacherGroup:create');
  expect(teaches).not.toContain('organizationMember:batchImport');
  expect((await rightsOf(people.student)).permissions).toEqual([]);
});

test('a quota is never exceeded, however many join at once', async () => {
  const { boss2, office } = people;
  const { version } = (await orgRow(other.orgId)) ?? { version: 0 };
  const limit = { id: other.orgId, version, ...application('远山中学'), contactMobile: null, quota: 7 };
  expect(await codeOf(office, 'PUT', '/organization/update', limit)).toBe('ok');
  const person = (i: number) => ({
    name: `名额${i}`,
    account: `quota.${i}`,
    no: null,
    className: null,
    role: 'student',
    birthYm: '2010-05',
  });
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map((i) => codeOf(boss2, 'POST', '/organizationMember/create', person(i))),
  );
  expect(answers.sort()).toEqual(['ORG_FULL', 'ORG_FULL', 'ORG_FULL', 'ok', 'ok']);
  const places = await site.db
    .select()
    .from(organizationMember)
    .where(and(eq(organizationMember.orgId, other.orgId), eq(organizationMember.status, 'active')));
  expect(places).toHaveLength(7);
  expect((await site.db.select().from(member)).filter(({ account }) => account.startsWith('quota.'))).toHaveLength(2);
});
