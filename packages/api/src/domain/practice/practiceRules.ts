import { labelled, type ValueIn } from '../forms/labelled.ts';

/** Where a member's work on a question outside of exams stands; back to `0` when it is cleared. */
export const PRACTICE_STATUS = labelled(
  { '0': '未提交', '1': '评测中', '2': '已评测', '3': '已批阅' },
  { '1': 'primary', '2': 'ok', '3': 'ok' },
);
export type PracticeStatus = ValueIn<typeof PRACTICE_STATUS>;

export const PRACTICE = { draft: '0', submitted: '1', judged: '2', reviewed: '3' } as const satisfies Record<
  string,
  PracticeStatus
>;

/** Lists of what someone has practised. */
export const PRACTICE_VIEW = labelled({ recent: '最近', wrong: '错题本', due: '待复习', favourite: '收藏' });
export type PracticeView = ValueIn<typeof PRACTICE_VIEW>;

/** What a set of questions for one member is about. */
export const PRACTICE_MODE = labelled({ weak: '薄弱知识点', due: '待复习' });

/** The full score, as tries have it. */
export const FULL_PERCENT = 100;

export const PRACTICE_LIMITS = {
  /** Tries of one member on one day: each is kept, and nobody who learns needs so many. */
  triesOfDay: 1000,
  /** Programs of one member that wait for the judge or are with it. */
  waiting: 3,
  /** No other answer to an objective question for so long after a wrong one. */
  lockSeconds: 10,
  /** With so many wrong tries at an objective question its key is shown. */
  wrongTries: 2,
  /** Failed submissions of a task, and within how long, after which someone is stuck. */
  stuckTries: 5,
  stuckHours: 48,
  /** Failing cases that one look shows, and how much of each. */
  cases: 3,
  caseBytes: 4 * 1024,
  cleanAtOnce: 200,
  /** Tries that were cleared are kept for so long, and shown to nobody. */
  keptDays: 30,
  /** Figures of a class are shown from so many members. */
  classFrom: 5,
  weakItems: 10,
} as const;
