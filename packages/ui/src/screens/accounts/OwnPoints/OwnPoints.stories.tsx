import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn } from 'storybook/test';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { OwnPoints, type OwnPointsProps, type PointsLedger } from './OwnPoints.tsx';

const REASONS = ['完成「GESP C++ 四级 模拟考试（二）」', '连续练习 7 天', '解锁「第十二单元 动态规划」'];
const entry = (no: number): PointsLedger['content'][number] => ({
  id: idOf('memberPoints', no + 1),
  memberId: idOf('member', 1),
  member: { id: idOf('member', 1), nameMasked: '林*', account: 'xuesheng' },
  delta: no % 3 === 2 ? -200 : 30 + no,
  reason: REASONS[no % REASONS.length] ?? '',
  refType: 'practice',
  createdAt: at(-no * 1_500),
  version: 1,
});
const entries = Array.from({ length: 8 }, (_, no) => entry(no));
const ranked = (rank: number, nameMasked: string, points: number, isMe = false) => ({ rank, nameMasked, points, isMe });
const ranking = {
  content: [ranked(1, '陈*', 2_480), ranked(2, '林*', 1_280, true), ranked(2, '欧阳*', 1_280), ranked(4, '赵*', 960)],
  mine: { rank: 2, points: 1_280 },
};

const meta = preview.meta({
  id: 'screens-ownpoints',
  title: '我的积分',
  component: OwnPoints,
  decorators: [
    (Story) => (
      <PageBody>
        <Story />
      </PageBody>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：个人中心的积分：明细和排行。排行里别人只显示姓。**何时不用**：一场考试里的名次用 Ranking。',
      },
    },
  },
  args: {
    points: 1_280,
    ledger: { data: { content: entries, total: 46, page: 0, size: 20 } },
    page: 0,
    ranking: { data: ranking },
    scope: 'organization',
    hasOrganization: true,
    on: { page: fn(), scope: fn(), retryLedger: fn(), retryRanking: fn() },
  } as OwnPointsProps,
});

export const Full = meta.story();
export const Loading = meta.story({ args: { ledger: {}, ranking: {} } });
export const Empty = meta.story({
  tags: ['key'],
  args: {
    points: 0,
    ledger: { data: { content: [], total: 0, page: 0, size: 20 } },
    ranking: { data: { content: [], mine: null } },
    hasOrganization: false,
  },
});
export const Failed = meta.story({
  args: { ledger: { error: '服务暂时不可用，请稍后再试。' }, ranking: { error: '服务暂时不可用，请稍后再试。' } },
});
export const FarBelow = meta.story({
  args: {
    ledger: { data: { content: [{ ...entry(0), reason: REASONS[0]?.repeat(4) ?? '' }], total: 1, page: 0, size: 20 } },
    ranking: {
      data: {
        content: ranking.content.map((one) => ({ ...one, isMe: false })),
        mine: { rank: 1_284, points: 12 },
      },
    },
  },
});
export const Phone = Full.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Full.extend({ globals: { theme: 'dark' } });

Full.test(
  'the ranking marks the reader, and shows only the family name of others',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('林*（我）')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '全站' }));
    await expect(args.on.scope).toHaveBeenCalledWith('all');
  },
);

FarBelow.test('a member far down the ranking still sees their rank', async ({ canvas }) => {
  await expect(canvas.getByText('第 1284')).toBeVisible();
});
