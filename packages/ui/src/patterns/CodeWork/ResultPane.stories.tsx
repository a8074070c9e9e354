import preview from '#storybook/preview';
import { aSubmission, aSubmittedCode, aTrialRun, LIGHTHOUSE } from '@aosai/api/judging/submissions.fixtures';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { answerHash } from '@aosai/api/questions/hash';
import { aProgramming } from '@aosai/api/questions/questions.fixtures';
import { expect, fn, screen, within } from 'storybook/test';
import { ExplainedMessage } from '../ExplainedMessage/ExplainedMessage.tsx';
import { ResultPane, type ResultPaneProps } from './ResultPane.tsx';
import { firstInput } from './trialInput.ts';

const question = aProgramming();
const earlier = aSubmission({ id: idOf('sub', 9), verdict: 'CE', points: 0, cases: [], createdAt: at(-9) });

const meta = preview.meta({
  id: 'patterns-codework-resultpane',
  title: '代码与评测/运行结果 ResultPane',
  component: ResultPane,
  parameters: {
    density: {
      empty: { trials: [], submissions: [], submitCount: 0 },
      extreme: {
        submitCount: 60,
        submissions: Array.from({ length: 20 }, (_, no) =>
          aSubmission({
            id: idOf('sub', no + 1),
            createdAt: at(-no),
            cases: Array.from({ length: 200 }, (__, place) => ({
              no: place + 1,
              subtaskId: null,
              verdict: place % 7 === 0 ? ('WA' as const) : ('AC' as const),
              points: 0,
              timeMs: 50,
              memoryKiB: 16_384,
            })),
          }),
        ),
      },
    },
    docs: {
      description: {
        component:
          '**何时用**：编程题的编辑器下面：自测的输入和结果，提交后的评测结果和记录；考试、作业和练习共用。**何时不用**：只读的报告用 CodeReview；编辑器本身是 CodePane。',
      },
    },
  },
  args: {
    question,
    tab: 'submit',
    nested: false,
    scored: true,
    input: firstInput(question),
    trials: [aTrialRun()],
    submissions: [aSubmission(), earlier],
    submitCount: 2,
    trialSending: false,
    submitSending: false,
    online: true,
    current: { kind: 'code', language: 53, code: LIGHTHOUSE },
    programs: { data: [aSubmittedCode()] },
    refused: null,
    help: { Message: ExplainedMessage, markersOf: () => [], explain: () => Promise.resolve(null) },
    onTab: fn(),
    onInput: fn(),
    onRun: fn(),
    onPrograms: fn(),
    onRestore: fn(),
  } as ResultPaneProps,
});

export const Submitted = meta.story();
export const NothingYet = meta.story({ globals: { density: 'empty' } });
export const Judging = meta.story({
  args: { submissions: [aSubmission({ state: 'judging', verdict: null, points: null, doneCases: 4, cases: [] })] },
});
export const Sending = meta.story({ args: { submitSending: true } });
export const Offline = meta.story({ args: { submitSending: true, online: false } });
export const NotCompiled = meta.story({
  args: { submissions: [{ ...earlier, compileMessage: "main.cpp:3:5: error: 'x' was not declared in this scope" }] },
});
const mistaken = '#include <iostream>\nusing namespace std;\nint main() {\n    int n = 1\n    cin >> n;\n}\n';
export const Explained = meta.story({
  args: {
    current: { kind: 'code', language: 53, code: mistaken },
    submissions: [
      {
        ...earlier,
        codeHash: answerHash({ kind: 'code', language: 53, code: mistaken }),
        compileMessage: "main.cpp:5:5: error: expected ',' or ';' before 'cin'",
      },
    ],
  },
});
export const ExamWords = meta.story({ args: { ...Explained.composed.args, help: null } });
export const Trial = meta.story({ args: { tab: 'trial' } });
export const TrialRefused = meta.story({
  args: { tab: 'trial', refused: '评测机暂时不可用，代码已保存，请稍后再自测' },
});
export const WithoutFeedback = meta.story({ args: { scored: false } });
export const Extreme = meta.story({ globals: { density: 'extreme' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, args: { nested: true } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Submitted.test('an earlier submission can be chosen from the list', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText(/^第 2 次提交/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: /第 1 次/ }));
  await expect(canvas.getByText(/^第 1 次提交/)).toBeVisible();
});
Submitted.test('a submitted program can be restored to the editor', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '查看和对比代码' }));
  await expect(args.onPrograms).toHaveBeenCalledOnce();
  const dialog = within(await screen.findByRole('dialog', { name: '提交过的代码' }));
  await userEvent.click(dialog.getByRole('button', { name: '恢复到编辑器' }));
  await expect(args.onRestore).toHaveBeenCalledWith({ kind: 'code', language: 53, code: LIGHTHOUSE });
});
Explained.test('a compile error is explained with the line to look at', async ({ canvas }) => {
  await expect(await canvas.findByText('第 4 行：少了分号')).toBeVisible();
  await expect(canvas.getByText(/expected ',' or ';'/)).not.toBeVisible();
});
ExamWords.test("an exam shows the compiler's own words", async ({ canvas }) => {
  await expect(canvas.getByText(/expected ',' or ';'/)).toBeVisible();
  await expect(canvas.queryByText(/少了分号/)).not.toBeInTheDocument();
});
Judging.test('judging progress is shown in words and as a bar', async ({ canvas }) => {
  await expect(canvas.getByText('正在评测 4 / 10')).toBeVisible();
  await expect(canvas.getByRole('progressbar', { name: '评测进度' })).toHaveAttribute('aria-valuenow', '4');
});
Offline.test('a submission made offline says that it is sent later', async ({ canvas }) => {
  await expect(canvas.getByText('已离线，联网后自动提交')).toBeVisible();
});
Trial.test('Ctrl+Enter in the input runs the program', async ({ canvas, userEvent, args }) => {
  canvas.getByRole('textbox', { name: '样例的输入' }).focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect(args.onRun).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('radio', { name: '自己的输入' }));
  await expect(args.onInput).toHaveBeenCalledWith(expect.objectContaining({ choice: 'own' }));
});
TrialRefused.test('the reason why a run was refused replaces its result', async ({ canvas }) => {
  await expect(canvas.getByText(/评测机暂时不可用/)).toBeVisible();
});
WithoutFeedback.test('without feedback there are only trial runs', async ({ canvas }) => {
  await expect(canvas.queryByRole('tab', { name: /提交记录/ })).toBeNull();
});
Phone.test('on a phone, inside other tabs, radio buttons replace the tabs', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('radio', { name: '自测结果' }));
  await expect(args.onTab).toHaveBeenCalledWith('trial');
});
