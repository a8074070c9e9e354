import preview from '#storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { OwnPassword, type OwnPasswordProps } from './OwnPassword.tsx';

const meta = preview.meta({
  id: 'screens-ownpassword',
  title: '修改密码',

  component: OwnPassword,
  parameters: {
    docs: {
      story: { inline: false, height: '460px' },
      description: {
        component:
          '**何时用**：平台的工作人员在管理页面右上角修改自己的密码。**何时不用**：学生、家长、老师在「账号与安全」里改；用别人给的密码第一次登录时用 NewPassword。',
      },
    },
  },
  args: { act: { pending: false, error: null }, on: { save: fn(), close: fn() } } as OwnPasswordProps,
});

export const Default = meta.story({ tags: ['key'] });
export const Refused = meta.story({ args: { act: { pending: false, error: '原密码不正确' } } });
export const Saving = meta.story({ args: { act: { pending: true, error: null } } });
export const Phone = Refused.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Refused.extend({ globals: { theme: 'dark' } });

Default.test('a weak password is refused before it is sent', async ({ userEvent, args }) => {
  await userEvent.type(await screen.findByLabelText(/原密码/), 'aosai2026');
  const fresh = screen.getByLabelText(/新密码/);
  const save = screen.getByRole('button', { name: '保存' });
  await userEvent.type(fresh, '12345678');
  await userEvent.click(save);
  await waitFor(() => expect(fresh).toHaveAttribute('aria-invalid', 'true'));
  await expect(args.on.save).not.toHaveBeenCalled();
  await userEvent.clear(fresh);
  await userEvent.type(fresh, 'tulip-harbor-72');
  await userEvent.click(save);
  await waitFor(() =>
    expect(args.on.save).toHaveBeenCalledWith({ oldPassword: 'aosai2026', password: 'tulip-harbor-72' }),
  );
});
