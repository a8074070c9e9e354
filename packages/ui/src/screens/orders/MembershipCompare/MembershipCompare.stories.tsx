import preview from '#storybook/preview';
import { expect, within } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { MembershipCompare, type ComparedCard } from './MembershipCompare.tsx';

const rights = [
  { code: 'code.submit', name: '代码提交评测' },
  { code: 'solution.video', name: '题解视频', hint: 'GESP 一至八级全部真题' },
  { code: 'exam.mock', name: '模拟考试' },
  { code: 'case.view', name: '查看错误测试点' },
  { code: 'answer.clean', name: '清除练习记录' },
];

const cards: ComparedCard[] = [
  { id: 'free', name: '注册用户', fen: 0, grants: { 'code.submit': '每天 10 次' }, action: '默认' },
  {
    id: 'month',
    name: '月卡',
    fen: 3_900,
    per: '月',
    grants: { 'code.submit': true, 'exam.mock': '每月 4 场', 'case.view': '每天 5 次' },
    action: <Button aria-label="购买月卡">购买</Button>,
  },
  {
    id: 'year',
    name: '年卡',
    fen: 29_800,
    beforeFen: 46_800,
    per: '年',
    recommended: true,
    grants: {
      'code.submit': true,
      'solution.video': true,
      'exam.mock': '每月 8 场',
      'case.view': '每天 20 次',
      'answer.clean': true,
    },
    action: (
      <Button variant="primary" aria-label="购买年卡">
        购买
      </Button>
    ),
  },
];

const meta = preview.meta({
  id: 'patterns-membershipcompare',
  title: '部件/会员卡对比 MembershipCompare',
  component: MembershipCompare,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：两到四张卡逐项比较权益和价格，最多推荐一张。手机上左列固定，卡片横向滚动。**何时不用**：只有一张卡，或只看自己的卡时用 VipCard；权益是一段话时不要硬塞进表格。',
      },
    },
  },
  args: { label: '会员卡权益对比', rights, cards },
});

export const Default = meta.story({ tags: ['key'] });
export const Owned = meta.story({
  args: { cards: cards.map((card) => ({ ...card, owned: card.id === 'year' })) },
});
export const Long = meta.story({
  args: {
    cards: cards.map((card) => ({ ...card, name: `滨海市青少年信息学集训队专享${card.name}` })),
    rights: rights.map((right) => ({ ...right, hint: '含全部历年真题的逐题视频讲解与可下载的配套讲义' })),
  },
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test('each cell says what a card grants, even if it is nothing', async ({ canvas }) => {
  const row = within(canvas.getByRole('row', { name: /^题解视频/ }));
  const cells = row.getAllByRole('cell');
  await expect(cells).toHaveLength(3);
  await expect(within(cells[1] ?? document.body).getByRole('img', { name: '不包含' })).toBeVisible();
  await expect(within(cells[2] ?? document.body).getByRole('img', { name: '不限次数' })).toBeVisible();
});
