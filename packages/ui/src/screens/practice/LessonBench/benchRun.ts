import type { SubmissionView } from '@aosai/api/judging/submissionViews.contract';
import type { FieldState } from '../PythonField/fieldState.ts';

/** Where a lecture's program stands. */
export type BenchRun =
  /** In the page. */
  | { kind: 'python'; field: FieldState }
  /** By the judge. */
  | {
      kind: 'judge';
      isSending: boolean;
      latest: SubmissionView | null;
      /** Why the run was refused, and what to do. */
      refused: string | null;
      /** The program of the latest run, for explaining its errors. */
      source: string;
    }
  /** The judge runs programs of signed-in people only. */
  | { kind: 'guest' };

/** True while a program runs or waits to. */
export const isBusy = (run: BenchRun): boolean => {
  switch (run.kind) {
    case 'python':
      return run.field.isWaiting || run.field.phase.kind === 'running' || run.field.phase.kind === 'asking';
    case 'judge':
      return run.isSending || (run.latest !== null && run.latest.state !== 'done');
    case 'guest':
      return false;
    default:
      return run satisfies never;
  }
};
