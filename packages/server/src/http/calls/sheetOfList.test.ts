import { eq } from 'drizzle-orm';
import type { CallDefinition, ResourceDefinition } from '@aosai/api/kit/contract/call';
import { contract } from '@aosai/api/contract';
import { DEFAULT_LEVELS, DEFAULT_WEIGHTS } from '@aosai/api/classes/classMembers';
import type { Column } from '@aosai/api/kit/column';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../base/newId.ts';
import { right } from '../../db/schema/cards.ts';
import { dictItem } from '../../db/schema/platform.ts';
import { grade, gradeControl } from '../../db/schema/teaching.ts';
import { quoted } from '../../excel/cellText.ts';
import { loggedBy } from '../../testing/askAs.ts';
import { seedSecondSchool } from '../../testing/secondSchool.ts';
import { openTestApp, type TestApp, type Visitor } from '../../testing/testApp.ts';

let site: TestApp;
let operator: Visitor;
let teacher: Visitor;
beforeAll(async () => {
  site = await openTestApp();
  operator = await site.signIn('guanli', 'user');
  teacher = await site.signIn('laoshi');
  await seedSecondSchool(site);
});
afterAll(() => site.close());

type Row = Record<string, unknown>;
const RIGHTS = '/bms/right/queryList';
/** The time of these tests in Beijing. */
const CLOCK = '160000';

const send = (path: string, body: object = {}, visitor: Visitor | null = operator) =>
  site.send('POST', path, { visitor, body });
const codeOf = async (path: string, body: object = {}, visitor: Visitor | null = operator) =>
  (await send(path, body, visitor)).body.code;
const sheetOf = async (path: string, body: object = {}, visitor: Visitor = operator) => {
  const { bytes, body: answer } = await send(path, body, visitor);
  if (!bytes) throw new TypeError(`${path} answered ${answer.code}`);
  return readSheet(Buffer.from(bytes));
};
/** The first column of a sheet, without its head. */
const firsts = async (path: string, body?: object, visitor?: Visitor) =>
  (await sheetOf(path, body, visitor)).slice(1).map(([first]) => first);

const rightRow = (code: string, name: string) => ({
  appId: site.people.appId,
  id: newId(),
  createdAt: site.now(),
  updatedAt: site.now(),
  code,
  name,
  kind: 'unlimited' as const,
  status: 'published' as const,
});
const addRights = (rows: readonly (readonly [code: string, name: string])[]) =>
  site.db.insert(right).values(rows.map(([code, name]) => rightRow(code, name)));

const sheets = Object.entries<ResourceDefinition>(contract).flatMap(([name, { path, calls }]) =>
  Object.entries<CallDefinition>(calls).flatMap(([action, call]) => (call.sheet ? [{ name, path, action, call }] : [])),
);

test('sheetOfList: every table of the offices has a sheet', () => {
  expect(sheets.map(({ name, action }) => `${name}.${action}`).toSorted()).toEqual([
    'app.queryList',
    'chapter.queryList',
    'config.queryList',
    'course.queryList',
    'dict.queryList',
    'exam.queryList',
    'examEnroll.queryEnrollList',
    'examMemberQuestion.queryQuestionStatisticsByExamPaper',
    'examMemberQuestion.queryStatisticsGroupByMember',
    'examPaper.queryList',
    'examPaperEnroll.queryListByOrganization',
    'examPaperEnroll.queryListByTeacher',
    'feedback.queryList',
    'grade.controls/queryList',
    'grade.queryList',
    'gradeEnroll.queryEnrollList',
    'homework.queryList',
    'homeworkEnroll.queryEnrolledMemberListByHomework',
    'homeworkEnroll.queryList',
    'imageBanner.queryList',
    'member.queryList',
    'memberBlacklist.queryList',
    'memberDocument.queryList',
    'memberGradeSettlement.queryList',
    'memberMembership.queryList',
    'memberOrder.queryList',
    'memberPoints.queryList',
    'membership.queryList',
    'membershipOrder.queryList',
    'message.queryList',
    'organization.queryList',
    'organizationMember.queryList',
    'question.queryList',
    'resource.queryList',
    'right.queryList',
    'role.queryList',
    'sharedWork.queryList',
    'sysLog.queryList',
    'teacherMember.queryList',
    'user.queryList',
  ]);
});

test('sheetOfList: right-aligned columns are quantities or days', () => {
  const all = sheets.flatMap(({ call }) => (call.sheet ?? []) as readonly Column<Row>[]);
  const others = new Set(
    all.flatMap(({ head, numeric, quantity }) => (numeric === true && quantity === undefined ? [head] : [])),
  );
  expect([...others].filter((head) => !/日期|开始|到期|开班|结束|最近使用|编号/.test(head))).toEqual([]);
});

/** The required input of lists. */
const wantedBy = async (): Promise<Readonly<Record<string, object>>> => {
  const [createdAt, gradeId] = [site.now(), newId()];
  const base = { appId: site.people.appId, id: gradeId, createdAt, updatedAt: createdAt, title: '周六班' };
  const window = { enrollStartAt: createdAt, enrollEndAt: createdAt, startAt: createdAt, endAt: createdAt };
  await site.db.insert(grade).values({
    ...base,
    ...window,
    teacherIds: [],
    weights: DEFAULT_WEIGHTS,
    levels: DEFAULT_LEVELS,
  });
  const given = { targetType: 'exam' as const, targetId: newId(), visible: true };
  await site.db.insert(gradeControl).values({ ...base, ...given, id: newId(), gradeId });
  return { queryQuestionStatisticsByExamPaper: { examPaperId: newId() }, 'controls/queryList': { gradeId } };
};

test('sheetOfList: each sheet has the same content as its page, masked alike', async () => {
  const wantedOf = await wantedBy();
  for (const { path, action, call } of sheets) {
    const isSchool = call.mounts.edms?.includes('orgManager') && call.mounts.bms === undefined;
    const group = isSchool ? 'edms' : call.mounts.bms ? 'bms' : '';
    const line = `${group && `/${group}`}/${path}/${action}`;
    const isTeachers = call.mounts['']?.every((role) => role === 'teacher') === true;
    const visitor = isSchool || isTeachers ? teacher : operator;
    const wanted = wantedOf[action] ?? {};
    const page = (await send(`${line}?size=200`, wanted, visitor)).body.data as { content: Row[] };
    const columns = (call.sheet ?? []) as readonly Column<Row>[];
    const words = page.content.map((row) =>
      columns.map((column) => {
        const number = column.quantity?.of(row) ?? null;
        // In Excel, a quantity is a number or an empty cell; a text is never a number.
        if (number !== null) return number;
        const said = quoted(column.words(row)).trim();
        return said === '' || (column.quantity && said === '—') ? null : said;
      }),
    );
    expect([line, await sheetOf(`${line}?export=xlsx`, wanted, visitor)]).toEqual([
      line,
      [columns.map(({ head }) => head), ...words],
    ]);
  }
});

test('sheetOfList: is a file with list and day in its name, not sealed and not cached', async () => {
  const { headers, sealed } = await send(`${RIGHTS}?export=xlsx`);
  const told = ['Content-Disposition', 'Content-Type', 'Cache-Control'].map((name) => headers.get(name));
  expect([sealed, ...told]).toEqual([
    false,
    `attachment; filename*=UTF-8''${encodeURIComponent(`权益 2026-11-21 ${CLOCK}.xlsx`)}`,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'no-store',
  ]);
});

test('sheetOfList: uses filters and order of the page, but not its number and size', async () => {
  await addRights([
    ['narrow.a', '窄甲'],
    ['narrow.b', '窄乙'],
  ]);
  expect(await firsts(`${RIGHTS}?export=xlsx&sort=code,desc&page=7&size=1`, { keyword: 'narrow.' })).toEqual([
    '窄乙',
    '窄甲',
  ]);
});

test('sheetOfList: uses labels that operators have changed, as the page does', async () => {
  const items = await site.db.select().from(dictItem).where(eq(dictItem.value, 'student'));
  await site.db.update(dictItem).set({ label: '在读学生' }).where(eq(dictItem.value, 'student'));
  const [head = [], first = []] = await sheetOf('/member/queryList?export=xlsx', { tag: 'student' });
  expect([items.length, first[head.indexOf('标签')]]).toEqual([1, '在读学生']);
  await site.db.update(dictItem).set({ isOn: false }).where(eq(dictItem.value, 'student'));
  const [, shipped = []] = await sheetOf('/member/queryList?export=xlsx', { tag: 'student' });
  expect(shipped[head.indexOf('标签')]).toBe('学生');
});

test('sheetOfList: refuses users who may not see the list', async () => {
  const student = await site.signIn('xuesheng');
  const path = `${RIGHTS}?export=xlsx`;
  expect([
    await codeOf(path, {}, null),
    await codeOf(path, {}, student),
    await codeOf('/bms/user/queryList?export=xlsx', {}, teacher),
    await codeOf('/bms/sysLog/queryList?export=xlsx', {}, student),
  ]).toEqual(['SIGN_IN_REQUIRED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
});

test('sheetOfList: refuses students and parents, who read page by page', async () => {
  const student = await site.signIn('xuesheng');
  expect([
    (await send('/right/queryList', {}, student)).body.success,
    await codeOf('/right/queryList?export=xlsx', {}, student),
    await codeOf('/feedback/queryList?export=xlsx', {}, student),
  ]).toEqual([true, 'FORBIDDEN', 'FORBIDDEN']);
});

test('sheetOfList: refuses a list without a sheet and an unknown format', async () => {
  expect([
    await codeOf(`${RIGHTS}?export=csv`),
    await codeOf(`${RIGHTS}?export=xlsx&export=xlsx`),
    await codeOf(RIGHTS, { export: 'xlsx' }),
    await codeOf('/dict/queryItemList?export=xlsx', { dictId: newId() }),
  ]).toEqual(['VALIDATION', 'VALIDATION', 'VALIDATION', 'VALIDATION']);
});

test('S29: typed text is no formula in the sheet', async () => {
  await addRights([['formula.a', '=HYPERLINK("http://x.example")']]);
  expect(await firsts(`${RIGHTS}?export=xlsx`, { keyword: 'formula.' })).toEqual([`'=HYPERLINK("http://x.example")`]);
});

test('sheetOfList: contains no rows of another site or another school', async () => {
  await addRights([['elsewhere.a', '别处']]);
  await site.db.update(right).set({ appId: 'elsewhere' }).where(eq(right.code, 'elsewhere.a'));
  expect(await firsts(`${RIGHTS}?export=xlsx`, { keyword: 'elsewhere.' })).toEqual([]);
  const people = await firsts('/edms/organizationMember/queryList?export=xlsx', {}, teacher);
  expect([people.length > 0, people.filter((name) => String(name).startsWith('童'))]).toEqual([true, []]);
});

test('sheetOfList: logs who exported how many rows of what, but not typed filters', async () => {
  await addRights([['logged.13800000001', '记录']]);
  const entries = loggedBy(site, () => send(`${RIGHTS}?export=xlsx`, { keyword: '13800000001', status: 'published' }));
  expect(await entries).toEqual([
    { action: 'right:queryList', target: null, diff: { after: { exported: 1, filters: ['keyword', 'status'] } } },
  ]);
});

test('sheetOfList: exports at most 20,000 rows and advises how to export more', async () => {
  const PER_INSERT = 2_000;
  for (let from = 0; from < 20_000; from += PER_INSERT)
    await addRights(Array.from({ length: PER_INSERT }, (_, i) => [`many.${from + i}`, `第 ${from + i} 项`]));
  const sheet = await sheetOf(`${RIGHTS}?export=xlsx`, { keyword: 'many.' });
  expect(sheet).toHaveLength(20_001);
  await addRights([['many.more', '再来一项']]);
  let reply: unknown;
  const entries = await loggedBy(site, async () => {
    reply = (await send(`${RIGHTS}?export=xlsx`, { keyword: 'many.' })).body;
  });
  expect([reply, entries]).toEqual([
    {
      success: false,
      code: 'EXPORT_TOO_LARGE',
      message: '符合条件的有 20,001 条，一次最多导出 20,000 条。请用筛选缩小范围，分几次导出',
    },
    [],
  ]);
}, 120_000);
