import type { examPaper } from '../db/schema/exam.ts';
import type { ExamPaperCard } from '@aosai/api/papers/paperCard.contract';

export type PaperRow = typeof examPaper.$inferSelect;

export const sumOf = <T>(items: readonly T[], value: (item: T) => number) =>
  items.reduce((sum, item) => sum + value(item), 0);

export function passPointsOf(papers: readonly PaperRow[]): number | null {
  if (papers.length === 0 || papers.some(({ passPoints }) => passPoints === null)) return null;
  return sumOf(papers, ({ passPoints }) => passPoints ?? 0);
}

export function questionCount({ sections }: PaperRow): number {
  return sumOf(sections, ({ items }) => items.length);
}

export interface PaperStanding {
  latest: ExamPaperCard['latest'];
  attemptsLeft: number | null;
}

/** The structure of a paper: counts and points, without questions. */
export function paperCard(paper: PaperRow, standing: PaperStanding): ExamPaperCard {
  return {
    id: paper.id,
    title: paper.title,
    template: paper.template,
    durationMin: paper.durationMin,
    totalPoints: paper.totalPoints,
    feedback: paper.feedback,
    scorePolicy: paper.scorePolicy,
    sections: paper.sections.map(({ name, type, items }) => {
      const each = new Set(items.map(({ points }) => points));
      return {
        name,
        type,
        questionCount: items.length,
        pointsEach: each.size === 1 ? (items[0]?.points ?? null) : null,
        points: sumOf(items, ({ points }) => points),
      };
    }),
    ...standing,
  };
}
