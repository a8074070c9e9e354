import preview from '#storybook/preview';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
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

Horizontal.test('Home and End stop at the minimum of a pane', async ({ canvas, userEvent, args }) => {
  const divider = canvas.getByRole('separator', { name: '题目与代码' });
  const wholePx = divider.parentElement?.getBoundingClientRect().width ?? 0;
  divider.focus();
  await userEvent.keyboard('{Home}');
  await expect(canvas.getByText('题目').parentElement?.getBoundingClientRect().width).toBeCloseTo(120, -1);
  await userEvent.keyboard('{End}');
  await expect(divider).toHaveAttribute('aria-valuenow', String(Math.round(100 - (120 / wholePx) * 100)));
  await expect(args.onResized).toHaveBeenCalledTimes(2);
});

Horizontal.test(
  'a drag follows the pointer and is reported once, and a double click takes it back',
  async ({ canvas, args }) => {
    const divider = canvas.getByRole('separator', { name: '题目与代码' });
    const box = divider.parentElement?.getBoundingClientRect() ?? new DOMRect();
    // A pointer made by a script cannot be captured.
    divider.setPointerCapture = () => undefined;
    divider.hasPointerCapture = () => true;
    await fireEvent.pointerDown(divider, { button: 0, pointerId: 1, clientX: box.left + box.width * 0.4 });
    for (const part of [0.5, 0.6, 0.7])
      await fireEvent.pointerMove(divider, { pointerId: 1, clientX: box.left + box.width * part });
    await waitFor(() => expect(divider).toHaveAttribute('aria-valuenow', '70'));
    await expect(args.onResized).not.toHaveBeenCalled();
    await fireEvent(divider, new PointerEvent('lostpointercapture', { pointerId: 1, bubbles: true }));
    await expect(args.onResized).toHaveBeenCalledOnce();
    await fireEvent.dblClick(divider);
    await waitFor(() => expect(divider).toHaveAttribute('aria-valuenow', '40'));
  },
);
