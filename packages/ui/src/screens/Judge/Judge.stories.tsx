import preview from '#storybook/preview';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/fixtures/ids';
import { expect, fn, screen, within } from 'storybook/test';
import { Judge } from './Judge.tsx';
import type { JudgeOverview, JudgeWorker, Rejudge, RejudgeDifference } from './judgeProps.ts';

const GPP = 'g++ (Debian 12.2.0-14+deb12u1) 12.2.0';
const here: JudgeWorker = {
  id: 'local',
  name: 'aosai-main',
  place: 'local',
  version: '0.1.0',
  status: {
    available: true,
    level: 'L1',
    layers: ['名字空间（文件、进程、网络、IPC）', '独立用户', 'Landlock ABI 7', 'seccomp 白名单', 'cgroup'],
    compilers: [
      { language: 53, version: GPP },
      { language: 71, version: 'Python 3.11.2' },
    ],
    slots: 1,
    problems: [],
  },
  running: 1,
  startedAt: at(-4_560),
  lastSeenAt: FIXTURE_NOW,
  isAlive: true,
};
const far: JudgeWorker = {
  ...here,
  id: 'far',
  name: 'teaching-building-3-lab-201-desktop-07',
  place: 'remote',
  status: {
    ...here.status,
    level: 'L3',
    compilers: [
      { language: 53, version: GPP },
      { language: 71, version: null },
    ],
    slots: 3,
    problems: [
      '缺少 Python：apt install python3',
      '缺少 libstdc++.a，程序将动态链接：apt install --reinstall libstdc++-12-dev',
    ],
  },
  running: 2,
  startedAt: at(-95),
};
const gone: JudgeWorker = { ...far, id: 'gone', name: 'lab-202', running: 0, lastSeenAt: at(-12), isAlive: false };
const refusing: JudgeWorker = {
  ...here,
  running: 0,
  status: {
    ...here.status,
    available: false,
    level: 'L5',
    layers: [],
    compilers: [
      { language: 53, version: null },
      { language: 71, version: null },
    ],
    problems: ['缺少 C++ 编译器：apt install g++'],
  },
};

const fine: JudgeOverview = {
  now: FIXTURE_NOW,
  queue: {
    debug: { waiting: 0, running: 1 },
    submit: { waiting: 2, running: 2 },
    rejudge: { waiting: 31, running: 0 },
    oldestWaitMs: 1_400,
    doneLastHour: 482,
    medianWaitMs: 640,
  },
  workers: [here, { ...far, status: { ...far.status, compilers: here.status.compilers, problems: [] } }],
  alarms: { total: 0, content: [] },
};

const idle = { waiting: 0, running: 0 };
const empty: JudgeOverview = {
  ...fine,
  queue: { debug: idle, submit: idle, rejudge: idle, oldestWaitMs: 0, doneLastHour: 0, medianWaitMs: null },
  workers: [{ ...here, running: 0 }],
};

const troubled: JudgeOverview = {
  ...fine,
  workers: [here, far, gone],
  alarms: {
    total: 23,
    content: [
      {
        submissionId: idOf('submission', 1),
        attemptId: idOf('attempt', 1),
        memberName: '欧阳明月',
        questionTitle: '小明的旅行计划与最短路径问题（加强版）',
        tries: 3,
        worker: 'lab-202',
        finishedAt: at(-14),
      },
      {
        submissionId: idOf('submission', 2),
        attemptId: idOf('attempt', 2),
        memberName: '王小雨',
        questionTitle: null,
        tries: 3,
        worker: null,
        finishedAt: at(-900),
      },
    ],
  },
};

const stopped: JudgeOverview = {
  ...fine,
  queue: {
    ...fine.queue,
    debug: idle,
    submit: { waiting: 214, running: 0 },
    oldestWaitMs: 1_325_000,
    doneLastHour: 0,
    medianWaitMs: null,
  },
  workers: [refusing],
};

const waiting: Rejudge = {
  id: idOf('rejudge', 1),
  scope: 'question',
  targetId: idOf('question', 1),
  targetTitle: '小明的旅行计划与最短路径问题（加强版）',
  reason: '第 7 个测试点的答案有误，已更正',
  state: 'open',
  createdAt: at(-20),
  closedAt: null,
  total: 186,
  done: 186,
  differences: 3,
  failed: 1,
};
const running: Rejudge = {
  ...waiting,
  id: idOf('rejudge', 2),
  scope: 'exam',
  targetTitle: 'CSP-J 第一轮模拟',
  done: 60,
};
const applied: Rejudge = {
  ...waiting,
  id: idOf('rejudge', 3),
  state: 'applied',
  targetTitle: '数字反转',
  closedAt: at(-1),
};
const same: Rejudge = { ...waiting, id: idOf('rejudge', 4), differences: 0, targetTitle: 'A+B 问题' };

const pageOf = <T,>(content: T[], total = content.length) => ({ data: { content, total, page: 0, size: 20 } });

const difference = (number: number, change: Partial<RejudgeDifference>): RejudgeDifference => ({
  submissionId: idOf('submission', number),
  attemptId: idOf('attempt', number),
  memberName: '王小雨',
  questionTitle: '小明的旅行计划与最短路径问题（加强版）',
  maxPoints: 10_000,
  before: { verdict: 'WA', points: 9_000 },
  after: { verdict: 'AC', points: 10_000 },
  totalBefore: 32_500,
  totalAfter: 33_500,
  ...change,
});
const differences = [
  difference(1, {}),
  difference(2, {
    memberName: '欧阳明月',
    before: { verdict: 'AC', points: 10_000 },
    after: { verdict: 'TLE', points: 6_050 },
    totalBefore: null,
    totalAfter: null,
  }),
  difference(3, { memberName: '李', before: { verdict: 'SE', points: null } }),
];

const meta = preview.meta({
  component: Judge,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：判题运维：判题机、队列、失败任务与重判，重判前先看会改变什么。**何时不用**：教师查看一次提交用报告里的 CaseGrid；整体健康用 Health。',
      },
    },
    layout: 'fullscreen',
  },
  args: {
    overview: { data: fine },
    now: Date.parse(FIXTURE_NOW) + 3_000,
    refreshing: false,
    rejudges: pageOf([running, waiting, same, applied]),
    opened: null,
    act: { pending: false, error: null },
    on: {
      refresh: fn(),
      start: fn(async () => true),
      open: fn(),
      page: fn(),
      apply: fn(async () => true),
      discard: fn(async () => true),
      forget: fn(),
    },
  },
});

export const Fine = meta.story();
export const Idle = meta.story({ args: { overview: { data: empty }, rejudges: pageOf<Rejudge>([]) } });
export const Troubled = meta.story({ args: { overview: { data: troubled } } });
export const Stopped = meta.story({ args: { overview: { data: stopped } } });
export const NoWorker = meta.story({ args: { overview: { data: { ...stopped, workers: [] } } } });
export const Stale = meta.story({
  args: { overview: { data: fine, error: '连不上服务器，请检查网络' }, now: Date.parse(FIXTURE_NOW) + 95_000 },
});
export const Loading = meta.story({ args: { overview: {}, rejudges: {}, refreshing: true } });
export const Failed = meta.story({
  args: { overview: { error: '您没有查看评测机的权限' }, rejudges: { error: '您没有查看重测的权限' } },
});
export const Preview = meta.story({ args: { opened: { rejudge: waiting, differences: pageOf(differences) } } });
export const PreviewRunning = meta.story({
  args: { opened: { rejudge: running, differences: pageOf(differences.slice(0, 1)) } },
});
export const PreviewSame = meta.story({
  args: { opened: { rejudge: same, differences: pageOf<RejudgeDifference>([]) } },
});
export const PreviewApplied = meta.story({ args: { opened: { rejudge: applied, differences: pageOf(differences) } } });
export const ApplyFailed = meta.story({
  args: {
    opened: { rejudge: waiting, differences: pageOf(differences) },
    act: { pending: false, error: '差异与预览时不同（现在 4 处），请刷新后再确认' },
  },
});
export const Phone = Troubled.extend({ globals: { viewport: { value: 'phone' } } });
export const PreviewPhone = Preview.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Troubled.extend({ globals: { theme: 'dark' } });
export const PreviewDark = Preview.extend({ globals: { theme: 'dark' } });

Fine.test('says in a sentence that judging goes on, and asks for nothing', async ({ canvas }) => {
  await expect(canvas.getByText('评测正常')).toBeVisible();
  await expect(canvas.getByText('2 台评测机，共 4 个槽位，提交随到随评。')).toBeVisible();
  await expect(canvas.queryByRole('heading', { name: '需要处理' })).toBeNull();
  await expect(canvas.queryByRole('heading', { name: '没有评测成功' })).toBeNull();
});

Fine.test('the queue stands by kind in the order of serving', async ({ canvas }) => {
  const rows = within(canvas.getByRole('table', { name: '评测队列' }))
    .getAllByRole('row')
    .slice(1, 4);
  await expect(rows.map((row) => row.textContent)).toEqual(['自测 最先01', '提交 其次22', '重测 最后310']);
});

Stopped.test('without a machine it says what that means for pupils and how to mend it', async ({ canvas }) => {
  await expect(canvas.getByText(/代码会排队等候（现有 245 份）/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: '复制命令 apt install g++' })).toBeVisible();
});

Troubled.test('a failed submission is judged again with one reason given', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '重测 欧阳明月 的提交' }));
  const dialog = within(await screen.findByRole('dialog', { name: '发起重测' }));
  await userEvent.click(dialog.getByRole('button', { name: '开始重测' }));
  await expect(args.on.start).toHaveBeenCalledWith({
    scope: 'submission',
    targetId: idOf('submission', 1),
    reason: '评测机出错后重测',
  });
});

Fine.test('a rejudge needs a target and a reason', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '发起重测' }));
  const dialog = within(await screen.findByRole('dialog', { name: '发起重测' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /编号/ }), '12');
  await userEvent.click(dialog.getByRole('button', { name: '开始重测' }));
  await expect(dialog.getByText('编号是 26 位大写字母和数字')).toBeVisible();
  await expect(dialog.getByText('请填写原因')).toBeVisible();
  await expect(args.on.start).not.toHaveBeenCalled();
});

Preview.test('applying asks first, in words that say what changes', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog', { name: /重测：小明/ }));
  await userEvent.click(dialog.getByRole('button', { name: '应用 3 处差异' }));
  const question = within(await screen.findByRole('dialog', { name: '应用 3 处差异？' }));
  await expect(question.getByText(/3 份提交会换成新的结果.*另有 1 份.*不能撤回/)).toBeVisible();
  await expect(args.on.apply).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: '应用重测结果' }));
  await expect(args.on.apply).toHaveBeenCalledWith(waiting.id, 3);
});

PreviewRunning.test('nothing can be applied while it runs, but it can be given up', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog', { name: /CSP-J/ }));
  await expect(dialog.getByRole('button', { name: '应用 3 处差异' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('button', { name: '放弃重测' }));
  const question = within(await screen.findByRole('dialog', { name: '放弃这次重测？' }));
  await userEvent.click(question.getByRole('button', { name: '放弃重测' }));
  await expect(args.on.discard).toHaveBeenCalledWith(running.id);
});

PreviewApplied.test('what has been applied can only be looked at', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog', { name: /数字反转/ }));
  await expect(dialog.queryByRole('button', { name: /应用/ })).toBeNull();
  const [, close] = dialog.getAllByRole('button', { name: '关闭' });
  await userEvent.click(close ?? dialog.getByRole('button', { name: '关闭' }));
  await expect(args.on.open).toHaveBeenCalledWith(null);
});

Failed.test('without figures it can be tried again', async ({ canvas, userEvent, args }) => {
  const [retry] = canvas.getAllByRole('button', { name: '重试' });
  if (retry) await userEvent.click(retry);
  await expect(args.on.refresh).toHaveBeenCalledTimes(1);
});
