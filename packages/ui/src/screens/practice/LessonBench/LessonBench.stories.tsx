import preview from '#storybook/preview';
import { aSubmission } from '@aosai/api/judging/submissions.fixtures';
import { DEFAULT_CONFIG } from '@aosai/editor/config';
import { expect, fn } from 'storybook/test';
import { signMarkers } from '../../../patterns/CodePane/signMarkers.ts';
import { ExplainedMessage } from '../../../patterns/ExplainedMessage/ExplainedMessage.tsx';
import type { FieldRun, FieldState } from '../PythonField/fieldState.ts';
import { type BenchRun, LessonBench } from './LessonBench.tsx';

const CPP_CODE =
  '#include <iostream>\nusing namespace std;\nint main() {\n    int a;\n    cin >> a;\n    cout << a + 1;\n}\n';
const ran: FieldRun = {
  pieces: [{ kind: 'out', text: '1\n2\n3\n' }],
  isCut: false,
  steps: { ops: [], count: 0 },
  trace: null,
  error: null,
  source: 'for i in range(1, 4):\n    print(i)\n',
  outcome: 'done',
};
const python = (field: Partial<FieldState>): BenchRun => ({
  kind: 'python',
  field: { phase: { kind: 'ready' }, isWaiting: false, canAsk: true, run: null, ...field },
});
const judge = (changes: Partial<Extract<BenchRun, { kind: 'judge' }>>): BenchRun => ({
  kind: 'judge',
  isSending: false,
  latest: null,
  refused: null,
  source: CPP_CODE,
  ...changes,
});
const printed = { input: '3\n', expected: null, stdout: '4\n', stderr: '', exitCode: 0, signal: null, matches: null };

const meta = preview.meta({
  id: 'screens-lessonbench',
  title: '讲义里的程序',
  component: LessonBench,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：讲义里的程序运行或修改时，显示编辑器、输入和输出。**何时不用**：题目的程序用 CodePane 和 ResultPane，独立的 Python 用练习场。',
      },
    },
  },
  args: {
    run: judge({ latest: aSubmission({ kind: 'debug', verdict: 'AC', compileMessage: '', run: printed }) }) as BenchRun,
    help: { Message: ExplainedMessage, markersOf: signMarkers, explain: () => Promise.resolve(null) },
    language: 53 as const,
    code: CPP_CODE,
    input: '3\n',
    isEditing: false,
    documentKey: 'one',
    editorMode: 'phone' as const,
    editor: DEFAULT_CONFIG,
    on: {
      run: fn(),
      trace: undefined,
      stop: undefined,
      code: fn(),
      input: fn(),
      answer: fn(),
      retry: fn(),
      savePng: fn(),
      signIn: fn(),
      configure: fn(),
      editorFailed: fn(),
    },
  },
});

export const Printed = meta.story();
export const Editing = meta.story({ args: { isEditing: true } });
export const Queued = meta.story({ args: { run: judge({ isSending: true }) } });
export const Refused = meta.story({ args: { run: judge({ refused: '自测太频繁，请 20 秒后再试' }) } });
export const CompileError = meta.story({
  args: {
    run: judge({
      latest: aSubmission({
        kind: 'debug',
        verdict: 'CE',
        compileMessage: "main.cpp:6:5: error: 'cot' was not declared in this scope",
        run: null,
      }),
      source: CPP_CODE.replace('cout', 'cot'),
    }),
  },
});
export const Guest = meta.story({ args: { run: { kind: 'guest' } } });
export const Python = meta.story({ args: { language: 71, code: ran.source, input: '', run: python({ run: ran }) } });
export const PythonLoading = meta.story({
  args: { ...Python.input.args, run: python({ phase: { kind: 'loading', percent: 35 }, isWaiting: true }) },
});
export const PythonFailed = meta.story({ args: { ...Python.input.args, run: python({ phase: { kind: 'failed' } }) } });
export const Phone = Editing.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Printed.extend({ globals: { theme: 'dark' } });

Printed.test('shows what the program printed and the input it read', async ({ canvas }) => {
  await expect(canvas.getByText('运行结束')).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: /输入/ })).toHaveValue('3\n');
});
Python.test('a program that reads nothing has no input box', async ({ canvas }) => {
  await expect(canvas.queryByRole('textbox')).toBeNull();
  await expect(canvas.getByRole('log')).toHaveTextContent('1 2 3');
});
CompileError.test('explains an error of the compiler', async ({ canvas }) => {
  await expect(await canvas.findByText(/cout/)).toBeVisible();
});
Guest.test('asks visitors to sign in', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '登录' }));
  await expect(args.on.signIn).toHaveBeenCalledOnce();
});
