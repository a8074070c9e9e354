import preview from '#storybook/preview';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({
  id: 'primitives-spinner',
  title: '反馈/加载中 Spinner',
  component: Spinner,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：不知道要多久的短暂等待，通常在按钮里或一行文字前。**何时不用**：整块内容用 Skeleton；能数出进度用 ProgressBar。',
      },
    },
  },
  args: { label: '正在加载' },
});

export const Default = meta.story();
export const Large = meta.story({ args: { size: 32 } });
export const Dark = meta.story({ globals: { theme: 'dark' } });
