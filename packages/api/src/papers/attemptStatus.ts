import { labelled } from '../kit/labelled.ts';

/** Status of an attempt on the wire. */
export const ATTEMPT = { ready: '0', inProgress: '1', completed: '2', settled: '3' } as const;
/** All attempt statuses. */
export const ATTEMPT_VALUES = ['0', '1', '2', '3'] as const;
export type AttemptStatus = (typeof ATTEMPT_VALUES)[number];
/** Chinese names of the attempt statuses. */
export const ATTEMPT_LABELS = {
  '0': '未开始',
  '1': '作答中',
  '2': '已交卷',
  '3': '已出分',
} as const satisfies Record<AttemptStatus, string>;

/** Attempt statuses as filters of the back office. */
export const ATTEMPT_STATUS = labelled(ATTEMPT_LABELS, { '1': 'primary', '2': 'warn', '3': 'ok' });

/** Status of an answer on the wire. */
export const ANSWER_STATUS = { draft: '1', submitted: '2', judged: '3', reviewed: '4' } as const;
/** All answer statuses. */
export const ANSWER_STATUS_VALUES = ['1', '2', '3', '4'] as const;
export type AnswerStatus = (typeof ANSWER_STATUS_VALUES)[number];

/** Why an attempt was handed in. */
export const SUBMIT_REASONS = ['manual', 'timeout', 'forced', 'stop'] as const;
export type SubmitReason = (typeof SUBMIT_REASONS)[number];
/** Chinese names of the submit reasons. */
export const SUBMIT_REASON_LABELS = {
  manual: '主动交卷',
  timeout: '到时自动交卷',
  forced: '监考强制交卷',
  stop: '考试被终止',
} as const satisfies Record<SubmitReason, string>;
