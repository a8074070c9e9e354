import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = preview.meta({
  component: Breadcrumb,
  args: {
    items: [
      { label: '考试记录', href: '#reports' },
      { label: 'GESP C++ 四级　模拟考试（二）', href: '#exam' },
      { label: '成绩报告' },
    ],
  },
});

export const Default = meta.story();
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test('the last one is the page itself', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link')).toHaveLength(2);
  await expect(canvas.getByText('成绩报告').closest('li')).toHaveAttribute('aria-current', 'page');
});
