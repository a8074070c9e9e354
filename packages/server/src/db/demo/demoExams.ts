import { CONTEST_REVIEW, MOCK_REVIEW, PRACTICE_REVIEW, type ReviewMatrix } from '@aosai/api/domain/review';
import type { PaperKey } from './papers/loadPaper.ts';

/** Hours from the start of the server; the windows of `fixed` exams stay as they were at the first start. */
export interface DemoExam {
  key: string;
  paper: PaperKey;
  title: string;
  enroll: [number, number];
  run: [number, number];
  fixed: boolean;
  maxAttempts: number;
  reviewMatrix: ReviewMatrix;
}

const DAY = 24;

export const ENDED_EXAM = 'demo-gesp-1-ended';

/** One mock exam and two practice papers run now, a contest is announced, a mock exam is over. */
export const DEMO_EXAMS: readonly DemoExam[] = [
  {
    key: 'demo-gesp-4',
    paper: 'gesp-cpp-4',
    title: 'GESP C++ 四级 模拟考试（一）',
    enroll: [-7 * DAY, 10],
    run: [-1, 10],
    fixed: false,
    maxAttempts: 1,
    reviewMatrix: MOCK_REVIEW,
  },
  {
    key: 'demo-gesp-1',
    paper: 'gesp-cpp-1',
    title: 'GESP C++ 一级 自主练习',
    enroll: [-7 * DAY, 5 * DAY],
    run: [-2, 5 * DAY],
    fixed: false,
    maxAttempts: 10,
    reviewMatrix: PRACTICE_REVIEW,
  },
  {
    key: 'demo-csp-j1',
    paper: 'csp-j-1',
    title: 'CSP-J 第一轮 自主练习',
    enroll: [-5 * DAY, 4 * DAY],
    run: [-3, 4 * DAY],
    fixed: false,
    maxAttempts: 10,
    reviewMatrix: PRACTICE_REVIEW,
  },
  {
    key: 'demo-csp-j',
    paper: 'csp-j-2',
    title: 'CSP-J 第二轮 模拟测试（一）',
    enroll: [-DAY, 3 * DAY],
    run: [3 * DAY + 2, 3 * DAY + 6],
    fixed: false,
    maxAttempts: 1,
    reviewMatrix: CONTEST_REVIEW,
  },
  {
    key: ENDED_EXAM,
    paper: 'gesp-cpp-1',
    title: 'GESP C++ 一级 模拟考试（一）',
    enroll: [-10 * DAY, -3 * DAY],
    run: [-3 * DAY, -3 * DAY + 4],
    fixed: true,
    maxAttempts: 1,
    reviewMatrix: MOCK_REVIEW,
  },
];
