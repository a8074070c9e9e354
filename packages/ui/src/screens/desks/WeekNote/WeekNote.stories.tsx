import preview from '#storybook/preview';
import { familyExams } from '@aosai/api/exams/familyExams.fixtures';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { aPlan } from '@aosai/api/practice/plan/plan.fixtures';
import { aPointMastery } from '@aosai/api/practice/practice.fixtures';
import { expect, fn } from 'storybook/test';
import { aChildWeek } from '../../../storybook/exampleHome.ts';
import { WeekNote } from './WeekNote.tsx';

const family = [
  { id: idOf('member', 1), name: '林知远' },
  { id: idOf('member', 2), name: '林知夏' },
];

const meta = preview.meta({
  component: WeekNote,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：家长的一周小结，一页纸：用时、做完的单元、作业、薄弱知识点、接下来的考试。**何时不用**：班级的学情用 ClassReportPrint。',
      },
    },
  },
  args: {
    family,
    childId: idOf('member', 1),
    week: { data: { from: at(-8_387.25), to: at(1_692.75), children: [aChildWeek()] } },
    weeksBack: 0,
    plan: { data: aPlan() },
    weakPoints: { data: [aPointMastery({ pointId: 'gesp-cpp-4/recurrence', percent: 48, band: 'weak', answers: 14 })] },
    exams: { data: familyExams() },
    now: Date.parse(FIXTURE_NOW),
    on: { child: fn(), week: fn(), print: fn(), retry: fn() },
  },
});

export const Default = meta.story();
export const WithoutChild = meta.story({ args: { family: [], childId: null } });
export const Loading = meta.story({ args: { week: {}, weakPoints: {}, plan: {}, exams: {} } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test('shows one child, pages through weeks and prints', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: '林知远的一周' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '前一周' }));
  await userEvent.click(canvas.getByRole('button', { name: '打印或存为 PDF' }));
  await expect(args.on.week).toHaveBeenCalledWith(1);
  await expect(args.on.print).toHaveBeenCalledTimes(1);
});
