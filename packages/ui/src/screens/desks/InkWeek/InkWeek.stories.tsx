import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { InkWeek } from './InkWeek.tsx';

const days = [12, 31, 4, 0, 45, 0, 0].map((minutes, no) => ({ day: `2026-11-${16 + no}`, minutes }));

const meta = preview.meta({
  component: InkWeek,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：一个孩子一周的学习时间，墨色深浅是分钟数。**何时不用**：不比较孩子，不表示成绩；多周走势用 TrendChart。',
      },
    },
  },
  args: { days, today: '2026-11-21' },
});

export const Default = meta.story();
export const Dark = Default.extend({ globals: { theme: 'dark' } });
export const NothingYet = meta.story({
  args: { days: days.map(({ day }) => ({ day, minutes: 0 })), today: '2026-11-16' },
});

Default.test('says the minutes of each day, and which days are still to come', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '周二，31 分钟' })).toBeVisible();
  await expect(canvas.getByRole('img', { name: '周四，没有练习' })).toBeVisible();
  await expect(canvas.getByRole('img', { name: '周日，还没到' })).toBeVisible();
});
