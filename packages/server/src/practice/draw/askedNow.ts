import { drawnVersion, isDrawn } from '../../questions/parametric/drawn.ts';
import type { Met } from '../tries/met.ts';
import type { PracticeRow } from '../tries/practiceRow.ts';
import { isDue } from '../tries/scoreTry.ts';

type Redrawn = Partial<Pick<PracticeRow, 'draw' | 'drawnForAt' | 'draft' | 'wrongTries'>>;

/**
 * Changes of the practice state when the question comes back with other numbers, once for each day on which it is due.
 * Reading stores nothing: it is written only when the member does something.
 */
export function redrawn({ version }: Pick<Met, 'version'>, row: PracticeRow, now: Date): Redrawn {
  const { dueAt, drawnForAt, draw } = row;
  if (!isDrawn(version) || !isDue(row, now) || dueAt === null || drawnForAt?.getTime() === dueAt.getTime()) return {};
  return { draw: draw + 1, drawnForAt: dueAt, draft: null, wrongTries: 0 };
}

/** The question with the numbers for the member now, and their practice state. */
export function askedNow<Row extends PracticeRow | null>(met: Met, row: Row, now: Date): { met: Met; row: Row } {
  if (row === null) return { met, row };
  const standing: Row & PracticeRow = { ...row, ...redrawn(met, row, now) };
  const draw = isDrawn(met.version) ? standing.draw : 0;
  return { met: { ...met, version: drawnVersion(met.version, draw), draw }, row: standing };
}
