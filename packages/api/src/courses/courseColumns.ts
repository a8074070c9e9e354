import { CONTENT_CATEGORY, type ContentCategory, COURSE_KIND } from './courseRules.ts';
import { DIFFICULTY } from '../questions/difficulty.ts';
import { bankPlaceColumns } from '../questions/bankPlaceColumns.ts';
import { choice, column, day, figure, NOTHING, sorted, text, worded } from '../kit/column.ts';

/** Columns of the table of courses. */
export const courseColumns = [
  sorted(text('title', '标题', { minWidth: 240 })),
  choice('kind', '类型', COURSE_KIND),
  worded('category', '分类', (category: ContentCategory) => CONTENT_CATEGORY.label(category), { hidden: true }),
  column('slug', '地址', ({ slug }: { slug: string | null }) => slug ?? NOTHING, { hidden: true }),
  choice('difficulty', '难度', DIFFICULTY),
  figure('chapterCount', '单元'),
  column('tags', '标签', ({ tags }: { tags: readonly string[] }) => tags.join('、') || NOTHING, { hidden: true }),
  ...bankPlaceColumns,
  sorted(figure('sort', '排序', { hidden: true })),
  sorted(day('updatedAt', '更新日期', { spare: true })),
];
