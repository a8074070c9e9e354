import preview from '#storybook/preview';
import { Card } from '../Card/Card.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Empty } from './Empty.tsx';

const meta = preview.meta({
  id: 'primitives-empty',
  title: '反馈/空状态 Empty',
  component: Empty,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：列表或区域本来就没有内容，说明为什么空，并给出下一步。**何时不用**：取不到内容用 ErrorState；还在加载用 Skeleton；筛选后没有结果时，标题要写明是筛选所致并给出清除筛选。',
      },
    },
  },
  args: { title: '还没有考试记录', children: '报名并完成一场考试后，成绩报告会出现在这里。' },
  decorators: [
    (Story) => (
      <Card padding="none">
        <h2 style={{ padding: '16px 20px' }}>考试记录</h2>
        <Story />
      </Card>
    ),
  ],
});

export const Default = meta.story();
export const WithAction = meta.story({
  args: { action: <ButtonLink href="#exams">去看考试</ButtonLink>, icon: 'clock' },
});
export const Phone = WithAction.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = WithAction.extend({ globals: { theme: 'dark' } });
