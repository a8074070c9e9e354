import { AppError } from '@aosai/api/kit/errors';
import type { PracticeHints } from '@aosai/api/practice/practiceViews.contract';
import { drawnHints } from '../../questions/parametric/drawn.ts';
import { renderMarkdown } from '../../kit/markdown/markdown.ts';
import type { PracticeContext } from './practiceContext.ts';
import type { PracticeRow } from './practiceRow.ts';

type Asked = Pick<PracticeContext, 'version' | 'draw' | 'classSolution'>;

/** The hints of a task's author or of a template, in their order; none where a class hides its solutions. */
const hintsOf = ({ version, draw, classSolution }: Asked): readonly string[] =>
  classSolution === false ? [] : (version.programming?.hints ?? drawnHints(version, draw));

/** The hints that the member has read, and how many there are; null for a question without hints. */
export function hintsView(asked: Asked, row: PracticeRow | null): PracticeHints | null {
  const all = hintsOf(asked);
  if (all.length === 0) return null;
  return { shown: all.slice(0, row?.hintsSeen ?? 0).map(renderMarkdown), total: all.length };
}

/** The effect of asking for the next hint: it is recorded, and costs no points. Throws VALIDATION without a next one. */
export function nextHint({ hintsSeen }: PracticeRow, asked: Asked, now: Date): Partial<PracticeRow> {
  if (hintsSeen >= hintsOf(asked).length)
    throw new AppError('VALIDATION', { path: 'hint', detail: '没有更多的提示了' });
  return { hintsSeen: hintsSeen + 1, hintedAt: now };
}
