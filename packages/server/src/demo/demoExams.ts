import { CONTEST_REVIEW, MOCK_REVIEW, PRACTICE_REVIEW, type ReviewMatrix } from '@aosai/api/exams/review';
import type { PaperKey } from '@aosai/content/loadPaper';

/** Hours from the start of the server; the windows of `fixed` exams stay as they were at the first start. */
export interface DemoExam {
  key: string;
  paper: PaperKey;
  title: string;
  enroll: [number, number];
  run: [number, number];
  fixed: boolean;
  maxAttempts: number;
  /** Each start uses one mock exam of the member's right. */
  isMock: boolean;
  /** 0 unless it is there. */
  priceFen?: number;
  reviewMatrix: ReviewMatrix;
}

const DAY = 24;

export const ENDED_EXAM = 'demo-gesp-1-ended';
/** An exam to come that costs money: the fee is for the talk afterwards. */
export const PRICED_EXAM = 'demo-gesp-3-talk';

/** A mock exam that began some hours ago and runs until tonight. */
const mockOf = (paper: PaperKey, title: string, hoursAgo: number): DemoExam => ({
  key: `demo-${paper}`,
  paper,
  title,
  enroll: [-7 * DAY, 8],
  run: [-hoursAgo, 8],
  fixed: false,
  maxAttempts: 1,
  isMock: true,
  reviewMatrix: MOCK_REVIEW,
});

/** A practice exam that runs for four days and shows keys and analyses as soon as an attempt is handed in. */
const practiceOf = (paper: PaperKey, title: string, hoursAgo: number): DemoExam => ({
  key: `demo-${paper}`,
  paper,
  title,
  enroll: [-5 * DAY, 4 * DAY],
  run: [-hoursAgo, 4 * DAY],
  fixed: false,
  maxAttempts: 10,
  isMock: false,
  reviewMatrix: PRACTICE_REVIEW,
});

/** The demo's exams: mock exams and practice papers that run now, a contest to come and a mock exam that is over. */
export const DEMO_EXAMS: readonly DemoExam[] = [
  {
    key: 'demo-gesp-4',
    paper: 'gesp-cpp-4',
    title: 'GESP C++ 四级 模拟考试（一）',
    enroll: [-7 * DAY, 10],
    run: [-1, 10],
    fixed: false,
    maxAttempts: 1,
    isMock: true,
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
    isMock: false,
    reviewMatrix: PRACTICE_REVIEW,
  },
  { ...practiceOf('csp-j-1', 'CSP-J 第一轮 自主练习', 3), key: 'demo-csp-j1' },
  mockOf('gesp-cpp-2', 'GESP C++ 二级 模拟考试（一）', 4),
  mockOf('gesp-cpp-3', 'GESP C++ 三级 模拟考试（一）', 5),
  mockOf('gesp-py-1', 'GESP Python 一级 模拟考试（一）', 6),
  mockOf('gesp-cpp-5', 'GESP C++ 五级 模拟考试（一）', 7),
  mockOf('gesp-cpp-3-mock-2', 'GESP C++ 三级 模拟考试（二）', 9),
  mockOf('gesp-cpp-4-mock-2', 'GESP C++ 四级 模拟考试（二）', 10),
  mockOf('gesp-py-1-mock-2', 'GESP Python 一级 模拟考试（二）', 11),
  practiceOf('csp-j-1-mock-2', 'CSP-J 第一轮 模拟测试（二）', 12),
  practiceOf('csp-j-2-mock-2', 'CSP-J 第二轮 模拟测试（二）', 13),
  practiceOf('csp-j-1-mock-3', 'CSP-J 第一轮 模拟测试（三）', 14),
  mockOf('gesp-cpp-6', 'GESP C++ 六级 模拟考试（一）', 15),
  mockOf('gesp-cpp-6-mock-2', 'GESP C++ 六级 模拟考试（二）', 16),
  mockOf('gesp-cpp-7', 'GESP C++ 七级 模拟考试（一）', 17),
  mockOf('gesp-cpp-8', 'GESP C++ 八级 模拟考试（一）', 18),
  mockOf('gesp-cpp-8-mock-2', 'GESP C++ 八级 模拟考试（二）', 19),
  mockOf('gesp-cpp-5-mock-2', 'GESP C++ 五级 模拟考试（二）', 20),
  mockOf('gesp-cpp-7-mock-2', 'GESP C++ 七级 模拟考试（二）', 21),
  mockOf('gesp-py-2', 'GESP Python 二级 模拟考试（一）', 30),
  mockOf('gesp-py-3', 'GESP Python 三级 模拟考试（一）', 31),
  mockOf('gesp-py-4', 'GESP Python 四级 模拟考试（一）', 32),
  practiceOf('csp-s-1', 'CSP-S 第一轮 模拟测试（一）', 33),
  practiceOf('csp-j-2-mock-3', 'CSP-J 第二轮 模拟测试（三）', 34),
  practiceOf('csp-s-2', 'CSP-S 第二轮 模拟测试（一）', 35),
  mockOf('gesp-py-3-mock-2', 'GESP Python 三级 模拟考试（二）', 36),
  mockOf('gesp-py-2-mock-2', 'GESP Python 二级 模拟考试（二）', 37),
  mockOf('gesp-py-4-mock-2', 'GESP Python 四级 模拟考试（二）', 38),
  {
    key: 'demo-csp-j',
    paper: 'csp-j-2',
    title: 'CSP-J 第二轮 模拟测试（一）',
    enroll: [-DAY, 3 * DAY],
    run: [3 * DAY + 2, 3 * DAY + 6],
    fixed: false,
    maxAttempts: 1,
    isMock: false,
    reviewMatrix: CONTEST_REVIEW,
  },
  {
    key: PRICED_EXAM,
    paper: 'gesp-cpp-3-mock-2',
    title: 'GESP C++ 三级 线下模考（含一对一讲评）',
    enroll: [-8 * DAY, 6 * DAY],
    run: [7 * DAY, 7 * DAY + 4],
    fixed: false,
    maxAttempts: 1,
    isMock: false,
    priceFen: 4900,
    reviewMatrix: MOCK_REVIEW,
  },
  {
    key: ENDED_EXAM,
    paper: 'gesp-cpp-1',
    title: 'GESP C++ 一级 模拟考试（一）',
    enroll: [-10 * DAY, -3 * DAY],
    run: [-3 * DAY, -3 * DAY + 4],
    fixed: true,
    maxAttempts: 1,
    isMock: true,
    reviewMatrix: MOCK_REVIEW,
  },
];
