import preview from '#storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, type MenuItem } from './Menu.tsx';

const rename = fn();
const remove = fn();

const items: MenuItem[] = [
  { id: 'edit', label: '编辑题目', icon: 'document', onSelect: rename },
  { id: 'copy', label: '复制一份', icon: 'copy', onSelect: fn() },
  { id: 'export', label: '导出', icon: 'download', disabled: true, onSelect: fn() },
  { id: 'remove', label: '移出试卷', icon: 'close', danger: true, onSelect: remove },
];

const meta = preview.meta({
  id: 'primitives-menu',
  title: '操作/菜单 Menu',
  component: Menu,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：对一个对象有三个以上次要动作，收在一个按钮后面；方向键移动，首字母跳转。**何时不用**：主要动作要露在外面；选择一个值用 Select；导航用 SideNav。',
      },
      story: { inline: false, height: '420px' },
    },
  },
  args: { items, trigger: (props) => <IconButton {...props} icon="more" label="更多操作" /> },
  beforeEach: () => {
    rename.mockClear();
    remove.mockClear();
  },
});

export const Closed = meta.story();
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多操作' }));
    await expect(await screen.findByRole('menu', { name: '更多操作' })).toBeVisible();
  },
});
export const Dark = Open.extend({ globals: { theme: 'dark' } });

Closed.test('arrow keys and Enter choose an action, and the focus returns', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: '更多操作' });
  await userEvent.click(button);
  await screen.findByRole('menu');
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: '编辑题目' })).toHaveFocus());
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: '移出试卷' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await expect(remove).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(button).toHaveFocus());
});

Closed.test('a disabled action does nothing', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '更多操作' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '导出' }));
  await expect(screen.getByRole('menu')).toBeVisible();
});
