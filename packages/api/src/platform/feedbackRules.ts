import { choice, fields, type FormValues, text } from '../kit/fields.ts';
import { type Labelled, labelled, served, type ValueIn } from '../kit/labelled.ts';

/** Progress of a feedback. */
export const FEEDBACK_STATUS = labelled(
  { '0': '待处理', '1': '处理中', '2': '已解决', '3': '已关闭' },
  { '0': 'seal', '1': 'warn', '2': 'ok' },
);

/** Progress of a feedback, `'0'` to `'3'` as stored and sent; only operators change it. */
export type FeedbackStatus = ValueIn<typeof FEEDBACK_STATUS>;

/** Category of a feedback. */
export const FEEDBACK_CATEGORY = served(
  'feedbackCategory',
  labelled({
    problem: '使用问题',
    content: '题目或内容有误',
    account: '账号与个人信息',
    suggestion: '建议',
    complaint: '投诉',
  }),
);

/** Category chosen by the sender; operators can rename the values in the dictionary `feedbackCategory`. */
export type FeedbackCategory = ValueIn<typeof FEEDBACK_CATEGORY>;

/** Maximum length of a feedback, in characters. */
export const FEEDBACK_MAX_LENGTH = 2_000;
/** Maximum number of images. */
export const FEEDBACK_MAX_FILES = 6;

/** Fields of a feedback. */
export const feedbackFields = fields({
  category: choice('类别', FEEDBACK_CATEGORY),
  content: text('说明', {
    required: true,
    minLength: 5,
    max: FEEDBACK_MAX_LENGTH,
    lines: 5,
    hint: '写清楚在哪一页、做了什么、看到了什么。与题目有关的，请写考试名和题号。',
  }),
  contact: text('联系方式', { max: 100, hint: '可以不填；回复会出现在这里和消息里。' }),
});

/** States that an operator may set, by present state. A closed feedback stays closed. */
export const FEEDBACK_MOVES = {
  '0': ['1', '2', '3'],
  '1': ['2', '3'],
  '2': ['1', '3'],
  '3': [],
} as const satisfies Record<FeedbackStatus, readonly FeedbackStatus[]>;

/**
 * The next state comes first, because operators open the form to set it; the present state is for correcting a reply
 * only.
 */
const movesFrom = (status: FeedbackStatus): Labelled<FeedbackStatus> => {
  const next: readonly FeedbackStatus[] = FEEDBACK_MOVES[status];
  const [first, ...others] = [...next, status];
  const labelOf = (value: FeedbackStatus) =>
    value === status ? `${FEEDBACK_STATUS.label(value)}（不变）` : FEEDBACK_STATUS.label(value);
  return {
    ...FEEDBACK_STATUS,
    values: [first, ...others],
    options: [first, ...others].map((value) => ({ value, label: labelOf(value) })),
  };
};

/** Fields of an operator's reply to a feedback in this state. */
export const replyFields = (from: FeedbackStatus) =>
  fields({
    status: choice('状态', movesFrom(from)),
    reply: text('回复', {
      max: FEEDBACK_MAX_LENGTH,
      lines: 5,
      hint: '会作为消息发给提交人，请写清结果和下一步。',
      rule: (value: unknown, { status }: FormValues) =>
        status === '2' && (typeof value !== 'string' || value.trim() === '')
          ? '标为已解决时，请告诉提交人怎样解决的。'
          : null,
    }),
  });
