import type { HomeworkResults } from '@aosai/api/homework/homeworkRules';
import { SUBMIT_REASON, type SubmitReason } from '@aosai/api/papers/attemptStatus';
import type { ExamKind } from '@aosai/api/exams/teaching';

/** Words that differ between an exam and homework. */
export interface RoomWords {
  handIn: string;
  handingIn: string;
  askTitle: string;
  askText: string;
  confirm: string;
  goOn: string;
  takeBack: string;
  /** Title when the time has run out. */
  timeout: string;
  closed: string;
  closedText: string;
  handedIn: string;
  handedInAt: string;
  /** Text after the hand-in; null for an exam, whose report shows the result. */
  handedInText: string | null;
  leave: string;
  signInText: string;
  offline: string;
  reasonLabel: string;
  /** How it was handed in. */
  reasonText: (reason: SubmitReason) => string;
}

const HOMEWORK_REASON = {
  manual: '已交',
  timeout: '到时自动交',
  forced: '老师收的',
  stop: '作业被终止',
} as const satisfies Record<SubmitReason, string>;

export const ROOM_WORDS = {
  exam: {
    handIn: '交卷',
    handingIn: '正在交卷',
    askTitle: '现在交卷吗？',
    askText: '交卷后不能再修改。',
    confirm: '确认交卷',
    goOn: '继续作答',
    takeBack: '取消交卷，继续作答',
    timeout: '考试时间到',
    closed: '考试已收卷',
    closedText: '老师或系统已经收卷，以最后保存的答案为准。正在取回执，请不要关闭页面。',
    handedIn: '已交卷',
    handedInAt: '交卷时间',
    handedInText: null,
    leave: '返回考试页',
    signInText: '登录已过期，答案保存在本机，登录后继续。考试时间不会停。',
    offline: '网络已断开，答案已存在本机。联网后自动交卷，请不要关闭页面。',
    reasonLabel: '交卷方式',
    reasonText: (reason) => SUBMIT_REASON.label(reason),
  },
  homework: {
    handIn: '交作业',
    handingIn: '正在交作业',
    askTitle: '现在交作业吗？',
    askText: '交了还能改：截止前再改动，就算重新作答，要再交一次。不交也会按保存的答案计分。',
    confirm: '交作业',
    goOn: '继续作答',
    takeBack: '先不交，继续作答',
    timeout: '作业已截止',
    closed: '作业已收',
    closedText: '作业已经截止，以最后保存的答案为准。请不要关闭页面。',
    handedIn: '已交作业',
    handedInAt: '交作业时间',
    handedInText: '客观题的对错和得分收作业以后公布，编程题的评测结果现在就能看。',
    leave: '返回我的作业',
    signInText: '登录已过期，答案保存在本机，登录后继续。',
    offline: '网络已断开，答案已存在本机。联网后自动交作业，请不要关闭页面。',
    reasonLabel: '方式',
    reasonText: (reason) => HOMEWORK_REASON[reason],
  },
} as const satisfies Record<ExamKind, RoomWords>;

/** Words for homework with results at hand-in: the first hand-in counts. */
const FIRST_COUNTS: RoomWords = {
  ...ROOM_WORDS.homework,
  askText: '交了就公布客观题的对错，客观题以这一次为准，再改的不计分。编程题截止前还能改。',
  handedInText: '客观题的对错在报告里，以第一次交的为准：再改的不计分，只给老师看。编程题截止前还能改。',
};

/** Returns the words of the room. */
export const roomWords = (kind: ExamKind, results: HomeworkResults | undefined): RoomWords =>
  kind === 'homework' && results === 'atHandIn' ? FIRST_COUNTS : ROOM_WORDS[kind];
