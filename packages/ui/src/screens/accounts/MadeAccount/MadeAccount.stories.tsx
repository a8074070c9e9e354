import preview from '#storybook/preview';
import { expect, fn, screen } from 'storybook/test';
import { MadeAccount } from './MadeAccount.tsx';

const meta = preview.meta({
  id: 'patterns-madeaccount',
  title: '部件/新账号 MadeAccount',

  component: MadeAccount,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：服务器刚为别人新建了账号，初始密码只显示这一次，由新建的人转交。**何时不用**：成批新建的，导出初始密码。',
      },
    },
  },
  args: { made: { name: '方远', account: 'mk7w2qxp4h', initialPassword: 'kq7m3xw9hd' }, onClose: fn() },
});

export const Default = meta.story({ tags: ['key'] });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test('only the button for a noted password closes it, not Esc', async ({ userEvent, args }) => {
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: '已经记下' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});
