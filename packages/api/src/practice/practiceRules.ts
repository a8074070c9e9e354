import { coded, labelled, type ValueIn } from '../kit/labelled.ts';

/** Status of a member's practice of a question; clearing resets it to `draft`. */
export const PRACTICE = coded({
  draft: ['0', '未提交'],
  submitted: ['1', '评测中', 'primary'],
  judged: ['2', '已评测', 'ok'],
  reviewed: ['3', '已批阅', 'ok'],
});

/** Status of practice, `'0'` to `'3'` as stored and sent; `PracticeState.solvedAt` tells whether it is solved. */
export type PracticeStatus = ValueIn<typeof PRACTICE>;

/** Lists of a member's practice. */
export const PRACTICE_VIEW = labelled({ recent: '最近', wrong: '错题本', due: '待复习', favourite: '收藏' });

/** List of a member's practice; `due` is the part of `wrong` whose review date has come. */
export type PracticeView = ValueIn<typeof PRACTICE_VIEW>;

/** A full score in percent. */
export const FULL_PERCENT = 100;

/** Limits of practice. */
export const PRACTICE_LIMITS = {
  /** Questions of the wrong book on one print, and further ones for each. */
  printed: 20,
  printedTwins: 2,
  /** Tries of one member per day. All are stored, and learning needs far fewer. */
  triesOfDay: 1000,
  /** Programs of one member that are queued or being judged. */
  waiting: 3,
  /** Pause after a wrong answer to an objective question. */
  lockSeconds: 10,
  /** Wrong tries at an objective question after which its key is shown. */
  wrongTries: 2,
  /** A student is stuck after this many failed submissions of a task within this time. */
  stuckTries: 5,
  stuckHours: 48,
  /** Failing cases per view, and bytes shown of each. */
  cases: 3,
  caseBytes: 4 * 1024,
  cleanAtOnce: 200,
  /** Cleared tries are kept for this many days, hidden from everybody. */
  keptDays: 30,
  /** Minimum number of members for figures of a class. */
  classFrom: 5,
  weakItems: 10,
} as const;
