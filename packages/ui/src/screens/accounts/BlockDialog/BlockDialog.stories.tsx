import preview from '#storybook/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { BlockDialog, type BlockDialogProps } from './BlockDialog.tsx';

const meta = preview.meta({
  id: 'patterns-blockdialog',
  title: '部件/加入黑名单 BlockDialog',
  component: BlockDialog,

  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：在账号列表里把一个人加入黑名单，或在黑名单里修改限制。**何时不用**：长期不用的账号在账号列表里停用。',
      },
    },
  },
  args: {
    name: '林知远',
    entry: null,
    today: '2026-11-21',
    act: { pending: false, error: null },
    on: { save: fn(), close: fn() },
  } as BlockDialogProps,
});

export const New = meta.story({ tags: ['key'] });
export const Changing = meta.story({
  args: { entry: { scope: 'enroll', reason: '连续三次报名不到。', until: '2026-12-31T15:59:00.000Z' } },
});
export const Refused = Changing.extend({ args: { act: { pending: false, error: '到期时间要晚于现在' } } });
export const Phone = New.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Changing.extend({ globals: { theme: 'dark' } });

New.test('without a last day the restriction is unlimited, and a reason is required', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog', { name: '把 林知远 加入黑名单' }));
  await userEvent.click(dialog.getByRole('button', { name: '加入黑名单' }));
  await expect(await dialog.findByText('请填写原因。')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /原因/ }), '由他人代考');
  await userEvent.click(dialog.getByRole('button', { name: '加入黑名单' }));
  await waitFor(() => expect(args.on.save).toHaveBeenCalledWith({ scope: 'login', reason: '由他人代考', until: null }));
});
