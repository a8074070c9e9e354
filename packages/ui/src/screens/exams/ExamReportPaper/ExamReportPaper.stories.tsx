import preview from '#storybook/preview';
import { aSavedAnswer, aSettledAttempt } from '@aosai/api/exams/attempts.fixtures';
import { aReport, aReportBeforeReview, aReportQuestion } from '@aosai/api/exams/reports.fixtures';
import { aSubmittedCode, LIGHTHOUSE } from '@aosai/api/judging/submissions.fixtures';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { aFill, aMultipleChoice, aProgramming, aReading } from '@aosai/api/questions/questions.fixtures';
import { expect, fn, waitFor } from 'storybook/test';
import { ExamReportPaper } from './ExamReportPaper.tsx';
import type { Report, ReportQuestion } from '@aosai/api/exams/examPaperEnroll.contract';

const ready: Report = {
  ...aReport(),
  tags: [
    { tag: '函数与参数传递', points: 2_800, maxPoints: 3_000 },
    { tag: '引用', points: 1_800, maxPoints: 2_000 },
    { tag: '二分边界', points: 200, maxPoints: 800 },
    { tag: '结构体排序', points: 1_000, maxPoints: 2_500 },
    { tag: '递推', points: 2_000, maxPoints: 2_500 },
  ],
};

const hidden: Report = {
  ...ready,
  state: 'closed',
  totalPoints: null,
  passed: null,
  percentile: null,
  opensAt: at(600),
  sections: ready.sections.map((section) => ({ ...section, points: null })),
  tags: ready.tags.map((tag) => ({ ...tag, points: null })),
  questions: [],
};

const compileError = aSubmittedCode({
  verdict: 'CE',
  points: 0,
  cases: [],
  timeMs: null,
  memoryKiB: null,
  totalCases: 0,
  doneCases: 0,
  compileMessage:
    "main.cpp:5:12: error: expected ';' before 'cin'\n    5 |     int n cin >> n;\n      |            ^~~",
});

const everyKind: ReportQuestion[] = [
  aReportQuestion(),
  aReportQuestion({
    ...aMultipleChoice(),
    mine: aSavedAnswer({ answer: { kind: 'choice', optionIds: ['A', 'C'] } }),
    rightAnswer: { kind: 'choice', optionIds: ['A', 'B', 'D'] },
    tags: ['排序'],
  }),
  aReportQuestion({
    ...aFill(),
    mine: aSavedAnswer({ answer: { kind: 'text', texts: ['45', '2B'] } }),
    rightAnswer: null,
    acceptedTexts: [['45'], ['2D', '2d']],
    score: 100,
    tags: ['进制'],
  }),
  aReportQuestion({
    ...aReading({ no: 21 }),
    mine: aSavedAnswer({ answer: { kind: 'text', texts: ['T', 'T', 'B'] } }),
    rightAnswer: null,
    acceptedTexts: [['T'], ['F'], ['B']],
    partScores: [150, 0, 300],
    score: 450,
    tags: ['递归'],
  }),
  aReportQuestion({
    ...aProgramming(),
    mine: aSavedAnswer({ answer: { kind: 'code', language: 53, code: 'int main() {\n    int n cin >> n;\n}\n' } }),
    rightAnswer: null,
    verdict: 'CE',
    submission: compileError,
    submissionCount: 1,
    tags: ['一维数组'],
  }),
];

const meta = preview.meta({
  id: 'screens-examreportpaper',
  title: '成绩报告',
  component: ExamReportPaper,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：一次作答的成绩报告：总分、各大题、知识点、逐题结果与判题过程。**何时不用**：成绩未公布时显示等待说明；班级统计用老师端。',
      },
    },
    layout: 'fullscreen',
  },
  args: {
    report: { data: ready },
    attempts: [ready.attempt],
    mayGoAgain: false,
    viewer: 'self' as const,
    now: Date.parse(FIXTURE_NOW),
    submissions: {},
    on: { print: fn(), retry: fn(), openSubmissions: fn() },
  },
});

export const Ready = meta.story();
const WEAKEST: NonNullable<Report['weakest']> = [
  { pointId: 'gesp-cpp-4/struct', name: '结构体', points: 1_000, maxPoints: 2_500 },
  { pointId: 'gesp-cpp-5/bisect', name: '二分查找与答案', points: 200, maxPoints: 800 },
  { pointId: 'gesp-cpp-4/recurrence', name: '递推', points: 2_000, maxPoints: 2_500 },
];
const missedOnes = ready.questions.map((question, at) =>
  at < 4 ? { ...question, score: 0, correct: false, practiceId: idOf('question', at + 1) } : question,
);
/** With what to practise next, and the score of the last time. */
export const NextSteps = meta.story({
  args: {
    report: { data: { ...ready, weakest: WEAKEST, questions: missedOnes } },
    attempts: [
      ready.attempt,
      aSettledAttempt({
        id: idOf('attempt', 9),
        examId: idOf('exam', 9),
        totalPoints: (ready.totalPoints ?? 0) - 1_200,
        completedAt: at(-60 * 24 * 3),
      }),
    ],
    mayGoAgain: true,
  },
});
export const NextStepsPhone = NextSteps.extend({ globals: { viewport: { value: 'phone' } } });
export const NextStepsDark = NextSteps.extend({ globals: { theme: 'dark' } });
export const NextStepsGuardian = NextSteps.extend({ args: { viewer: 'guardian' } });
NextSteps.test('the report leads to the weak points, the missed questions and the exam', async ({ canvas }) => {
  const points = await canvas.findByRole('link', { name: '练这 3 个点' });
  await expect(points.getAttribute('href')).toContain('mode=points');
  // Some of them are closed.
  await expect(canvas.getByRole('link', { name: '重做错题' })).toHaveAttribute(
    'href',
    `/web/play/run?mode=redo&attempt=${ready.attempt.id}`,
  );
  await expect(canvas.getByText(/换成考点相同的同类题/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: '再考一次' })).toBeVisible();
  await expect(canvas.getByText(/比上次（.*）多 12 分/)).toBeVisible();
});
/** All questions that were missed are open. */
export const NextStepsOpen = NextSteps.extend({
  tags: ['no-visual'],
  args: {
    report: {
      data: {
        ...ready,
        questions: missedOnes.map((question, no) => ({ ...question, practiceId: idOf('question', no + 1) })),
      },
    },
  },
});
NextStepsOpen.test('a report of open questions leads to these questions and counts them', async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: /^重做错题（\d+ 题）$/ });
  await expect(link.getAttribute('href')).toContain(`mode=redo&ids=${idOf('question', 1)}.`);
});
NextStepsGuardian.test('a parent reads the weak points without buttons', async ({ canvas }) => {
  await expect(await canvas.findByText('孩子接下来练什么')).toBeVisible();
  await expect(canvas.queryByRole('link', { name: '再考一次' })).toBeNull();
});

export const Opened = Ready.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /灯塔的间隔/ }));
    const [, , , , , , seventh] = canvas.getAllByRole('button', { name: /下面的程序运行后/ });
    if (seventh) await userEvent.click(seventh);
    await waitFor(() => expect(canvas.getAllByText('解析')).toHaveLength(2));
  },
});
export const EveryKind = meta.story({
  args: { report: { data: { ...ready, questions: everyKind } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '全部展开' }));
    await waitFor(() => expect(canvas.getAllByText('解析')).toHaveLength(5));
  },
});
export const EveryKindPhone = EveryKind.extend({ globals: { viewport: { value: 'phone' } } });
export const EveryKindDark = EveryKind.extend({ globals: { theme: 'dark' } });
export const Failed60 = meta.story({
  args: { report: { data: { ...ready, totalPoints: 4_300, passed: false, percentile: 12 } } },
});
export const BeforeReview = meta.story({ args: { report: { data: { ...aReportBeforeReview(), tags: [] } } } });
const WEAK = ['引用', '指针', '结构体', '二维数组', '递推', '递归', '冒泡排序'];
export const AllWeak = meta.story({
  args: {
    report: { data: { ...ready, tags: WEAK.map((tag) => ({ tag, points: 0, maxPoints: 2_000 })) } },
  },
});
export const Judging = meta.story({
  tags: ['key'],
  args: {
    report: { data: { ...hidden, state: 'pending', judging: { done: 1, total: 2 }, opensAt: null } },
  },
});
export const Closed = meta.story({ args: { report: { data: hidden } } });
export const SeveralAttempts = meta.story({
  args: {
    attempts: [
      ready.attempt,
      aSettledAttempt({ id: idOf('attempt', 2), attemptNo: 2, totalPoints: 9_250 }),
      aSettledAttempt({ id: idOf('attempt', 3), attemptNo: 3, status: '2', totalPoints: null }),
    ],
  },
});
export const Guardian = meta.story({ args: { viewer: 'guardian' } });
export const Teacher = meta.story({ args: { viewer: 'teacher' } });
export const Loading = meta.story({ args: { report: {} } });
export const NotThere = meta.story({ args: { report: { error: '没有找到这项内容，可能已被删除或无权查看' } } });
export const Phone = Opened.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Opened.extend({ globals: { theme: 'dark' } });

Ready.test('total, level, rank and weak points are shown at the top', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar', { name: '总分' })).toHaveAttribute(
    'aria-valuetext',
    '86 分，满分 100 分',
  );
  for (const text of ['达到四级', '用时 96 分 12 秒 · 超过 78% 的学生 · 主动交卷'])
    await expect(canvas.getByText(text)).toBeVisible();
  await expect(canvas.getAllByText('薄弱')).toHaveLength(2);
});

Ready.test('the list can be narrowed to the missed questions', async ({ canvas, userEvent }) => {
  // One more folds the knowledge points.
  await expect(canvas.getAllByRole('button', { expanded: false })).toHaveLength(28);
  await userEvent.click(canvas.getByRole('switch', { name: '只看错题' }));
  await expect(canvas.getAllByRole('button', { expanded: false })).toHaveLength(5);
});

Ready.test(
  'an opened question shows its options with both marks, or the code with its test cases',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: '只看错题' }));
    await userEvent.click(canvas.getByRole('button', { name: /下面的程序运行后/ }));
    await expect(await canvas.findByText('正确答案', { selector: 'small' })).toBeVisible();
    await expect(canvas.getByText('我的答案', { selector: 'small' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /灯塔的间隔/ }));
    await expect(canvas.getByRole('img', { name: /^测试点 8，超出时间限制/ })).toBeVisible();
    await expect(canvas.getByText('C++ · 17 行')).toBeVisible();
  },
);

/** The second of three submissions earned the points; the handed-in program does not compile. */
const better: ReportQuestion[] = ready.questions.map((question) =>
  question.no === 26
    ? {
        ...question,
        score: 2_500,
        verdict: 'AC',
        correct: true,
        mine: aSavedAnswer({ answer: { kind: 'code', language: 53, code: LIGHTHOUSE.replace('return 0;', 'return') } }),
        submission: aSubmittedCode({ id: idOf('sub', 2), verdict: 'AC', points: 2_500 }),
        submissionNo: 2,
      }
    : question,
);
export const BetterSubmission = Opened.extend({
  tags: ['no-visual'],
  args: { report: { data: { ...ready, questions: better } } },
});
export const AllSubmissions = BetterSubmission.extend({
  args: {
    submissions: {
      [idOf('question', 26)]: {
        data: [
          aSubmittedCode({ id: idOf('sub', 3), verdict: 'CE', points: 0, code: LIGHTHOUSE.replace('0;', '') }),
          aSubmittedCode({ id: idOf('sub', 2), verdict: 'AC', points: 2_500, createdAt: at(-6) }),
          aSubmittedCode({ id: idOf('sub', 1), code: LIGHTHOUSE.replace('long long last', 'int last') }),
        ],
      },
    },
  },
});

BetterSubmission.test(
  'the code shown is the submission that earned the points',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/第 2 次提交计分，共提交 3 次/)).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: '查看全部 3 次提交' })[0] ?? document.body);
    await expect(args.on.openSubmissions).toHaveBeenCalledWith(idOf('question', 26));
  },
);

AllSubmissions.test(
  'all submissions can be opened and compared with the handed-in program',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: '查看' })).toHaveValue(idOf('sub', 2));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '与它对比' }), '交卷时编辑器里的代码');
    await expect(canvas.getByText('删去 1 行，新增 1 行')).toBeVisible();
  },
);

EveryKind.test('a group says what each of its parts earned', async ({ canvas }) => {
  for (const text of ['得 1.5 / 1.5 分', '得 0 / 1.5 分', '得 3 / 3 分'])
    await expect(canvas.getByText(text)).toBeVisible();
  await expect(canvas.getByText('对 2 / 3 小题')).toBeVisible();
});

BeforeReview.test(
  'before review opens, the correct answers are hidden, with the date on which they appear',
  async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: '正确答案' })).toBeNull();
    await expect(canvas.queryByText(/· 正确答案 —/)).toBeNull();
    await expect(canvas.getByText('正确答案和解析将于 明天 05:47 公布')).toBeVisible();
    await expect(canvas.queryByText('解析')).toBeNull();
  },
);

const marked = { ...hidden, state: 'pending' as const, judging: { done: 2, total: 2 }, opensAt: null };
// No screenshot: its test reads what differs.
export const Marking = Judging.extend({ tags: ['no-visual'], args: { report: { data: marked } } });
Marking.test('then it waits for the teacher', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: '等待老师批改' })).toBeVisible();
  await expect(canvas.queryByRole('progressbar', { name: '评测进度' })).toBeNull();
});

Judging.test('while judging, the progress is shown', async ({ canvas }) => {
  await expect(await canvas.findByRole('progressbar', { name: '评测进度' })).toHaveAttribute('aria-valuetext', '1 / 2');
});

Ready.test('the report can be printed', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '打印' }));
  await expect(args.on.print).toHaveBeenCalledTimes(1);
});

AllWeak.test('many weak points are counted at the top, not all named', async ({ canvas }) => {
  await expect(canvas.getByText('等 7 个')).toBeVisible();
});

Phone.test('on a phone, each answer is labelled with its owner', async ({ canvas }) => {
  await expect(canvas.getAllByText(/^答 .+ · 正确答案 /)[0]).toBeVisible();
});

EveryKindPhone.test('on a phone, a group shows how many of its parts are right', async ({ canvas }) => {
  await expect(canvas.getByText(/^对 2 \/ 3 小题 · /)).toBeVisible();
});

/** One of its questions is also part of another exam that is not over. */
export const HeldByAnotherExam = meta.story({
  args: {
    report: {
      data: {
        ...ready,
        totalPoints: null,
        passed: null,
        percentile: null,
        isHeld: true,
        sections: ready.sections.map((section) => ({ ...section, points: null })),
        questions: everyKind.map((question, place) =>
          place === 0
            ? { ...question, isHeld: true, score: null, correct: null, rightAnswer: null, analysisHtml: null }
            : question,
        ),
      },
    },
  },
});
HeldByAnotherExam.test('the report says why the total and one question are withheld', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: '总分还没有公布' })).toBeVisible();
  await expect(canvas.getAllByText('这道题正在另一场考试中，考试结束后公布')).toHaveLength(1);
});
