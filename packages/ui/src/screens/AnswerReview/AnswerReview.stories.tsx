import preview from '#storybook/preview';
import { aReport, aReportQuestion, aSavedAnswer } from '@aosai/api/fixtures/attempts';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/fixtures/ids';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AnswerReview, type AnswerReviewProps } from './AnswerReview.tsx';
import type { ReviewedQuestion } from './reviewedQuestion.ts';

const questions: ReviewedQuestion[] = aReport().questions.map((question) => ({
  ...question,
  comment:
    question.no === 26
      ? { text: '思路对。边界只差一步：先想清楚只有两座灯塔时输出什么。', by: '周明澜', at: at(-90) }
      : null,
}));

const grading = { saving: false, error: null, onSave: fn() };

const meta = preview.meta({
  component: AnswerReview,
  parameters: {
    density: { empty: { questions: { data: [] } } },
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：一次作答的逐题回顾。学生和家长看自己的答案、正确答案、解析和老师的评语；老师在同一页给分、写评语，保存后直接到下一题。**何时不用**：总分和各部分得分在成绩报告（ExamReportPaper）里。',
      },
    },
  },
  args: {
    trail: [{ label: '考试记录', href: '#reports' }, { label: '逐题回顾' }],
    paperTitle: 'GESP C++ 四级 模拟考试（二）',
    studentName: null,
    questions: { data: questions },
    currentId: idOf('question', 7),
    filter: 'all',
    now: Date.parse(FIXTURE_NOW),
    submissions: {},
    on: { go: fn(), filter: fn(), retry: fn(), openSubmissions: fn() },
  } as AnswerReviewProps,
});

export const Student = meta.story({ tags: ['key'] });
export const StudentCode = meta.story({ args: { currentId: idOf('question', 26) } });
export const StudentMissed = meta.story({ args: { filter: 'missed' } });
export const NothingMissed = meta.story({
  args: {
    filter: 'missed',
    questions: { data: questions.map((question) => ({ ...question, score: question.points })) },
  },
});
export const Teacher = meta.story({ args: { studentName: '林知远', grading, currentId: idOf('question', 26) } });
export const TeacherSaving = Teacher.extend({ args: { grading: { ...grading, saving: true } } });
export const TeacherFailed = Teacher.extend({
  args: { grading: { ...grading, error: '网络已断开，评分没有保存。请检查连接后再试一次。' } },
});
export const NotScored = Teacher.extend({
  args: { questions: { data: questions.map((question) => ({ ...question, score: null })) } },
});
export const Loading = meta.story({ args: { questions: {} } });
export const Failed = meta.story({ args: { questions: { error: '服务暂时不可用，请稍后再试' } } });
export const Nothing = meta.story({ args: { questions: { data: [] } } });
export const Long = meta.story({
  args: {
    studentName: '迪丽努尔·阿卜杜热合曼·买买提明',
    paperTitle: '2026 年秋季学期滨海市青少年信息学奥林匹克联赛选拔集训队第三次阶段性模拟考试（C++ 提高组）',
    questions: {
      data: [
        {
          ...aReportQuestion({
            mine: aSavedAnswer({ answer: { kind: 'choice', optionIds: ['B'] } }),
            options: ['A', 'B', 'C', 'D'].map((id) => ({
              id,
              html: `<p>${'先把所有灯塔按位置从小到大排序，再从左到右扫一遍，记录相邻两座的间隔。'.repeat(2)}</p>`,
            })),
          }),
          comment: { text: '下次先在纸上画一画。'.repeat(20), by: '欧阳思远', at: at(-9000) },
        },
      ],
    },
  },
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const TeacherPhone = Teacher.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = StudentCode.extend({ globals: { theme: 'dark' } });
export const TeacherDark = Teacher.extend({ globals: { theme: 'dark' } });

Student.test('a student sees their answer beside the right one, and no form', async ({ canvas, userEvent, args }) => {
  const article = within(canvas.getByRole('article', { name: '第 7 题' }));
  await expect(article.getByText('0 / 2 分')).toBeVisible();
  await expect(article.getByText('正确答案')).toBeVisible();
  await expect(canvas.queryByRole('form')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: '下一题' }));
  await expect(args.on.go).toHaveBeenLastCalledWith(idOf('question', 8));
});

Student.test('the numbers say how each answer did', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('button', { name: '第 7 题，未得分，0 / 2 分' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await userEvent.click(canvas.getByRole('button', { name: '第 26 题，部分得分，20 / 25 分' }));
  await expect(args.on.go).toHaveBeenLastCalledWith(idOf('question', 26));
});

StudentMissed.test('only answers that lost points are left', async ({ canvas }) => {
  const list = within(canvas.getByRole('navigation', { name: '题目' }));
  await expect(list.getAllByRole('button').map((button) => button.textContent)).toEqual([
    '7 ✗',
    '19 ✗',
    '26 ◐',
    '27 ◐',
  ]);
});

Teacher.test('points and words are saved in hundredths, and the next answer follows', async ({ canvas, userEvent }) => {
  grading.onSave.mockClear();
  const score = canvas.getByRole('spinbutton', { name: /得分/ });
  await userEvent.clear(score);
  await userEvent.type(score, '22.5');
  await userEvent.click(canvas.getByRole('button', { name: '保存，看下一题' }));
  await waitFor(() =>
    expect(grading.onSave).toHaveBeenCalledWith(
      {
        questionId: idOf('question', 26),
        points: 2250,
        comment: '思路对。边界只差一步：先想清楚只有两座灯塔时输出什么。',
      },
      true,
    ),
  );
});

Teacher.test('more than the full points is refused in words', async ({ canvas, userEvent }) => {
  grading.onSave.mockClear();
  const score = canvas.getByRole('spinbutton', { name: /得分/ });
  await userEvent.clear(score);
  await userEvent.type(score, '30');
  await userEvent.click(canvas.getByRole('button', { name: '保存评分' }));
  await waitFor(() => expect(score).toHaveAccessibleDescription('得分在 0 到 25 之间，请改一下'));
  await expect(grading.onSave).not.toHaveBeenCalled();
});
