import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { member, memberGuardian } from '../../db/schema/people.ts';
import { message } from '../../db/schema/platform.ts';
import { openImportSite } from '../../testing/importSite.ts';

const { site, people, importFile, listOf } = await openImportSite();
afterAll(() => site.close());

const HEAD = '姓名,学号,出生年月,家长姓名,家长手机,关系';
const importLines = async (...lines: string[]) => {
  const bytes = Buffer.from([HEAD, ...lines].join('\n'));
  const { body } = await importFile(people.boss2, bytes, { mode: 'apply' });
  expect(body).toMatchObject({ success: true, data: { applied: true } });
  return body.data as { accounts: { id: string; account: string; password: string }[]; rows: { notes: string[] }[] };
};
const linkOf = (childId: string) =>
  site.db
    .select({
      id: memberGuardian.id,
      status: memberGuardian.status,
      relation: memberGuardian.relation,
      name: member.name,
    })
    .from(memberGuardian)
    .innerJoin(member, eq(member.id, memberGuardian.guardianId))
    .where(eq(memberGuardian.memberId, childId));
const stateOf = async (no: string) => (await listOf(people.boss2, { keyword: no })).content[0];

test('a parent in the sheet gets an account without a password and an invitation, and sees nothing before', async () => {
  const { accounts, rows } = await importLines('甲一,G101,2010-05,王芳,１３９ ４４４４ ０００１,母亲');
  expect(rows[0]?.notes).toEqual(['已邀请家长']);
  const childId = accounts[0]?.id ?? '';
  expect(await linkOf(childId)).toMatchObject([{ status: 'pending', relation: '母亲', name: '王芳' }]);
  expect(await stateOf('G101')).toMatchObject({ guardian: 'invited' });
  const [parent] = await site.db.select().from(member).where(eq(member.name, '王芳'));
  expect(parent).toMatchObject({ type: 'parent', pwdHash: null, orgId: null });
  const told = await site.db
    .select({ title: message.title })
    .from(message)
    .where(eq(message.memberId, parent?.id ?? ''));
  expect(told.map(({ title }) => title)).toContain('「远山中学」请您确认与孩子的关联');
});

test('the school sees whom it has invited, masked, until the parent answers', async () => {
  const { accounts } = await importLines('乙一,G201,2010-05,王小芳,13944440201,母亲');
  const [made] = accounts;
  const id = made?.id ?? '';
  const invitedTo = async (visitor: Parameters<typeof listOf>[0]) => {
    const { body } = await site.send('GET', `/member/queryById?id=${id}`, { visitor });
    return (body.data as { invitedGuardians: unknown }).invitedGuardians;
  };
  const child = await site.signIn(made?.account ?? '', 'member', made?.password);
  const office = await site.signIn('guanli', 'user');
  expect([await invitedTo(people.boss2), await invitedTo(child), await invitedTo(office)]).toEqual([
    [{ relation: '母亲', nameMasked: '王*', mobileMasked: '139****0201', askedAt: expect.any(String) }],
    [],
    [],
  ]);
  await site.db.update(memberGuardian).set({ status: 'active' }).where(eq(memberGuardian.memberId, id));
  expect(await invitedTo(people.boss2)).toEqual([]);
});

test('only the parent can confirm the link, never the child, and then the list says so', async () => {
  const { accounts } = await importLines('甲二,G102,2010-05,,13800000002,');
  const child = await site.signIn(accounts[0]?.account ?? '', 'member', accounts[0]?.password);
  const parent = await site.signIn('jiazhang');
  const [link] = await linkOf(accounts[0]?.id ?? '');
  expect(link).toMatchObject({ status: 'pending', relation: '家长' });
  const confirm = { step: 'confirm', id: link?.id };
  const codeOf = async (visitor: typeof child) =>
    (await site.send('POST', '/member/linkGuardian', { visitor, body: confirm })).body.code ?? 'ok';
  expect(await codeOf(child)).toBe('NOT_FOUND');
  expect(await codeOf(parent)).toBe('ok');
  expect(await stateOf('G102')).toMatchObject({ guardian: 'confirmed' });
});

test('the same sheet again invites nobody twice, and a parent who has refused is not asked again', async () => {
  const line = '甲三,G103,2010-05,李强,13944440003,父亲';
  const { accounts } = await importLines(line);
  const childId = accounts[0]?.id ?? '';
  expect((await importLines(line)).rows[0]?.notes).toEqual([]);
  await site.db.update(memberGuardian).set({ status: 'ended' }).where(eq(memberGuardian.memberId, childId));
  await importLines(line);
  expect(await linkOf(childId)).toMatchObject([{ status: 'ended' }]);
});

test('a parent with the number of a student is not invited, and a wrong number only leaves the parent out', async () => {
  const { rows } = await importLines('甲四,G104,2010-05,某人,13800000010,父亲', '甲五,G105,2010-05,某人,,');
  expect(rows.map(({ notes }) => notes)).toEqual([
    ['没有邀请家长：家长手机是一个学生账号的'],
    ['没有家长手机，不会邀请家长'],
  ]);
  const wrong = Buffer.from(
    [
      HEAD,
      '甲六,G106,2010-05,某人,1391234,父亲',
      '甲七,,2010-05,某人,13944440007,',
      '甲十,G110,2010-05,,13944440110,',
    ].join('\n'),
  );
  const { body } = await importFile(people.boss2, wrong, { mode: 'check' });
  expect(body.data).toMatchObject({
    rows: [
      {
        name: '甲七',
        guardian: '某人（家长）13944440007',
        faults: ['账号/手机号和学号至少填一项；家长手机只用来邀请家长'],
      },
      {
        name: '甲六',
        guardian: null,
        outcome: 'add',
        faults: [],
        notes: ['家长手机「1391234」不是 11 位手机号，不会邀请家长'],
      },
      { name: '甲十', guardian: '家长 13944440110', outcome: 'add' },
    ],
  });
});

test('accounts made by an import are the letters of the school and the number', async () => {
  const { accounts } = await importLines('甲八,2026801,2010-05,,,', '甲九,2026802,2010-05,,,');
  expect(accounts.map(({ account }) => account)).toEqual([
    expect.stringMatching(/^[a-z]{2}2026801$/),
    expect.stringMatching(/^[a-z]{2}2026802$/),
  ]);
});
