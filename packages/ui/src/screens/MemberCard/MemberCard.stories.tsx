import preview from '#storybook/preview';
import { at, FIXTURE_NOW } from '@aosai/api/fixtures/ids';
import { expect, fn } from 'storybook/test';
import { MemberCard, type MemberCardProps } from './MemberCard.tsx';

const meta = preview.meta({
  component: MemberCard,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：学生查看自己的会员卡：名称、类型、有效期，以及到期后怎么办。**何时不用**：比较和购买卡用 VipCardList；平台管理卡用管理列表。',
      },
    },
    layout: 'fullscreen',
  },
  args: {
    card: { name: '年卡', type: '0', expireDate: at(100 * 1440) } as MemberCardProps['card'],
    now: Date.parse(FIXTURE_NOW),
    on: { signIn: fn() },
  },
});

export const Valid = meta.story();
export const Expired = meta.story({
  tags: ['key'],
  args: { card: { name: '教师年卡', type: '1', expireDate: at(-1440) } },
});
export const None = meta.story({ args: { card: null } });
export const Guest = meta.story({ args: { card: 'guest' } });
export const Phone = Valid.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Valid.extend({ globals: { theme: 'dark' } });

Expired.test('a card that has run out says when and what to do', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('教师年卡（教育工作者）');
  await expect(canvas.getByText('已于 2026-11-20 到期。续期请联系老师或机构。')).toBeVisible();
});

Guest.test('without a session the page asks to sign in', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '登录' }));
  await expect(args.on.signIn).toHaveBeenCalledTimes(1);
});
