import { desc, eq, inArray } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../../base/newId.ts';
import { consent } from '../../db/schema/minors.ts';
import { member } from '../../db/schema/people.ts';
import { loginFailure, message, sysLog } from '../../db/schema/platform.ts';
import { HOSTILE_SHEETS } from '../../testing/hostileSheets.ts';
import { type Line, openImportSite } from '../../testing/importSite.ts';

const {
  site,
  news,
  other,
  people,
  importFile,
  importAs,
  reportOf,
  sheetFrom,
  listOf,
  countOfMembers,
  mobileOf,
  ...more
} = await openImportSite();
const { student, STATED } = more;
/** Month of birth of a student who is old enough to consent without a guardian. */
const TEEN = '2010-05';
afterAll(() => site.close());

// Two hundred passwords take long on a busy machine.
test(
  'three bad rows of two hundred are named by line, and nothing is imported unless they are skipped',
  { timeout: 120_000 },
  async () => {
    const lines = Array.from({ length: 200 }, (_, i) => student(i));
    lines[9] = ['', mobileOf(9), 'N9', null, '学生', null];
    lines[49] = ['同学49', '1391234', 'N49', null, '校长', null];
    lines[149] = ['同学149', mobileOf(10), 'N149', null, null, '2010年13月'];
    const before = await countOfMembers();
    const checked = await reportOf(people.boss2, lines, { mode: 'check' });
    expect(checked).toMatchObject({
      applied: false,
      counts: { create: 0, link: 0, add: 197, known: 0, error: 3 },
      childCount: 0,
      agelessCount: 0,
      accounts: [],
    });
    expect(checked.rows.slice(0, 3)).toMatchObject([
      { line: 11, name: '', outcome: 'error', faults: ['没有填姓名'], notes: [] },
      {
        line: 51,
        name: '同学49',
        outcome: 'error',
        faults: ['手机号「1391234」不是 11 位手机号', '角色「校长」应填学生、老师或管理员'],
        notes: [],
      },
      {
        line: 151,
        name: '同学149',
        outcome: 'error',
        faults: ['出生年月「2010年13月」应写成 2014-05', '手机号和第 12 行相同'],
        notes: [],
      },
    ]);
    const { rows } = checked;
    const sheet = await sheetFrom(people.boss2, '/edms/organizationMember/exportReport', { rows });
    expect(sheet.length).toBe(201);
    expect(sheet.slice(0, 2)).toEqual([
      ['行号', '姓名', '学号', '班级', '家长', '结果', '说明'],
      ['11', '', 'N9', '', '', '有错误', '没有填姓名'],
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
      { shownName: '同学3', mobileMasked: '139****0003', no: 'N3', roles: ['student'], status: 'active' },
    ]);
    const log = (await site.db.select().from(sysLog).orderBy(desc(sysLog.seq)).limit(1))[0];
    expect(log).toMatchObject({
      action: 'organizationMember:batchImport',
      target: other.orgId,
      diff: { after: { counts: applied.counts } },
    });
    expect(JSON.stringify(log)).not.toMatch(/同学|139\d{8}/);
  },
);

test('an imported member signs in with the initial password, which is exported once', async () => {
  const one: Line = ['密码一号', 'first.pwd', null, null, null, TEEN];
  const { accounts } = await reportOf(people.boss2, [one]);
  const ids = accounts.map(({ id }) => id);
  const [, row = []] = await sheetFrom(people.boss2, '/member/exportPwd', { ids });
  expect(row.slice(0, 5)).toEqual(['密码一号', '学生', '', '', 'first.pwd']);
  const again = await site.send('POST', '/member/exportPwd', { visitor: people.boss2, body: { ids } });
  expect(again.body.code).toBe('PWD_NONE');
  const visitor = await site.signIn('first.pwd', 'member', row[5]);
  expect((await site.send('GET', '/member/queryCurrent', { visitor })).body.code ?? 'ok').toMatch(
    /ok|PWD_CHANGE_REQUIRED/,
  );
  const [stored] = await site.db.select().from(member).where(eq(member.account, 'first.pwd'));
  expect(stored).toMatchObject({ mustChangePwd: false });
  const told = { id: stored?.id, name: '密码一号', account: 'first.pwd', no: null, className: null, password: row[5] };
  expect(accounts).toEqual([{ ...told, reading: expect.stringMatching(/^\S{2} \S{2} \d\d$/) }]);
  expect(stored?.initialPwdEnc).toBeNull();
});

test('the same file imported twice, also at once, makes nobody twice', async () => {
  const lines: Line[] = [
    ['一号', '13988880001', null, null, null, TEEN],
    ['二号', 'twice.b', null, null, null, TEEN],
    ['三号', null, 'TW3', '2班', null, TEEN],
  ];
  const before = await countOfMembers();
  const both = await Promise.all([1, 2].map(() => reportOf(people.boss2, lines)));
  expect(both.map(({ counts }) => `${counts.create}+${counts.known}`).sort()).toEqual(['0+3', '3+0']);
  expect(await countOfMembers()).toBe(before + 3);
  expect((await reportOf(people.boss2, lines)).counts).toEqual({ create: 0, link: 0, add: 0, known: 3, error: 0 });
});

test('a check does not reveal whether a mobile has an account, and is logged', async () => {
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
  expect({ ...has, columns: [] }).toEqual({ ...hasNot, columns: [] });
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

test('refuses more than sixty checks within an hour', async () => {
  const own = { mode: 'check', orgId: site.people.orgId };
  const check = async () => (await importAs(people.office, [student(950)], own)).body.code;
  const before = new Set((await site.db.select({ id: loginFailure.id }).from(loginFailure)).map(({ id }) => id));
  expect(await check()).toBeUndefined();
  const [counted] = (await site.db.select().from(loginFailure)).filter(({ id }) => !before.has(id));
  if (!counted) throw new Error('a check is counted');
  // Inserts fifty-eight checks directly, because a real one takes a second.
  await site.db.insert(loginFailure).values(Array.from({ length: 58 }, () => ({ ...counted, id: newId() })));
  expect([await check(), await check()]).toEqual([undefined, 'RATE_LIMITED']);
});

test('refuses a known account name', async () => {
  const report = await reportOf(people.boss2, [['抢账号', 'xuesheng4', 'L3', null, null, null]], { mode: 'check' });
  expect(report.rows.map(({ outcome, faults }) => [outcome, ...faults])).toEqual([
    ['error', '这个账号已经有人使用，请换一个，或改填本人手机号'],
  ]);
});

test('invites the owner of a known mobile number, even under another name', async () => {
  const before = await countOfMembers();
  const linked = await reportOf(people.boss2, [['陈一诺', '13800000010', 'L1', '三班', null, TEEN]]);
  expect(linked).toMatchObject({ applied: true, counts: { link: 1 }, accounts: [] });
  const told = await site.db.select({ title: message.title, to: message.memberId }).from(message);
  expect(told).toEqual([
    { title: '「远山中学」邀请您加入', to: site.people.classmateIds[0] },
    { title: '「远山中学」邀请贵校的陈*加入', to: site.people.teacherId },
  ]);
  expect(await countOfMembers()).toBe(before);
  expect((await listOf(people.boss2, { keyword: 'L1' })).content).toMatchObject([
    { shownName: '陈一诺', mobileMasked: '138****0010', status: 'pending' },
  ]);
});

test('children under 14 wait for a guardian’s consent unless the school states that it has it', async () => {
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

test('a student without a birth month is imported only if the school states that the guardian has agreed', async () => {
  const lines: Line[] = [
    ['无龄', '13977770003', null, null, null, null],
    // Has an account, which the refusal must not reveal.
    ['陈一诺', '13800000011', null, null, null, null],
    ['何老师', 'he.ageless', null, null, '教师', null],
  ];
  const unknown = '没有出生年月：请补上，或由学校声明已取得监护人同意';
  const before = await countOfMembers();
  const checked = await reportOf(people.boss2, lines, { mode: 'check' });
  expect(checked).toMatchObject({ counts: { add: 3, error: 0 }, childCount: 0, agelessCount: 2 });
  expect(checked.rows.map(({ notes }) => notes)).toEqual([[unknown], [unknown], []]);
  const refused = await reportOf(people.boss2, lines);
  expect(refused).toMatchObject({ applied: false, counts: { add: 1, error: 2 }, agelessCount: 2 });
  expect(refused.rows.map(({ name, faults }) => [name, ...faults])).toEqual([
    ['无龄', unknown],
    ['陈一诺', unknown],
    ['何老师'],
  ]);
  expect(await countOfMembers()).toBe(before);

  const [stated] = lines;
  const applied = await reportOf(people.boss2, stated ? [stated] : [], { mode: 'apply', consent: STATED });
  expect(applied).toMatchObject({ applied: true, counts: { create: 1 }, agelessCount: 1 });
  const given = { channel: consent.channel, evidence: consent.evidenceFile, by: consent.createdBy, at: consent.at };
  const memberId = applied.accounts[0]?.id ?? '';
  expect(await site.db.select(given).from(consent).where(eq(consent.memberId, memberId))).toEqual([
    { channel: 'org', evidence: '家长签字存教务处 2026-09', by: other.managerId, at: site.now() },
  ]);
  // Once the birth month is known, the statement counts as consent.
  await site.db.update(member).set({ birthYm: '2016-01' }).where(eq(member.id, memberId));
  const [account] = applied.accounts;
  await site.signIn(String(account?.['account']), 'member', String(account?.['password']));
});

test('hostile cells stay text: formulas, markup and quotes are exported unchanged', async () => {
  const names = ['=HYPERLINK("x")', '<img src=x>', "'; drop table member; --"];
  const lines = names.map((name, i): Line => [name, `hostile.${i}`, null, '=1+1', null, TEEN]);
  const { accounts, rows } = await reportOf(people.boss2, lines);
  const ids = accounts.map(({ id }) => id);
  const sheet = await sheetFrom(people.boss2, '/member/exportPwd', { ids });
  const report = await sheetFrom(people.boss2, '/organizationMember/exportReport', { rows });
  expect(report.slice(1).map(([, name]) => name)).toEqual(names);
  expect(sheet.slice(1).map(([name, , , className]) => [name, className])).toEqual(names.map((name) => [name, '=1+1']));
  expect((await importAs(people.boss2, [])).body).toMatchObject({ code: 'EXCEL_UNREADABLE' });
});

const hostile = [
  ['brackets that open and never close', { code: 'EXCEL_UNREADABLE' }],
  ['marks without end over a letter', { data: { applied: false, counts: { add: 0, error: 500 } } }],
] as const;
test.for(hostile)('S29: other calls are answered while a sheet of %s is being read', async ([name, outcome]) => {
  const bytes = await HOSTILE_SHEETS[name]();
  const before = await countOfMembers();
  const state = { isDone: false, lastMs: performance.now(), longestGapMs: 0 };
  const startedMs = state.lastMs;
  const importing = importFile(people.boss2, bytes, { mode: 'apply' }).finally(() => {
    state.isDone = true;
  });
  while (!state.isDone) {
    expect((await site.send('GET', '/member/queryCurrent', { visitor: people.office })).status).toBeLessThan(500);
    // Calls in this test are answered without a turn of the event loop, but the thread's reply needs one.
    await new Promise((resolve) => setImmediate(resolve));
    const nowMs = performance.now();
    state.longestGapMs = Math.max(state.longestGapMs, nowMs - state.lastMs);
    state.lastMs = nowMs;
  }
  expect((await importing).body).toMatchObject(outcome);
  expect(await countOfMembers()).toBe(before);
  // On the server's own thread, reading the sheet would take nearly all of the time without a gap.
  expect(state.longestGapMs / (performance.now() - startedMs)).toBeLessThan(0.7);
});

test('a cell that is too long is named with its line and column', async () => {
  const lines: Line[] = [[`林${' '.repeat(300)}知远`, mobileOf(900), null, null, null, TEEN], student(901)];
  const { rows, counts } = await reportOf(people.boss2, lines, { mode: 'check' });
  expect(counts).toMatchObject({ add: 1, error: 1 });
  expect(rows[0]).toMatchObject({ line: 2, name: '林', faults: ['姓名这一格超过了 200 个字，请改短'] });
});

test('exportReport: takes only the fields of an import row, sixty times within an hour', async () => {
  const row = { line: 2, name: '同学', outcome: 'error', faults: ['x'], notes: [] };
  const ask = async (...rows: object[]) => {
    const path = '/organizationMember/exportReport';
    return (await site.send('POST', path, { visitor: people.boss2, body: { rows } })).body.code;
  };
  expect([
    await ask({ ...row, faults: ['x'.repeat(100_000)] }),
    await ask({ ...row, notes: Array.from({ length: 1_000 }, () => 'x') }),
    await ask({ ...row, name: '名'.repeat(100_000) }),
  ]).toEqual(['VALIDATION', 'VALIDATION', 'VALIDATION']);
  // Other tests' calls count among the sixty.
  let told: string | undefined;
  let given = 0;
  while (given <= 60 && (told = await ask(row)) === undefined) given += 1;
  expect(told).toBe('RATE_LIMITED');
  expect(given).toBeGreaterThan(50);
});
