import preview from '#storybook/preview';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { aPracticeTry, aSolution, aSolvedState, aWrongState } from '@aosai/api/practice/practice.fixtures';
import { aSingleChoice } from '@aosai/api/questions/questions.fixtures';
import { expect, fn, screen, within } from 'storybook/test';
import { anOfflineView, aPracticeView, atNight, onPhone, practiceArgs } from '../../../storybook/examplePractice.tsx';
import { PracticeQuestion } from './PracticeQuestion.tsx';

const now = Date.parse(FIXTURE_NOW);
const wrong = aPracticeView({
  standing: { answer: { kind: 'choice', optionIds: ['A'] }, drafts: [] },
  state: aWrongState({ lockedUntil: new Date(now + 8_000).toISOString() }),
  tries: [aPracticeTry()],
});
const solved = aPracticeView({
  standing: { answer: { kind: 'choice', optionIds: ['B'] }, drafts: [] },
  state: aSolvedState(),
  tries: [aPracticeTry({ no: 2, percent: 100 }), aPracticeTry()],
  solution: aSolution(),
  earned: 3,
});

const meta = preview.meta({
  id: 'screens-practicequestion',
  title: '练习一题',
  component: PracticeQuestion,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：练习里的一道题：作答、当即判定、自测、提交记录、错误测试点和题解。**何时不用**：单元里的题用 ChapterDetail，考试和作业用 ExamRoom。',
      },
    },
    density: {
      extreme: {
        practice: {
          data: aPracticeView({
            title: '最短路径与次短路径的多种求法以及在竞赛题目中的综合运用和证明过程',
            question: aSingleChoice({
              stemHtml: `<p>${'给定一张有向图，边权可能为负，求从起点到每个点的最短路径。'.repeat(20)}</p>`,
            }),
          }),
        },
      },
    },
  },
  args: {
    ...practiceArgs,
    unit: { id: idOf('chapter', 1), title: '认识计算机与环境', courseId: null, gradeId: null },
    onRetry: fn(),
  },
});

export const Choice = meta.story({ tags: ['key'] });
export const ChoiceWrong = meta.story({ args: { practice: { data: wrong } } });
export const ChoiceNote = meta.story({
  args: { practice: { data: { ...wrong, note: '把 <code>=</code> 当成了比较' } } },
});
export const ChoiceHints = meta.story({
  args: {
    practice: { data: aPracticeView({ hints: { shown: ['<p>先看第一个成立的条件。</p>'], total: 2 } }) },
  },
});
export const ChoiceSolved = meta.story({ args: { practice: { data: solved } } });
export const ChoiceReviewed = meta.story({
  args: {
    practice: {
      data: {
        ...solved,
        earned: 0,
        tries: [
          aPracticeTry({ no: 2, id: idOf('try', 2), percent: 100 }),
          aPracticeTry({
            review: {
              percent: null,
              comment: '先想想引用和复制的区别。',
              lineNotes: [],
              reviewedAt: at(-1),
              reviewerName: '周老师',
            },
          }),
        ],
      },
    },
  },
});
export const ChoiceDue = meta.story({
  args: {
    practice: {
      data: {
        ...solved,
        standing: { answer: null, drafts: [] },
        state: aSolvedState({ isWrong: true, dueAt: at(-60) }),
        earned: 0,
      },
    },
  },
});
export const Refused = meta.story({
  args: {
    practice: {
      data: aPracticeView({
        standing: wrong.standing,
        refused: { message: '提交太快，一分钟最多 6 次，请稍后再试', offersCards: false },
      }),
    },
  },
});
export const Guest = meta.story({
  args: { practice: { data: aPracticeView({ who: 'guest', save: null, standing: wrong.standing }) } },
});
export const Reader = meta.story({ args: { practice: { data: aPracticeView({ who: 'reader', save: null }) } } });
export const Offline = meta.story({ args: { practice: { data: anOfflineView({ standing: wrong.standing }) } } });
export const Conflict = meta.story({
  args: {
    practice: {
      data: aPracticeView({
        standing: { answer: { kind: 'choice', optionIds: ['C'] }, drafts: [] },
        save: { kind: 'conflict' },
        lost: { kind: 'choice', optionIds: ['A'] },
      }),
    },
  },
});
export const Loading = meta.story({ args: { practice: {} } });
export const Failed = meta.story({ args: { practice: { error: '服务暂时不可用，请稍后再试' } } });
export const Extreme = meta.story({ globals: { density: 'extreme' } });
export const Dark = meta.story({ ...atNight });
export const Phone = meta.story({ ...onPhone });

Choice.test('an answer has to be chosen before it can be handed in', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('button', { name: '提交答案' })).toBeDisabled();
  await userEvent.click(canvas.getByRole('radio', { name: /^A/ }));
  await expect(args.on.answer).toHaveBeenCalledWith(expect.any(String), { kind: 'choice', optionIds: ['A'] });
});

Choice.test('revealing the answer asks first, and says what it costs', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '看答案' }));
  const dialog = await screen.findByRole('dialog', { name: '看这道题的答案？' });
  await expect(dialog).toHaveTextContent('不再得积分');
  await userEvent.click(within(dialog).getByRole('button', { name: '看答案' }));
  await expect(args.on.reveal).toHaveBeenCalledOnce();
});

ChoiceNote.test('the note on the chosen option is shown at once', async ({ canvas }) => {
  await expect(canvas.getByText('你选的这一项')).toBeVisible();
});

ChoiceHints.test('the next hint can be asked for before the answer', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('先看第一个成立的条件。')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '看提示 2' }));
  await expect(args.on.hint).toHaveBeenCalledOnce();
});

ChoiceWrong.test('after a wrong answer the next one has to wait', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: '提交答案' })).toBeDisabled();
  await expect(canvas.getByText('再想一想，8 秒后可以再答')).toBeVisible();
  await expect(canvas.queryByText('解析')).toBeNull();
});

ChoiceSolved.test(
  'a right answer shows the key, and the question can be repeated',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('回答正确，积分 +3')).toBeVisible();
    await expect(canvas.getByText('解析')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '再做一次' }));
    await expect(args.on.answer).toHaveBeenLastCalledWith(expect.any(String), null);
    await expect(canvas.queryByText('解析')).toBeNull();
  },
);

ChoiceReviewed.test("earlier answers are listed with the teacher's comments", async ({ canvas }) => {
  await expect(canvas.getByText('提交记录（2 次）')).toBeVisible();
  await expect(canvas.getByText('先想想引用和复制的区别。')).toBeVisible();
});

ChoiceDue.test('a due question is answered before its key is shown', async ({ canvas }) => {
  await expect(canvas.getByText('该复习了')).toBeVisible();
  await expect(canvas.queryByText('解析')).toBeNull();
  await expect(canvas.getAllByRole('radio')[0]).toBeEnabled();
});

Guest.test('a guest sees the hand-in button', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '提交答案' }));
  await expect(args.on.submit).toHaveBeenCalledOnce();
});

Reader.test('a reader who does not practise cannot answer', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: '提交答案' })).toBeNull();
  await expect(canvas.queryByRole('radio')).toBeNull();
});

Offline.test('offline: says so, keeps what was typed and accepts no answer', async ({ canvas }) => {
  await expect(canvas.getByText(/写的都还在这一页/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: '提交答案' })).toBeDisabled();
});

Conflict.test('after a conflict, the version of this page can be restored', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '改用本页的答案' }));
  await expect(args.on.answer).toHaveBeenLastCalledWith(expect.any(String), { kind: 'choice', optionIds: ['A'] });
  await expect(args.on.dismissLost).toHaveBeenCalledOnce();
});

Failed.test('a failed question can be retried', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '重试' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

ChoiceSolved.test('without a video there is no player', async ({ canvas }) => {
  await expect(canvas.queryByLabelText('题解视频')).toBeNull();
});

export const InExam = meta.story({ args: { practice: { error: null }, isHeld: true } });
InExam.test('a question of a running exam says when it can be practised, and offers no retry', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: '这道题正在考试中，结束后再练' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: '重试' })).toBeNull();
});
