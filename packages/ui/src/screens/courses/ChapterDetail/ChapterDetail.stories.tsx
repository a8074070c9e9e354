import preview from '#storybook/preview';
import { aChapterPage } from '@aosai/api/courses/courses.fixtures';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { aSolvedState, aWrongState } from '@aosai/api/practice/practice.fixtures';
import { aProgramming } from '@aosai/api/questions/questions.fixtures';
import { expect, fn, screen, within } from 'storybook/test';
import {
  anOfflineView,
  aPracticeView,
  aTaskView,
  atNight,
  onPhone,
  practiceArgs,
} from '../../../storybook/examplePractice.tsx';
import { Html } from '../../../primitives/Html/Html.tsx';
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
  id: 'screens-chapterdetail',
  title: '单元',
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
    ...practiceArgs,
    chapter: { data: one },
    locked: null,
    from: { courseId: idOf('course'), gradeId: null },
    notes: <Html html={one.notesHtml} size="l" />,
    part: 'notes' as ChapterPart,
    states: { [idOf('question', 1)]: aSolvedState(), [idOf('question', 2)]: aWrongState({ bestPercent: 40 }) },
    fileUrl: (name: string) => name,
    cleaning: { pending: false, error: null },
    onClean: fn(() => Promise.resolve(true)),
    onPart: fn(),
    onRetry: fn(),
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
export const Locked = meta.story({ args: { locked: { openAt: null }, chapter: {} } });
export const LockedByClass = meta.story({
  args: { locked: { openAt: at(5 * 1_440) }, chapter: {}, from: { courseId: null, gradeId: idOf('grade') } },
});
export const Guest = meta.story({
  args: { states: null, part: 0, practice: { data: aPracticeView({ who: 'guest', save: null }) } },
});
export const Done = meta.story({
  args: { states: { [idOf('question', 1)]: aSolvedState(), [idOf('question', 2)]: aSolvedState() } },
});
export const Task = meta.story({
  args: {
    part: 1,
    practice: { data: aTaskView() },
    chapter: {
      data: aChapterPage({
        questions: one.questions.map((each, place) =>
          place === 1 ? { ...each, title: '灯塔的间隔', shown: aProgramming({ no: 2 }) } : each,
        ),
      }),
    },
  },
});
export const Loading = meta.story({ args: { chapter: {}, practice: {} } });
export const Failed = meta.story({ args: { chapter: { error: '服务暂时不可用，请稍后再试' }, practice: {} } });
export const Offline = Question.extend({ tags: ['!key'], args: { practice: { data: anOfflineView() } } });
export const NothingInIt = meta.story({ globals: { density: 'empty' } });
export const Extreme = meta.story({ globals: { density: 'extreme' } });
export const Phone = Question.extend({ ...onPhone, tags: ['!key'] });
export const NotesPhone = meta.story(onPhone);
export const Dark = Question.extend({ ...atNight, tags: ['!key'] });

Notes.test('the notes lead to the first question', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '开始做题' }));
  await expect(args.onPart).toHaveBeenCalledWith(0);
});
Question.test('the list and the step buttons open the parts of a chapter', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /第 2 题/ }));
  await userEvent.click(canvas.getByRole('button', { name: '讲义' }));
  await userEvent.click(canvas.getByRole('button', { name: '下一题' }));
  await userEvent.click(canvas.getByRole('button', { name: '上一题' }));
  for (const [nth, part] of [1, 'notes', 1, 'notes'].entries())
    await expect(args.onPart).toHaveBeenNthCalledWith(nth + 1, part);
});
/** Levels of the camp and topics are courses with pages of their own. */
export const OfCamp = meta.story({
  args: {
    from: {
      courseId: idOf('course'),
      gradeId: null,
      course: { kind: 'camp', title: 'C++ 3 级考点闯关', slug: 'gesp-cpp-3' },
    },
  },
});
export const OfTopic = meta.story({
  args: {
    from: { courseId: idOf('course'), gradeId: null, course: { kind: 'topic', title: '趣味 C++', slug: 'quwei' } },
  },
});
OfCamp.test('a unit of the camp links back to its level', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '回到训练营' })).toHaveAttribute(
    'href',
    '/web/camp?language=cpp&level=3',
  );
});
OfTopic.test('a unit of a topic links back to the topic', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '回到趣味 C++' })).toHaveAttribute('href', '/web/topic/quwei');
});

Question.test('the list shows the state of each question', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: /已通过.*第 1 题/ })).toBeVisible();
  await expect(canvas.getByRole('button', { name: /部分通过.*第 2 题/ })).toBeVisible();
});
LockedByClass.test('a unit locked by a class says when it opens', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: /开放$/ })).toBeVisible();
  await expect(canvas.getByRole('link', { name: '回到班级的课程' })).toBeVisible();
});
Done.test('a unit whose questions are all solved says so', async ({ canvas }) => {
  await expect(canvas.getByText('单元已完成')).toBeVisible();
});
Phone.test('on a phone the list is behind a button', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /单元的内容/ }));
  const drawer = await screen.findByRole('dialog', { name: '单元的内容' });
  await userEvent.click(within(drawer).getByRole('button', { name: /第 2 题/ }));
  await expect(args.onPart).toHaveBeenLastCalledWith(1);
});
Extreme.test('long titles do not widen the list of questions', async ({ canvas }) => {
  const list = canvas.getByRole('navigation', { name: '单元的内容' });
  const widest = Math.max(...canvas.getAllByRole('button', { name: /第 \d+ 题/ }).map((one) => one.clientWidth));
  await expect(widest).toBeLessThanOrEqual(list.clientWidth);
});
TeacherLooks.test('a teacher sees a note on what students cannot see', async ({ canvas }) => {
  await expect(canvas.getByText(/学生看不到/)).toBeVisible();
  await expect(canvas.getByText(/林知远/)).toBeVisible();
});
Notes.test('clearing the records of the whole unit asks for confirmation', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '从头再做' }));
  const dialog = await screen.findByRole('dialog', { name: '清除这个单元的练习记录？' });
  await userEvent.click(within(dialog).getByRole('button', { name: '清除记录' }));
  await expect(args.onClean).toHaveBeenCalledOnce();
});
Offline.test('offline, the unit can still be read, but no answer is accepted', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText(/写的都还在这一页/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '下一题' }));
  await expect(args.onPart).toHaveBeenCalledWith(1);
});
