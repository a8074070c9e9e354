import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Load, type Loaded } from '../Load/Load.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';

const meta = preview.meta({
  id: 'patterns-rowsskeleton',
  title: '列表与表格/列表的骨架屏 RowsSkeleton',
  component: RowsSkeleton,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：行列表（ExamRows、AttemptRows 一类）加载时占位，放进 Load 的 `skeleton`。**何时不用**：管理表格用 DataTable 自己的占位；一段文字用 Skeleton；等待一个动作用按钮的 loading。',
      },
    },
  },
  args: { rows: 4 },
  render: (args) => (
    <Load of={{} as Loaded<string>} name="考试列表" skeleton={<RowsSkeleton {...args} />}>
      {(text) => text}
    </Load>
  ),
});

export const Default = meta.story({ tags: ['key'] });
export const OneRow = meta.story({ args: { rows: 1 } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test('the loading state is announced to screen readers', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('正在加载考试列表');
});
