import preview from '#storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { type Pane, SplitPane } from './SplitPane.tsx';

const area = (text: string) => <div style={{ padding: 16 }}>{text}</div>;

const meta = preview.meta({
  id: 'patterns-splitpane',
  title: '页面/左右分栏 SplitPane',
  component: SplitPane,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：题目和代码要同时看、宽窄由人自己定。分隔条可以拖，也可以用方向键。**何时不用**：手机上改为上下排列或分页；主次分明的两栏用固定宽度。',
      },
    },
  },
  args: {
    orientation: 'horizontal' as 'horizontal' | 'vertical',
    label: '题目与代码',
    panes: [
      { id: 'question', size: 40, minPx: 120, content: area('题目') },
      { id: 'code', size: 60, minPx: 120, content: area('代码') },
    ] as readonly [Pane, Pane],
    onResized: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ height: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Horizontal = meta.story({ tags: ['key'] });
export const Vertical = meta.story({ args: { orientation: 'vertical' } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Horizontal.test(
  'arrow keys move the divider, and onResized receives the new sizes',
  async ({ canvas, userEvent, args }) => {
    const divider = canvas.getByRole('separator', { name: '题目与代码' });
    await expect(Math.round(Number(divider.getAttribute('aria-valuenow')))).toBe(40);
    divider.focus();
    await waitFor(() => expect(divider).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(args.onResized).toHaveBeenCalled());
    await expect(Number(divider.getAttribute('aria-valuenow'))).toBeLessThan(40);
  },
);
