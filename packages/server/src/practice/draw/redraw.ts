import { drawnVersion, isDrawn } from '../../questions/parametric/drawn.ts';
import type { PracticeContext } from '../tries/practiceContext.ts';
import type { PracticeRow } from '../tries/practiceRow.ts';
import { isDue } from '../tries/scoreTry.ts';

type Redrawn = Partial<Pick<PracticeRow, 'draw' | 'drawnForAt' | 'draft' | 'wrongTries' | 'hintsSeen'>>;

/**
 * Changes of the practice state when the question comes back with other numbers, once for each day on which it is due.
 * Reading stores nothing: it is written only when the member does something.
 */
export function redrawChanges({ version }: Pick<PracticeContext, 'version'>, row: PracticeRow, now: Date): Redrawn {
  const { dueAt, drawnForAt, draw } = row;
  if (!isDrawn(version) || !isDue(row, now) || dueAt === null || drawnForAt?.getTime() === dueAt.getTime()) return {};
  return { draw: draw + 1, drawnForAt: dueAt, draft: null, wrongTries: 0, hintsSeen: 0 };
}

/** The question with the numbers for the member now, and their practice state. */
export function redrawQuestion<Row extends PracticeRow | null>(
  met: PracticeContext,
  row: Row,
  now: Date,
): { met: PracticeContext; row: Row } {
  if (row === null) return { met, row };
  const standing: Row & PracticeRow = { ...row, ...redrawChanges(met, row, now) };
  const draw = isDrawn(met.version) ? standing.draw : 0;
  return { met: { ...met, version: drawnVersion(met.version, draw), draw }, row: standing };
}
