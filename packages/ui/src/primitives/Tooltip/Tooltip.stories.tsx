import preview from '#storybook/preview';
import { styled } from 'styled-components';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const Room = styled.div`
  padding: 64px;
`;

const meta = preview.meta({
  component: Tooltip,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：用一句话解释一个已有名字的控件或缩写，悬停和键盘聚焦都会出现。**何时不用**：触摸屏上看不到，因此不放必须知道的内容；含链接或按钮的用 Popover。',
      },
      story: { inline: false, height: '420px' },
    },
  },
  args: {
    text: '从第一次打开这道题起算，离开页面的时间不计',
    children: (props) => <Button {...props}>用时 31:20</Button>,
  },
  decorators: [
    (Story) => (
      <Room>
        <Story />
      </Room>
    ),
  ],
});

export const Closed = meta.story();
export const Open = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
});
export const Dark = Open.extend({ globals: { theme: 'dark' } });

Closed.test('focus shows the tooltip, which describes the element; Esc hides it', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const button = canvas.getByRole('button', { name: '用时 31:20' });
  await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  await expect(button).toHaveAccessibleDescription('从第一次打开这道题起算，离开页面的时间不计');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});
