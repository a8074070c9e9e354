import type { PythonError } from '@aosai/api/judging/explain/explainPython';
import type { StepTrace } from '@aosai/api/practice/python/steps';
import type { ConsolePiece } from '../PythonConsole/PythonConsole.tsx';
import type { Steps } from '../TurtleCanvas/openDrawing.ts';

/** State of the interpreter. */
type FieldPhase =
  | { kind: 'loading'; percent: number }
  | { kind: 'booting' }
  | { kind: 'ready' }
  /** `isLong`: for more than ten seconds. */
  | { kind: 'running'; isLong: boolean }
  | { kind: 'asking' }
  | { kind: 'failed' };

/** Output of the last run so far. */
export interface FieldRun {
  pieces: readonly ConsolePiece[];
  isCut: boolean;
  steps: Steps;
  /** Recorded steps of a program that was run step by step. */
  trace: StepTrace | null;
  error: PythonError | null;
  /** The program of this run. */
  source: string;
  outcome: 'done' | 'stopped' | 'error' | null;
}

export interface FieldState {
  phase: FieldPhase;
  /** Run was pressed before the interpreter was ready; the program starts once it is. */
  isWaiting: boolean;
  /** Whether a program can wait for input in this browser; null until known. */
  canAsk: boolean | null;
  run: FieldRun | null;
}
