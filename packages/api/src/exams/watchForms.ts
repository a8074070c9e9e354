import { count, fields, text } from '../kit/fields.ts';
import { REASON_MAX, reasonFields } from '../kit/reasons.ts';
import { EXAM_LIMITS } from './examLimits.ts';

const MOST_MINUTES = 240;

/** Fields to give one student or all more time. */
export const moreTimeFields = fields({
  minutes: count('延长', { min: 1, max: MOST_MINUTES, initial: 10, unit: '分钟' }),
  reason: text('原因', { required: true, max: REASON_MAX, lines: 2 }),
});

/** Fields to reopen an attempt. */
export const reopenFields = fields({
  minutes: count('再作答', {
    min: 1,
    max: MOST_MINUTES,
    initial: 15,
    unit: '分钟',
    hint: '从现在算起，到时自动交卷。',
  }),
  reason: text('原因', { required: true, max: REASON_MAX, lines: 2 }),
});

/** Field of a notice to the exam room. */
export const noticeFields = fields({
  text: text('公告', { required: true, max: 200, lines: 3, hint: '正在作答的学生 15 秒内看到，也会收到消息。' }),
});

const exactly = (title: string): RegExp => new RegExp(`^${title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`);

/** Collecting the papers of all students is confirmed by typing the exam's name, so that nobody does it by mistake. */
const nameTyped = (title: string) =>
  text('考试名称', {
    required: true,
    max: EXAM_LIMITS.title,
    oneLine: true,
    pattern: exactly(title),
    like: `「${title}」`,
    hint: `影响全场学生：输入「${title}」确认。`,
  });

/** Fields to collect the papers of all students. */
export const allForceFields = (title: string) =>
  fields({ ...reasonFields('原因', '已保存的答案都会交上来，原因记入日志。'), confirmed: nameTyped(title) });
