import preview from '#storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';

const meta = preview.meta({
  id: 'primitives-popover',
  title: '浮层/气泡 Popover',
  component: Popover,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：点按钮后出现的一小块内容：设置、图例、少量筛选；可以包含控件，Esc 关闭。**何时不用**：只有一句解释直接写在旁边；一列动作用 Menu；需要先回答的用 Dialog。',
      },
      story: { inline: false, height: '420px' },
    },
  },
  args: {
    label: '编辑器设置',
    trigger: (props) => (
      <Button {...props} icon="text-size">
        字号
      </Button>
    ),
    children: (close: () => void) => (
      <>
        <p style={{ marginBottom: '12px' }}>字号会记在这台电脑上，下次打开仍是它。</p>
        <Button size="s" onClick={close}>
          知道了
        </Button>
      </>
    ),
  },
});

export const Closed = meta.story();
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '字号' }));
    const panel = await screen.findByRole('dialog', { name: '编辑器设置' });
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
  },
});
export const Dark = Open.extend({ globals: { theme: 'dark' } });

Closed.test('the popover opens, closes on Esc, and returns the focus', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: '字号' });
  await userEvent.click(button);
  const panel = await screen.findByRole('dialog', { name: '编辑器设置' });
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
  await expect(screen.queryByRole('dialog')).toBeNull();
});

Closed.test('a button in the content can close the popover', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '字号' }));
  await userEvent.click(await screen.findByRole('button', { name: '知道了' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
