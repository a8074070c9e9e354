import preview from '#storybook/preview';
import { at, FIXTURE_NOW } from '@aosai/api/kit/ids.fixtures';
import { expect } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { PriceTag } from '../PriceTag/PriceTag.tsx';
import { VipCard, type VipCardProps } from './VipCard.tsx';

const meta = preview.meta({
  id: 'patterns-vipcard',
  title: '部件/会员卡 VipCard',
  component: VipCard,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：显示一张会员卡：已有的卡写有效期（最后 14 天和过期后另有提示），在售的卡写价格和购买按钮。**何时不用**：几张卡要逐项对比时用 MembershipCompare；顶栏里只写「年卡 至 2027-03-01」用 Tag。',
      },
    },
  },
  args: {
    name: '年卡',
    type: '0',
    validUntil: at(100 * 1440),
    now: Date.parse(FIXTURE_NOW),
    rights: [
      { code: 'solution.video', name: '题解视频' },
      { code: 'code.submit', name: '代码提交评测' },
      { code: 'exam.mock', name: '模拟考试', quota: '每月 8 场' },
      { code: 'case.view', name: '查看错误测试点', quota: '每天 20 次' },
      { code: 'answer.clean', name: '清除练习记录', quota: '每月 30 次' },
    ],
  } as VipCardProps,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Story />
      </div>
    ),
  ],
});

export const Valid = meta.story();
export const EndsSoon = meta.story({
  tags: ['key'],
  args: { validUntil: at(3 * 1440), action: <Button>续费</Button> },
});
export const Expired = meta.story({
  args: { validUntil: at(-20 * 1440), action: <Button variant="primary">续费</Button> },
});
export const ForSale = meta.story({
  args: {
    validUntil: null,
    action: (
      <>
        <PriceTag fen={29_800} beforeFen={39_800} per="年" />
        <Button variant="primary">购买</Button>
      </>
    ),
  },
});
export const Educational = meta.story({
  args: {
    name: '教师年卡',
    type: '1',
    rights: [
      { code: 'bank.own', name: '自建题库' },
      { code: 'class.stats', name: '班级学情统计' },
      { code: 'paper.print', name: '打印试卷' },
    ],
  },
});
export const Long = ForSale.extend({
  args: {
    name: '滨海市青少年信息学奥林匹克联赛集训队专享年卡（含寒暑假集训营）',
    rights: [
      { code: 'x', name: '全部 GESP 一至八级历年真题的逐题视频讲解与可下载的配套讲义', quota: '每学期 1200 次' },
    ],
  },
});
export const Phone = Long.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Valid.extend({ globals: { theme: 'dark' } });
export const ExpiredDark = Expired.extend({ globals: { theme: 'dark' } });

Valid.test('a valid card shows its last day', async ({ canvas }) => {
  await expect(canvas.getByRole('article', { name: '年卡，家长 / 学生' })).toHaveTextContent('有效期至 2027-03-01');
});

EndsSoon.test('a card that ends soon counts down its last days', async ({ canvas }) => {
  await expect(canvas.getByText('还有 3 天到期')).toBeVisible();
});

Expired.test('an expired card shows its last day, and what renewing means', async ({ canvas }) => {
  await expect(canvas.getByText('已过期')).toBeVisible();
  await expect(canvas.getByText(/到期，续费后从当天重新计算/)).toBeVisible();
});
