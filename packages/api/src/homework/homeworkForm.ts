import { choice, count, fields, flag, text } from '../kit/fields.ts';
import { REVIEW_KIND, VISIBILITY } from '../exams/teaching.ts';
import { HOMEWORK_LIMITS, HOMEWORK_RESULTS, USUAL_LATE_RULE } from './homeworkRules.ts';
import { HOMEWORK_SIGHT } from './homeworkVisibility.ts';

const { titleMax, introMax, catchUpMaxDays } = HOMEWORK_LIMITS;

/** Fields of a homework's title and introduction. */
export const homeworkHead = fields({
  title: text('标题', { required: true, max: titleMax, oneLine: true }),
  intro: text('说明', { max: introMax, lines: 4, hint: '学生做作业前看到，可以用 Markdown。' }),
});

/** Fields of the penalty for late work. */
export const lateRuleFields = fields({
  latePerDayPct: count('每迟一天扣', { min: 0, max: 100, initial: USUAL_LATE_RULE.perDayPct, unit: '%' }),
  lateCapPct: count('最多扣', { min: 0, max: 100, initial: USUAL_LATE_RULE.capPct, unit: '%' }),
});

/** Fields of a homework's review and of what students see. */
export const homeworkRules = fields({
  review: choice('人工批阅', REVIEW_KIND),
  results: choice('客观题对错', HOMEWORK_RESULTS, {
    hint: '编程题的评测结果总是马上显示。允许补交的，到补交截止才公布。',
  }),
  sight: choice('学生看到什么', HOMEWORK_SIGHT),
  catchUpDays: count('补做天数', {
    required: false,
    min: 1,
    max: catchUpMaxDays,
    unit: '天',
    hint: '以后进班的学生也要补做，从进班起算；不填就不补。',
  }),
  showRanking: flag('学生可以看排行'),
  visibility: choice('谁能看到', VISIBILITY),
});
