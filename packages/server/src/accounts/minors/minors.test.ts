import { and, eq, getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CodePurpose } from '@aosai/api/accounts/verifyCodes';
import { DEMO_PASSWORD } from '../../platform/demoReach/demoAccounts.ts';
import { consent } from '../../db/schema/minors.ts';
import { member, memberGuardian, organization, session } from '../../db/schema/people.ts';
import { config, configVersion, message, sysLog } from '../../db/schema/platform.ts';
import { newId } from '../../base/newId.ts';
import { SECTIONS } from '../../desks/personalData/personSections.ts';
import { rawRows } from '../../db/rawRows.ts';
import { sendCode } from '../signIn/verifyCodes.ts';
import { openTestApp, type Visitor } from '../../testing/testApp.ts';

const site = await openTestApp();
afterAll(() => site.close());

const PASSWORD = 'ein gutes Kennwort';
const agreements = { service: 1, privacy: 1 };
let addresses = 0;

/** The code that the SMS would contain. */
async function codeFor(mobile: string, purpose: CodePurpose): Promise<string> {
  const { db, services, people } = site;
  addresses += 1;
  // Codes to one number need a wait between them.
  site.at(new Date(site.now().getTime() + 5 * 60_000));
  const where = { db, services, appId: people.appId, ip: `10.0.0.${addresses}` };
  await sendCode(where, { channel: 'sms', target: mobile, purpose });
  return services.inbox?.list()[0]?.code ?? '';
}

const create = (body: Record<string, unknown>, visitor: Visitor | null = null) =>
  site.send('POST', '/member/create', { body, visitor });

const child = (account: string, more: Record<string, unknown> = {}) => ({
  by: 'self',
  type: 'student',
  name: '许小满',
  account,
  password: PASSWORD,
  birthYm: '2014-03',
  agreements,
  ...more,
});

const guardianOf = async (mobile: string) => ({
  mobile,
  verifyCode: await codeFor(mobile, 'guardian'),
  textVersion: 1,
  agreed: true,
});

const membersNamed = (name: string) => site.db.select().from(member).where(eq(member.name, name));

/** All text of all tables, to search for values that must not be stored. */
async function everyText(): Promise<string> {
  const tables = await rawRows<{ name: string }>(
    site.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const texts: string[] = [];
  for (const { name } of tables)
    texts.push(JSON.stringify(await rawRows(site.db, sql`select to_jsonb(t) as row from ${sql.identifier(name)} t`)));
  return texts.join('\n');
}

beforeAll(async () => {
  await site.db.update(config).set({ value: 'true' }).where(eq(config.key, 'registration.open'));
  await site.db.update(config).set({ value: '王老师 010-0000-0000' }).where(eq(config.key, 'children.contact'));
});

test('stores nothing about a student of 12 before a guardian consents', async () => {
  const before = await everyText();
  expect((await create(child('xiaoman'))).body.code).toBe('GUARDIAN_REQUIRED');
  const wrong = { mobile: '13911110001', verifyCode: '000000', textVersion: 1, agreed: true };
  expect((await create(child('xiaoman', { guardian: wrong }))).body.code).toBe('CODE_WRONG');
  const unread = { ...(await guardianOf('13911110001')), textVersion: 2 };
  expect((await create(child('xiaoman', { guardian: unread }))).body.code).toBe('AGREEMENT_CHANGED');
  const notAgreed = { ...unread, textVersion: 1, agreed: false };
  expect((await create(child('xiaoman', { guardian: notAgreed }))).body.code).toBe('VALIDATION');
  expect(await membersNamed('许小满')).toEqual([]);
  const after = await everyText();
  for (const trace of ['许小满', 'xiaoman', '13911110001', '2014-03']) {
    expect(before.includes(trace)).toBe(false);
    expect(after.includes(trace)).toBe(false);
  }
});

test('consent stores the account, the version of the text and its hash together', async () => {
  const reply = await create(child('xiaoman', { guardian: await guardianOf('13911110002') }));
  expect(reply.body).toMatchObject({ success: true, data: { account: 'xiaoman', status: '1' } });
  const [row] = await membersNamed('许小满');
  const [given] = await site.db
    .select()
    .from(consent)
    .where(eq(consent.memberId, row?.id ?? ''));
  const [text] = await site.db.select().from(configVersion).where(eq(configVersion.key, 'agreement.children'));
  expect(given).toMatchObject({ channel: 'sms', status: 'given', textVersion: 1, textHash: text?.sha256 });
  expect(given?.guardianMobileEnc).not.toContain('13911110002');
  const [entry] = await site.db
    .select()
    .from(sysLog)
    .where(and(eq(sysLog.action, 'member:create'), eq(sysLog.target, row?.id ?? '')));
  expect(entry?.diff).toEqual({ after: { name: '许*', type: 'student', guardian: '139****0002', text: 1 } });
  expect((await site.signIn('xiaoman', 'member', PASSWORD)).cookie).not.toBe('');
});

test('a registration sent twice at once makes one account', async () => {
  const guardian = await guardianOf('13911110003');
  const twice = await Promise.all([1, 2].map(() => create(child('double', { name: '双双', guardian }))));
  expect(twice.filter(({ body }) => body.success)).toHaveLength(1);
  expect(await membersNamed('双双')).toHaveLength(1);
});

test('no guardian is needed from the first day after the month of the fourteenth birthday', async () => {
  const now = site.now();
  const young = () => child('almost', { name: '边界', birthYm: '2012-11' });
  site.at(new Date('2026-11-30T15:59:59.999Z'));
  expect((await create(young())).body.code).toBe('GUARDIAN_REQUIRED');
  site.at(new Date('2026-11-30T16:00:00.000Z'));
  expect((await create(young())).body).toMatchObject({ code: 'VALIDATION' });
  const verifyCode = await codeFor('13911110004', 'register');
  expect((await create({ ...young(), mobile: '13911110004', verifyCode })).body.success).toBe(true);
  site.at(now);
});

test('the operator opens registration, and for children only after naming a contact for them', async () => {
  const set = (key: string, value: string) => site.db.update(config).set({ value }).where(eq(config.key, key));
  await set('children.contact', ' ');
  expect((await create(child('closed'))).body.code).toBe('CHILDREN_CLOSED');
  await set('children.contact', '王老师 010-0000-0000');
  await set('registration.open', 'false');
  expect((await create(child('closed'))).body.code).toBe('REGISTRATION_CLOSED');
  await set('registration.open', 'true');
});

async function parentWith(mobile: string, account: string, name = '许建成'): Promise<Visitor> {
  const verifyCode = await codeFor(mobile, 'register');
  const person = { by: 'self', type: 'parent', name, account, password: PASSWORD, mobile, verifyCode, agreements };
  expect((await create(person)).body).toMatchObject({ success: true });
  return site.signIn(account, 'member', PASSWORD);
}

test('the mobile that consented links the parent to the child, whom the parent can stop and let in again', async () => {
  const parent = await parentWith('13911110002', 'xufather');
  const links = await site.send('POST', '/member/linkGuardian', { visitor: parent, body: { step: 'query' } });
  const [row] = await membersNamed('许小满');
  expect(links.body.data).toMatchObject({
    content: [{ side: 'guardian', status: 'active', other: { name: '许小满' }, consent: 'given' }],
  });
  const childVisitor = await site.signIn('xiaoman', 'member', PASSWORD);
  const memberId = row?.id;
  const withdrawn = await site.send('PUT', '/member/withdrawConsent', { visitor: parent, body: { memberId } });
  expect(withdrawn.body.success).toBe(true);
  expect((await site.send('GET', '/member/queryCurrent', { visitor: childVisitor })).status).toBe(401);
  const signIn = () =>
    site.send('POST', '/auth/loginByPwd', { body: { account: 'xiaoman', password: PASSWORD, realm: 'member' } });
  expect((await signIn()).body.code).toBe('CONSENT_REQUIRED');
  const again = { by: 'guardian', memberId, textVersion: 1, agreed: true };
  expect((await site.send('POST', '/member/consent', { visitor: parent, body: again })).body.success).toBe(true);
  expect((await signIn()).body.success).toBe(true);
});

test('a child added by a school without a statement cannot sign in until a guardian consents', async () => {
  const operator = await site.signIn('guanli', 'user');
  const made = await create(
    { by: 'office', type: 'student', name: '白小雨', account: 'xiaoyu', password: PASSWORD, birthYm: '2015-01' },
    operator,
  );
  expect(made.body.success).toBe(true);
  const signIn = () =>
    site.send('POST', '/auth/loginByPwd', { body: { account: 'xiaoyu', password: PASSWORD, realm: 'member' } });
  expect((await signIn()).body.code).toBe('CONSENT_REQUIRED');
  const mobile = '13911110005';
  const consenting = async (password: string) => ({
    by: 'code',
    account: 'xiaoyu',
    password,
    mobile,
    verifyCode: await codeFor(mobile, 'guardian'),
    textVersion: 1,
    agreed: true,
  });
  const wrong = await site.send('POST', '/member/consent', { body: await consenting('not the password') });
  expect(wrong.body.code).toBe('LOGIN_FAILED');
  const right = await site.send('POST', '/member/consent', { body: await consenting(PASSWORD) });
  expect(right.body.success).toBe(true);
  expect((await signIn()).body.success).toBe(true);
});

test('a school states the consent itself, only for its own organization', async () => {
  const manager = await site.signIn('laoshi');
  const student = { by: 'office', type: 'student', name: '田小禾', account: 'xiaohe', birthYm: '2015-01' };
  const statement = { statement: '本校已取得监护人书面同意并存档' };
  const elsewhere = { ...student, orgId: 'ZZZZZZZZZZZZZZZZZZZZZZZZZZ' };
  expect((await create(elsewhere, manager)).status).toBe(404);
  const made = await create({ ...student, password: PASSWORD, consent: statement }, manager);
  expect(made.body.success).toBe(true);
  const [row] = await membersNamed('田小禾');
  const [given] = await site.db
    .select()
    .from(consent)
    .where(eq(consent.memberId, row?.id ?? ''));
  expect(given).toMatchObject({ channel: 'org', evidenceFile: statement.statement, status: 'given' });
  expect((await create(student, await site.signIn('xuesheng'))).status).toBe(403);
  expect((await create(student)).status).toBe(401);
});

test('S33: a personal export holds all own data, nobody else’s, and no result an exam still hides', async () => {
  const parent = await site.signIn('jiazhang');
  const exported = async (memberId?: string) =>
    site.send('GET', `/member/exportMine${memberId ? `?memberId=${memberId}` : ''}`, {
      visitor: parent,
      headerForm: true,
    });
  const own = (await exported()).body.data as { content: Record<string, Record<string, unknown>[]> };
  expect(own.content['account']).toMatchObject([{ name: '林建国', mobile: '13800000002' }]);
  const ofChild = (await exported(site.people.studentId)).body.data as typeof own;
  expect(ofChild.content['account']).toMatchObject([{ name: '林知远', birthYm: '2012-05' }]);
  const text = JSON.stringify([own, ofChild]);
  for (const secret of ['argon2', 'pwdHash', 'tokenHash', 'mobileHash', 'verdict', 'totalPoints', 'cases'])
    expect(text).not.toContain(secret);
  expect((await exported(site.people.classmateIds[0])).status).toBe(404);
  const plain = await site.send('GET', '/member/exportMine', { visitor: parent });
  expect(plain.body.success).toBe(false);
});

/** Gone within hours or days: the right to fetch a file just opened, and what is needed to take an import back. */
const PASSING = ['file_grant', 'member_import_row'];

test('every table with data about a person is part of the personal export', async () => {
  const tables = await rawRows<{ name: string }>(
    site.db,
    sql`select distinct table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'member_id'`,
  );
  const told = [...SECTIONS.map(({ table }) => getTableName(table)), ...PASSING];
  expect(tables.map(({ name }) => name).filter((name) => !told.includes(name))).toEqual([]);
});

test('a guardian cannot erase the account of a child of fourteen or older', async () => {
  const visitor = await site.signIn('jiazhang');
  const body = { memberId: site.people.studentId, password: DEMO_PASSWORD };
  expect((await site.send('DELETE', '/member/eraseMine', { visitor, body })).body.code).toBe('CONSENT_NOT_NEEDED');
});

test('erasing needs the password and leaves no name, mobile or e-mail in any table', async () => {
  const mobile = '13922223333';
  const parent = await parentWith(mobile, 'leaving', '欧阳晓岚');
  await site.db.update(member).set({ email: 'xiaolan@example.com' }).where(eq(member.account, 'leaving'));
  const said = { category: 'account', content: '我是欧阳晓岚，请回电 13922223333', contact: mobile };
  expect((await site.send('POST', '/feedback/submit', { visitor: parent, body: said })).body.success).toBe(true);
  // The platform names people in messages to others.
  const told = { appId: site.people.appId, memberId: site.people.teacherId, type: 'homework', body: '在名单里同意。' };
  const title = '欧阳晓岚申请免做「第 3 次作业」';
  const sentNow = { ...told, createdAt: site.now(), updatedAt: site.now() };
  await site.db.insert(message).values({ ...sentNow, id: newId(), title });
  // The title of an announcement names the child to the parents.
  await site.db
    .insert(message)
    .values({ ...sentNow, id: newId(), title: '欧阳晓岚：「周六班」老师的通知', announcementId: newId() });
  const erase = (body: Record<string, unknown>) => site.send('DELETE', '/member/eraseMine', { visitor: parent, body });
  expect((await erase({ password: 'not mine' })).body.code).toBe('PROOF_FAILED');
  expect((await erase({})).body.code).toBe('PROOF_FAILED');
  const [row] = await membersNamed('欧阳晓岚');
  expect((await erase({ password: PASSWORD })).body.success).toBe(true);
  const left = await everyText();
  for (const trace of ['欧阳晓岚', mobile, 'xiaolan@example.com', '"leaving"']) expect(left).not.toContain(trace);
  const [erased] = await site.db
    .select()
    .from(member)
    .where(eq(member.id, row?.id ?? ''));
  expect(erased).toMatchObject({ status: '9', mobileHash: null, pwdHash: null });
  expect(left).toContain('已注销用户申请免做「第 3 次作业」');
  expect(
    await site.db
      .select()
      .from(session)
      .where(eq(session.personId, row?.id ?? '')),
  ).toEqual([]);
});

test('refuses to erase the owner of an organization', async () => {
  const owner = await site.signIn('laoshi');
  await site.db.update(organization).set({ ownerMemberId: site.people.teacherId });
  const refused = await site.send('DELETE', '/member/eraseMine', { visitor: owner, body: { password: DEMO_PASSWORD } });
  expect(refused.body).toMatchObject({ code: 'ERASE_OWNER' });
});

test('a guardian erases a child with the guardian’s password', async () => {
  const parent = await site.signIn('xufather', 'member', PASSWORD);
  const [row] = await membersNamed('许小满');
  const body = { memberId: row?.id, password: PASSWORD };
  expect((await site.send('DELETE', '/member/eraseMine', { visitor: parent, body })).body.success).toBe(true);
  const text = await everyText();
  for (const trace of ['许小满', '"xiaoman"']) expect(text).not.toContain(trace);
  const [link] = await site.db
    .select()
    .from(memberGuardian)
    .where(eq(memberGuardian.memberId, row?.id ?? ''));
  expect(link?.status).toBe('ended');
});
