import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MEMBER } from '@aosai/api/domain/statuses';
import { newId } from '../../../db/newId.ts';
import { consent } from '../../../db/schema/minors.ts';
import { member, memberTeacher, organizationMember } from '../../../db/schema/people.ts';
import { message, sysLog } from '../../../db/schema/platform.ts';
import { readSheet } from '../../../excel/readSheet.ts';
import { writeSheet } from '../../../excel/writeSheet.ts';
import type { LiveEvent } from '../../context.ts';
import { HOSTILE_SHEETS } from '../../../testing/hostileSheets.ts';
import { type SecondSchool, seedSecondSchool } from '../../../testing/secondSchool.ts';
import { openTestApp, type Visitor } from '../../../testing/testApp.ts';

const news: LiveEvent[] = [];
const site = await openTestApp({ publish: (_appId, _personId, event) => void news.push(event) });
afterAll(() => site.close());

let other: SecondSchool;
const people: Record<'manager' | 'boss2' | 'teacher2' | 'office', Visitor> = {} as never;
beforeAll(async () => {
  other = await seedSecondSchool(site);
  people.manager = await site.signIn('laoshi');
  people.boss2 = await site.signIn('boss2');
  people.teacher2 = await site.signIn('teacher2');
  people.office = await site.signIn('guanli', 'user');
});

type Line = (string | null)[];
const HEAD = ['姓名', '账号/手机号', '学号', '班级', '角色', '出生年月'];
const sheetOf = (lines: Line[]) =>
  writeSheet({ name: '成员', columns: HEAD.map((title) => ({ title, width: 12 })), rows: lines });

interface Report {
  applied: boolean;
  counts: Record<'create' | 'link' | 'add' | 'known' | 'error', number>;
  childCount: number;
  rows: { line: number; name: string; outcome: string; faults: string[]; notes: string[] }[];
  reportFile: string;
  passwordFile: string | null;
}

const STATED = JSON.stringify({ stated: true, evidence: '家长签字存教务处 2026-09' });
const importFile = (visitor: Visitor, bytes: Uint8Array, fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new File([new Uint8Array(bytes)], '名单.xlsx'));
  return site.send('POST', '/edms/organizationMember/batchImport', { visitor, form });
};
const importAs = async (visitor: Visitor, lines: Line[], fields: Record<string, string> = { mode: 'apply' }) =>
  importFile(visitor, await sheetOf(lines), fields);
const reportOf = async (...given: Parameters<typeof importAs>): Promise<Report> => {
  const { body } = await importAs(...given);
  expect(body).toMatchObject({ success: true });
  return body.data as Report;
};
const send = async (visitor: Visitor, method: string, path: string, body: unknown) =>
  (await site.send(method, `/organizationMember/${path}`, { visitor, body })).body;
const codeOf = async (...given: Parameters<typeof send>) => (await send(...given)).code ?? 'ok';

interface Row {
  id: string;
  shownName: string;
  mobileMasked: string | null;
  no: string | null;
  roles: string[];
  status: string;
  awaitsConsent: boolean;
  version: number;
}
const listOf = async (visitor: Visitor, filter: object = {}, query = '?size=200') => {
  const { data, code } = await send(visitor, 'POST', `queryList${query}`, filter);
  if (code !== undefined) throw new Error(code);
  return data as { content: Row[]; total: number; classNames: string[] };
};
const countOfMembers = async () => (await site.db.select({ n: sql<number>`count(*)::int` }).from(member))[0]?.n ?? 0;
const mobileOf = (i: number) => `139${String(10_000_000 + i)}`;
const student = (i: number): Line => [`学员${i}`, mobileOf(i), `N${i}`, `${(i % 4) + 1}班`, '学生', '2010-05'];

// Two hundred passwords take their time on a machine that does other things as well.
test(
  'two hundred rows with three bad ones: each is named with its line, and nothing is half-done',
  { timeout: 120_000 },
  async () => {
    const lines = Array.from({ length: 200 }, (_, i) => student(i));
    lines[9] = ['', mobileOf(9), 'N9', null, '学生', null];
    lines[49] = ['学员49', '1391234', 'N49', null, '校长', null];
    lines[149] = ['学员149', mobileOf(10), 'N149', null, null, '2010年13月'];
    const before = await countOfMembers();
    const checked = await reportOf(people.boss2, lines, { mode: 'check' });
    expect(checked).toMatchObject({
      applied: false,
      counts: { create: 0, link: 0, add: 197, known: 0, error: 3 },
      passwordFile: null,
    });
    expect(checked.rows.slice(0, 3)).toEqual([
      { line: 11, name: '', outcome: 'error', faults: ['没有填姓名'], notes: [] },
      {
        line: 51,
        name: '学员49',
        outcome: 'error',
        faults: ['手机号“1391234”不是 11 位手机号', '角色“校长”应填学生、教师或管理员'],
        notes: [],
      },
      {
        line: 151,
        name: '学员149',
        outcome: 'error',
        faults: ['出生年月“2010年13月”应写成 2014-05', '手机号和第 12 行相同'],
        notes: [],
      },
    ]);
    const sheet = await readSheet(Buffer.from(checked.reportFile, 'base64'), {
      maxRows: 300,
      maxColumns: 9,
      maxCellChars: 5000,
    });
    expect(sheet.slice(0, 2)).toEqual([
      ['行号', '姓名', '结果', '说明'],
      ['11', '', '有错误', '没有填姓名'],
    ]);

    const stopped = await reportOf(people.boss2, lines);
    expect(stopped).toMatchObject({ applied: false, counts: checked.counts });
    expect(await countOfMembers()).toBe(before);

    const applied = await reportOf(people.boss2, lines, { mode: 'apply', skipFaulty: 'true' });
    expect(applied).toMatchObject({ applied: true, counts: { ...checked.counts, create: 197, add: 0 } });
    expect(news.length).toBe(99);
    expect(news.at(-1)).toEqual({ type: 'import', done: 197, total: 197 });
    expect(await countOfMembers()).toBe(before + 197);
    expect((await listOf(people.boss2, { keyword: mobileOf(3) })).content).toMatchObject([
      { shownName: '学员3', mobileMasked: '139****0003', no: 'N3', roles: ['student'], status: 'active' },
    ]);
    const log = (await site.db.select().from(sysLog).orderBy(desc(sysLog.seq)).limit(1))[0];
    expect(log).toMatchObject({
      action: 'organizationMember:batchImport',
      target: other.orgId,
      diff: { after: { counts: applied.counts } },
    });
    expect(JSON.stringify(log)).not.toMatch(/学员|139\d{8}/);
  },
);

test('whoever was imported signs in with the initial password, which must be changed first', async () => {
  const { passwordFile } = await reportOf(people.boss2, [['密码一号', 'first.pwd', null, null, null, null]]);
  const [, row = []] = await readSheet(Buffer.from(passwordFile ?? '', 'base64'), {
    maxRows: 9,
    maxColumns: 9,
    maxCellChars: 5000,
  });
  expect(row.slice(0, 5)).toEqual(['密码一号', '', '', 'first.pwd', '']);
  const visitor = await site.signIn('first.pwd', 'member', row[5]);
  expect((await site.send('GET', '/member/queryCurrent', { visitor })).body.code ?? 'ok').toMatch(
    /ok|PWD_CHANGE_REQUIRED/,
  );
  const [stored] = await site.db.select().from(member).where(eq(member.account, 'first.pwd'));
  expect(stored).toMatchObject({ mustChangePwd: true });
  expect(stored?.initialPwdEnc).not.toContain(row[5]);
});

test('the same file twice, also at once, makes nobody twice', async () => {
  const lines: Line[] = [
    ['一号', '13988880001', null, null, null, null],
    ['二号', 'twice.b', null, null, null, null],
    ['三号', null, 'TW3', '2班', null, null],
  ];
  const before = await countOfMembers();
  const both = await Promise.all([1, 2].map(() => reportOf(people.boss2, lines)));
  expect(both.map(({ counts }) => `${counts.create}+${counts.known}`).sort()).toEqual(['0+3', '3+0']);
  expect(await countOfMembers()).toBe(before + 3);
  expect((await reportOf(people.boss2, lines)).counts).toEqual({ create: 0, link: 0, add: 0, known: 3, error: 0 });
});

test('a check tells of no mobile whether it has an account, and leaves an entry in the log', async () => {
  const check = (lines: Line[]) => reportOf(people.boss2, lines, { mode: 'check' });
  const rest = (no: string): [string, null, string, string] => [no, null, '学生', '2015-01'];
  const has = await check([
    ['陈一诺', '13800000010', ...rest('L1')],
    ['别的名字', '13800000011', ...rest('L2')],
    ['周明澜', '13800000003', ...rest('L4')],
  ]);
  const hasNot = await check([
    ['陈一诺', '13899990010', ...rest('L1')],
    ['别的名字', '13899990011', ...rest('L2')],
    ['周明澜', '13899990003', ...rest('L4')],
  ]);
  const said = ({ reportFile, ...told }: typeof has) => ({ ...told, bytes: reportFile.length > 0 });
  expect(said(has)).toEqual(said(hasNot));
  expect(has).toMatchObject({
    applied: false,
    counts: { create: 0, link: 0, add: 3, known: 0, error: 0 },
    childCount: 3,
  });
  const entries = await site.db
    .select({ diff: sysLog.diff })
    .from(sysLog)
    .where(eq(sysLog.action, 'organizationMember:checkImport'))
    .orderBy(desc(sysLog.seq))
    .limit(2);
  expect(entries).toEqual([{ diff: { after: { counts: has.counts } } }, { diff: { after: { counts: has.counts } } }]);
});

test('a check is refused after sixty of them within an hour', async () => {
  const codes: (string | undefined)[] = [];
  const own = { mode: 'check', orgId: site.people.orgId };
  for (let i = 0; i < 61; i += 1) codes.push((await importAs(people.office, [student(950)], own)).body.code);
  expect(codes).toEqual([...Array.from({ length: 60 }, () => undefined), 'RATE_LIMITED']);
});

test('a known mobile is asked to join, whatever the school calls its owner; an account name is taken', async () => {
  const report = await reportOf(people.boss2, [['抢账号', 'xuesheng4', 'L3', null, null, null]], { mode: 'check' });
  expect(report.rows.map(({ outcome, faults }) => [outcome, ...faults])).toEqual([
    ['error', '这个账号已经有人使用，请换一个，或改填本人手机号'],
  ]);
  const before = await countOfMembers();
  const linked = await reportOf(people.boss2, [['陈一诺', '13800000010', 'L1', '三班', null, null]]);
  expect(linked).toMatchObject({ applied: true, counts: { link: 1 }, passwordFile: null });
  const told = await site.db.select({ title: message.title, to: message.memberId }).from(message);
  expect(told).toEqual([
    { title: '“远山中学”邀请您加入', to: site.people.classmateIds[0] },
    { title: '“远山中学”邀请贵校的陈*加入', to: site.people.teacherId },
  ]);
  expect(await countOfMembers()).toBe(before);
  expect((await listOf(people.boss2, { keyword: 'L1' })).content).toMatchObject([
    { shownName: '陈一诺', mobileMasked: '138****0010', status: 'pending' },
  ]);
});

test("children under 14: with the school's statement a consent is recorded, without it they wait for their guardians", async () => {
  const child = (name: string, account: string): Line => [name, account, null, null, null, '2014-10'];
  const waits = await reportOf(people.boss2, [child('等待', '13977770001')]);
  expect(waits).toMatchObject({ applied: true, childCount: 1 });
  expect(waits.rows[0]?.notes).toEqual(['未满 14 周岁，监护人同意之前不能登录']);
  const stated = await reportOf(people.boss2, [child('同意', '13977770002')], { mode: 'apply', consent: STATED });
  expect(stated.rows[0]?.notes).toEqual([]);
  const rows = await site.db
    .select({ name: member.name, channel: consent.channel, evidence: consent.evidenceFile, status: consent.status })
    .from(consent)
    .innerJoin(member, eq(member.id, consent.memberId))
    .where(inArray(member.name, ['等待', '同意']));
  expect(rows).toEqual([{ name: '同意', channel: 'org', evidence: '家长签字存教务处 2026-09', status: 'given' }]);
  const listed = await listOf(people.boss2, { keyword: '13977770001' });
  expect(listed.content).toMatchObject([{ awaitsConsent: true }]);
  expect((await listOf(people.boss2, { keyword: '13977770002' })).content).toMatchObject([{ awaitsConsent: false }]);
});

test('another school sees none of them: by list, id, filter, sort or batch', async () => {
  const [mine] = (await listOf(people.manager)).content;
  const theirs = (await listOf(people.boss2)).content;
  const { id, version } = mine ?? { id: '', version: 0 };
  expect(theirs.some((row) => row.id === id)).toBe(false);
  const change = { id, version, no: null, className: null, roles: ['student'], status: 'left' };
  expect(await codeOf(people.boss2, 'PUT', 'update', change)).toBe('NOT_FOUND');
  expect((await listOf(people.boss2, { keyword: '林知远' })).total).toBe(0);
  expect((await listOf(people.boss2, { className: '信奥一班' })).total).toBe(0);
  expect((await listOf(people.boss2, {}, '?sort=no,asc&sort=className,desc')).content).not.toContainEqual(mine);
  await expect(listOf(people.boss2, { orgId: site.people.orgId })).rejects.toThrow('NOT_FOUND');
  await expect(listOf(people.boss2, {}, '?sort=memberId,asc')).rejects.toThrow('VALIDATION');
  const into = { mode: 'apply', orgId: site.people.orgId };
  expect((await importAs(people.boss2, [student(900)], into)).body.code).toBe('NOT_FOUND');
  await expect(listOf(people.teacher2)).rejects.toThrow('FORBIDDEN');
});

test('the office names the organization; what names none is refused', async () => {
  await expect(listOf(people.office)).rejects.toThrow('VALIDATION');
  expect((await listOf(people.office, { orgId: site.people.orgId })).total).toBe(7);
  const ghost = { mode: 'apply', orgId: '00000000000000000000000000' };
  expect((await importAs(people.office, [student(901)], ghost)).body.code).toBe('NOT_FOUND');
});

test('who leaves loses the school and its teachers at once; the last manager stays', async () => {
  const { content } = await listOf(people.manager);
  const leaver = content.find(({ no }) => no === '2026002');
  const change = (row: Row | undefined, more: object) => ({
    id: row?.id,
    version: row?.version,
    no: row?.no ?? null,
    className: null,
    roles: row?.roles,
    status: 'active',
    ...more,
  });
  expect(await codeOf(people.manager, 'PUT', 'update', change(leaver, { status: 'left' }))).toBe('ok');
  expect(await codeOf(people.manager, 'PUT', 'update', change(leaver, { status: 'active' }))).toBe('VERSION_CHANGED');
  const links = await site.db
    .select({ status: memberTeacher.status })
    .from(memberTeacher)
    .innerJoin(
      organizationMember,
      and(eq(organizationMember.memberId, memberTeacher.memberId), eq(organizationMember.id, leaver?.id ?? '')),
    );
  expect(links).toEqual([{ status: 'ended' }]);
  const boss = content.find(({ roles }) => roles.includes('manager'));
  expect(await codeOf(people.manager, 'PUT', 'update', change(boss, { status: 'left' }))).toBe('ORG_LAST_MANAGER');
  expect(await codeOf(people.manager, 'PUT', 'update', change(boss, { roles: ['teacher'] }))).toBe('ORG_LAST_MANAGER');
  const studentRow = content.find(({ no }) => no === '2026003');
  expect(await codeOf(people.manager, 'PUT', 'update', change(studentRow, { roles: ['teacher'] }))).toBe('VALIDATION');
  expect(await codeOf(people.manager, 'PUT', 'update', change(studentRow, { no: '2026001' }))).toBe('VALIDATION');
  expect(await codeOf(people.manager, 'PUT', 'update', change(studentRow, { memberId: 'x' }))).toBe('VALIDATION');
  expect(await codeOf(people.manager, 'PUT', 'update', change(studentRow, { className: '信奥二班' }))).toBe('ok');
  expect((await listOf(people.manager, { status: 'left' })).total).toBe(1);
  expect((await listOf(people.manager)).classNames).toEqual(['信奥一班', '信奥二班']);
});

test('the office does not leave an organization without a manager either, also when two are put out at once', async () => {
  const { orgId } = other;
  const base = { appId: site.people.appId, createdAt: site.now(), updatedAt: site.now() };
  const place = { ...base, orgId, roles: ['manager' as const], status: 'active' as const };
  const boss = other.managerId;
  const second = {
    ...base,
    id: newId(),
    account: 'boss3',
    name: '周管',
    type: 'teacher' as const,
    status: MEMBER.active,
  };
  const taught = { ...base, id: newId(), orgId, teacherId: second.id, memberId: newId(), status: 'active' as const };
  await site.db.insert(member).values(second);
  await site.db.insert(organizationMember).values({ ...place, id: newId(), memberId: second.id });
  await site.db.insert(memberTeacher).values(taught);
  const putOut = async (memberId: string, roles: string[]) => {
    const [row] = await site.db.select({ version: member.version }).from(member).where(eq(member.id, memberId));
    const body = { id: memberId, version: row?.version, organizations: [{ orgId, roles }] };
    return (await site.send('PUT', '/member/configRoles', { visitor: people.office, body })).body.code ?? 'ok';
  };
  const both = await Promise.all([putOut(boss, ['teacher']), putOut(second.id, [])]);
  expect(both.toSorted()).toEqual(['ORG_LAST_MANAGER', 'ok']);
  const last = both[0] === 'ok' ? second.id : boss;
  expect([await putOut(last, []), await putOut(last, ['teacher'])]).toEqual(['ORG_LAST_MANAGER', 'ORG_LAST_MANAGER']);

  // One whose account is closed looks after nobody.
  expect(await putOut(boss, ['manager'])).toBe('ok');
  expect(await putOut(second.id, ['manager'])).toBe('ok');
  await site.db.update(member).set({ status: MEMBER.disabled }).where(eq(member.id, second.id));
  expect(await putOut(boss, [])).toBe('ORG_LAST_MANAGER');
  expect(await putOut(second.id, [])).toBe('ok');
  const [link] = await site.db.select().from(memberTeacher).where(eq(memberTeacher.id, taught.id));
  expect(link?.status).toBe('ended');
  people.boss2 = await site.signIn('boss2');
});

test('a person added by hand gets the password once; a list is added whole or not at all', async () => {
  const person = { name: '沈小舟', account: '13966660001', no: 'H1', className: null, role: 'student', birthYm: null };
  const made = (await send(people.boss2, 'POST', 'create', person)).data as Record<string, string>;
  expect(made).toMatchObject({ outcome: 'create', account: expect.stringMatching(/^m/) as string });
  expect(made['initialPassword']).toMatch(/^[a-z2-9]{10}$/);
  expect((await send(people.boss2, 'POST', 'create', person)).data).toMatchObject({
    outcome: 'known',
    initialPassword: null,
  });
  const before = await countOfMembers();
  const list = [
    { ...person, account: 'hand.b', no: 'H2' },
    { ...person, account: '??', no: 'H3' },
  ];
  expect((await send(people.boss2, 'POST', 'batchCreate', { people: list })).data).toMatchObject({
    applied: false,
    counts: { add: 1, error: 1 },
  });
  expect(await countOfMembers()).toBe(before);
  expect(await codeOf(people.boss2, 'POST', 'create', { ...person, account: null, no: null })).toBe('VALIDATION');
});

test('hostile cells are text: formulas, markup and quotes come back as they were', async () => {
  const names = ['=HYPERLINK("x")', '<img src=x>', "'; drop table member; --"];
  const lines = names.map((name, i): Line => [name, `hostile.${i}`, null, '=1+1', null, null]);
  const { passwordFile } = await reportOf(people.boss2, lines);
  const sheet = await readSheet(Buffer.from(passwordFile ?? '', 'base64'), {
    maxRows: 9,
    maxColumns: 9,
    maxCellChars: 5000,
  });
  expect(sheet.slice(1).map(([name, , className]) => [name, className])).toEqual(names.map((name) => [name, '=1+1']));
  expect((await importAs(people.boss2, [])).body).toMatchObject({ code: 'EXCEL_UNREADABLE' });
});

const hostile = [
  ['brackets that open and never close', { code: 'EXCEL_UNREADABLE' }],
  ['marks without end over a letter', { data: { applied: false, counts: { add: 0, error: 500 } } }],
] as const;
test.for(hostile)('S29: others are answered while a sheet of %s is read', async ([name, outcome]) => {
  const bytes = await HOSTILE_SHEETS[name]();
  const before = await countOfMembers();
  const state = { isDone: false, lastMs: performance.now(), longestGapMs: 0 };
  const startedMs = state.lastMs;
  const importing = importFile(people.boss2, bytes, { mode: 'apply' }).finally(() => {
    state.isDone = true;
  });
  while (!state.isDone) {
    expect((await site.send('GET', '/member/queryCurrent', { visitor: people.office })).status).toBeLessThan(500);
    // Here a call is answered without a turn of the loop, and the thread's own answer needs one.
    await new Promise((resolve) => setImmediate(resolve));
    const nowMs = performance.now();
    state.longestGapMs = Math.max(state.longestGapMs, nowMs - state.lastMs);
    state.lastMs = nowMs;
  }
  expect((await importing).body).toMatchObject(outcome);
  expect(await countOfMembers()).toBe(before);
  // On the server's own thread it is the sheet that takes nearly all of the time, and nobody is answered in it.
  expect(state.longestGapMs / (performance.now() - startedMs)).toBeLessThan(0.7);
});

test('a cell that is too long is named with its line and column', async () => {
  const lines: Line[] = [[`林${' '.repeat(300)}知远`, mobileOf(900), null, null, null, null], student(901)];
  const { rows, counts } = await reportOf(people.boss2, lines, { mode: 'check' });
  expect(counts).toMatchObject({ add: 1, error: 1 });
  expect(rows[0]).toMatchObject({ line: 2, name: '林', faults: ['姓名这一格超过了 200 个字，请改短'] });
});
