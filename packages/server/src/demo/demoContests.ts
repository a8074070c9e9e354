import { DAY_MS, HOUR_MS } from '@aosai/api/kit/constants';
import { dateText, startOfDay } from '@aosai/api/kit/beijing';
import { CONTEST_REVIEW, MOCK_REVIEW, type ReviewMatrix } from '@aosai/api/exams/review';
import type { PaperKey } from '@aosai/content/loadPaper';

/** The windows of a contest; like its results they stay as they were at the first start. */
export interface ContestWindows {
  enrollStartAt: Date;
  enrollEndAt: Date;
  startAt: Date;
  endAt: Date;
}

/** A contest of the demo, with the simulated students who took part. */
export interface DemoContest {
  key: string;
  title: (windows: ContestWindows) => string;
  summary: string;
  /** Markdown. */
  rules: string;
  windowsOf: (now: Date) => ContestWindows;
  /** A shipped paper, or tasks of the camp by level and name for a paper of their own. */
  paper: PaperKey | { title: string; durationMin: number; tasks: readonly (readonly [level: string, name: string])[] };
  reviewMatrix: ReviewMatrix;
  /** First entrant and number of entrants among all simulated students. */
  entrants: readonly [first: number, count: number];
  /** What a middling entrant solves: 1 solves all. */
  ease: number;
}

const at = (now: Date, days: number, hours = 0): Date => new Date(now.getTime() + days * DAY_MS + hours * HOUR_MS);

/** Three days of the latest New Year that is over. */
function newYear(now: Date): ContestWindows {
  const year = Number(dateText(now.getTime()).slice(0, 4));
  const windowsIn = (of: number): ContestWindows => {
    const first = startOfDay(`${of}-01-01`);
    return {
      enrollStartAt: at(first, -14),
      enrollEndAt: at(first, 0, 9),
      startAt: at(first, 0, 9),
      endAt: at(first, 2, 21),
    };
  };
  const ofThisYear = windowsIn(year);
  return ofThisYear.endAt < now ? ofThisYear : windowsIn(year - 1);
}

/** A weekly contest that is over, a level challenge that runs, and the last New Year relay. */
export const DEMO_CONTESTS: readonly DemoContest[] = [
  {
    key: 'demo-weekly',
    title: () => '周赛 第 12 场',
    summary: '每周一场的小比赛：四道编程题，一个半小时，二级和三级的内容就够用。',
    rules: [
      '- 四道编程题，每题 100 分，按通过的测试点给分。',
      '- 每人一次机会，开始以后 90 分钟。',
      '- 同一题可以交很多次，算最高的一次。',
      '- 比赛结束以后公布成绩、测试点和题解。',
      '- 得分一样的，用时少的排在前面。',
    ].join('\n'),
    windowsOf: (now) => ({
      enrollStartAt: at(now, -9),
      enrollEndAt: at(now, -2),
      startAt: at(now, -2),
      endAt: at(now, -2, 3),
    }),
    paper: {
      title: '周赛 第 12 场',
      durationMin: 90,
      tasks: [
        ['gesp-cpp-2', 'train-seats'],
        ['gesp-cpp-3', 'club-initials'],
        ['gesp-cpp-2', 'square-carpet'],
        ['gesp-cpp-3', 'board-walk'],
      ],
    },
    reviewMatrix: CONTEST_REVIEW,
    entrants: [0, 14],
    ease: 0.55,
  },
  {
    key: 'demo-challenge',
    title: () => '等级挑战赛 C++ 二级',
    summary: '两个星期里选一个时间，做一张完整的二级卷，看看离 60 分还有多远。',
    rules: [
      '- 一张完整的二级卷：15 道单选、10 道判断、2 道编程，满分 100 分。',
      '- 两个星期里哪天做都可以，每人一次机会，开始以后不能暂停。',
      '- 交卷就看得分，60 分挑战成功；答案和解析等比赛结束。',
      '- 名次在比赛结束以后公布。',
    ].join('\n'),
    windowsOf: (now) => ({
      enrollStartAt: at(now, -8),
      enrollEndAt: at(now, 12),
      startAt: at(now, -1),
      endAt: at(now, 13),
    }),
    // No exam of the demo and no homework asks its questions: they are secret until the challenge is over.
    paper: 'gesp-cpp-2-mock-2',
    reviewMatrix: MOCK_REVIEW,
    entrants: [10, 9],
    ease: 0.7,
  },
  {
    key: 'demo-relay',
    title: ({ startAt }) => `${dateText(startAt.getTime()).slice(0, 4)} 新年接力赛`,
    summary: '新年三天，一个人跑完四棒：从一级到四级，每一级一道编程题。',
    rules: [
      '- 四棒就是四道编程题，从一级到四级，每棒 100 分，按通过的测试点给分。',
      '- 元旦三天里选一个时间，每人一次机会，开始以后两个小时。',
      '- 哪一棒先跑都可以，卡住了就先跑下一棒。',
      '- 比赛结束以后公布成绩。得分一样的，用时少的排在前面。',
    ].join('\n'),
    windowsOf: newYear,
    paper: {
      title: '新年接力赛',
      durationMin: 120,
      tasks: [
        ['gesp-cpp-1', 'relay-race'],
        ['gesp-cpp-2', 'singing-contest'],
        ['gesp-cpp-3', 'lamp-row'],
        ['gesp-cpp-4', 'sprinklers'],
      ],
    },
    reviewMatrix: CONTEST_REVIEW,
    entrants: [4, 16],
    ease: 0.5,
  },
];
