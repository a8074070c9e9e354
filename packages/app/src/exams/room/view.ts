import { serverTimeAt } from './clock.ts';
import { dirtyIds } from './content.ts';
import type { EngineState } from './state.ts';

export type SaveChip =
  | { kind: 'saved'; at: string | null }
  | { kind: 'saving' }
  | { kind: 'unsaved' }
  | { kind: 'offline'; unsavedCount: number }
  | { kind: 'conflict' };

/** State of the save chip: the worst that applies. */
export function saveChip(state: EngineState): SaveChip {
  const unsavedCount = dirtyIds(state).length;
  if (Object.values(state.answers).some((local) => local.lost !== null)) return { kind: 'conflict' };
  if (!state.online || (state.failures > 0 && unsavedCount > 0)) return { kind: 'offline', unsavedCount };
  if (state.inFlight && state.inFlight.answers.length > 0) return { kind: 'saving' };
  if (unsavedCount > 0) return { kind: 'unsaved' };
  return { kind: 'saved', at: state.lastSavedAt };
}

export function remainingMs(state: EngineState, nowMs: number): number {
  return Math.max(0, state.deadlineAtMs - serverTimeAt(state.clock, nowMs));
}
