import preview from '#storybook/preview';
import { aSubmission, aTrialRun } from '@aosai/api/judging/submissions.fixtures';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect } from 'storybook/test';
import { inRoom, judged, programmingView, question } from '../../../storybook/exampleRoom.tsx';
import { ExamRoom } from './ExamRoom.tsx';
import type { SubmissionView } from '@aosai/api/judging/submissionViews.contract';

const meta = preview.meta({
  id: 'screens-examroom',
  title: '考场',

  component: ExamRoom,
  ...inRoom(
    '**何时用**：ExamRoom 里自测和提交的各种结果：崩溃、编译错误、评测机不可用、评测中、子任务。**何时不用**：编辑与平常的提交看 Programming。',
  ),
});

export const TrialCrashed = meta.story({
  args: {
    view: programmingView({
      submissions: [
        aTrialRun({
          verdict: 'RE',
          run: {
            input: '',
            expected: '3 3\n',
            stdout: '',
            stderr: '',
            exitCode: null,
            signal: 'SIGSEGV',
            matches: false,
          },
        }),
      ],
    }),
  },
});
export const TrialGivenUp = meta.story({
  args: {
    view: programmingView({
      submissions: [aTrialRun({ verdict: 'Skipped', run: null, timeMs: null, memoryKiB: null })],
    }),
  },
});
export const CompileError = meta.story({
  args: {
    view: programmingView({
      submissions: [
        aTrialRun({
          verdict: 'CE',
          run: null,
          timeMs: null,
          memoryKiB: null,
          compileMessage:
            "main.cpp: In function 'int main()':\nmain.cpp:5:11: error: expected ';' before 'cin'\n    5 |     int n cin >> n;\n      |           ^~~~\nmain.cpp:6:5: error: 'n' was not declared in this scope",
        }),
      ],
    }),
  },
});
export const JudgeUnavailable = meta.story({
  args: {
    view: programmingView({
      submissions: [],
      trial: {
        kind: 'refused',
        questionId: question(26),
        message: '评测服务暂时不可用，代码已保存，恢复后会自动评测',
      },
    }),
  },
});
const judging = aSubmission({
  id: idOf('sub', 3),
  state: 'judging',
  verdict: null,
  points: null,
  doneCases: 4,
  createdAt: at(0),
  cases: aSubmission()
    .cases.slice(0, 4)
    .map((one) => ({ ...one, verdict: 'AC' as const })),
});
export const Judging = meta.story({ args: { view: programmingView({ submissions: [...judged, judging] }) } });

const withSubtasks: SubmissionView = {
  ...aSubmission({ id: idOf('sub', 4), totalCases: 12, doneCases: 12, points: 4_000, maxPoints: 10_000 }),
  cases: Array.from({ length: 12 }, (_, index) => ({
    no: index + 1,
    subtaskId: String(Math.floor(index / 4) + 1),
    verdict:
      index < 4
        ? ('AC' as const)
        : index === 5
          ? ('MLE' as const)
          : index === 8
            ? ('RE' as const)
            : index > 8
              ? ('Skipped' as const)
              : ('AC' as const),
    points: index < 4 ? 1_000 : 0,
    ...(index < 7 ? { timeMs: 50, memoryKiB: index < 2 ? 16_384 : 65_536 } : { timeMs: null, memoryKiB: null }),
  })),
  subtasks: [
    { subtaskId: '1', verdict: 'AC', points: 4_000, maxPoints: 4_000 },
    { subtaskId: '2', verdict: 'MLE', points: 0, maxPoints: 3_000 },
    { subtaskId: '3', verdict: 'RE', points: 0, maxPoints: 3_000 },
  ],
};
export const Subtasks = meta.story({ args: { view: programmingView({ submissions: [withSubtasks] }) } });

TrialGivenUp.test('a trial run dropped by a busy judge explains why', async ({ canvas }) => {
  await expect(canvas.getByText(/评测机正忙，要先评测正式提交/)).toBeVisible();
});
