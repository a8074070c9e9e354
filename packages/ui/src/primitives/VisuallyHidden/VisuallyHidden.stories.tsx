import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  id: 'primitives-visuallyhidden',
  title: '展示/只读给读屏 VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：画面上由位置或图形表达、读屏软件需要文字的地方，例如「正在加载」。**何时不用**：所有人都该看到的文字不要隐藏；有 aria-label 的控件不必再加。',
      },
    },
  },
});

export const Default = meta.story({
  render: () => (
    <p>
      第 3 题<VisuallyHidden>，已标记</VisuallyHidden>（后面还有一段只读给读屏软件的文字）
    </p>
  ),
});

Default.test('the hidden text is still read by screen readers', async ({ canvas }) => {
  await expect(canvas.getByText('，已标记')).toBeInTheDocument();
});
