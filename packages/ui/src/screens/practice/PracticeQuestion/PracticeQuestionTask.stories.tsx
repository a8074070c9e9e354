import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import {
  aPracticeState,
  aProgramTry,
  aSolution,
  aSolvedState,
  someWrongCases,
} from '@aosai/api/practice/practice.fixtures';
import { aProgramming } from '@aosai/api/questions/questions.fixtures';
import { aSubmission, aSubmittedCode } from '@aosai/api/judging/submissions.fixtures';
import { expect, fn, screen, within } from 'storybook/test';
import { aPracticeView, aTaskView, atNight, onPhone, practiceArgs } from '../../../storybook/examplePractice.tsx';
import { PracticeQuestion } from './PracticeQuestion.tsx';

/** Loading the editor is slow on a cold machine. */
const EDITOR_WAIT_MS = 20_000;

const meta = preview.meta({
  id: 'screens-practicequestion-task',
  title: '练习一题/编程题',

  component: PracticeQuestion,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：PracticeQuestion 里的编程题：自测、提交、提交记录、错误测试点和题解。**何时不用**：单元里的编程题用 ChapterDetail，考试和作业用 ExamRoom。',
      },
    },
  },
  args: {
    ...practiceArgs,
    practice: { data: aTaskView() },
    unit: { id: idOf('chapter', 1), title: '认识计算机与环境', courseId: null, gradeId: null },
    onRetry: fn(),
  },
});

const editorThere = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await within(canvasElement).findByText(
    'return',
    { exact: false, selector: '.view-line *' },
    { timeout: EDITOR_WAIT_MS },
  );
};

export const Failing = meta.story({ tags: ['key'], play: editorThere });
export const Fresh = meta.story({
  args: {
    practice: {
      data: aTaskView({
        state: aPracticeState(),
        tries: [],
        standing: { answer: null, drafts: [] },
        work: aPracticeView().work,
      }),
    },
  },
});
export const Cases = meta.story({
  args: {
    practice: { data: aTaskView({ cases: { [idOf('try', 1)]: { data: someWrongCases() } } }) },
  },
});
export const Reviewed = meta.story({
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
export const UsedUp = meta.story({ args: { practice: { data: aTaskView({ casesLeft: 0 }) } } });
export const Refused = meta.story({
  args: {
    practice: {
      data: aTaskView({ refused: { message: '「提交代码」的次数已用完（每天共 30 次）', offersCards: true } }),
    },
  },
});
export const Solved = meta.story({
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
/** The solution is free, but has not been opened. */
export const FreeSolution = meta.story({
  args: { practice: { data: aTaskView({ pricePoints: 0, solution: null }) } },
});
/** The solution was opened before the task was solved. */
export const SolutionRead = meta.story({
  args: {
    practice: {
      data: aTaskView({
        pricePoints: 0,
        state: aPracticeState({ revealedAt: at(-1) }),
        solution: aSolution({ rightAnswer: null, analysisHtml: '<p>从左到右只看相邻两座。</p>' }),
      }),
    },
  },
});
export const Hints = meta.story({
  args: {
    practice: {
      data: aTaskView({ hints: { shown: ['<p>先想：相邻两座灯塔差多少？</p>'], total: 3 } }),
    },
  },
});
export const HintsUnread = meta.story({
  args: { practice: { data: aTaskView({ hints: { shown: [], total: 3 } }) } },
});
Hints.test('hints are shown one after another', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('提示 1 / 3')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '看提示 2' }));
  await expect(args.on.hint).toHaveBeenCalledOnce();
});
HintsUnread.test('before the first hint the page says that hints cost nothing', async ({ canvas }) => {
  await expect(canvas.getByText(/看提示不扣积分/)).toBeVisible();
});
export const Dark = meta.story({ ...atNight });
export const Phone = meta.story({ ...onPhone });

Failing.test('a task can be run on a sample and handed in', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '自测' }));
  await expect(args.on.run).toHaveBeenCalledWith(
    expect.objectContaining({ input: { kind: 'sample', sampleId: '01' } }),
  );
  await userEvent.click(canvas.getByRole('button', { name: '提交' }));
  await expect(args.on.submit).toHaveBeenCalledWith(aProgramming().id, expect.objectContaining({ kind: 'code' }));
});

Fresh.test(
  'starting code that nobody changed is submitted with the first press',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    const shown = expect.objectContaining({ kind: 'code', code: expect.stringContaining('int main()') });
    await expect(args.on.answer).toHaveBeenCalledWith(aProgramming().id, shown);
    await expect(args.on.submit).toHaveBeenCalledWith(aProgramming().id, shown);
  },
);

Failing.test('a failing case shows how often it can still be viewed today', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('tab', { name: /提交记录/ }));
  await expect(canvas.getByText(/今天还能看 2 次/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '查看错误测试点' }));
  await expect(args.on.openCases).toHaveBeenCalledWith(idOf('try', 1));
});

Failing.test('a locked solution says why, and what unlocks it', async ({ canvas, userEvent, args }) => {
  const solution = within(canvas.getByRole('region', { name: '题解' }));
  await expect(solution.getByText(/通过这道题就能看/)).toBeVisible();
  await userEvent.click(solution.getByRole('button', { name: '用 20 积分解锁' }));
  await expect(args.on.unlock).toHaveBeenCalledOnce();
});

FreeSolution.test('opening a free solution first says what it costs, and can be cancelled', async (context) => {
  const { canvas, userEvent, args } = context;
  const solution = within(canvas.getByRole('region', { name: '题解' }));
  await userEvent.click(solution.getByRole('button', { name: '查看题解' }));
  const dialog = within(await screen.findByRole('dialog', { name: '查看这道题的题解？' }));
  await expect(dialog.getByText(/不再得积分/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '再想想' }));
  await expect(args.on.reveal).not.toHaveBeenCalled();
  await userEvent.click(solution.getByRole('button', { name: '查看题解' }));
  const again = within(await screen.findByRole('dialog', { name: '查看这道题的题解？' }));
  await userEvent.click(again.getByRole('button', { name: '查看题解' }));
  await expect(args.on.reveal).toHaveBeenCalledOnce();
  await expect(args.on.unlock).not.toHaveBeenCalled();
});

SolutionRead.test('after an opened solution, the page says that the task earns no points', async ({ canvas }) => {
  const solution = within(canvas.getByRole('region', { name: '题解' }));
  await expect(solution.getByText(/只看相邻两座/)).toBeVisible();
  await expect(solution.getByText('看过题解，这道题不再得积分。')).toBeVisible();
});

Failing.test('clearing the records asks for confirmation', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '更多' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '清除记录' }));
  const dialog = await screen.findByRole('dialog', { name: '清除这道题的记录？' });
  await userEvent.click(within(dialog).getByRole('button', { name: '清除记录' }));
  await expect(args.on.clean).toHaveBeenCalledOnce();
});

Failing.test('a question becomes a favourite with one click', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '收藏' }));
  await expect(args.on.favourite).toHaveBeenCalledWith(true);
});

Cases.test('the failing case shows input and both outputs', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('tab', { name: /提交记录/ }));
  const cases = within(canvas.getByRole('region', { name: '错误测试点' }));
  await expect(cases.getByText('测试点 5')).toBeVisible();
  for (const title of ['输入', '期望输出', '实际输出']) await expect(cases.getByText(title)).toBeVisible();
});

Reviewed.test("a teacher's comments are shown below the submission", async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('tab', { name: /提交记录/ }));
  await expect(canvas.getByText('思路对，间隔相同时的计数再想想。')).toBeVisible();
  await expect(canvas.getByRole('note', { name: '第 9 行的批注' })).toBeVisible();
  await expect(canvas.getByText(/没有公开这道题的测试数据/)).toBeVisible();
});

Refused.test('a refused program shows the reason above the submissions, with a link to the cards', async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('tab', { name: /提交记录/ }));
  await expect(canvas.getByText(/次数已用完/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: '看看会员卡' })).toBeVisible();
});

UsedUp.test('without views left, a link to the cards is shown', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('tab', { name: /提交记录/ }));
  await expect(canvas.getByRole('link', { name: '看看会员卡' })).toBeVisible();
});

Phone.test('on a phone the areas are tabs', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('tab', { name: '结果 1' }));
  await expect(canvas.getByRole('radio', { name: '自测结果' })).toBeVisible();
});

Solved.test('the video of a solution is shown with its text', async ({ canvas }) => {
  const card = within(canvas.getByRole('region', { name: '题解' }));
  await expect(card.getByLabelText('题解视频')).toHaveAttribute('src', '/aosai/api/common/file/lecture.mp4');
  await expect(card.getByText(/边读边比/)).toBeVisible();
});

const PYTHON_CODE = 'n = int(input())\nprint(n * 2)\n';
/** The stepper of the page, which this screen only opens. */
const Stepper = ({ source, onClose }: { source: string; onClose: () => void }) => (
  <dialog open aria-label="单步">
    {source}
    <button type="button" onClick={onClose}>
      关
    </button>
  </dialog>
);
const help = {
  Message: () => null,
  markersOf: () => [],
  explain: () => Promise.resolve({ code: 'x', line: 4, title: '这一行末尾少了分号', advice: '在这一行的末尾加上 ;' }),
  Stepper,
};
/** A Python program, which can be run step by step. */
export const Python = meta.story({
  args: {
    editorMode: 'phone',
    practice: {
      data: aTaskView({
        standing: { answer: { kind: 'code', language: 71, code: PYTHON_CODE }, drafts: [] },
        work: { ...aPracticeView().work, help },
      }),
    },
  },
});
/** The editor says in Chinese why the program does not compile. */
export const NotCompiled = meta.story({
  args: {
    editorMode: 'phone',
    practice: {
      data: aTaskView({
        work: {
          ...aPracticeView().work,
          help,
          submissions: [
            aSubmission({
              questionId: aProgramming().id,
              kind: 'debug',
              verdict: 'CE',
              compileMessage: "main.cpp:5:5: error: expected ';' before 'cin'",
            }),
          ],
        },
      }),
    },
  },
});

Python.test('单步 opens the program with its input', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '单步' }));
  await expect(canvas.getByRole('dialog', { name: '单步' })).toHaveTextContent('print(n * 2)');
  await userEvent.click(canvas.getByRole('button', { name: '关' }));
  await expect(canvas.queryByRole('dialog', { name: '单步' })).toBeNull();
});
NotCompiled.test('the mark of the editor explains the first error', async ({ canvas }) => {
  const mark = await canvas.findByText('这一行末尾少了分号。在这一行的末尾加上 ;', {}, { timeout: EDITOR_WAIT_MS });
  await expect(mark).toHaveClass('cm-compileMessage');
  await expect(canvas.queryByText("expected ';' before 'cin'")).toBeNull();
});
Failing.test('where the page gives no help there is no 单步', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: '单步' })).toBeNull();
});
NotCompiled.test('单步 opens a C++ program too', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '单步' }));
  await expect(canvas.getByRole('dialog', { name: '单步' })).toHaveTextContent('cin');
});
