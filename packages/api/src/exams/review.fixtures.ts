import { PROGRAMMING } from '../questions/kinds.ts';
import { aReport } from './reports.fixtures.ts';
import { aSubmittedCode, LIGHTHOUSE } from '../judging/submissions.fixtures.ts';
import { at, idOf } from '../kit/ids.fixtures.ts';
import type { ReviewedAnswer, ReviewRow } from '../practice/memberQuestion.contract.ts';

/** Returns a program to be marked, in a marker's list. */
export function aReviewRow(changes: Partial<ReviewRow> = {}): ReviewRow {
  return {
    id: idOf('examMemberQuestion', 1),
    kind: 'homework',
    attemptId: idOf('examPaperEnroll', 1),
    enrollId: idOf('homeworkEnroll', 1),
    targetId: idOf('homework', 1),
    targetTitle: '第 7 周作业：循环与数组',
    gradeTitle: '周六 C++ 四级班',
    memberId: idOf('member', 1),
    memberName: '林知远',
    questionId: idOf('question', 26),
    questionTitle: '灯塔',
    no: 26,
    type: PROGRAMMING,
    completedAt: at(-180),
    version: 1,
    points: 2000,
    autoPoints: 2000,
    manualPoints: null,
    maxPoints: 2500,
    verdict: 'WA',
    needsReview: true,
    isAutoChanged: false,
    reviewedAt: null,
    ...changes,
  };
}

/** Returns the answer of `aReviewRow` with its three submissions, the last of which counts. */
export function aReviewedAnswer(changes: Partial<ReviewedAnswer> = {}): ReviewedAnswer {
  const [question] = aReport().questions.filter(({ no }) => no === 26);
  if (!question) throw new TypeError('the report has no question 26');
  const first = LIGHTHOUSE.replace('long long last, best', 'int last, best');
  return {
    ...aReviewRow(),
    comment: '',
    lineNotes: [],
    reviewedBy: null,
    question: { ...question, submissionNo: 3, submissionCount: 3 },
    submissions: [
      aSubmittedCode({ id: idOf('submission', 1), createdAt: at(-181), points: 2000 }),
      aSubmittedCode({ id: idOf('submission', 2), createdAt: at(-186), points: 1500, verdict: 'TLE' }),
      aSubmittedCode({ id: idOf('submission', 3), createdAt: at(-190), points: 1000, code: first }),
    ],
    ...changes,
  };
}
