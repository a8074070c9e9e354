import preview from '#storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { Card } from '../../primitives/Card/Card.tsx';
import { MonthPlan, type PlanEntry } from './MonthPlan.tsx';

const entry = (day: string, over: Partial<PlanEntry> = {}): PlanEntry => ({
  id: `${day} ${over.title ?? ''}`,
  day,
  kind: '作业截止',
  title: '第 6 次作业：二分查找',
  time: '20:00',
  tone: 'primary',
  href: '/web/homework/detail',
  ...over,
});

const entries = [
  entry('2026-11-14', { title: '第 5 次作业：前缀和与差分' }),
  entry('2026-11-21'),
  entry('2026-11-21', { kind: '解析公布', title: '第 4 次作业的解析', time: '21:00', tone: 'neutral', href: null }),
  entry('2026-11-28', { kind: '考试开始', title: 'GESP C++ 四级 模拟考试（一）', time: '09:00', tone: 'seal' }),
  entry('2026-12-02', { title: '第 7 次作业：递推' }),
];

const meta = preview.meta({
  id: 'patterns-monthplan',
  title: '数据与图形/月历 MonthPlan',
  component: MonthPlan,
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：一个月里哪天有什么：班级的作业、考试和解析。宽屏在格子里写两项，手机上是圆点，选中的一天在下面列全。方向键按天和周移动，PageUp、PageDown 按月。**何时不用**：选一个日期用 DatePicker；只有几项、按先后看就够的用列表。',
      },
    },
  },
  args: { label: '班级日历', entries, today: '2026-11-21' },
});

export const Full = meta.story({ tags: ['key'] });
export const Empty = meta.story({ args: { entries: [] } });
/** Six on one day, with long names. */
export const Extreme = meta.story({
  args: {
    entries: Array.from({ length: 6 }, (_, place) =>
      entry('2026-11-21', {
        id: String(place),
        title: `第 ${place + 1} 次作业：${'滨海市选拔集训队阶段练习'.repeat(3)}`,
      }),
    ),
  },
});
export const Phone = Full.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Full.extend({ tags: ['!key'], globals: { theme: 'dark' } });

Full.test('arrows move by day and week, and the chosen day lists all its entries', async ({ canvas, userEvent }) => {
  const day = within(canvas.getByRole('region', { name: '这一天' }));
  await expect(day.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '20:00 作业截止第 6 次作业：二分查找',
    '21:00 解析公布第 4 次作业的解析',
  ]);
  canvas.getByRole('button', { name: /^2026 年 11 月 ?21 ?日/ }).focus();
  await userEvent.keyboard('{ArrowDown}');
  const next = await canvas.findByRole('button', { name: /^2026 年 11 月 ?28 ?日 星期六，1 项 ?考试开始/ });
  await waitFor(() => expect(next).toHaveFocus());
  await expect(day.getByRole('link', { name: 'GESP C++ 四级 模拟考试（一）' })).toBeVisible();
});

Full.test('months are turned by buttons, and the way back is one press', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '下个月' }));
  await expect(canvas.getByRole('grid', { name: '2026 年 12 月' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '今天' }));
  await expect(canvas.getByRole('region', { name: '这一天' })).toHaveTextContent(/^2026 年 11 月 21 日 星期六/);
});

Empty.test('a day without entries says so', async ({ canvas }) => {
  await expect(canvas.getByText('这一天没有安排。')).toBeVisible();
});
