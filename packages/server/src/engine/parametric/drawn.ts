import type { questionVersion } from '../../db/schema/exam.ts';
import type { DrawnFrom } from '../../db/schema/storedQuestion.ts';
import { questionContent } from '../paper/questionContent.ts';
import { instanceOf } from './instance.ts';
import { templateNamed } from './templates.ts';

type Drawable = Pick<typeof questionVersion.$inferSelect, 'drawnFrom'>;

/** Seeds whose keys are checked, all of them. */
export const CHECKED_SEEDS = 2_000;
/** Coprime with them, and far from the neighbouring seeds that stand beside it in a unit. */
const STEP = 97;

const templateOf = (from: DrawnFrom) => {
  const template = templateNamed(from.template);
  return template?.version === from.version ? template : null;
};

/** Whether another draw of the question asks something else: a template wrote it, and writes the same today. */
export const isDrawn = ({ drawnFrom }: Drawable): boolean => drawnFrom !== null && templateOf(drawnFrom) !== null;

/**
 * A version with the numbers of a draw: stem, options, key and analysis follow from it together. The first one, and
 * what no template wrote, is the version itself.
 */
export function drawnVersion<V extends Drawable>(version: V, draw: number): V {
  const { drawnFrom } = version;
  const template = drawnFrom && templateOf(drawnFrom);
  if (draw === 0 || !template) return version;
  const source = instanceOf(template, (drawnFrom.seed + STEP * draw) % CHECKED_SEEDS);
  const { stem, stemHtml, options, answerKey, analysis, analysisHtml } = questionContent(source);
  return { ...version, stem, stemHtml, options, answerKey, analysis, analysisHtml };
}
