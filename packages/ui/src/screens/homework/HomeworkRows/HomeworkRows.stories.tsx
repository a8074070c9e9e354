import preview from '#storybook/preview';
import { aHomeworkPlace } from '@aosai/api/homework/homework.fixtures';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect } from 'storybook/test';
import { Card } from '../../../primitives/Card/Card.tsx';
import { HomeworkRows } from './HomeworkRows.tsx';

const places = [
  aHomeworkPlace(),
  aHomeworkPlace({ id: idOf('enroll', 22), homeworkTitle: '第 7 讲 · 递推', progress: '0', answeredCount: 0 }),
  aHomeworkPlace({
    id: idOf('enroll', 23),
    homeworkTitle: '期中复习：四级真题选做',
    progress: '3',
    totalPoints: 9_200,
    completedAt: at(-60),
    isOpen: false,
  }),
];

const meta = preview.meta({
  id: 'patterns-homeworkrows',
  title: '部件/作业列表行 HomeworkRows',
  component: HomeworkRows,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：作业一条条列出：截止时间、进度、继续或查看报告。**何时不用**：考试用 ExamRows，考试的作答用 AttemptRows。',
      },
    },
  },
  args: { places, now: Date.parse(FIXTURE_NOW) },
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
});

export const Full = meta.story();
export const TakenBack = meta.story({ args: { places: [aHomeworkPlace({ isTakenBack: true })] } });
export const Unpublished = meta.story({
  args: {
    places: (['atDue', 'atHandIn'] as const).map((results, no) =>
      aHomeworkPlace({ id: idOf('enroll', 30 + no), progress: '3', results, completedAt: at(-60) }),
    ),
  },
});
export const OfChild = meta.story({ args: { readOnly: true } });
export const Dark = Full.extend({ globals: { theme: 'dark' } });
export const Phone = Full.extend({ globals: { viewport: { value: 'phone' } } });

OfChild.test('a parent can read reports but not answer', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link', { name: /：/ }).map((link) => link.textContent)).toContain('查看报告');
  await expect(canvas.queryByRole('link', { name: /作答：/ })).toBeNull();
});

TakenBack.test('marked homework that was changed has to be handed in again', async ({ canvas }) => {
  await expect(canvas.getByText('改过，待重交')).toBeVisible();
});

Unpublished.test('marked homework without a score says that its score is not shown yet', async ({ canvas }) => {
  await expect(canvas.getAllByText(/公布/).map((one) => one.textContent)).toEqual(['收作业后公布', '得分未公布']);
});

Full.test("the title leads to the homework's page, where a student can ask to be excused", async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '第 7 讲 · 递推' })).toHaveAttribute(
    'href',
    `/web/homework/report/enroll?enrollId=${idOf('enroll', 22)}`,
  );
});
