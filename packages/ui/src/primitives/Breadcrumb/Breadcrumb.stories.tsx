import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = preview.meta({
  id: 'primitives-breadcrumb',
  title: '导航/面包屑 Breadcrumb',
  component: Breadcrumb,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：页面在三层以上的结构里，需要知道位置并能回到上层，例如 考试记录 / 某场考试 / 成绩报告。**何时不用**：只有一层或是流程中的一步时不用；流程用 Stepper，同级切换用 Tabs。',
      },
    },
  },
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

Default.test('the last item is marked as the current page', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link')).toHaveLength(2);
  await expect(canvas.getByText('成绩报告').closest('li')).toHaveAttribute('aria-current', 'page');
});
