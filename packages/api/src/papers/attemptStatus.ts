import { coded, labelled, type ValueIn } from '../kit/labelled.ts';

/** Status of an attempt on the wire. */
export const ATTEMPT = coded({
  ready: ['0', '未开始'],
  inProgress: ['1', '作答中', 'primary'],
  completed: ['2', '已交卷', 'warn'],
  settled: ['3', '已出分', 'ok'],
});

/** Status of an attempt, `'0'` to `'3'`; students can save answers only in `ATTEMPT.inProgress`. */
export type AttemptStatus = ValueIn<typeof ATTEMPT>;

/** Status of an answer on the wire. */
export const ANSWER_STATUS = { draft: '1', submitted: '2', judged: '3', reviewed: '4' } as const;

/** Status of one answer, `'1'` to `'4'` as stored and sent; `reviewed`: a marker decided the points. */
export type AnswerStatus = (typeof ANSWER_STATUS)[keyof typeof ANSWER_STATUS];

/** Why an attempt was handed in. */
export const SUBMIT_REASON = labelled({
  manual: '主动交卷',
  timeout: '到时自动交卷',
  forced: '监考强制交卷',
  stop: '考试被终止',
});

/** Why an attempt ended; null before the hand-in. All but `manual` happen without the student. */
export type SubmitReason = ValueIn<typeof SUBMIT_REASON>;
