import preview from '#storybook/preview';
import { Card } from '../Card/Card.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({
  id: 'primitives-skeleton',
  title: '反馈/骨架屏 Skeleton',
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：内容正在来的路上，并且知道它的大致形状，先占住位置，避免跳动。**何时不用**：不到半秒的等待什么也不显示；可数的工作用 ProgressBar；旁边另有一句给读屏软件的「正在加载」。',
      },
    },
  },
});

export const Lines = meta.story({ args: { lines: 3 } });
export const Block = meta.story({ args: { height: 160 } });
export const InCard = meta.story({
  render: () => (
    <Card title="我的课程">
      <Skeleton lines={4} />
    </Card>
  ),
});
export const Dark = InCard.extend({ globals: { theme: 'dark' } });
