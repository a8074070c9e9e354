import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { consent } from '../../db/schema/minors.ts';
import { member, organizationMember } from '../../db/schema/people.ts';
import { message, sysLog } from '../../db/schema/platform.ts';
import { readSheet } from '../../excel/readSheet.ts';
import { openMemberSite, START } from '../../testing/memberSite.ts';

const { site, base, otherOrg, manager, stranger, office, get, post, put, answerOf, rowOf, logOf, pwdHash } =
  await openMemberSite();
afterAll(() => site.close());
beforeEach(() => site.at(START));
const { db } = site;
const { studentId, teacherId, orgId } = site.people;

test('a batch is created whole or not at all, names each row’s problem, and respects the quota', async () => {
  const rows = [
    { name: '甲同学', mobile: '13700000001', birthYm: '2015-03', no: '1', className: '一班' },
    { name: '乙同学', mobile: '13800000001', birthYm: '2010-03' },
    { name: '丙同学', mobile: '13700000001', birthYm: '2010-03' },
    { name: '丁同学', account: 'yuanxue', birthYm: '2010-03' },
    { name: '丁家长', type: 'parent' },
    { name: '戊同学', mobile: '13700000009' },
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
      { row: 6, problem: '没有出生年月：请补上，或由学校声明已取得监护人同意' },
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
  const two = [
    { name: '戊同学', birthYm: '2010-03' },
    { name: '己同学', birthYm: '2010-03' },
  ];
  expect(answerOf(await post(other, '/member/batchCreate', { rows: two }))).toBe('ORG_FULL');
  expect(await db.$count(member)).toBe(before);

  const consentStatement = '监护人同意书已于开学时收齐，原件存教务处';
  const good = await post(await manager(), '/member/batchCreate', { rows: rows.slice(0, 1), consentStatement });
  const [made] = (good.data as { rows: { id: string; account: string }[] }).rows;
  const row = await rowOf(made?.id ?? '');
  expect(row).toMatchObject({ status: '1', mustChangePwd: false, createdBy: teacherId, account: made?.account });
  expect(row.account).not.toContain('13700000001');
  // The school's letters and digits, as in an import: a child can remember it.
  expect(row.account).toMatch(/^[a-z]{2,5}[2-9]{6}$/);
  expect(await db.select().from(consent).where(eq(consent.memberId, row.id))).toMatchObject([
    { channel: 'org', evidenceFile: consentStatement },
  ]);
  expect(await db.select().from(organizationMember).where(eq(organizationMember.memberId, row.id))).toMatchObject([
    { orgId, roles: ['student'], no: '1', className: '一班', status: 'active' },
  ]);
});

test('exports each initial password to Excel exactly once', async () => {
  const school = await manager();
  const made = await post(school, '/member/batchRegister', {
    prefix: 'star',
    count: 2,
    className: '二班',
    consentStatement: '家长签字同意书，存教务处',
  });
  expect(made.data).toMatchObject({ created: 2, rows: [{ account: 'star001' }, { account: 'star002' }] });
  const ids = (made.data as { rows: { id: string }[] }).rows.map(({ id }) => id);
  expect(answerOf(await post(await stranger(), '/member/exportPwd', { ids }))).toBe('PWD_NONE');
  // Another school that the student joins sees the student, but not the initial password made by the first.
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

  const reply = await site.send('POST', '/member/exportPwd', { visitor: school, body: { ids } });
  expect([reply.headers.get('Content-Disposition'), reply.headers.get('Cache-Control')]).toEqual([
    expect.stringMatching(/^attachment; filename\*=UTF-8''%E5%88%9D.*\.xlsx$/),
    'no-store',
  ]);
  const limits = { maxRows: 10, maxColumns: 10, maxCellChars: 5000 };
  const sheet = await readSheet(Buffer.from(reply.bytes ?? ''), limits);
  expect([sheet.length, sheet[0]]).toEqual([3, ['姓名', '身份', '学号 / 工号', '班级', '账号', '初始密码']]);
  expect(sheet[1]?.slice(0, 5)).toEqual(['学生001', '学生', '001', '二班', 'star001']);
  const first = await site.signIn('star001', 'member', sheet[1]?.[5]);
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

test('pending members are accepted or refused with a reason they receive, all or none', async () => {
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
  expect(answerOf(await put(operator, '/member/pass', { ids: [second, third] }))).toBe('MEMBER_STATE');
  expect(answerOf(await put(operator, '/member/pass', { ids: [third] }))).toBe('ok');
  expect((await Promise.all(rows.map(({ id }) => rowOf(id)))).map((row) => [row.status, row.statusReason])).toEqual([
    ['2', '学号不对'],
    ['2', '学号不对'],
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
