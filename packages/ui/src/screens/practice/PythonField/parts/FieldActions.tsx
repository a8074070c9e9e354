import { Button } from '../../../../primitives/Button/Button.tsx';
import type { FieldState } from '../fieldState.ts';

export interface FieldActionsProps {
  field: FieldState;
  isEmpty: boolean;
  onRun: () => void;
  onStop: () => void;
}

/** Runs the program, or stops a running one; pressed too early, run waits for the interpreter. */
export const FieldActions = ({ field: { phase, isWaiting }, isEmpty, onRun, onStop }: FieldActionsProps) =>
  phase.kind === 'running' || phase.kind === 'asking' ? (
    <Button variant="danger" onClick={onStop}>
      停止
    </Button>
  ) : (
    <Button
      variant="primary"
      icon="play"
      loading={isWaiting}
      disabled={isEmpty || phase.kind === 'failed'}
      onClick={onRun}
    >
      {isWaiting ? '准备好就运行' : '运行'}
    </Button>
  );
