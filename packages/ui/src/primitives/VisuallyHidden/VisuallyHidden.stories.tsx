import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({ component: VisuallyHidden });

export const Default = meta.story({
  render: () => (
    <p>
      第 3 题<VisuallyHidden>，已标记</VisuallyHidden>（后面还有一段只读给读屏软件的文字）
    </p>
  ),
});

Default.test('the hidden text is still part of what is read', async ({ canvas }) => {
  await expect(canvas.getByText('，已标记')).toBeInTheDocument();
});
