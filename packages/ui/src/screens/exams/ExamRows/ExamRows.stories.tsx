import preview from '#storybook/preview';
import { anExam, manyExams, mineOn } from '@aosai/api/exams/exams.fixtures';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect } from 'storybook/test';
import { Card } from '../../../primitives/Card/Card.tsx';
import { ExamRows } from './ExamRows.tsx';

const enrolled = mineOn({ attemptId: null, attemptStatus: null, deadlineAt: null });

const meta = preview.meta({
  id: 'patterns-examrows',
  title: '部件/考试列表行 ExamRows',
  component: ExamRows,
  parameters: {
    density: {
      empty: { exams: [] },
      extreme: { exams: Array.from({ length: 20 }, (_, index) => anExam({ id: idOf('exam', index + 1) })) },
    },
    docs: {
      description: {
        component:
          '**何时用**：今天和近几天要参加的考试，每行一个最要紧的动作。**何时不用**：按名称和状态查找全部考试用考试列表页。',
      },
    },
  },
  args: { exams: manyExams(), now: Date.parse(FIXTURE_NOW) },
  decorators: [
    (Story) => (
      <Card title="考试" padding="none">
        <Story />
      </Card>
    ),
  ],
});

export const EveryState = meta.story();
export const WithSummary = meta.story({ tags: ['key'], args: { summary: true } });
export const AboutToBegin = meta.story({
  args: { exams: [anExam({ status: '2', startAt: at(102), endAt: at(222), enrollEndAt: at(-60), mine: enrolled })] },
});
export const QuitAndStopped = meta.story({
  args: {
    exams: [
      anExam({ id: idOf('exam', 1), status: '1', startAt: at(1440), mine: { ...enrolled, enrollStatus: '4' } }),
      anExam({ id: idOf('exam', 2), status: '5', title: 'CSP-S 第二轮 模拟测试（一）' }),
    ],
  },
});
export const LongTitles = meta.story({
  args: {
    summary: true,
    exams: [
      anExam({
        title: '2026 年秋季学期滨海市青少年信息学奥林匹克联赛选拔集训队第三次阶段性模拟考试（C++ 提高组）',
        summary: '覆盖图论、树形动态规划、线段树与并查集，'.repeat(6),
        mine: enrolled,
      }),
    ],
  },
});
export const Phone = EveryState.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = EveryState.extend({ globals: { theme: 'dark' } });

EveryState.test('each exam offers its one next action', async ({ canvas }) => {
  const labels = canvas.getAllByRole('link', { name: /：/ }).map((link) => link.textContent);
  await expect(labels).toEqual(['继续作答', '报名', '报名', '查看', '查看', '查看报告']);
});

AboutToBegin.test('the countdown shows hours, minutes and seconds', async ({ canvas }) => {
  await expect(canvas.getByText('距开始 01:42:00')).toBeVisible();
});
