import preview from '#storybook/preview';
import { anAttempt, aSettledAttempt } from '@aosai/api/exams/attempts.fixtures';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn } from 'storybook/test';
import { ExamReportList } from './ExamReportList.tsx';
import type { Attempt } from '@aosai/api/exams/attempt.contract';

const pageOf = (content: Attempt[], total = content.length) => ({ data: { content, total, page: 0, size: 20 } });

const attempts = [
  anAttempt({ id: idOf('attempt', 1) }),
  aSettledAttempt({
    id: idOf('attempt', 2),
    status: '2',
    totalPoints: null,
    startedAt: at(-260),
    completedAt: at(-140),
  }),
  aSettledAttempt({ id: idOf('attempt', 3), startedAt: at(-3_000), completedAt: at(-2_904) }),
  aSettledAttempt({
    id: idOf('attempt', 4),
    examTitle: 'GESP C++ 三级 模拟考试（二）',
    totalPoints: 5_400,
    submitReason: 'timeout',
    startedAt: at(-13 * 1_440),
    completedAt: at(-13 * 1_440 + 120),
  }),
];

const meta = preview.meta({
  id: 'screens-examreportlist',
  title: '考试记录列表',
  component: ExamReportList,
  parameters: {
    density: {
      empty: { attempts: pageOf([]) },
      extreme: {
        attempts: pageOf(
          Array.from({ length: 20 }, (_, index) => aSettledAttempt({ id: idOf('attempt', index + 1) })),
          640,
        ),
      },
    },
    docs: {
      description: {
        component:
          '**何时用**：学生自己的全部考试记录，按时间列出得分和状态。**何时不用**：家长用 ChildReports；一场考试内的多次作答用 ExamReportEnroll。',
      },
    },
    layout: 'fullscreen',
  },
  args: {
    attempts: pageOf(attempts),
    filter: { status: null, keyword: '', page: 0 },
    now: Date.parse(FIXTURE_NOW),
    on: { filter: fn(), retry: fn() },
  },
});

export const Full = meta.story();
export const ManyPages = meta.story({ tags: ['key'], args: { attempts: pageOf(attempts, 64) } });
export const None = meta.story({ args: { attempts: pageOf([]) } });
export const NoneFound = meta.story({
  args: { attempts: pageOf([]), filter: { status: '2', keyword: '', page: 0 } },
});
export const Loading = meta.story({ args: { attempts: {} } });
export const Failed = meta.story({ args: { attempts: { error: '服务暂时不可用，请稍后再试' } } });
export const Phone = Full.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Full.extend({ globals: { theme: 'dark' } });

Full.test('choosing a tab filters by state', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('tab', { name: '已出分' }));
  await expect(args.on.filter).toHaveBeenCalledWith({ status: '3', keyword: '', page: 0 });
});

Full.test('a record links to its report', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: /查看报告：GESP C\+\+ 三级/ })).toHaveAttribute(
    'href',
    `/web/exam/report/paper?id=${idOf('attempt', 4)}`,
  );
});
