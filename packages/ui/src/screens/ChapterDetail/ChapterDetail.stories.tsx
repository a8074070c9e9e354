import preview from '#storybook/preview';
import { aChapterPage } from '@aosai/api/fixtures/courses';
import { FIXTURE_NOW, at, idOf } from '@aosai/api/fixtures/ids';
import { expect, fn } from 'storybook/test';
import { ChapterDetail, type ChapterPart } from './ChapterDetail.tsx';

const one = aChapterPage();
const [question] = one.questions;
const many = question
  ? Array.from({ length: 40 }, (_, place) => ({
      ...question,
      questionId: idOf('question', place + 1),
      title: '最短路径与次短路径的多种求法以及在竞赛题目中的综合运用',
      shown: { ...question.shown, no: place + 1 },
    }))
  : [];

const meta = preview.meta({
  component: ChapterDetail,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：读一个单元的讲义、看视频、逐题看题面，也是老师看一位学生在班级里的这个单元。**何时不用**：没有进入单元时看课程页。',
      },
    },
    layout: 'fullscreen',
    density: {
      empty: { chapter: { data: aChapterPage({ notesHtml: '', questions: [] }) } },
      extreme: { chapter: { data: aChapterPage({ questions: many }) }, part: 12 },
    },
  },
  args: {
    chapter: { data: one },
    isLocked: false,
    from: { courseId: idOf('course'), gradeId: null },
    part: 'notes' as ChapterPart,
    fileUrl: (name: string) => name,
    now: Date.parse(FIXTURE_NOW),
    on: { part: fn(), retry: fn() },
  },
});

export const Notes = meta.story();
export const Question = meta.story({ tags: ['key'], args: { part: 0 } });
export const Class = meta.story({
  args: {
    chapter: {
      data: aChapterPage({
        openBy: 'class',
        grade: { id: idOf('grade'), title: '信奥一班 · 秋季', openAt: null, dueAt: at(3 * 1_440), member: null },
      }),
    },
  },
});
export const TeacherLooks = meta.story({
  args: {
    part: 1,
    chapter: {
      data: aChapterPage({
        openBy: 'staff',
        grade: {
          id: idOf('grade'),
          title: '信奥一班 · 秋季',
          openAt: null,
          dueAt: null,
          member: { id: idOf('member', 1), name: '林知远' },
        },
        questions: one.questions.map((each) => ({ ...each, staff: { status: '0' as const, isOpen: false } })),
      }),
    },
  },
});
export const Locked = meta.story({ args: { isLocked: true, chapter: {} } });
export const Loading = meta.story({ args: { chapter: {} } });
export const Failed = meta.story({ args: { chapter: { error: '服务暂时不可用，请稍后再试' } } });
export const NothingInIt = meta.story({ globals: { density: 'empty' } });
export const Extreme = meta.story({ globals: { density: 'extreme' } });
export const Phone = Question.extend({ globals: { viewport: { value: 'phone' } } });

Notes.test('the questions follow one by one', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '开始做题' }));
  await expect(args.on.part).toHaveBeenCalledWith(0);
});
Question.test('the list leads to each question, and back to the notes', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^第 2 题/ }));
  await userEvent.click(canvas.getByRole('button', { name: '回到讲义' }));
  await expect(args.on.part).toHaveBeenNthCalledWith(1, 1);
  await expect(args.on.part).toHaveBeenNthCalledWith(2, 'notes');
});
Extreme.test('long titles stay beside the question', async ({ canvas }) => {
  const list = canvas.getByRole('navigation', { name: '单元的内容' });
  const widest = Math.max(...canvas.getAllByRole('button', { name: /^第 \d+ 题/ }).map((one) => one.clientWidth));
  await expect(widest).toBeLessThanOrEqual(list.clientWidth);
});
TeacherLooks.test('a teacher is told what students do not see', async ({ canvas }) => {
  await expect(canvas.getByText('学生看不到')).toBeVisible();
  await expect(canvas.getByText(/林知远/)).toBeVisible();
});
