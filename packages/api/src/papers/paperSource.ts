import { weightOf } from '../questions/keyOf.ts';
import { hasBody, type QuestionType } from '../questions/kinds.ts';
import type { QuestionSource } from '../questions/source.ts';

/**
 * A paper as an author writes it; the format of demo papers and importers. Texts are Markdown (fenced code with
 * language `cpp` or `python`, math between dollar signs).
 */
export interface PaperSource {
  key: string;
  title: string;
  summary: string;
  template: string;
  language: 'cpp' | 'python' | 'any';
  durationMin: number;
  passScore: number;
  feedback: 'deferred' | 'ioi';
  scorePolicy: 'best' | 'last';
  notes: string;
  sections: PaperSectionSource[];
}

/** A section of a paper as an author writes it. */
export interface PaperSectionSource {
  name: string;
  type: QuestionType;
  /** Points of each question in hundredths. Without it, each group is worth the sum of its parts. */
  pointsEach?: number;
  questions: QuestionSource[];
}

/**
 * The points of a question in this section, in hundredths.
 * @throws Error when neither section nor question sets them
 */
export function pointsIn(
  { name, pointsEach }: Pick<PaperSectionSource, 'name' | 'pointsEach'>,
  question: QuestionSource,
) {
  if (pointsEach !== undefined) return pointsEach;
  if (!hasBody(question, 'parts')) throw new Error(`section ${name} does not say what ${question.key} counts`);
  return question.parts.reduce((sum, part) => sum + weightOf(part), 0);
}
