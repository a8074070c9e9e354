import preview from '#storybook/preview';
import type { Room, SubmissionView } from '@aosai/api/contract/types';
import { aReceipt, aRoom, aSubmission, aTrialRun, LIGHTHOUSE } from '@aosai/api/fixtures/attempts';
import { anExamDetail, anExamPaper } from '@aosai/api/fixtures/exams';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/fixtures/ids';
import { aFill, aMultipleChoice, aProgramming } from '@aosai/api/fixtures/questions';
import { changeConfig, DEFAULT_CONFIG } from '@aosai/editor/config';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { DeviceCheck } from '../../patterns/DevicePanel/deviceCheck.ts';
import { ExamRoom, type ExamRoomProps, type OpenRoom, type RoomAnswer } from './ExamRoom.tsx';

const on = {
  start: fn(),
  recheck: fn(),
  answer: fn(),
  flag: fn(),
  go: fn(),
  run: fn(),
  submit: fn(),
  complete: fn(),
  cancelComplete: fn(),
  takeover: fn(),
  signIn: fn(),
  dismissLost: fn(),
  dismissNotice: fn(),
  dismissProblem: fn(),
  configure: fn(),
  setTheme: fn(),
  pasted: fn(),
  editorFailed: fn(),
  openReport: fn(),
  leave: fn(),
  retry: fn(),
  print: fn(),
} satisfies ExamRoomProps['on'];

const answersOf = (room: Room): Record<string, RoomAnswer> =>
  Object.fromEntries(
    room.answers.map(({ questionId, answer, flagged }) => [
      questionId,
      { answer, flagged, unsaved: false, lost: null },
    ]),
  );

const question = (no: number) => idOf('question', no);

const aView = (changes: Partial<OpenRoom> = {}): OpenRoom => {
  const room = aRoom();
  return {
    kind: 'open',
    examTitle: room.attempt.examTitle,
    memberName: room.attempt.memberName,
    phase: 'answering',
    completeReason: null,
    feedback: 'ioi',
    sections: room.sections,
    answers: answersOf(room),
    currentId: question(7),
    save: { kind: 'saved', at: at(0) },
    online: true,
    signedOut: false,
    submissions: [],
    trial: { kind: 'idle' },
    submittingIds: [],
    notices: [],
    freshNotice: null,
    problem: null,
    takingOver: false,
    lateIds: [],
    ...changes,
  };
};

const withAnswer = (no: number, changes: Partial<RoomAnswer>): OpenRoom['answers'] => {
  const answers = answersOf(aRoom());
  const before = answers[question(no)] ?? { answer: null, flagged: false, unsaved: false, lost: null };
  return { ...answers, [question(no)]: { ...before, ...changes } };
};

/** The app in small: what the room asks for happens, so that a story can be used like the product. */
const Playable = (props: ExamRoomProps) => {
  const [view, setView] = useState(props.view);
  const [editor, setEditor] = useState(props.editor);
  const change = (questionId: string, changes: Partial<RoomAnswer>) =>
    setView((now) => {
      if (now.kind !== 'open') return now;
      const before = now.answers[questionId] ?? { answer: null, flagged: false, unsaved: false, lost: null };
      return { ...now, answers: { ...now.answers, [questionId]: { ...before, ...changes } } };
    });
  return (
    <ExamRoom
      {...props}
      view={view}
      editor={editor}
      on={{
        ...props.on,
        answer: (id, answer) => {
          change(id, { answer });
          props.on.answer(id, answer);
        },
        flag: (id, flagged) => {
          change(id, { flagged });
          props.on.flag(id, flagged);
        },
        dismissLost: (id) => {
          change(id, { lost: null });
          props.on.dismissLost(id);
        },
        go: (id) => {
          setView((now) => (now.kind === 'open' ? { ...now, currentId: id } : now));
          props.on.go(id);
        },
        configure: (wish) => {
          setEditor((now) => changeConfig(now, wish));
          props.on.configure(wish);
        },
      }}
    />
  );
};

const meta = preview.meta({
  component: ExamRoom,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：正式考试的作答画面：题号面板、题目、代码与提交，含离线、接管、延时、强制结束和回执各状态。**何时不用**：平时练习和作业不使用它的时间约束；查看结果用 ExamReportPaper。',
      },
    },
    layout: 'fullscreen',
  },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <Playable {...args} />,
  args: {
    view: aView() as ExamRoomProps['view'],
    remainingMs: 4_365_000,
    device: { clockOffsetMs: -640, connection: { latencyMs: 23 }, storage: 'ok', editor: 'ok' } as DeviceCheck,
    now: Date.parse(FIXTURE_NOW),
    announcement: '',
    theme: 'light' as const,
    editorMode: 'desktop' as const,
    editor: DEFAULT_CONFIG,
    on,
  },
});

const dark = {
  globals: { theme: 'dark', viewport: { value: 'desktop' } },
  args: { theme: 'dark' as const, editor: { ...DEFAULT_CONFIG, theme: 'vs-dark' as const } },
};
const phone = { globals: { viewport: { value: 'phone' } }, args: { editorMode: 'phone' as const } };

export const SingleChoice = meta.story();
export const SingleChoiceDark = meta.story(dark);
export const SingleChoicePhone = meta.story(phone);
export const SingleChoiceSmallest = meta.story({ ...phone, globals: { viewport: { value: 'small' } } });
export const SingleChoiceTablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const TrueFalse = meta.story({ args: { view: aView({ currentId: question(19) }) } });
export const TrueFalsePhone = meta.story({
  ...phone,
  args: { ...phone.args, view: aView({ currentId: question(19) }) },
});
export const MultipleAndFill = meta.story({
  args: {
    view: aView({
      currentId: aMultipleChoice().id,
      sections: [
        { name: '多选题', type: '2', points: 400, questions: [aMultipleChoice({ no: 1 })] },
        { name: '填空题', type: '4', points: 400, questions: [aFill({ no: 2 })] },
      ],
      answers: {},
    }),
  },
});

const judged = [
  aSubmission({ id: idOf('sub', 1), verdict: 'CE', points: 0, cases: [], createdAt: at(-14), compileMessage: 'x' }),
  aSubmission({ id: idOf('sub', 2), createdAt: at(-1) }),
  aTrialRun({ createdAt: at(-0.5) }),
];
const programmingView = (changes: Partial<OpenRoom> = {}) =>
  aView({ currentId: question(26), submissions: judged, ...changes });

export const Programming = meta.story({ args: { view: programmingView() } });
export const ProgrammingDark = meta.story({ ...dark, args: { ...dark.args, view: programmingView() } });
export const ProgrammingPhone = meta.story({ ...phone, args: { ...phone.args, view: programmingView() } });
export const ProgrammingTablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  args: { view: programmingView() },
});
export const ProgrammingFresh = meta.story({
  args: { view: programmingView({ currentId: question(27), submissions: [], feedback: 'deferred' }) },
});
export const ProgrammingFullScreen = meta.story({
  args: { view: programmingView(), editor: changeConfig(DEFAULT_CONFIG, { panels: { code: { full: true } } }) },
});
export const TrialRunning = meta.story({
  args: { view: programmingView({ submissions: [aTrialRun({ state: 'judging', verdict: null, run: null })] }) },
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
    timeMs: 18 + index,
    memoryKiB: 4_100 + index * 12_000,
  })),
  subtasks: [
    { subtaskId: '1', verdict: 'AC', points: 4_000, maxPoints: 4_000 },
    { subtaskId: '2', verdict: 'MLE', points: 0, maxPoints: 3_000 },
    { subtaskId: '3', verdict: 'RE', points: 0, maxPoints: 3_000 },
  ],
};
export const Subtasks = meta.story({ args: { view: programmingView({ submissions: [withSubtasks] }) } });

export const LastFifteenMinutes = meta.story({
  args: { remainingMs: 14 * 60_000 + 3_000, announcement: '距离考试结束还有 15 分钟' },
});
export const LastFiveMinutes = meta.story({ args: { remainingMs: 4 * 60_000 + 59_000 } });
export const LastMinute = meta.story({ args: { remainingMs: 42_000 } });
export const LastMinutePhone = meta.story({ ...phone, args: { ...phone.args, remainingMs: 42_000 } });

const offline = {
  online: false,
  save: { kind: 'offline', unsavedCount: 3 },
} as const satisfies Partial<OpenRoom>;
export const Saving = meta.story({ args: { view: aView({ save: { kind: 'saving' } }) } });
export const Unsaved = meta.story({
  args: { view: aView({ save: { kind: 'unsaved' }, answers: withAnswer(7, { unsaved: true }) }) },
});
export const Offline = meta.story({
  args: { view: programmingView({ ...offline, answers: withAnswer(26, { unsaved: true }) }) },
});
export const OfflinePhone = meta.story({ ...phone, args: { ...phone.args, view: aView(offline) } });
export const Conflict = meta.story({
  args: {
    view: aView({
      save: { kind: 'conflict' },
      answers: {
        ...withAnswer(7, { lost: { kind: 'choice', optionIds: ['C'] } }),
        [question(26)]: {
          answer: { kind: 'code', language: 53, code: LIGHTHOUSE },
          flagged: false,
          unsaved: false,
          lost: { kind: 'code', language: 53, code: LIGHTHOUSE.replace('endl', "'\\n'") },
        },
      },
    }),
  },
});
export const HeldElsewhere = meta.story({ args: { view: aView({ phase: 'heldElsewhere' }) } });
export const TakenOver = meta.story({ args: { view: aView({ phase: 'takenOver' }) } });
export const TakenOverTooLate = meta.story({
  args: { view: aView({ phase: 'takenOver', lateIds: [question(7), question(26)] }) },
});
export const TakenOverPhone = meta.story({ ...phone, args: { ...phone.args, view: aView({ phase: 'takenOver' }) } });
export const TimeUp = meta.story({
  args: { remainingMs: 0, view: aView({ phase: 'completing', completeReason: 'timeout' }) },
});
export const ClosedByTeacher = meta.story({ args: { view: aView({ phase: 'completing', completeReason: 'closed' }) } });
export const Completing = meta.story({ args: { view: aView({ phase: 'completing', completeReason: 'manual' }) } });
export const CompletingOffline = meta.story({
  args: { view: aView({ phase: 'completing', completeReason: 'manual', ...offline }) },
});
export const SignedOut = meta.story({ args: { view: aView({ signedOut: true, save: { kind: 'unsaved' } }) } });
export const Extended = meta.story({
  args: {
    view: aView({
      notices: [
        {
          id: idOf('notice', 1),
          at: at(-30),
          kind: 'announcement',
          text: '第 26 题数据范围更正：n 不超过 100000，题面已更新。',
        },
        {
          id: idOf('notice', 2),
          at: at(0),
          kind: 'extended',
          text: '因停电，考试时间延长 10 分钟，新的结束时间是 21:10。',
        },
      ],
      freshNotice: {
        id: idOf('notice', 2),
        at: at(0),
        kind: 'extended',
        text: '因停电，考试时间延长 10 分钟，新的结束时间是 21:10。',
      },
    }),
  },
});
export const ExtendedSmallest = meta.story({
  ...phone,
  globals: { viewport: { value: 'small' } },
  args: { ...phone.args, ...Extended.composed.args, remainingMs: 42_000 },
});
export const Refused = meta.story({
  args: { view: programmingView({ problem: { code: 'SOURCE_TOO_LARGE', message: '代码超过 64 KB，请精简后再试' } }) },
});

const longest = {
  examTitle: '全国青少年软件编程等级考试 C++ 编程四级 2026 年 12 月模拟考试（二）　海淀区第三实验中学考点专场',
  currentId: question(26),
  sections: [
    {
      name: '编程题',
      type: '5' as const,
      points: 5_000,
      questions: [
        aProgramming({
          title: '在一座有很多很多灯塔的漫长海岸线上统计所有相邻灯塔之间的最大间隔以及它出现的次数',
          stemHtml: `${aProgramming().stemHtml}<h3>样例</h3><p>输入样例 1</p><pre><code>5\n1 4 7 9 12\n</code></pre><p>输出样例 1</p><pre><code>3 3\n</code></pre><h3>数据范围</h3><p>${'对于全部测试点，灯塔的位置都是绝对值不超过十亿的整数，并且严格递增；'.repeat(12)}</p><table><thead><tr><th>测试点</th><th>n</th><th>特殊性质</th></tr></thead><tbody><tr><td>1–3</td><td>≤ 10</td><td>间隔都相等</td></tr><tr><td>4–10</td><td>≤ 100000</td><td>没有</td></tr></tbody></table>`,
        }),
        aProgramming({ id: question(27), no: 27, title: '整理书架', points: 2_500 }),
      ],
    },
  ],
} satisfies Partial<OpenRoom>;
export const LongestText = meta.story({ args: { view: programmingView(longest) } });
export const LongestTextPhone = meta.story({ ...phone, args: { ...phone.args, view: programmingView(longest) } });

export const Receipt = meta.story({
  args: {
    view: { kind: 'completed', examTitle: aRoom().attempt.examTitle, memberName: '林知远', receipt: aReceipt() },
  },
});
export const ReceiptDark = meta.story({ ...dark, args: { ...dark.args, ...Receipt.composed.args } });
export const ReceiptPhone = meta.story({ ...phone, args: { ...phone.args, ...Receipt.composed.args } });
const before = { kind: 'before', exam: anExamDetail(), paper: anExamPaper(), starting: false } as const;
export const Rules = meta.story({ args: { view: before } });
export const RulesDark = meta.story({ ...dark, args: { ...dark.args, view: before } });
export const RulesPhone = meta.story({ ...phone, args: { ...phone.args, view: before } });
export const RulesBadMachine = meta.story({
  args: {
    view: before,
    device: { clockOffsetMs: 192_000, connection: 'failed', storage: 'blocked', editor: 'failed' },
  },
});
export const RulesLate = meta.story({ args: { view: before, now: Date.parse(before.exam.endAt) - 40 * 60_000 } });
export const Loading = meta.story({ args: { view: { kind: 'loading' } } });
export const NotEnrolled = meta.story({ args: { view: { kind: 'failed', reason: 'notEnrolled', retrying: false } } });
export const Ended = meta.story({ args: { view: { kind: 'failed', reason: 'ended', retrying: false } } });
export const NoNetwork = meta.story({ args: { view: { kind: 'failed', reason: 'network', retrying: false } } });

Rules.test(
  'the practice question answers to the keys of the room, and only the button starts the clock',
  async (story) => {
    const { canvas, userEvent, args } = story;
    await userEvent.keyboard('a');
    await expect(canvas.getByText(/你选了 A/)).toBeVisible();
    await userEvent.keyboard('f');
    await expect(canvas.getByRole('button', { name: '第 1 题，已答，已标记' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '取消选择' }));
    await expect(canvas.getByRole('button', { name: '第 1 题，未答，已标记' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}b');
    await expect(canvas.getByText(/你选了 错误/)).toBeVisible();
    await expect(args.on.start).not.toHaveBeenCalled();
    await expect(canvas.getByText('点“开始计时”后计时 120 分钟，今天 21:47 自动交卷，中途不停表。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '开始计时' }));
    await expect(args.on.start).toHaveBeenCalledTimes(1);
    await expect(args.on.answer).not.toHaveBeenCalled();
  },
);

RulesBadMachine.test('a machine that cannot sit the exam is said beside the start', async ({ canvas }) => {
  await expect(canvas.getByText('考前检查：网络、代码编辑器有问题，建议先解决。')).toBeVisible();
});

ClosedByTeacher.test('a forced end is not called time up, and cannot be taken back', async () => {
  const dialog = within(await screen.findByRole('dialog', { name: '考试已收卷' }));
  await expect(dialog.getByText(/以最后保存的答案为准/)).toBeVisible();
  await expect(dialog.queryByRole('button')).toBeNull();
});

TakenOverTooLate.test('what came after the takeover is named, and nothing claims to be saved', async ({ canvas }) => {
  await expect(canvas.getByText(/本页的第 7、26 题没有计入/)).toBeVisible();
  await expect(canvas.getByText('只读')).toBeVisible();
  await expect(canvas.queryByText(/^已保存/)).toBeNull();
});

HeldElsewhere.test('the question of taking over shows how much time is left', async () => {
  const dialog = within(await screen.findByRole('dialog', { name: '这份试卷正在另一处作答' }));
  await expect(dialog.getByText('01:12:45')).toBeVisible();
});

SingleChoice.test('the answer sheet is one stop for Tab, and the focus goes with the page', async (story) => {
  const { canvas, userEvent } = story;
  const sheet = within(canvas.getByRole('navigation', { name: '答题卡' }));
  const stops = sheet.getAllByRole('button').filter((cell) => cell.tabIndex === 0);
  await expect(stops).toHaveLength(1);
  stops[0]?.focus();
  await waitFor(() => expect(stops[0]).toHaveFocus());
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(sheet.getByRole('button', { name: /^第 8 题/ })).toHaveFocus());
});

Extended.test('what has not been read is counted until the panel is opened', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '公告 2 2 条新' }));
  const panel = within(await screen.findByRole('dialog', { name: '考试公告' }));
  await expect(panel.getAllByRole('listitem')).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  await expect(await canvas.findByRole('button', { name: '公告 2' })).toBeVisible();
});

SingleChoice.test('letters choose by place and hand over option ids', async ({ userEvent, args }) => {
  await userEvent.keyboard('d');
  await expect(args.on.answer).toHaveBeenLastCalledWith(question(7), { kind: 'choice', optionIds: ['D'] });
  await expect(screen.getByRole('radio', { name: /5 3/ })).toBeChecked();
});

SingleChoice.test('arrows turn pages, F flags, and the answer sheet says so', async ({ canvas, userEvent, args }) => {
  await userEvent.keyboard('{ArrowRight}');
  await expect(args.on.go).toHaveBeenLastCalledWith(question(8));
  await waitFor(() => expect(canvas.getByRole('heading', { name: '第 8 题' })).toBeVisible());
  await userEvent.keyboard('f');
  await expect(args.on.flag).toHaveBeenLastCalledWith(question(8), true);
  const cell = await canvas.findByRole('button', { name: '第 8 题，未答，已标记' });
  await expect(cell).toHaveAttribute('aria-current', 'true');
  await expect(canvas.getByRole('button', { name: '第 3 题，已答，已标记' })).toBeVisible();
  await expect(canvas.getByText('第 8 题，未答')).toBeInTheDocument();
});

SingleChoice.test(
  'the submit dialog lists what is open and flagged, and its numbers lead there',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '交卷' }));
    const dialog = await screen.findByRole('dialog', { name: '现在交卷吗？' });
    const numbersIn = (name: string) =>
      within(within(dialog).getByRole('region', { name }))
        .getAllByRole('button')
        .map((button) => button.textContent);
    await expect(numbersIn('未答 5 题')).toEqual(['8', '13', '19', '22', '27']);
    await expect(numbersIn('标记 2 题')).toEqual(['3', '13']);
    await userEvent.click(within(dialog).getByRole('button', { name: '去第 19 题' }));
    await expect(args.on.go).toHaveBeenLastCalledWith(question(19));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.on.complete).not.toHaveBeenCalled();
  },
);

SingleChoice.test('handing in twice has one effect', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '交卷' }));
  await userEvent.dblClick(await screen.findByRole('button', { name: '确认交卷' }));
  await expect(args.on.complete).toHaveBeenCalledTimes(1);
});

SingleChoice.test(
  'a click on an option answers, and turning the page shows the next question',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('8 3'));
    await expect(args.on.answer).toHaveBeenLastCalledWith(question(7), { kind: 'choice', optionIds: ['C'] });
    await userEvent.click(canvas.getByRole('button', { name: '下一题' }));
    await expect(args.on.go).toHaveBeenLastCalledWith(question(8));
  },
);

TrueFalse.test('A is right and B is wrong', async ({ userEvent, args }) => {
  await userEvent.keyboard('b');
  await expect(args.on.answer).toHaveBeenLastCalledWith(question(19), { kind: 'choice', optionIds: ['F'] });
  await userEvent.keyboard('a');
  await expect(args.on.answer).toHaveBeenLastCalledWith(question(19), { kind: 'choice', optionIds: ['T'] });
});

MultipleAndFill.test(
  'several options are kept in their order; blanks take letters as text',
  async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('da');
    await expect(args.on.answer).toHaveBeenLastCalledWith(aMultipleChoice().id, {
      kind: 'choice',
      optionIds: ['A', 'D'],
    });
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.type(await canvas.findByRole('textbox', { name: '第 2 空' }), '2d');
    await expect(args.on.answer).toHaveBeenLastCalledWith(aFill().id, { kind: 'text', texts: ['', '2d'] });
    await expect(args.on.flag).not.toHaveBeenCalled();
  },
);

TakenOver.test('a page that lost the attempt changes nothing', async ({ canvas, userEvent, args }) => {
  await userEvent.keyboard('af');
  await expect(canvas.getByRole('radio', { name: /3 5/ })).toBeDisabled();
  await expect(canvas.getByRole('button', { name: '交卷' })).toBeDisabled();
  await expect(args.on.answer).not.toHaveBeenCalled();
  await expect(args.on.flag).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('button', { name: '在这里继续作答' }));
  await expect(args.on.takeover).toHaveBeenCalledTimes(1);
});

HeldElsewhere.test('the attempt of another device is taken over only by the button', async ({ userEvent, args }) => {
  await screen.findByRole('dialog', { name: '这份试卷正在另一处作答' });
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: '在这里继续作答' }));
  await expect(args.on.takeover).toHaveBeenCalledTimes(1);
});

SignedOut.test('an ended session can wait: the dialog becomes a banner', async ({ canvas, userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '先继续作答' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('a');
  await expect(args.on.answer).toHaveBeenLastCalledWith(question(7), { kind: 'choice', optionIds: ['A'] });
  await userEvent.click(canvas.getByRole('button', { name: '登录' }));
  await expect(args.on.signIn).toHaveBeenCalledTimes(1);
});

CompletingOffline.test('handing in can be taken back while there is no network', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '取消交卷，继续作答' }));
  await expect(args.on.cancelComplete).toHaveBeenCalledTimes(1);
});

TimeUp.test('time that is up cannot be taken back', async () => {
  await screen.findByRole('dialog', { name: '考试时间到' });
  await expect(screen.queryByRole('button', { name: '取消交卷，继续作答' })).toBeNull();
});

Conflict.test('the version of this page can be put down again', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('button', { name: '看第 26 题' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '改用本页的答案' }));
  await expect(args.on.answer).toHaveBeenLastCalledWith(question(7), { kind: 'choice', optionIds: ['C'] });
  await expect(args.on.dismissLost).toHaveBeenLastCalledWith(question(7));
});

Programming.test(
  'a trial run takes the sample or the own input with the code on screen',
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

Programming.test('a submit shows its result: score, cases and the history', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '提交' }));
  await expect(args.on.submit).toHaveBeenLastCalledWith(question(26));
  await expect(canvas.getByText('20 / 25', { selector: 'b' })).toBeVisible();
  await expect(canvas.getByRole('img', { name: '测试点 5，答案错误，28 ms，3.4 MB，0 分' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: /第 1 次/ }));
  await expect(canvas.getByText('编译信息')).toBeVisible();
});

Programming.test(
  'another language asks first and leaves the answer alone until something is typed',
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

Programming.test('the divider moves by keyboard and its place is handed over', async ({ canvas, userEvent, args }) => {
  const divider = canvas.getByRole('separator', { name: '题目与代码' });
  divider.focus();
  await waitFor(() => expect(divider).toHaveFocus());
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() =>
    expect(args.on.configure).toHaveBeenCalledWith({ panels: { question: { size: expect.any(Number) } } }),
  );
  await expect(args.on.go).not.toHaveBeenCalled();
});

ProgrammingFresh.test('a paper without feedback has no submit', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: '自测' })).toBeEnabled();
  await expect(canvas.queryByRole('button', { name: '提交' })).toBeNull();
  await expect(canvas.queryByRole('tab', { name: '提交' })).toBeNull();
});

Offline.test('there is no trial run without network, and the time left stays in sight', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: '自测' })).toBeDisabled();
  await expect(canvas.getByText(/已离线，答案保存在本机，剩余/)).toHaveTextContent('01:12:45');
  await expect(canvas.getByText('离线，已存本机 3 题')).toBeVisible();
});

ProgrammingPhone.test(
  'the areas of a phone are tabs, and a run leads to its result',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '代码' }));
    await userEvent.click(canvas.getByRole('button', { name: '自测' }));
    await expect(args.on.run).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('tab', { name: /结果/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '运行' }));
    await expect(args.on.run).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: /答题卡/ }));
    const drawer = await screen.findByRole('dialog', { name: '答题卡' });
    await userEvent.click(within(drawer).getByRole('button', { name: '第 8 题，未答' }));
    await expect(args.on.go).toHaveBeenLastCalledWith(question(8));
  },
);

ExtendedSmallest.test('warning, save chip and notices fit the narrowest window', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  const button = screen.getByRole('button', { name: '交卷' });
  await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(360);
});

SingleChoiceSmallest.test('nothing is wider than the window', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

LongestTextPhone.test('the longest text is not wider than the window', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

LastFifteenMinutes.test('a warning is said once, politely, and the clock itself is silent', async ({ canvas }) => {
  await expect(canvas.getByText('距离考试结束还有 15 分钟')).toHaveAttribute('aria-live', 'polite');
  await expect(canvas.getByRole('timer')).toHaveAttribute('aria-live', 'off');
  await expect(canvas.getByText('最后 15 分钟')).toBeVisible();
});

Receipt.test('a receipt leads to the report and can be printed', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('22 / 27 题')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '打印' }));
  await userEvent.click(canvas.getByRole('button', { name: '查看成绩报告' }));
  await expect(args.on.print).toHaveBeenCalledTimes(1);
  await expect(args.on.openReport).toHaveBeenCalledTimes(1);
});

TrialOwnInput.test('an input of one’s own is compared with what the pupil expects of it', async (story) => {
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
});

NoNetwork.test('a paper that did not open is a page with a heading of its own', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: '试卷没有打开' })).toBeVisible();
});

NoNetwork.test('a paper that did not open can be tried again', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '重试' }));
  await expect(args.on.retry).toHaveBeenCalledTimes(1);
});
