import { choice, fields, text, count } from '../kit/fields.ts';
import { labelled } from '../kit/labelled.ts';
import { QUESTION_KINDS, QUESTION_TYPES, type QuestionType } from '../questions/kinds.ts';
import { PAPER_LIMITS } from './paperRules.ts';
import { PAPER_TEMPLATE, type PaperTemplateId } from '../questions/paperTemplates.ts';

const title = text('标题', { required: true, max: PAPER_LIMITS.titleMax, oneLine: true });

/** Fields of a new paper, which begins with the likely template or the first; its duration comes from the template. */
export const newPaperFields = (template: PaperTemplateId | null) =>
  fields({
    title,
    template: choice('模板', PAPER_TEMPLATE, {
      initial: template ?? 'gesp-1',
      hint: '决定大题、题数和总分；自由组卷不受限制。',
    }),
  });

/** Fields to change a paper. */
export const paperFields = fields({
  title,
  durationMin: count('时长', { min: 1, max: PAPER_LIMITS.durationMinMax, unit: '分钟' }),
});

/** Types that the form of a section offers: one question type, or any. */
export const SECTION_TYPE = labelled({
  '1': QUESTION_KINDS['1'].label,
  '2': QUESTION_KINDS['2'].label,
  '3': QUESTION_KINDS['3'].label,
  '4': QUESTION_KINDS['4'].label,
  '5': QUESTION_KINDS['5'].label,
  '6': QUESTION_KINDS['6'].label,
  '7': QUESTION_KINDS['7'].label,
  mixed: '混合，任何题型',
});

/** Fields of a section. */
export const sectionFields = fields({
  type: choice('题型', SECTION_TYPE, { initial: 'mixed' }),
  name: text('名称', {
    required: false,
    max: PAPER_LIMITS.sectionNameMax,
    oneLine: true,
    hint: '印在试卷上，例如「基础题」。空着就按题型取名。',
  }),
});

/** The question type of a section; null for any. */
export const sectionTypeOf = (value: string): QuestionType | null =>
  QUESTION_TYPES.find((type) => type === value) ?? null;

/** Default name of a section. */
export const sectionNameOf = (type: QuestionType | null): string =>
  type === null ? '试题' : `${QUESTION_KINDS[type].label}题`;
