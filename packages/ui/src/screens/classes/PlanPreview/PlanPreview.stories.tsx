import preview from '#storybook/preview';
import type { PlanLine } from '@aosai/api/classes/nextTerm.contract';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { useState, type ComponentProps } from 'react';
import { expect, fn, within } from 'storybook/test';
import { PlanPreview } from './PlanPreview.tsx';

const WEEK = 7 * 1_440;
const line = (number: number, changes: Partial<PlanLine> = {}): PlanLine => ({
  id: idOf('control', number),
  targetType: 'homework',
  targetTitle: `第 ${number} 次作业`,
  groupName: null,
  outcome: 'copied',
  reason: null,
  before: { openAt: at((number - 6) * WEEK), dueAt: at((number - 5) * WEEK) },
  after: { openAt: at((number + 2) * WEEK), dueAt: at((number + 3) * WEEK) },
  ...changes,
});
const lines = [
  line(1),
  line(2, { groupName: '提高组' }),
  line(3, { targetType: 'course', targetTitle: 'C++ 入门', before: { openAt: null, dueAt: null } }),
  line(4, { targetType: 'exam', targetTitle: '期中考试', outcome: 'left', reason: '考试已经结束' }),
  line(5, { targetType: 'solution', outcome: 'left', reason: '解析跟着原来的作业' }),
  line(6, { outcome: 'there' }),
];

/** The reader's choice, as the dialog around it keeps it. */
const Kept = ({ skipped: first, onSkip, ...rest }: ComponentProps<typeof PlanPreview>) => {
  const [skipped, setSkipped] = useState(first);
  const change = (next: string[]) => {
    onSkip?.(next);
    setSkipped(next);
  };
  return <PlanPreview {...rest} skipped={skipped} {...(onSkip && { onSkip: change })} />;
};

const meta = preview.meta({
  id: 'screens-planpreview',
  title: '安排的预览',
  component: PlanPreview,
  render: (args) => <Kept {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：升班、从别的班复制之前，列出每一条安排原来和以后的时间，可以去掉几条；之后列出没有复制的。**何时不用**：一个班现在的安排用 ClassSchedule。',
      },
    },
  },
  args: { lines, skipped: [], onSkip: fn() },
});

export const Choosing = meta.story();
export const Skipped = meta.story({ args: { skipped: [idOf('control', 2)] } });
/** After copying: what was left out, and why. */
export const Result = meta.story({
  render: ({ lines: of, skipped }) => <PlanPreview lines={of} skipped={skipped} />,
  args: { lines: lines.slice(3) },
});
export const Long = meta.story({
  args: { lines: [line(1, { targetTitle: '滨海市青少年信息学奥林匹克联赛集训'.repeat(3), groupName: '提高组' })] },
});
export const Phone = Choosing.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Choosing.extend({ globals: { theme: 'dark' } });

Choosing.test('a row that is left out says so instead of its new dates, and is taken in again', async (story) => {
  const { canvas, userEvent, args } = story;
  const row = within(canvas.getAllByRole('listitem')[1] ?? document.body);
  await userEvent.click(row.getByRole('checkbox', { name: /第 2 次作业（提高组）/ }));
  await expect(args.onSkip).toHaveBeenLastCalledWith([idOf('control', 2)]);
  await expect(row.queryByText(/^改为/)).toBeNull();
  await userEvent.click(row.getByRole('checkbox'));
  await expect(args.onSkip).toHaveBeenLastCalledWith([]);
  await expect(row.getAllByText(/^改为/)).toHaveLength(2);
});

Choosing.test('only rows that would be copied can be left out, the others give the reason', async ({ canvas }) => {
  await expect(canvas.getAllByRole('checkbox')).toHaveLength(3);
  await expect(canvas.getByText('考试已经结束')).toBeVisible();
});

Result.test('a result offers no choice', async ({ canvas }) => {
  await expect(canvas.queryByRole('checkbox')).toBeNull();
});
