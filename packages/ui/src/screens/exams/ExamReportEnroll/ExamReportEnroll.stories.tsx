import preview from '#storybook/preview';
import { aSettledAttempt } from '@aosai/api/exams/attempts.fixtures';
import { anEnrolment, anExamPaper } from '@aosai/api/exams/exams.fixtures';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn } from 'storybook/test';
import { ExamReportEnroll } from './ExamReportEnroll.tsx';

const meta = preview.meta({
  id: 'screens-examreportenroll',
  title: '考试记录',
  component: ExamReportEnroll,
  parameters: {
    density: {
      empty: { attempts: { data: [] } },
      extreme: {
        attempts: {
          data: Array.from({ length: 20 }, (_, index) =>
            aSettledAttempt({ id: idOf('attempt', index + 1), attemptNo: 20 - index }),
          ),
        },
      },
    },
    docs: {
      description: {
        component:
          '**何时用**：一次报名下各份试卷的成绩入口，列出每次作答。**何时不用**：只有一份试卷一次作答时直接进入 ExamReportPaper。',
      },
    },
    layout: 'fullscreen',
  },
  args: {
    enrolment: { data: anEnrolment() },
    papers: { data: [anExamPaper(), anExamPaper({ id: idOf('paper', 2), title: 'GESP C++ 四级 模拟卷（二）' })] },
    attempts: {
      data: [
        aSettledAttempt({ id: idOf('attempt', 2), attemptNo: 2, totalPoints: 9_250 }),
        aSettledAttempt({ id: idOf('attempt', 1), startedAt: at(-1_500), completedAt: at(-1_404) }),
      ],
    },
    now: Date.parse(FIXTURE_NOW),
    on: { retry: fn() },
  },
});

export const TwoPapers = meta.story();
export const NothingYet = meta.story({
  tags: ['key'],
  args: { attempts: { data: [] }, papers: { data: [anExamPaper()] } },
});
export const Loading = meta.story({ args: { enrolment: {}, papers: {}, attempts: {} } });
export const Failed = meta.story({ args: { enrolment: { error: '没有找到这项内容，可能已被删除或无权查看' } } });
export const Phone = TwoPapers.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = TwoPapers.extend({ globals: { theme: 'dark' } });

TwoPapers.test('each paper lists its attempts and its best score', async ({ canvas }) => {
  await expect(canvas.getByText('最高 92.5 / 100')).toBeVisible();
  await expect(canvas.getByText('这份试卷还没有作答')).toBeVisible();
  await expect(canvas.getAllByRole('link', { name: /查看报告/ })).toHaveLength(2);
});
