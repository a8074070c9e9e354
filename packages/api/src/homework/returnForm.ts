import { count, fields, flag, text } from '../kit/fields.ts';
import { REASON_MAX } from '../kit/reasons.ts';

const MOST_DAYS = 60;

/** Fields to return a homework to a student. */
export const returnFields = fields({
  days: count('再给', {
    min: 1,
    max: MOST_DAYS,
    initial: 3,
    unit: '天',
    hint: '从现在算起；原来开放得更久的，以原来的时间为准。',
  }),
  onTime: flag('这段时间里做的按时算，不扣迟交分'),
  reason: text('原因', { required: true, max: REASON_MAX, lines: 2, hint: '学生会看到。' }),
});
