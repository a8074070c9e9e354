import preview from '#storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Drawer } from './Drawer.tsx';

const meta = preview.meta({
  id: 'primitives-drawer',
  title: '浮层/抽屉 Drawer',
  component: Drawer,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：一边看页面一边看某一项的详情，或手机上的答题卡、导航。**何时不用**：需要立即回答的问题用 Dialog；内容多到需要自己的地址时做成页面。',
      },
      story: { inline: false, height: '420px' },
    },
  },
  args: {
    open: true,
    onClose: fn(),
    title: '答题卡',
    children: <p>已答 22 · 未答 5 · 标记 2</p>,
    footer: <Button variant="primary">交卷</Button>,
  },
  render: (args) => (
    <>
      <h1>考试</h1>
      <Drawer {...args} />
    </>
  ),
});

export const Right = meta.story();
export const Left = meta.story({ args: { side: 'left', footer: undefined } });
export const Wide = meta.story({ args: { size: 'l', title: '提交详情' } });
export const Phone = meta.story({ args: { side: 'left' }, globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Right.test('Esc closes the drawer', async ({ userEvent, args }) => {
  const drawer = await screen.findByRole('dialog', { name: '答题卡' });
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledTimes(1);
});
