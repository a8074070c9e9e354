import type { Client } from '@aosai/api/client/client';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, test } from 'vitest';
import { heldCards, productsOf } from './vipCards.ts';

type Held = Awaited<ReturnType<Client['memberMembership']['queryList']>>['content'][number];
type Right = Awaited<ReturnType<Client['member']['queryCurrentRights']>>['rights'][number];

const START = '2026-11-01T00:00:00.000Z';
const card = (no: number, name: string, rights: Held['rights'], changes: Partial<Held> = {}): Held => ({
  id: idOf('held', no),
  memberId: idOf('member'),
  member: { id: idOf('member'), nameMasked: '林*', account: 'xuesheng' },
  membershipId: idOf('card', no),
  name,
  type: '0',
  rights,
  startDate: START,
  expireDate: '2026-12-01T00:00:00.000Z',
  state: 'valid',
  endedAt: null,
  reason: null,
  orderId: null,
  createdAt: START,
  version: 1,
  ...changes,
});
const view = (quota: number) => ({ code: 'case.view', name: '查看错误测试点', quota, period: 'day' as const });
const submit = { code: 'code.submit', name: '代码提交', quota: null, period: null };
const both = (cards: Right['cards']): Right => ({
  code: 'case.view',
  name: '查看错误测试点',
  kind: 'quota',
  quota: 30,
  used: 4,
  left: 26,
  period: 'day',
  expireDate: '2027-11-01T00:00:00.000Z',
  cards,
});

test('heldCards: shows on each valid card what is left of its quota', () => {
  const rows = [
    card(1, '年卡', [submit, view(20)]),
    card(2, '月卡', [view(10)]),
    card(3, '季卡', [view(10)], { state: 'expired' }),
  ];
  const right = both([
    { id: idOf('held', 2), quota: 10, left: 6 },
    { id: idOf('held', 1), quota: 20, left: 20 },
  ]);
  const words = heldCards(rows, { rights: [right], free: [] }, []).map(({ name, rights }) => [
    name,
    ...rights.map(({ quota }) => quota),
  ]);
  expect(words).toEqual([
    ['年卡', undefined, '每天 20 次，还剩 20 次'],
    ['月卡', '每天 10 次，还剩 6 次'],
    ['季卡', '每天 10 次'],
  ]);
});

test('heldCards: a card whose renewal waits shows what is left now', () => {
  const renewal = { id: idOf('held', 9), state: 'waiting' as const, expireDate: '2026-12-31T00:00:00.000Z' };
  const rows = [card(1, '月卡', [view(10)], renewal), card(1, '月卡', [view(10)])];
  const right = both([{ id: idOf('held', 1), quota: 10, left: 3 }]);
  const [shown] = heldCards(rows, { rights: [right], free: [] }, []);
  expect([shown?.validUntil, shown?.rights[0]?.quota]).toEqual([renewal.expireDate, '每天 10 次，还剩 3 次']);
});

test('productsOf: asks for the cards of an audience by type and tag, in their owner’s order', async () => {
  const asked: object[] = [];
  const membership = {
    queryList: (input: object) => {
      asked.push(input);
      return Promise.resolve({ content: [] });
    },
  };
  for (const type of ['0', '1'] as const) await productsOf({ membership } as unknown as Client, type);
  expect(asked).toEqual([
    { type: '0', tags: ['student'], sort: ['sort,asc'], size: 200 },
    { type: '1', tags: ['educational'], sort: ['sort,asc'], size: 200 },
  ]);
});
