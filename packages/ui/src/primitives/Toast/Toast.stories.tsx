import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { createToastStore, Toaster, type ToastInput } from './Toast.tsx';

interface DemoProps {
  /** Shown at the start. */
  toasts: ToastInput[];
  /** Shown by the button. */
  next: ToastInput;
}

const Demo = ({ toasts, next }: DemoProps) => {
  const [store] = useState(() => {
    const created = createToastStore();
    for (const toast of toasts) created.show(toast);
    return created;
  });
  return (
    <>
      <Button onClick={() => store.show(next)}>再来一条</Button>
      <Toaster store={store} />
    </>
  );
};

const stays: Partial<ToastInput> = { durationMs: null };

const none: ToastInput[] = [];
const saved: ToastInput = { title: '已保存', tone: 'ok', ...stays };

const meta = preview.meta({
  id: 'primitives-toast',
  title: '反馈/轻提示 Toast',
  component: Demo,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：刚刚发生、不需要停下来处理的事：已保存、已复制、提交失败可重试；每个位置最多五条，其余排队，重要的可一直停留。**何时不用**：页面持续有效的状态用 Alert；必须回答的用 Dialog；表单错误写在 Field 里。',
      },
      story: { inline: false, height: '420px' },
    },
  },
  args: { toasts: none, next: saved },
});

export const Tones = meta.story({
  args: {
    toasts: [
      { title: '考试将在 15 分钟后结束', ...stays },
      { title: '已交卷', tone: 'ok', text: '成绩将在考试结束后公布。', ...stays },
      { title: '网络已断开', tone: 'warn', text: '作答已存本机，恢复后自动保存。', ...stays },
      {
        title: '提交失败',
        tone: 'bad',
        text: '服务器暂时没有回应，请稍后再试。',
        ...stays,
        action: { label: '重试', onClick: fn() },
      },
    ],
  },
});
export const Queue = meta.story({
  args: { toasts: ['一', '二', '三', '四', '五', '六', '七'].map((n) => ({ title: `第${n}条通知`, ...stays })) },
});
export const Positions = meta.story({
  args: {
    toasts: (['top-left', 'top-center', 'top-right', 'bottom-left', 'bottom-center', 'bottom-right'] as const).map(
      (position) => ({ title: position, position, ...stays }),
    ),
  },
});
export const Phone = Tones.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Tones.extend({ globals: { theme: 'dark' } });
export const Nothing = meta.story();

Queue.test('five toasts are shown, and closing one shows the next', async ({ userEvent }) => {
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(5));
  await expect(screen.queryByText('第六条通知')).toBeNull();
  await userEvent.click(screen.getAllByRole('button', { name: '关闭提示' })[0] as HTMLElement);
  await waitFor(() => expect(screen.getByText('第六条通知')).toBeVisible());
  await expect(screen.queryByText('第一条通知')).toBeNull();
  await expect(screen.getAllByRole('listitem')).toHaveLength(5);
});

const action = fn();
// Has no screenshot: the test creates the toast.
export const ActionDemo = meta.story({
  tags: ['no-visual', '!dev', '!autodocs'],
  args: { next: { title: '提交失败', tone: 'bad', ...stays, action: { label: '重试', onClick: action } } },
});

ActionDemo.test('the action is called, and its toast disappears', async ({ canvas, userEvent }) => {
  action.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: '再来一条' }));
  // Found by its text, as an editor of an earlier story leaves alert regions in the document.
  await expect((await screen.findByText(/提交失败/)).closest('[role=alert]')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(screen.queryByText(/提交失败/)).toBeNull());
  await expect(action).toHaveBeenCalledTimes(1);
});

Nothing.test('a new toast is announced', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '再来一条' }));
  await expect(await screen.findByRole('status')).toHaveTextContent('已保存');
});

const Buttons = () => (
  <>
    <Button>删除</Button>
    <Button>停用</Button>
    <Button variant="primary">修改</Button>
  </>
);
const WithDrawer = ({ toasts, next }: DemoProps) => (
  <>
    <Drawer open size="l" title="林知远" onClose={fn()} footer={<Buttons />}>
      学生，2026001。
    </Drawer>
    <Demo toasts={toasts} next={next} />
  </>
);
const beside = { ...saved, title: '已重置密码' };
export const OverDrawer = meta.story({ args: { toasts: [beside] }, render: (args) => <WithDrawer {...args} /> });
// Has no screenshot: its test checks where the toast must not be.
export const OverDrawerPhone = OverDrawer.extend({ tags: ['no-visual'], globals: { viewport: { value: 'phone' } } });

const coveredButtons = async () => {
  const drawer = await screen.findByRole('dialog', { name: '林知远' });
  await waitFor(() => expect(screen.getByText('已重置密码')).toBeVisible());
  const covered = within(drawer)
    .getAllByRole('button')
    .filter((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  return covered.map((button) => button.textContent);
};

OverDrawer.test('toasts cover no button of a drawer', async () => {
  await expect(await coveredButtons()).toEqual([]);
});

OverDrawer.test('a toast is next to the drawer, not across the window', async () => {
  await waitFor(() => expect(screen.getByText('已重置密码')).toBeVisible());
  const { right } = screen.getByRole('list').getBoundingClientRect();
  const { left } = screen.getByRole('dialog', { name: '林知远' }).getBoundingClientRect();
  await expect(left - right).toBe(16);
});

OverDrawerPhone.test("on a phone toasts are above the drawer's buttons", async () => {
  await expect(await coveredButtons()).toEqual([]);
});

const gone = fn();
// Has no screenshot: the test creates the toast.
export const Brief = meta.story({
  tags: ['no-visual', '!dev', '!autodocs'],
  args: { next: { title: '已复制', tone: 'ok', durationMs: 60, onClose: gone } },
});

Brief.test('a toast with a duration disappears by itself and calls onClose once', async ({ canvas, userEvent }) => {
  gone.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: '再来一条' }));
  await waitFor(() => expect(gone).toHaveBeenCalledTimes(1));
  await expect(screen.queryByRole('status')).toBeNull();
});
