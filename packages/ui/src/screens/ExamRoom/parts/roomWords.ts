import type { ExamKind } from '@aosai/api/domain/teaching';

/** What an exam and a homework call the same things. */
export interface RoomWords {
  handIn: string;
  handingIn: string;
  askTitle: string;
  askText: string;
  confirm: string;
  goOn: string;
  takeBack: string;
  /** The end came by itself. */
  timeout: string;
  closed: string;
  closedText: string;
  handedIn: string;
  handedInAt: string;
  leave: string;
  signInText: string;
  offline: string;
  reasonLabel: string;
}

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
    leave: '返回考试页',
    signInText: '登录已过期，答案保存在本机，登录后继续。考试时间不会停。',
    offline: '网络已断开，答案已存在本机。联网后自动交卷，请不要关闭页面。',
    reasonLabel: '交卷方式',
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
    leave: '返回我的作业',
    signInText: '登录已过期，答案保存在本机，登录后继续。',
    offline: '网络已断开，答案已存在本机。联网后自动交作业，请不要关闭页面。',
    reasonLabel: '方式',
  },
} as const satisfies Record<ExamKind, RoomWords>;
