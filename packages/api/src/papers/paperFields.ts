import { choice, count, fields, text } from '../kit/fields.ts';
import { PAPER_LIMITS } from './paperRules.ts';
import { PAPER_TEMPLATE } from '../questions/paperTemplates.ts';

const title = text('标题', { required: true, max: PAPER_LIMITS.titleMax, oneLine: true });

/** Fields of a new paper; its duration comes from the template. */
export const newPaperFields = fields({
  title,
  template: choice('模板', PAPER_TEMPLATE, { initial: 'gesp-4', hint: '决定大题、题数和总分；自由组卷不受限制。' }),
});

/** Fields to change a paper. */
export const paperFields = fields({
  title,
  durationMin: count('时长', { min: 1, max: PAPER_LIMITS.durationMinMax, unit: '分钟' }),
});
