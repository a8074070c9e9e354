import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../db/newId.ts';
import { consent } from '../../../db/schema/minors.ts';
import { member, memberTeacher, organization, organizationMember, user } from '../../../db/schema/people.ts';
import { message, sysLog } from '../../../db/schema/platform.ts';
import { submission } from '../../../db/schema/exam.ts';
import { role } from '../../../db/schema/rights.ts';
import { readSheet } from '../../../excel/readSheet.ts';
import { sendCode } from '../../../sessions/verifyCodes.ts';
import { httpWeChat } from '../../../adapters/wechat/httpWeChat.ts';
import { openTestApp, type Visitor } from '../../../testing/testApp.ts';

const START = new Date('2026-11-21T08:00:00.000Z');
const sent: string[] = [];
const site = await openTestApp({
  sms: {
    sendCode: ({ code }) => {
      sent.push(code);
      return Promise.resolve();
    },
  },
  wechat: {
    ...httpWeChat({ apiUrl: 'http://127.0.0.1:9', gzh: null, mp: null }, () => START),
    gzhIdentity: (code) => Promise.resolve({ openId: `open-${code}`, unionId: null }),
  },
});
const { db, people } = site;
const { appId, studentId, teacherId, orgId, classmateIds } = people;
afterAll(() => site.close());
beforeEach(() => site.at(START));

const base = () => ({ appId, id: newId(), createdAt: START, updatedAt: START });

/** A school that has nothing to do with the demo's: its manager and a student. */
const otherOrg = { ...base(), name: '远山学校', status: '1' as const, quota: 3 };
const [demoTeacher] = await db.select().from(member).where(eq(member.id, teacherId));
const pwdHash = demoTeacher?.pwdHash ?? '';
const otherManager = { ...base(), account: 'yuanshan', name: '何远山', type: 'teacher' as const, pwdHash };
const otherStudent = { ...base(), account: 'yuanxue', name: '高小远', type: 'student' as const, pwdHash };
await db.insert(organization).values(otherOrg);
await db.insert(member).values([otherManager, otherStudent]);
await db.insert(organizationMember).values([
  {
    ...base(),
    orgId: otherOrg.id,
    memberId: otherManager.id,
    roles: ['manager' as const, 'teacher' as const],
    status: 'active',
  },
  { ...base(), orgId: otherOrg.id, memberId: otherStudent.id, roles: ['student' as const], status: 'active' },
]);

/** Signing in costs a hash: those whom no test signs out do it once. */
const visitors = new Map<string, Promise<Visitor>>();
function once(account: string, realm: 'member' | 'user' = 'member'): Promise<Visitor> {
  const known = visitors.get(account) ?? site.signIn(account, realm);
  visitors.set(account, known);
  return known;
}
const student = () => once('xuesheng');
const manager = () => once('laoshi');
const stranger = () => once('yuanshan');
const office = () => once('guanli', 'user');

const get = async (visitor: Visitor | null, path: string) =>
  (await site.send('GET', path, { visitor, headerForm: visitor !== null })).body;
const post = async (visitor: Visitor | null, path: string, body: object = {}, method = 'POST') =>
  (await site.send(method, path, { visitor, body })).body;
const put = (visitor: Visitor | null, path: string, body: object) => post(visitor, path, body, 'PUT');
const answerOf = (reply: { code?: string; success: boolean }) => reply.code ?? (reply.success ? 'ok' : 'failed');
const rowOf = async (id: string) => {
  const [row] = await db.select().from(member).where(eq(member.id, id));
  if (!row) throw new Error('no such member');
  return row;
};
const logOf = async (action: string) => db.select().from(sysLog).where(eq(sysLog.action, action));
interface Page {
  content: Record<string, unknown>[];
  total: number;
}
const pageOf = (reply: { data?: unknown }) => reply.data as Page;

test('a parent sees the linked children', async () => {
  expect((await get(await once('jiazhang'), '/member/queryCurrent')).data).toMatchObject({
    name: '林建国',
    type: 'parent',
    organization: null,
    card: null,
    children: [{ id: studentId, name: '林知远' }],
  });
});

test('the rights of a card in force are listed with their quota, and end with the card', async () => {
  const rights = async (visitor: Visitor) => (await get(visitor, '/member/queryCurrentRights')).data;
  const expireDate = '2027-11-21T08:00:00.000Z';
  expect(await rights(await student())).toEqual({
    rights: [
      { code: 'solution.video', name: '题解视频', kind: 'unlimited', quota: null, used: 0, expireDate },
      { code: 'code.submit', name: '代码提交', kind: 'unlimited', quota: null, used: 0, expireDate },
      { code: 'exam.mock', name: '模拟考试', kind: 'quota', quota: 30, used: 0, expireDate },
      { code: 'case.view', name: '查看错误测试点', kind: 'quota', quota: 20, used: 0, expireDate },
      { code: 'answer.clean', name: '清空作答', kind: 'quota', quota: 50, used: 0, expireDate },
    ],
  });
  expect(await rights(await once('jiazhang'))).toEqual({ rights: [] });
  site.at(new Date(expireDate));
  expect(await rights(await site.signIn('xuesheng'))).toEqual({ rights: [] });
});

test('a student has the own teachers; a teacher the colleagues of school and students, never the own name', async () => {
  const mine = async (visitor: Visitor) => (await get(visitor, '/member/queryMineTeacherList')).data;
  const demo = { id: teacherId, name: '周明澜', avatar: null };
  expect(await mine(await student())).toEqual({ teacherList: [demo] });
  expect(await mine(await manager())).toEqual({ teacherList: [] });

  const colleague = { ...base(), account: 'tongshi', name: '沈同事', type: 'teacher' as const, pwdHash };
  await db.insert(member).values(colleague);
  const card = { id: colleague.id, name: '沈同事', avatar: null };
  await db
    .insert(memberTeacher)
    .values({ ...base(), orgId, teacherId: colleague.id, memberId: studentId, status: 'active' });
  expect(await mine(await manager())).toEqual({ teacherList: [card] });
  expect(await mine(await site.signIn('tongshi'))).toEqual({ teacherList: [demo] });
  await db.delete(memberTeacher).where(eq(memberTeacher.teacherId, colleague.id));
  await db.delete(member).where(eq(member.id, colleague.id));
});

test('S02 S34: a member exists for itself, guardian, own teacher, own school and the office; for nobody else', async () => {
  const readers = {
    self: await student(),
    classmate: await site.signIn('xuesheng2'),
    parent: await once('jiazhang'),
    teacher: await manager(),
    stranger: await stranger(),
    office: await office(),
  };
  const open = async (visitor: Visitor) => {
    const reply = await get(visitor, `/member/queryById?id=${studentId}`);
    const seen = reply.data as Record<string, unknown> | undefined;
    return seen ? { mobile: seen['mobile'], birthYm: seen['birthYm'], hasCode: seen['joinCode'] !== null } : reply.code;
  };
  const seen = Object.fromEntries(
    await Promise.all(Object.entries(readers).map(async ([who, visitor]) => [who, await open(visitor)])),
  );
  expect(seen).toEqual({
    self: { mobile: '13800000001', birthYm: '2012-05', hasCode: true },
    classmate: 'NOT_FOUND',
    parent: { mobile: null, birthYm: '2012-05', hasCode: true },
    teacher: { mobile: null, birthYm: null, hasCode: false },
    stranger: 'NOT_FOUND',
    office: { mobile: '13800000001', birthYm: '2012-05', hasCode: false },
  });
  const lookers = (await logOf('member:queryById')).map(({ actorId, target }) => `${actorId ?? ''} at ${target ?? ''}`);
  expect(lookers.toSorted()).toEqual(
    [people.operatorId, people.teacherId].map((looker) => `${looker} at ${studentId}`).toSorted(),
  );

  const reads = ['queryStatistics?memberId=', 'queryMemberTeacherList?memberId=', 'generateMemberCardById?id='];
  const table: Record<string, string[]> = {};
  for (const [who, visitor] of Object.entries(readers)) {
    table[who] = await Promise.all(
      reads.map(async (path) => {
        const reply = await site.send('GET', `/member/${path}${studentId}`, { visitor });
        return reply.status === 200 ? 'ok' : (reply.body.code ?? '');
      }),
    );
  }
  expect(table).toEqual({
    self: ['ok', 'ok', 'ok'],
    classmate: ['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
    parent: ['ok', 'ok', 'ok'],
    teacher: ['ok', 'NOT_FOUND', 'ok'],
    stranger: ['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
    office: ['ok', 'ok', 'ok'],
  });
});

test('S33: lists show each caller the own people, names and numbers masked; a piece of a number finds nobody', async () => {
  const list = async (visitor: Visitor, filter: object = {}) =>
    pageOf(await post(visitor, '/member/queryList?size=50', filter));
  const ofOffice = await list(await office());
  expect(ofOffice.total).toBe(10);
  expect((await list(await manager())).total).toBe(7);
  expect((await list(await stranger())).content.map(({ nameMasked }) => nameMasked)).toEqual(['高*', '何*']);
  expect((await list(await manager(), { keyword: '13800000001' })).content).toEqual([
    {
      id: studentId,
      account: 'xuesheng',
      nameMasked: '林*',
      nickname: '林同学',
      mobileMasked: '138****0001',
      type: 'student',
      tags: ['student'],
      points: 0,
      status: '1',
      statusReason: null,
      hasInitialPwd: false,
      createdAt: START.toISOString(),
      version: 1,
    },
  ]);
  expect((await list(await manager(), { keyword: '1380000000' })).total).toBe(0);
  expect((await list(await stranger(), { keyword: '13800000001' })).total).toBe(0);
  expect((await list(await office(), { type: 'parent', orgId })).total).toBe(0);
  expect(answerOf(await post(await student(), '/member/queryList'))).toBe('FORBIDDEN');
  expect(answerOf(await post(null, '/member/queryList'))).toBe('SIGN_IN_REQUIRED');
  expect(answerOf(await post(await office(), '/member/queryList?sort=pwdHash,asc'))).toBe('VALIDATION');

  const byMobile = async (visitor: Visitor) => (await get(visitor, '/member/queryByMobile?mobile=13800000001')).data;
  expect(await byMobile(await manager())).toMatchObject({ member: { id: studentId, nameMasked: '林*' } });
  expect(await byMobile(await stranger())).toEqual({ member: null });
  const simple = pageOf(await post(await manager(), '/member/querySimpleList', { keyword: '林知远' }));
  expect(simple.content).toEqual([
    { id: studentId, nameMasked: '林*', type: 'student', no: '2026001', className: '信奥一班' },
  ]);
  const texts = JSON.stringify([ofOffice, simple]);
  expect(texts).not.toMatch(/林知远|1380000\d{4}|\$argon2/);
});

test('S33: without a session only teachers are shown, and of them neither name nor id', async () => {
  expect(pageOf(await post(null, '/member/anonQueryList?sort=organization,asc'))).toEqual({
    content: [
      { nameMasked: '周*', avatar: null, organization: '星海编程' },
      { nameMasked: '何*', avatar: null, organization: '远山学校' },
    ],
    total: 2,
    page: 0,
    size: 20,
  });
});

test('S04: no one changes more of a member than is theirs, and unknown keys are refused', async () => {
  const before = await rowOf(studentId);
  const self = await student();
  const hostile: Record<string, unknown> = {
    points: 9_999,
    pwdHash: 'x',
    appId: 'other',
    orgId: otherOrg.id,
    account: 'root',
    type: 'teacher',
    isSuper: true,
    mustChangePwd: false,
    initialPwdEnc: 'x',
    joinCode: 'AAAAAAAA',
    mobileHash: 'x',
    mobileEnc: 'x',
    wxGzhOpenId: 'x',
    ssoSubject: 'x',
    createdBy: 'x',
    deletedAt: null,
    statusReason: 'x',
    tags: ['educational'],
    status: '1',
    birthYm: '2000-01',
    name: '改名字',
    mobile: '13911112222',
  };
  const refused: Record<string, string> = {};
  for (const [key, value] of Object.entries(hostile)) {
    const id = { id: studentId, version: before.version };
    refused[key] = answerOf(await put(self, '/member/update', { ...id, nickname: '新昵称', [key]: value }));
  }
  expect(new Set(Object.values(refused))).toEqual(new Set(['VALIDATION', 'PROOF_FAILED']));
  expect(refused['mobile']).toBe('PROOF_FAILED');
  const byManager = { id: studentId, version: before.version, mobile: '13911112222' };
  expect(answerOf(await put(await manager(), '/member/update', byManager))).toBe('VALIDATION');
  expect(answerOf(await put(await stranger(), '/member/update', { id: studentId, version: 1, name: '别人' }))).toBe(
    'NOT_FOUND',
  );
  expect(
    answerOf(await put(await once('jiazhang'), '/member/update', { id: studentId, version: 1, name: '别人' })),
  ).toBe('NOT_FOUND');
  expect(await rowOf(studentId)).toEqual(before);
});

test('a change counts once: who edits an older version reads that it was changed; the log has it masked', async () => {
  const { version } = await rowOf(studentId);
  const body = { id: studentId, version, name: '林知遥', nickname: null };
  expect((await put(await manager(), '/member/update', body)).data).toEqual({ id: studentId, version: version + 1 });
  expect(answerOf(await put(await manager(), '/member/update', body))).toBe('VERSION_CHANGED');
  expect((await logOf('member:update')).at(-1)).toMatchObject({
    actorId: teacherId,
    target: studentId,
    diff: { before: { name: '林*', nickname: '林同学' }, after: { name: '林*', nickname: null } },
  });
  await put(await manager(), '/member/update', { ...body, version: version + 1, name: '林知远', nickname: '林同学' });
});

test('the office gives a number that nobody else has, without a code', async () => {
  const id = classmateIds[1] ?? '';
  const { version } = await rowOf(id);
  expect(answerOf(await put(await office(), '/member/update', { id, version, mobile: '13800000001' }))).toBe(
    'MOBILE_TAKEN',
  );
  expect(answerOf(await put(await office(), '/member/update', { id, version, mobile: '13911113333' }))).toBe('ok');
  expect((await get(await office(), `/member/queryById?id=${id}`)).data).toMatchObject({ mobile: '13911113333' });
});

test('S25: whom the office disables is out at once and reads why nothing opens; brought back, the password works', async () => {
  const id = classmateIds[2] ?? '';
  const banned = await site.signIn('xuesheng4');
  const operator = await office();
  const { version } = await rowOf(id);
  expect(answerOf(await put(operator, '/member/update', { id, version, status: '3' }))).toBe('VALIDATION');
  expect(answerOf(await put(operator, '/member/update', { id, version, status: '3', reason: '代考' }))).toBe('ok');
  expect(answerOf(await get(banned, '/member/queryCurrent'))).toMatch(/SIGN_IN_REQUIRED|ENV_SESSION/);
  await expect(site.signIn('xuesheng4')).rejects.toThrow('ACCOUNT_DISABLED');
  expect(answerOf(await put(operator, '/member/update', { id, version: version + 1, status: '1' }))).toBe('ok');
  await site.signIn('xuesheng4');
});

test('S25: a new password ends every other session; the old password or a code is asked for, and guessing is stopped', async () => {
  const here = await site.signIn('xuesheng2');
  const elsewhere = await site.signIn('xuesheng2');
  const change = (visitor: Visitor, body: object) => put(visitor, '/member/updatePwd', body);
  expect(answerOf(await change(here, { password: 'kites over the sea' }))).toBe('VALIDATION');
  expect(answerOf(await change(here, { password: 'kites over the sea', oldPassword: 'wrong' }))).toBe('PWD_WRONG');
  expect(answerOf(await change(here, { password: 'password1', oldPassword: 'aosai2026' }))).toBe('PWD_WEAK');
  expect(answerOf(await change(here, { password: '13800000010', oldPassword: 'aosai2026' }))).toBe('PWD_WEAK');
  expect(answerOf(await change(here, { password: 'kites over the sea', oldPassword: 'aosai2026' }))).toBe('ok');
  expect([
    answerOf(await get(here, '/member/queryCurrent')),
    answerOf(await get(elsewhere, '/member/queryPointsRanking')),
  ]).toEqual(['ok', 'ENV_SESSION']);
  await expect(site.signIn('xuesheng2')).rejects.toThrow('LOGIN_FAILED');
  await site.signIn('xuesheng2', 'member', 'kites over the sea');
  const guesses = await Promise.all(
    Array.from({ length: 12 }, () => change(here, { password: 'another good one', oldPassword: 'guess' })),
  );
  expect(new Set(guesses.map(answerOf))).toEqual(new Set(['PWD_WRONG', 'LOGIN_LOCKED']));
});

test('S24: a forgotten password: with the code the answer is the same for a number with and without an account', async () => {
  const context = { db, appId, services: site.services, ip: '10.2.2.2' };
  const reset = async (mobile: string, code: string | undefined) => {
    const reply = await post(null, '/member/pwd', { mobile, code, password: 'a boat on the lake' });
    return { ...reply, serverTime: undefined };
  };
  const answers: unknown[] = [];
  for (const mobile of ['13800000013', '13999999999']) {
    await sendCode(context, { channel: 'sms', target: mobile, purpose: 'resetPwd' });
    const wrong = await reset(mobile, '000000' === sent.at(-1) ? '000001' : '000000');
    const right = await reset(mobile, sent.at(-1));
    const again = await reset(mobile, sent.at(-1));
    answers.push([wrong, right, again]);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject([{ code: 'CODE_WRONG' }, { success: true }, { code: 'CODE_WRONG' }]);
  expect(await logOf('member:pwd')).toHaveLength(1);
});

test('a batch is made whole or not at all, with a problem named for each bad row; the school’s places are kept', async () => {
  const rows = [
    { name: '甲同学', mobile: '13700000001', birthYm: '2015-03', no: '1', className: '一班' },
    { name: '乙同学', mobile: '13800000001' },
    { name: '丙同学', mobile: '13700000001' },
    { name: '丁同学', account: 'yuanxue' },
    { name: '丁家长', type: 'parent' },
  ];
  const before = await db.$count(member);
  const bad = await post(await manager(), '/member/batchCreate', { rows });
  expect(bad.data).toMatchObject({
    created: 0,
    rows: [
      { row: 1, id: null, problem: null },
      { row: 2, problem: '手机号已经有人使用' },
      { row: 3, problem: '手机号与第 1 行重复' },
      { row: 4, account: 'yuanxue', problem: '账号已经有人使用' },
      { row: 5, problem: '家长不属于机构，请让家长自己注册后关联孩子' },
    ],
  });
  expect(
    (await post(await manager(), '/member/batchCreate', { rows: rows.slice(0, 1), dryRun: true })).data,
  ).toMatchObject({
    created: 0,
    rows: [{ problem: null }],
  });
  const other = await stranger();
  expect(answerOf(await post(other, '/member/batchCreate', { rows: rows.slice(0, 1), orgId }))).toBe('NOT_FOUND');
  const two = [{ name: '戊同学' }, { name: '己同学' }];
  expect(answerOf(await post(other, '/member/batchCreate', { rows: two }))).toBe('ORG_FULL');
  expect(await db.$count(member)).toBe(before);

  const consentStatement = '监护人同意书已于开学时收齐，原件存教务处';
  const good = await post(await manager(), '/member/batchCreate', { rows: rows.slice(0, 1), consentStatement });
  const [made] = (good.data as { rows: { id: string; account: string }[] }).rows;
  const row = await rowOf(made?.id ?? '');
  expect(row).toMatchObject({ status: '1', mustChangePwd: true, createdBy: teacherId, account: made?.account });
  expect(row.account).not.toContain('13700000001');
  expect(await db.select().from(consent).where(eq(consent.memberId, row.id))).toMatchObject([
    { channel: 'org', evidenceFile: consentStatement },
  ]);
  expect(await db.select().from(organizationMember).where(eq(organizationMember.memberId, row.id))).toMatchObject([
    { orgId, roles: ['student'], no: '1', className: '一班', status: 'active' },
  ]);
});

test('initial passwords are handed out once, in an Excel file that signs in; the next export has only new ones', async () => {
  const school = await manager();
  const made = await post(school, '/member/batchRegister', { prefix: 'star', count: 2, className: '二班' });
  expect(made.data).toMatchObject({ created: 2, rows: [{ account: 'star001' }, { account: 'star002' }] });
  const ids = (made.data as { rows: { id: string }[] }).rows.map(({ id }) => id);
  expect(answerOf(await post(await stranger(), '/member/exportPwd', { ids }))).toBe('PWD_NONE');
  // Another school that takes somebody in sees the student, and not the password that the first one has made.
  const [guest = ''] = ids;
  const elsewhere = {
    ...base(),
    orgId: otherOrg.id,
    memberId: guest,
    roles: ['student' as const],
    status: 'active' as const,
  };
  await db.insert(organizationMember).values(elsewhere);
  expect(answerOf(await get(await stranger(), `/member/queryById?id=${guest}`))).toBe('ok');
  expect(answerOf(await post(await stranger(), '/member/exportPwd', { ids }))).toBe('PWD_NONE');
  await db.delete(organizationMember).where(eq(organizationMember.id, elsewhere.id));

  const reply = await post(school, '/member/exportPwd', { ids });
  const { base64, count } = reply.data as { base64: string; count: number };
  const sheet = await readSheet(Buffer.from(base64, 'base64'), { maxRows: 10, maxColumns: 10, maxCellChars: 5000 });
  expect([count, sheet[0]]).toEqual([2, ['姓名', '身份', '学号 / 工号', '班级', '账号', '初始密码']]);
  expect(sheet[1]?.slice(0, 5)).toEqual(['学员001', '学生', '001', '二班', 'star001']);
  const first = await site.signIn('star001', 'member', sheet[1]?.[5]);
  expect(answerOf(await get(first, '/member/queryPointsRanking'))).toBe('PWD_CHANGE_REQUIRED');
  const own = { password: 'a lantern in the snow', oldPassword: sheet[1]?.[5] };
  expect(answerOf(await put(first, '/member/updatePwd', own))).toBe('ok');
  expect(answerOf(await get(first, '/member/queryPointsRanking'))).toBe('ok');

  expect(answerOf(await post(school, '/member/exportPwd', { ids }))).toBe('PWD_NONE');
  expect((await logOf('member:exportPwd')).at(-1)).toMatchObject({
    actorId: teacherId,
    diff: { after: { count: 2, memberIds: ids } },
  });
  expect(JSON.stringify(await db.select().from(sysLog))).not.toContain(sheet[1]?.[5]);
});

test('who waits is passed or refused with a reason that reaches them, all of those chosen or none', async () => {
  const waiting = (account: string) => ({
    ...base(),
    account,
    name: '候补',
    type: 'student' as const,
    pwdHash,
    status: '0' as const,
  });
  const rows = [waiting('hou1'), waiting('hou2'), waiting('hou3')];
  await db.insert(member).values(rows);
  const [first, second, third] = rows.map(({ id }) => id);
  const operator = await office();
  expect(answerOf(await put(await manager(), '/member/pass', { ids: [first] }))).toBe('NOT_FOUND');
  expect(answerOf(await put(operator, '/member/pass', { ids: [first, studentId] }))).toBe('MEMBER_STATE');
  expect((await rowOf(first ?? '')).status).toBe('0');
  expect(answerOf(await put(operator, '/member/reject', { ids: [first] }))).toBe('VALIDATION');
  expect(answerOf(await put(operator, '/member/reject', { ids: [first, second], reason: '学号不对' }))).toBe('ok');
  expect(answerOf(await put(operator, '/member/pass', { ids: [second, third] }))).toBe('ok');
  expect((await Promise.all(rows.map(({ id }) => rowOf(id)))).map((row) => [row.status, row.statusReason])).toEqual([
    ['2', '学号不对'],
    ['1', null],
    ['1', null],
  ]);
  const told = await db
    .select()
    .from(message)
    .where(eq(message.memberId, first ?? ''));
  expect(told.map(({ body }) => body)).toEqual(['原因：学号不对。请联系老师或机构补充资料后重新申请。']);
  const logged = (await logOf('member:reject')).map(({ target, diff }) => ({ target, diff }));
  const refusal = { before: { status: '0' }, after: { status: '2', reason: '学号不对' } };
  expect(logged).toHaveLength(2);
  expect(logged).toEqual(expect.arrayContaining([first, second].map((target) => ({ target, diff: refusal }))));
  await site.signIn('hou3');
});

test('roles are set by the office alone, and the member has to sign in anew', async () => {
  const id = otherStudent.id;
  const child = await site.signIn('yuanxue');
  const { version } = await rowOf(id);
  const organizations = [{ orgId: otherOrg.id, roles: ['student', 'manager'] }];
  const body = { id, version, type: 'teacher', organizations };
  expect(answerOf(await put(await stranger(), '/member/configRoles', body))).toBe('FORBIDDEN');
  expect(
    answerOf(
      await put(await office(), '/member/configRoles', { ...body, organizations: [{ orgId: newId(), roles: [] }] }),
    ),
  ).toBe('NOT_FOUND');
  expect((await rowOf(id)).type).toBe('student');
  expect(answerOf(await put(await office(), '/member/configRoles', body))).toBe('ok');
  expect(answerOf(await get(child, '/auth/verify'))).toMatch(/SIGN_IN_REQUIRED|ENV_SESSION/);
  expect((await get(await site.signIn('yuanxue'), '/member/queryCurrent')).data).toMatchObject({
    type: 'teacher',
    organization: { id: otherOrg.id, roles: ['student', 'manager'] },
  });
});

test('a clerk does what the role allows and nothing else', async () => {
  const reader = { ...base(), code: 'reader', name: '查看会员', permissions: ['member:queryList'] };
  await db.insert(role).values(reader);
  await db
    .insert(user)
    .values({ ...base(), account: 'zhiyuan', name: '职员', pwdHash, roleIds: [reader.id], status: 'active' });
  const clerk = await site.signIn('zhiyuan', 'user');
  expect(answerOf(await post(clerk, '/member/queryList'))).toBe('ok');
  expect(answerOf(await get(clerk, `/member/queryById?id=${studentId}`))).toBe('FORBIDDEN');
  expect(answerOf(await put(clerk, '/member/update', { id: studentId, version: 1, name: '改' }))).toBe('FORBIDDEN');
  expect(answerOf(await post(clerk, '/member/exportPwd'))).toBe('FORBIDDEN');
});

test('a teacher takes students of the own school, or by a code that works once; guessing codes is stopped', async () => {
  const other = await stranger();
  const add = async (visitor: Visitor, body: object) => post(visitor, '/member/addMemberToMine', body);
  expect(answerOf(await add(other, { memberIds: [studentId] }))).toBe('NOT_FOUND');
  const code = async (visitor: Visitor, id: string) =>
    ((await get(visitor, `/member/queryById?id=${id}`)).data as { joinCode: string }).joinCode;
  const mine = await code(await student(), studentId);
  expect(answerOf(await add(await student(), { joinCode: mine }))).toBe('FORBIDDEN');
  expect((await add(other, { joinCode: mine.toLowerCase() })).data).toEqual({ memberIds: [studentId] });
  expect(answerOf(await get(other, `/member/queryById?id=${studentId}`))).toBe('ok');
  expect(answerOf(await add(other, { joinCode: mine }))).toBe('JOIN_CODE_WRONG');
  expect(await code(await student(), studentId)).not.toBe(mine);

  await db.delete(memberTeacher).where(eq(memberTeacher.teacherId, otherManager.id));
  const parent = await once('jiazhang');
  expect((await add(other, { joinCode: await code(parent, people.parentId) })).data).toEqual({
    memberIds: [studentId],
  });

  const guesses: string[] = [];
  for (let i = 0; i < 12; i += 1) guesses.push(answerOf(await add(other, { joinCode: 'ZZZZZZZ2' })));
  expect(guesses).toEqual([...Array.from({ length: 10 }, () => 'JOIN_CODE_WRONG'), 'RATE_LIMITED', 'RATE_LIMITED']);
  await db.delete(memberTeacher).where(eq(memberTeacher.teacherId, otherManager.id));
});

test('the ranking shows family names only, with equal ranks for equal points', async () => {
  await db.update(member).set({ points: 120 }).where(eq(member.id, studentId));
  await db
    .update(member)
    .set({ points: 80 })
    .where(and(eq(member.appId, appId), eq(member.account, 'xuesheng3')));
  await db
    .update(member)
    .set({ points: 80 })
    .where(and(eq(member.appId, appId), eq(member.account, 'xuesheng4')));
  expect((await get(await student(), '/member/queryPointsRanking?scope=organization')).data).toEqual({
    content: [
      { rank: 1, nameMasked: '林*', points: 120, isMe: true },
      { rank: 2, nameMasked: '王*', points: 80, isMe: false },
      { rank: 2, nameMasked: '赵*', points: 80, isMe: false },
    ],
    mine: { rank: 1, points: 120 },
  });
  expect(await db.$count(submission)).toBe(0);
  expect((await get(await student(), '/member/queryStatistics')).data).toEqual({
    memberId: studentId,
    points: 120,
    enrolledCount: 0,
    completedCount: 0,
    passedCount: 0,
    averagePercent: null,
    submissionCount: 0,
    activeDays: 0,
  });
});

test('the card is a picture in which a name is only text; it names no school that was deleted', async () => {
  await db.update(member).set({ name: '<a>&"林' }).where(eq(member.id, studentId));
  const card = async (format: string) => {
    const reply = await site.fetch(
      new Request(`http://127.0.0.1:3000/aosai/api/member/generateMemberCardById?id=${studentId}&format=${format}`, {
        headers: { 'App-Id': appId, Cookie: (await student()).cookie },
      }),
    );
    return { type: reply.headers.get('Content-Type'), bytes: Buffer.from(await reply.arrayBuffer()) };
  };
  const svg = (await card('svg')).bytes.toString();
  expect(svg).toContain('&lt;a&gt;&amp;&quot;林');
  expect(svg).not.toContain('<a>');
  expect(await logOf('member:generateMemberCardById')).toHaveLength(3);
  const png = await card('png');
  expect([png.type, png.bytes.subarray(1, 4).toString()]).toEqual(['image/png', 'PNG']);
  await db.update(member).set({ name: '林知远' }).where(eq(member.id, studentId));

  const ownOrg = eq(organization.id, orgId);
  const [school] = await db.select().from(organization).where(ownOrg);
  const namesSchool = async () => (await card('svg')).bytes.toString().includes(school?.name ?? '?');
  const asItIs = await namesSchool();
  await db.update(organization).set({ deletedAt: START }).where(ownOrg);
  const onceDeleted = await namesSchool();
  await db.update(organization).set({ deletedAt: null }).where(ownOrg);
  expect({ asItIs, onceDeleted }).toEqual({ asItIs: true, onceDeleted: false });
});
