import preview from '#storybook/preview';

import { aSubmittedCode, aTrialRun, LIGHTHOUSE } from '@aosai/api/judging/submissions.fixtures';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { changeConfig, DEFAULT_CONFIG } from '@aosai/editor/config';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inRoom, dark, phone, programmingView, question, withAnswer } from '../../../storybook/exampleRoom.tsx';
import { ExamRoom } from './ExamRoom.tsx';

/** Loading the editor is slow on a cold machine. */
const EDITOR_WAIT_MS = 20_000;

const meta = preview.meta({
  id: 'screens-examroom',
  title: '考场',

  component: ExamRoom,
  ...inRoom(
    '**何时用**：ExamRoom 的编程题：编辑器、自测、提交与逐点结果。**何时不用**：考试以外的代码框用 CodePane，只读代码用 CodeText。',
  ),
});

const EARLIER = LIGHTHOUSE.replace('long long last', 'int last');
const programs = {
  data: [
    aSubmittedCode({ id: idOf('sub', 2), createdAt: at(-1), code: EARLIER }),
    aSubmittedCode({ id: idOf('sub', 1), verdict: 'CE', points: 0, createdAt: at(-14) }),
  ],
};

export const Programming = meta.story({
  tags: ['key'],
  args: {
    view: programmingView({ answers: withAnswer(26, { drafts: [{ language: 71, code: 'print(3)' }] }) }),
    programs,
  },
  // Waits until the editor has replaced its placeholder, before the screenshot is taken.
  play: async ({ canvas }) => {
    await canvas.findByText('return', { exact: false, selector: '.view-line *' }, { timeout: EDITOR_WAIT_MS });
  },
});
export const ProgrammingDark = meta.story({ ...dark, args: { view: programmingView() } });
export const ProgrammingPhone = meta.story({ ...phone, args: { ...phone.args, view: programmingView() } });
export const ProgrammingTablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  args: { view: programmingView() },
});
export const ProgrammingFresh = meta.story({
  args: { view: programmingView({ currentId: question(27), submissions: [], feedback: 'deferred' }) },
});
const startingView = () => {
  const view = programmingView({ currentId: question(27), submissions: [], feedback: 'deferred' });
  const starts = { 53: 'int add(int a, int b) {\n    // 在这里写\n}\n' };
  const sections = view.sections.map((section) => ({
    ...section,
    questions: section.questions.map((one) => ({
      ...one,
      programming: one.programming && { ...one.programming, starts },
    })),
  }));
  return { ...view, sections };
};
export const StartingText = meta.story({
  args: { view: startingView() },
  play: async ({ canvas }) => {
    await canvas.findByText('add', { exact: false, selector: '.view-line *' }, { timeout: EDITOR_WAIT_MS });
  },
});
export const ProgrammingFullScreen = meta.story({
  args: { view: programmingView(), editor: changeConfig(DEFAULT_CONFIG, { panels: { code: { full: true } } }) },
});
export const TrialRunning = meta.story({
  args: { view: programmingView({ submissions: [aTrialRun({ state: 'judging', verdict: null, run: null })] }) },
});
export const TrialInteractive = meta.story({
  args: {
    view: programmingView({
      submissions: [
        aTrialRun({
          verdict: 'WA',
          run: {
            input: '37\n',
            expected: null,
            stdout: '',
            stderr: 'low = 26, high = 49\n',
            exitCode: 0,
            signal: null,
            message: '问了 11 次，最多 10 次',
            matches: null,
          },
        }),
      ],
    }),
  },
});
export const TrialOwnInput = meta.story({
  args: {
    view: programmingView({
      submissions: [
        aTrialRun({
          verdict: 'AC',
          run: {
            input: '3\n1 2 4\n',
            expected: null,
            stdout: '2 1\n',
            stderr: 'last = 4\n',
            exitCode: 0,
            signal: null,
            matches: null,
          },
        }),
      ],
    }),
  },
});
Programming.test(
  "a trial run uses the sample or the student's own input, with the code on screen",
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '自测' }));
    const wish = { questionId: question(26), language: 53, code: LIGHTHOUSE };
    await expect(args.on.run).toHaveBeenLastCalledWith({ ...wish, input: { kind: 'sample', sampleId: '01' } });
    await userEvent.click(canvas.getByRole('radio', { name: '自己的输入' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '自己的输入' }), '2{Enter}1 5');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.on.run).toHaveBeenLastCalledWith({ ...wish, input: { kind: 'own', text: '2\n1 5' } });
  },
);

Programming.test('a submission shows its verdict, test cases and history', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('tab', { name: /提交记录/ }));
  await expect(canvas.getByText('20 / 25', { selector: 'b' })).toBeVisible();
  await expect(canvas.getByRole('img', { name: '测试点 5，答案错误，0 分' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: /第 1 次/ }));
  await expect(canvas.getByText('编译信息')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '提交' }));
  await expect(args.on.submit).toHaveBeenLastCalledWith(question(26));
  await expect(canvas.getByText('正在排队评测')).toBeVisible();
});

ProgrammingTablet.test(
  'switching the language asks first, and the answer stays unchanged until something is typed',
  async ({ canvas, userEvent, args }) => {
    const language = canvas.getByRole('combobox', { name: '编程语言' });
    await userEvent.selectOptions(language, 'Python');
    const dialog = await screen.findByRole('dialog', { name: '改用 Python？' });
    await userEvent.click(within(dialog).getByRole('button', { name: '切换' }));
    await waitFor(() => expect(language).toHaveValue('71'));
    await expect(args.on.answer).not.toHaveBeenCalled();
    await userEvent.selectOptions(language, 'C++ 14');
    await waitFor(() => expect(language).toHaveValue('53'));
    await userEvent.click(canvas.getByRole('button', { name: '自测' }));
    await expect(args.on.run).toHaveBeenLastCalledWith(expect.objectContaining({ language: 53, code: LIGHTHOUSE }));
  },
);

ProgrammingTablet.test('a Python program cannot be run step by step in an exam', async ({ canvas, userEvent }) => {
  const language = canvas.getByRole('combobox', { name: '编程语言' });
  await userEvent.selectOptions(language, 'Python');
  const dialog = await screen.findByRole('dialog', { name: '改用 Python？' });
  await userEvent.click(within(dialog).getByRole('button', { name: '切换' }));
  await waitFor(() => expect(language).toHaveValue('71'));
  await expect(canvas.queryByRole('button', { name: '单步' })).toBeNull();
});

Programming.test('a submitted program can be compared and restored', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('tab', { name: /提交记录/ }));
  await userEvent.click(canvas.getByRole('button', { name: '查看和对比代码' }));
  await expect(args.on.openPrograms).toHaveBeenCalledWith(question(26));
  const dialog = await screen.findByRole('dialog', { name: '提交过的代码' });
  await userEvent.click(within(dialog).getByRole('button', { name: '恢复到编辑器' }));
  const earlier = { kind: 'code', language: 53, code: EARLIER };
  await expect(args.on.answer).toHaveBeenLastCalledWith(question(26), earlier);
  await expect(canvas.getByText('代码已改动')).toBeVisible();
});

Programming.test(
  'each language keeps its program, and the switch says which one counts',
  async ({ canvas, userEvent, args }) => {
    const language = canvas.getByRole('combobox', { name: '编程语言' });
    const switchTo = async (label: string, name: string) => {
      await userEvent.selectOptions(language, label);
      const dialog = await screen.findByRole('dialog', { name: `改用 ${name}？` });
      await expect(within(dialog).getByText(/得分取各次提交中最高的一次/)).toBeVisible();
      await userEvent.click(within(dialog).getByRole('button', { name: '切换' }));
    };
    await switchTo('Python', 'Python');
    await expect(args.on.answer).toHaveBeenLastCalledWith(question(26), {
      kind: 'code',
      language: 71,
      code: 'print(3)',
    });
    await switchTo('C++ 14', 'C++ 14');
    await expect(args.on.answer).toHaveBeenLastCalledWith(question(26), {
      kind: 'code',
      language: 53,
      code: LIGHTHOUSE,
    });
  },
);

Programming.test(
  'the divider can be moved by keyboard, and its position is reported',
  async ({ canvas, userEvent, args }) => {
    const divider = canvas.getByRole('separator', { name: '题目与代码' });
    divider.focus();
    await waitFor(() => expect(divider).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(args.on.configure).toHaveBeenCalledWith({ panels: { question: { size: expect.any(Number) } } }),
    );
    await expect(args.on.go).not.toHaveBeenCalled();
  },
);

ProgrammingFresh.test('a paper without immediate feedback has no submit button', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: '自测' })).toBeEnabled();
  await expect(canvas.queryByRole('button', { name: '提交' })).toBeNull();
  await expect(canvas.queryByRole('tab', { name: '提交记录' })).toBeNull();
});

ProgrammingPhone.test(
  'on a phone the areas are tabs, and a run opens the result tab',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '代码' }));
    await userEvent.click(canvas.getByRole('button', { name: '自测' }));
    await expect(args.on.run).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('tab', { name: /结果/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.queryByRole('button', { name: '运行' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '自测' }));
    await expect(args.on.run).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: /答题卡/ }));
    const drawer = await screen.findByRole('dialog', { name: '答题卡' });
    await userEvent.click(within(drawer).getByRole('button', { name: '第 8 题，未答' }));
    await expect(args.on.go).toHaveBeenLastCalledWith(question(8));
  },
);

TrialInteractive.test(
  "an interactive task shows the interactor's message in place of the output",
  async ({ canvas }) => {
    const result = within(canvas.getByRole('group', { name: '自测结果' }));
    await expect(result.getByText('答案错误')).toBeVisible();
    await expect(result.getByText('问了 11 次，最多 10 次')).toBeVisible();
    await expect(result.getByText('low = 26, high = 49')).toBeVisible();
    await expect(result.queryByText('程序没有输出')).toBeNull();
  },
);

TrialOwnInput.test(
  "the output for the student's own input is compared with the expected output they typed",
  async (story) => {
    const { canvas, userEvent } = story;
    const result = within(canvas.getByRole('group', { name: '自测结果' }));
    await expect(result.getByText('运行结束')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '自己的输入' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '自己的输入' }), '3\n1 2 4\n');
    await userEvent.type(canvas.getByRole('textbox', { name: '期望输出' }), '2 2');
    await expect(result.getByText('与期望不同')).toBeVisible();
    await expect(result.getByText('第 1 行第 2 个数不同')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: '期望输出' }), '{Backspace}1');
    await expect(result.getByText('与期望一致')).toBeVisible();
  },
);

StartingText.test(
  'the starting code of a task is not saved as an answer before something is typed',
  async ({ args }) => {
    await expect(args.on.answer).not.toHaveBeenCalled();
  },
);
