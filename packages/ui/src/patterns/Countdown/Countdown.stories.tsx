import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Countdown } from './Countdown.tsx';

const meta = preview.meta({
  id: 'patterns-countdown',
  title: '题目与作答/倒计时 Countdown',
  component: Countdown,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：有硬性截止时间时显示剩余时间；最后 15、5、1 分钟换样子并写明。时间由外面给，它自己不计时，也不朗读。**何时不用**：还有几天才开始的事写日期；要朗读的提醒由页面的播报区负责。',
      },
    },
  },
  args: { remainingMs: 4_365_000 as number | null },
});

export const Plenty = meta.story({ tags: ['key'] });
export const LastFifteenMinutes = meta.story({ args: { remainingMs: 15 * 60_000 } });
export const LastFiveMinutes = meta.story({ args: { remainingMs: 5 * 60_000 } });
export const LastMinute = meta.story({ args: { remainingMs: 42_000 } });
export const Over = meta.story({ args: { remainingMs: 0 } });
export const Unknown = meta.story({ args: { remainingMs: null } });
export const Small = meta.story({ args: { size: 's', remainingMs: 42_000 } });
export const Dark = meta.story({
  globals: { theme: 'dark' },
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 12 }}>
      {[4_365_000, 900_000, 300_000, 42_000, 0].map((remainingMs) => (
        <Countdown key={remainingMs} remainingMs={remainingMs} />
      ))}
    </div>
  ),
});

Plenty.test('the countdown is a timer with a spoken name and makes no announcements', async ({ canvas }) => {
  const timer = canvas.getByRole('timer', { name: '剩余时间 1 小时 12 分 45 秒' });
  await expect(timer).toHaveAttribute('aria-live', 'off');
  await expect(timer).toHaveTextContent(/^01:12:45$/);
});

LastFifteenMinutes.test('a warning is shown in words too', async ({ canvas }) => {
  await expect(canvas.getByRole('timer')).toHaveTextContent('15:00最后 15 分钟');
});
