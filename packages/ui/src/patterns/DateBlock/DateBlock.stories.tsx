import preview from '#storybook/preview';
import { at, FIXTURE_NOW } from '@aosai/api/kit/ids.fixtures';
import { expect } from 'storybook/test';
import { DateBlock } from './DateBlock.tsx';

const meta = preview.meta({
  id: 'patterns-dateblock',
  title: '列表与表格/日期块 DateBlock',
  component: DateBlock,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：列表左侧用日和星期代表一行的时间。**何时不用**：需要精确到分钟、或要比较前后顺序时写完整时间。',
      },
    },
  },
  args: { at: at(10), now: Date.parse(FIXTURE_NOW) },
});

export const Today = meta.story({ tags: ['key'] });
export const ThisWeek = meta.story({ args: { at: at(3 * 1440) } });
export const Later = meta.story({ args: { at: at(15 * 1440) } });

Later.test('a distant day shows its month', async ({ canvas }) => {
  await expect(canvas.getByText('12 月')).toBeVisible();
});
