import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { fn } from 'storybook/test';
import type {
  JudgeOverview,
  JudgeProps,
  JudgeWorker,
  Rejudge,
  RejudgeDifference,
} from '../screens/judging/Judge/judgeProps.ts';

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
  restsUntil: null,
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

export const fine: JudgeOverview = {
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
export const empty: JudgeOverview = {
  ...fine,
  queue: { debug: idle, submit: idle, rejudge: idle, oldestWaitMs: 0, doneLastHour: 0, medianWaitMs: null },
  workers: [{ ...here, running: 0 }],
};

export const troubled: JudgeOverview = {
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

export const stopped: JudgeOverview = {
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

export const waiting: Rejudge = {
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
  digest: '3f'.repeat(32),
  failed: 1,
};
export const running: Rejudge = {
  ...waiting,
  id: idOf('rejudge', 2),
  scope: 'exam',
  targetTitle: 'CSP-J 第一轮模拟',
  done: 60,
};
export const applied: Rejudge = {
  ...waiting,
  id: idOf('rejudge', 3),
  state: 'applied',
  targetTitle: '数字反转',
  closedAt: at(-1),
};
export const same: Rejudge = { ...waiting, id: idOf('rejudge', 4), differences: 0, targetTitle: 'A+B 问题' };

export const pageOf = <T>(content: T[], total = content.length) => ({ data: { content, total, page: 0, size: 20 } });

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
export const differences = [
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

export const judgeArgs: JudgeProps = {
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
};
