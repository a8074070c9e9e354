import type { PythonError } from '@aosai/api/domain/python/pythonError';
import type { ConsolePiece } from '../../patterns/PythonConsole/PythonConsole.tsx';
import type { Steps } from '../../patterns/TurtleCanvas/openDrawing.ts';

/** What the interpreter is doing. */
type FieldPhase =
  | { kind: 'loading'; percent: number }
  | { kind: 'booting' }
  | { kind: 'ready' }
  /** `isLong`: for ten seconds already. */
  | { kind: 'running'; isLong: boolean }
  | { kind: 'asking' }
  | { kind: 'failed' };

/** What the last run has brought so far. */
export interface FieldRun {
  pieces: readonly ConsolePiece[];
  isCut: boolean;
  steps: Steps;
  error: PythonError | null;
  outcome: 'done' | 'stopped' | 'error' | null;
}

export interface FieldState {
  phase: FieldPhase;
  /** Run was pressed before the interpreter was there: it starts by itself. */
  isWaiting: boolean;
  /** Whether a program can stop and ask in this browser; null until it is known. */
  canAsk: boolean | null;
  run: FieldRun | null;
}
