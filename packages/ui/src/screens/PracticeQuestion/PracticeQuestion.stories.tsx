import preview from '#storybook/preview';
import { aSubmittedCode } from '@aosai/api/fixtures/submissions';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/fixtures/ids';
import {
  aPracticeState,
  aPracticeTry,
  aProgramTry,
  aSolution,
  aSolvedState,
  aWrongState,
  someWrongCases,
} from '@aosai/api/fixtures/practice';
import { aProgramming, aSingleChoice } from '@aosai/api/fixtures/questions';
import { expect, fn, screen, within } from 'storybook/test';
import { aPracticeView, aTaskView, atNight, onPhone, practiceArgs } from '../../storybook/examplePractice.tsx';
import { PracticeQuestion } from './PracticeQuestion.tsx';

/** A cold machine loads the editor slowly. */
const EDITOR_WAIT_MS = 20_000;
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
      empty: {
        practice: {
          data: aTaskView({
            state: aPracticeState(),
            tries: [],
            standing: { answer: null, drafts: [] },
            work: aPracticeView().work,
          }),
        },
      },
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
export const Offline = meta.story({
  args: {
    practice: {
      data: aPracticeView({
        standing: wrong.standing,
        save: { kind: 'offline', unsavedCount: 1 },
        work: { ...aPracticeView().work, online: false },
      }),
    },
  },
});
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

const editorThere = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await within(canvasElement).findByText(
    'return',
    { exact: false, selector: '.view-line *' },
    { timeout: EDITOR_WAIT_MS },
  );
};
export const Task = meta.story({ tags: ['key'], args: { practice: { data: aTaskView() } }, play: editorThere });
export const TaskFresh = meta.story({ globals: { density: 'empty' } });
export const TaskCases = meta.story({
  args: {
    practice: { data: aTaskView({ cases: { [idOf('try', 1)]: { data: someWrongCases() } } }) },
  },
});
export const TaskReviewed = meta.story({
  args: {
    programs: { data: [aSubmittedCode()] },
    practice: {
      data: aTaskView({
        casePolicy: 'none',
        tries: [
          aProgramTry({
            review: {
              percent: 90,
              comment: '思路对，间隔相同时的计数再想想。',
              lineNotes: [{ line: 9, text: '只有一座灯塔时还没有间隔，这里该输出什么？' }],
              reviewedAt: at(-1),
              reviewerName: '周老师',
            },
          }),
        ],
      }),
    },
  },
});
export const TaskUsedUp = meta.story({ args: { practice: { data: aTaskView({ casesLeft: 0 }) } } });
export const TaskRefused = meta.story({
  args: {
    practice: {
      data: aTaskView({ refused: { message: '「提交代码」的次数已用完（每天共 30 次）', offersCards: true } }),
    },
  },
});
export const TaskSolved = meta.story({
  args: {
    practice: {
      data: aTaskView({
        state: aSolvedState({ isFavourite: true }),
        tries: [aProgramTry({ no: 2, percent: 100, verdict: 'AC' }), aProgramTry()],
        solution: aSolution({
          rightAnswer: null,
          analysisHtml: '<p>从左到右只看相邻两座，边读边比。</p>',
          videoFile: 'lecture.mp4',
        }),
      }),
    },
  },
});
export const TaskDark = meta.story({ ...atNight, args: { ...atNight.args, practice: { data: aTaskView() } } });
export const TaskPhone = meta.story({ ...onPhone, args: { ...onPhone.args, practice: { data: aTaskView() } } });

Choice.test('an answer is chosen, then handed in', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('button', { name: '提交答案' })).toBeDisabled();
  await userEvent.click(canvas.getByRole('radio', { name: /^A/ }));
  await expect(args.on.answer).toHaveBeenCalledWith(expect.any(String), { kind: 'choice', optionIds: ['A'] });
});
Choice.test('seeing the key asks first and says what it costs', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '看答案' }));
  const dialog = await screen.findByRole('dialog', { name: '看这道题的答案？' });
  await expect(dialog).toHaveTextContent('不再得积分');
  await userEvent.click(within(dialog).getByRole('button', { name: '看答案' }));
  await expect(args.on.reveal).toHaveBeenCalledOnce();
});
ChoiceWrong.test('after a wrong answer the next one waits', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: '提交答案' })).toBeDisabled();
  await expect(canvas.getByText('再想一想，8 秒后可以再答')).toBeVisible();
  await expect(canvas.queryByText('解析')).toBeNull();
});
ChoiceSolved.test(
  'the key stands beside a right answer, and it can be done again',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('回答正确，积分 +3')).toBeVisible();
    await expect(canvas.getByText('解析')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '再做一次' }));
    await expect(args.on.answer).toHaveBeenLastCalledWith(expect.any(String), null);
    await expect(canvas.queryByText('解析')).toBeNull();
  },
);
ChoiceReviewed.test('earlier answers are listed, with what a teacher said', async ({ canvas }) => {
  await expect(canvas.getByText('提交记录（2 次）')).toBeVisible();
  await expect(canvas.getByText('先想想引用和复制的区别。')).toBeVisible();
});
ChoiceDue.test('what comes back is answered before its key is seen', async ({ canvas }) => {
  await expect(canvas.getByText('该复习了')).toBeVisible();
  await expect(canvas.queryByText('解析')).toBeNull();
  await expect(canvas.getAllByRole('radio')[0]).toBeEnabled();
});
Guest.test('handing in is offered to who is signed out', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '提交答案' }));
  await expect(args.on.submit).toHaveBeenCalledOnce();
});
Reader.test('who only reads finds nothing to hand in', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: '提交答案' })).toBeNull();
  await expect(canvas.queryByRole('radio')).toBeNull();
});
Offline.test('offline says so, keeps what was written and takes no answer', async ({ canvas }) => {
  await expect(canvas.getByText(/写的都还在这一页/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: '提交答案' })).toBeDisabled();
});
Conflict.test('what this page had can be put down again', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '改用本页的答案' }));
  await expect(args.on.answer).toHaveBeenLastCalledWith(expect.any(String), { kind: 'choice', optionIds: ['A'] });
  await expect(args.on.dismissLost).toHaveBeenCalledOnce();
});
Failed.test('a failure offers another try', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '重试' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});
Task.test('a task is run on a sample and handed in', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '自测' }));
  await expect(args.on.run).toHaveBeenCalledWith(
    expect.objectContaining({ input: { kind: 'sample', sampleId: '01' } }),
  );
  await userEvent.click(canvas.getByRole('button', { name: '提交' }));
  await expect(args.on.submit).toHaveBeenCalledWith(aProgramming().id);
});
Task.test('the failing case says how many looks are left', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('tab', { name: /提交记录/ }));
  await expect(canvas.getByText(/今天还能看 2 次/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '查看错误测试点' }));
  await expect(args.on.openCases).toHaveBeenCalledWith(idOf('try', 1));
});
Task.test('a solution says why it is locked and what opens it', async ({ canvas, userEvent, args }) => {
  const solution = within(canvas.getByRole('region', { name: '题解' }));
  await expect(solution.getByText(/通过这道题就能看/)).toBeVisible();
  await userEvent.click(solution.getByRole('button', { name: '用 20 积分解锁' }));
  await expect(args.on.unlock).toHaveBeenCalledOnce();
});
Task.test('a clean start asks first', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '更多' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '清除记录' }));
  const dialog = await screen.findByRole('dialog', { name: '清除这道题的记录？' });
  await userEvent.click(within(dialog).getByRole('button', { name: '清除记录' }));
  await expect(args.on.clean).toHaveBeenCalledOnce();
});
Task.test('a favourite is one press away', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '收藏' }));
  await expect(args.on.favourite).toHaveBeenCalledWith(true);
});
TaskCases.test('the failing case stands with its input and both outputs', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('tab', { name: /提交记录/ }));
  const cases = within(canvas.getByRole('region', { name: '错误测试点' }));
  await expect(cases.getByText('测试点 5')).toBeVisible();
  for (const title of ['输入', '期望输出', '你的输出']) await expect(cases.getByText(title)).toBeVisible();
});
TaskReviewed.test('a teacher’s words stand under the submission', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('tab', { name: /提交记录/ }));
  await expect(canvas.getByText('思路对，间隔相同时的计数再想想。')).toBeVisible();
  await expect(canvas.getByRole('note', { name: '第 9 行的批注' })).toBeVisible();
  await expect(canvas.getByText(/没有公开这道题的测试数据/)).toBeVisible();
});
TaskRefused.test('why a program was not taken stands over the submissions, with the way to a card', async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('tab', { name: /提交记录/ }));
  await expect(canvas.getByText(/次数已用完/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: '看看会员卡' })).toBeVisible();
});
TaskUsedUp.test('without looks left the way to a card is shown', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('tab', { name: /提交记录/ }));
  await expect(canvas.getByRole('link', { name: '看看会员卡' })).toBeVisible();
});
TaskPhone.test('areas of a phone are tabs', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('tab', { name: '结果 1' }));
  await expect(canvas.getByRole('radio', { name: '自测结果' })).toBeVisible();
});
TaskSolved.test('the video of a solution stands with its text', async ({ canvas }) => {
  const card = within(canvas.getByRole('region', { name: '题解' }));
  await expect(card.getByLabelText('题解视频')).toHaveAttribute('src', '/aosai/api/common/file/lecture.mp4');
  await expect(card.getByText(/边读边比/)).toBeVisible();
});
ChoiceSolved.test('without a video there is no player', async ({ canvas }) => {
  await expect(canvas.queryByLabelText('题解视频')).toBeNull();
});
