import { choice, fields, text } from '../kit/fields.ts';
import { labelled, type ValueIn } from '../kit/labelled.ts';

/** The part of a question in which a teacher has found an error. */
export const ERROR_PART = labelled({
  stem: '题面',
  key: '答案',
  analysis: '解析',
  data: '测试数据',
  typo: '错别字',
});

/** The part of a question that a report is about. */
export type ErrorPart = ValueIn<typeof ERROR_PART>;

/** State of a report: open until the owner of the question has answered it. */
export const ERROR_REPORT = labelled(
  { open: '待处理', fixed: '已改正', right: '没有错' },
  { open: 'warn', fixed: 'ok' },
);

/** State of a report of an error. */
export type ErrorReportState = ValueIn<typeof ERROR_REPORT>;

/** The owner's answers to a report. */
export const ERROR_ANSWER = labelled({ fixed: '已改正', right: '没有错' });

/** Maximum length of a report and of its answer, in characters. */
export const ERROR_TEXT_MAX = 500;

/** Fields of a report of an error. */
export const errorReportFields = fields({
  part: choice('哪里有错', ERROR_PART),
  content: text('说明', {
    required: true,
    max: ERROR_TEXT_MAX,
    lines: 4,
    hint: '写清楚错在哪里、应该怎样。出题人会看到这句话，并回复您。',
  }),
});

/** Fields of the owner's answer to a report. */
export const errorAnswerFields = fields({
  answer: choice('结果', ERROR_ANSWER),
  reply: text('回复', { required: true, max: ERROR_TEXT_MAX, lines: 4, hint: '会作为消息发给报告的老师。' }),
});
