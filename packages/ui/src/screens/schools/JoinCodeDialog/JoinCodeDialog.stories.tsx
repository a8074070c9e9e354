import preview from '#storybook/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { JoinCodeDialog, type JoinCodeDialogProps } from './JoinCodeDialog.tsx';

const meta = preview.meta({
  id: 'patterns-joincodedialog',
  title: '部件/邀请码窗口 JoinCodeDialog',
  component: JoinCodeDialog,

  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：老师凭学生或家长告诉的邀请码添加学生。**何时不用**：本校已有的学生，由管理员在成员列表里分给老师。',
      },
    },
  },
  args: { act: { pending: false, error: null }, on: { add: fn(), close: fn() } } as JoinCodeDialogProps,
});

export const Default = meta.story({ tags: ['key'] });
export const Refused = meta.story({
  args: { act: { pending: false, error: '邀请码不正确或已经用过，请向学生或家长重新要一个' } },
});
export const Phone = Refused.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Refused.extend({ globals: { theme: 'dark' } });

Default.test('accepts a code in lower case, and shows an error for a wrong one', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog', { name: '用邀请码添加学生' }));
  const box = dialog.getByRole('textbox', { name: /邀请码/ });
  await userEvent.type(box, 'ab12');
  await userEvent.click(dialog.getByRole('button', { name: '添加学生' }));
  await expect(await dialog.findByText('邀请码应为 8 位字母和数字，请检查。')).toBeVisible();
  await userEvent.type(box, 'cd34');
  await userEvent.click(dialog.getByRole('button', { name: '添加学生' }));
  await waitFor(() => expect(args.on.add).toHaveBeenCalledWith('AB12CD34'));
});
