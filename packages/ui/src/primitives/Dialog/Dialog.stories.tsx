import preview from '#storybook/preview';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const WithOpener = (props: DialogProps) => {
  const [open, setOpen] = useState(props.open);
  const close = () => {
    setOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>交卷</Button>
      <Dialog
        {...props}
        open={open}
        onClose={close}
        footer={
          <>
            <Button onClick={close}>继续作答</Button>
            <Button variant="primary" onClick={close}>
              确认交卷
            </Button>
          </>
        }
      />
    </>
  );
};

const meta = preview.meta({
  id: 'primitives-dialog',
  title: '浮层/对话框 Dialog',
  component: Dialog,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：必须先回答才能继续的问题，或一件打断也值得的小任务，例如交卷确认；焦点留在里面，关闭后回到原处。**何时不用**：内容较长或要对照页面看时用 Drawer；只是告知用 Toast 或 Alert；确认删除用 ConfirmDialog，填写用 FormDialog。',
      },
      story: { inline: false, height: '420px' },
    },
  },
  render: (args) => <WithOpener {...args} />,
  args: {
    open: true,
    onClose: fn(),
    title: '现在交卷吗？',
    description: '还有 2 题未答，1 题做了标记。交卷后不能再修改。',
  },
});

export const Default = meta.story();
export const Closed = meta.story({ args: { open: false } });
export const MustAnswer = meta.story({
  args: {
    dismissible: false,
    title: '登录已过期',
    description: '请重新登录，未保存的作答已留在本机，登录后继续保存。',
  },
});
export const LongContent = meta.story({
  args: {
    size: 'l',
    title: '全国青少年编程能力等级认证模拟考试考场规则与诚信承诺书',
    children: Array.from({ length: 24 }, (_, i) => (
      <p key={i}>
        第 {i + 1} 条　考试期间请独立完成全部题目，不得使用聊天软件、搜索引擎或他人代码，系统会保存每次提交的完整记录。
      </p>
    )),
  },
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Closed.test('Esc closes the dialog, and the focus returns to the opener', async ({ canvas, userEvent, args }) => {
  const opener = canvas.getByRole('button', { name: '交卷' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: '现在交卷吗？' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
  await expect(screen.queryByRole('dialog')).toBeNull();
  await expect(args.onClose).toHaveBeenCalledTimes(1);
});

Closed.test('keys typed before the next frame are not lost, as focus moves inside at once', async ({ canvas }) => {
  const focused = new Promise((resolve) => requestAnimationFrame(() => resolve(document.activeElement)));
  flushSync(() => canvas.getByRole('button', { name: '交卷' }).click());
  await expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  await expect(await focused).toBe(document.activeElement);
});

Closed.test('Tab cycles inside the dialog', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '交卷' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  const visited = new Set<string>();
  for (let i = 0; i < 6; i++) {
    await userEvent.tab();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    visited.add(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
  }
  await expect(visited).toEqual(new Set(['关闭', '继续作答', '确认交卷']));
});

MustAnswer.test('a dialog that must be answered ignores Esc and has no close button', async ({ userEvent, args }) => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await expect(dialog).toBeVisible();
  await expect(screen.queryByRole('button', { name: '关闭' })).toBeNull();
  await expect(args.onClose).not.toHaveBeenCalled();
});
