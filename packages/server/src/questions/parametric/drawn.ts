import type { questionVersion } from '../../db/schema/exam.ts';
import type { DrawnFrom } from '@aosai/api/questions/source';
import { questionContent } from '../bank/questionContent.ts';
import { instanceOf } from './instance.ts';
import { templateNamed } from './templates.ts';

type Drawable = Pick<typeof questionVersion.$inferSelect, 'drawnFrom'>;

/** The number of seeds; the key of each is checked by tests. */
export const CHECKED_SEEDS = 2_000;
/** Coprime with the number of seeds, and far from neighbouring seeds, which may be in the same unit. */
const STEP = 97;

const templateOf = (from: DrawnFrom) => {
  const template = templateNamed(from.template);
  return template?.version === from.version ? template : null;
};

/** Whether the question can be drawn with other numbers: a template wrote it and still has the same version. */
export const isDrawn = ({ drawnFrom }: Drawable): boolean => drawnFrom !== null && templateOf(drawnFrom) !== null;

/**
 * A version with the numbers of a draw, which change stem, options, key and analysis together. Draw 0, and questions
 * without a template, return the version itself.
 */
export function drawnVersion<V extends Drawable>(version: V, draw: number): V {
  const { drawnFrom } = version;
  const template = drawnFrom && templateOf(drawnFrom);
  if (draw === 0 || !template) return version;
  const source = instanceOf(template, (drawnFrom.seed + STEP * draw) % CHECKED_SEEDS);
  const { stem, stemHtml, options, answerKey, analysis, analysisHtml } = questionContent(source);
  return { ...version, stem, stemHtml, options, answerKey, analysis, analysisHtml };
}
