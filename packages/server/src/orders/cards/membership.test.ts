import { afterAll, expect, test } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { memberMembership, membership, right } from '../../db/schema/cards.ts';
import { openRightsSite } from '../../testing/rightsSite.ts';

const { site, ask, codeOf, list, logOf } = await openRightsSite();
afterAll(() => site.close());

const CARD = {
  name: '冲刺卡',
  type: '0',
  tags: ['student', 'sprint'],
  intro: '考前两周',
  priceFen: 1_990,
  originFen: null,
  days: 14,
  sort: 9,
  isDefault: false,
  rights: [{ code: 'code.submit' }, { code: 'exam.mock', quota: 3, period: 'card' }, { code: 'case.view' }],
};
interface Card {
  id: string;
  name: string;
  isDefault: boolean;
  soldCount: number | null;
}
const guest = null;
const card = (id: string) => ask('GET', '/bms/membership/queryById', { id }) as Promise<unknown>;

test('only operators see a card before it is published or after it was withdrawn', async () => {
  const { id } = await ask('POST', '/bms/membership/create', CARD);
  const seen = () => codeOf(ask('GET', '/membership/queryById', { id }, guest));
  const states = [await seen()];
  await ask('PUT', '/bms/membership/publish', { id });
  states.push(await seen());
  await ask('PUT', '/bms/membership/unpublish', { id });
  states.push(await seen());
  expect(states).toEqual(['NOT_FOUND', 'ok', 'NOT_FOUND']);
  await ask('PUT', '/bms/membership/update', { ...CARD, id, version: 3, priceFen: 2_990 });
  expect(await codeOf(ask('PUT', '/bms/membership/update', { ...CARD, id, version: 3 }))).toBe('VERSION_CHANGED');
  expect((await logOf(id)).at(-1)).toEqual({
    action: 'membership:update',
    diff: { before: { priceFen: 1_990 }, after: { priceFen: 2_990 } },
  });
  await ask('DELETE', '/bms/membership/delete', { id });
  expect(await codeOf(card(id))).toBe('NOT_FOUND');
});

test('a card always carries the tag of its audience, by which pages find it', async () => {
  const made = { ...CARD, name: '只有校名的卡', tags: ['星海'] };
  const { id } = await ask('POST', '/bms/membership/create', made);
  await ask('PUT', '/bms/membership/publish', { id });
  const tags = async () => ((await card(id)) as { tags: string[] }).tags;
  const onPage = async (type: string, tag: string) => {
    const body = { type, tags: [tag] };
    const { body: seen } = await site.send('POST', '/membership/queryList?sort=sort,asc', { visitor: guest, body });
    return (seen.data as { content: Card[] }).content.some((one) => one.id === id);
  };
  expect([await tags(), await onPage('0', 'student')]).toEqual([['student', '星海'], true]);
  const change = { ...made, id, version: 2, type: '1', tags: ['student', '星海', '星海'] };
  await ask('PUT', '/bms/membership/update', change);
  expect([await tags(), await onPage('1', 'educational')]).toEqual([['educational', '星海'], true]);
  await ask('PUT', '/bms/membership/unpublish', { id });
});

test('a card shows the quota of each right: its own, that of the right, or none', async () => {
  await site.db
    .update(right)
    .set({ kind: 'quota', quota: 20, period: 'day' })
    .where(and(eq(right.appId, site.people.appId), eq(right.code, 'case.view')));
  const { id } = await ask('POST', '/bms/membership/create', CARD);
  expect(await card(id)).toMatchObject({
    soldCount: 0,
    rights: [
      { code: 'code.submit', name: '代码提交', quota: null, period: null, isOwn: false },
      { code: 'exam.mock', name: '模拟考试', quota: 3, period: 'card', isOwn: true },
      { code: 'case.view', name: '查看错误测试点', quota: 20, period: 'day', isOwn: false },
    ],
  });
});

test.each<[string, object]>([
  ['no right', { rights: [] }],
  ['an unknown right', { rights: [{ code: 'nothing.known' }] }],
  ['a right twice', { rights: [{ code: 'code.submit' }, { code: 'code.submit', quota: 3 }] }],
  ['a period without a quota', { rights: [{ code: 'code.submit', period: 'day' }] }],
  ['too many days', { days: 1_101 }],
  ['half a fen', { priceFen: 1.5 }],
  ['a former price below the price', { originFen: 1_000 }],
  ['a hostile name', { name: '一'.repeat(41) }],
])('refused: %s', async (_name, change) => {
  expect(await codeOf(ask('POST', '/bms/membership/create', { ...CARD, ...change }))).toBe('VALIDATION');
});

test('keeps one recommended card per type, also when several become it at once', async () => {
  const made = await Promise.all(
    Array.from({ length: 4 }, (_, no) => ask('POST', '/bms/membership/create', { ...CARD, name: `卡${no}` })),
  );
  await Promise.all(
    made.map(({ id }) => ask('PUT', '/bms/membership/update', { ...CARD, id, version: 1, isDefault: true })),
  );
  const rows = await site.db
    .select({ type: membership.type })
    .from(membership)
    .where(and(eq(membership.appId, site.people.appId), membership.isDefault));
  expect(rows.map(({ type }) => type).toSorted()).toEqual(['0', '1']);
});

test('a sold card can be withdrawn but not deleted', async () => {
  const { content } = await list<Card>('/bms/membership/queryList');
  const year = content.find(({ name }) => name === '年卡');
  expect(year?.soldCount).toBe(1);
  expect(await codeOf(ask('DELETE', '/bms/membership/delete', { id: year?.id ?? '' }))).toBe('CARD_SOLD');
  await ask('PUT', '/bms/membership/unpublish', { id: year?.id ?? '' });
  const body = { type: '0', tags: ['student'] };
  const { body: seen } = await site.send('POST', '/membership/queryList', { visitor: guest, body });
  const shown = (seen.data as { content: Card[] }).content;
  expect(shown.map(({ name, soldCount }) => [name, soldCount])).toEqual([
    ['月卡', null],
    ['季卡', null],
  ]);
});

test('a parent reads the cards of the child, a classmate reads none', async () => {
  const cards = async (account: string) => {
    const visitor = await site.signIn(account);
    const { body } = await site.send('POST', '/memberMembership/queryList', { visitor, body: {} });
    return (body.data as { content: { name: string; state: string; rights: unknown[] }[] }).content.map(
      ({ name, state, rights }) => [name, state, rights.length],
    );
  };
  expect(await cards('xuesheng')).toEqual([['年卡', 'valid', 5]]);
  expect(await cards('jiazhang')).toEqual([['年卡', 'valid', 5]]);
  expect(await cards('xuesheng2')).toEqual([]);
});

test('a sold card is a snapshot: making the card cheaper takes nothing from its holders', async () => {
  const { content } = await list<Card & { version: number }>('/bms/membership/queryList?size=100');
  const year = content.find(({ name }) => name === '年卡');
  const { id = '', version } = year ?? {};
  await ask('PUT', '/bms/membership/update', {
    ...CARD,
    id,
    version,
    name: '新年卡',
    rights: [{ code: 'code.submit' }],
  });
  const [held] = await site.db.select().from(memberMembership).where(eq(memberMembership.membershipId, id));
  expect([held?.name, held?.rights.length]).toEqual(['年卡', 5]);
  const visitor = await site.signIn('xuesheng');
  const { body } = await site.send('GET', '/member/queryCurrentRights', { visitor });
  expect((body.data as { rights: unknown[] }).rights).toHaveLength(5);
});
