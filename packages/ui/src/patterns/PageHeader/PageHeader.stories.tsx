import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = preview.meta({
  id: 'patterns-pageheader',
  title: '页面/页头 PageHeader',
  component: PageHeader,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：每个内页的开头：上级路径、标题、一句说明、这一页的主要动作。**何时不用**：首页和考场有自己的开头；卡片里的小标题用 Card。',
      },
    },
  },
  args: {
    trail: [{ label: '考试记录', href: '#reports' }, { label: '成绩报告' }],
    title: '成绩报告',
    lead: 'GESP C++ 四级 模拟卷（一） · 第 1 次作答',
    action: <Button icon="document">打印</Button>,
  },
});

export const Default = meta.story({ tags: ['key'] });
export const LongTitle = meta.story({
  args: { title: '2026 年秋季学期滨海市青少年信息学奥林匹克联赛选拔集训队第三次阶段性模拟考试（C++ 提高组）' },
});
export const Phone = LongTitle.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test('the last item of the trail is the page and not a link', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: '成绩报告' })).toBeVisible();
  await expect(canvas.getAllByRole('link')).toHaveLength(1);
});
