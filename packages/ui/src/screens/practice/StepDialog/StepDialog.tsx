import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { theme } from '../../../tokens/theme.ts';
import { type PageActs, PageRun } from '../LessonBench/PageRun.tsx';
import type { FieldState } from '../PythonField/fieldState.ts';

export type { StepperProps } from '../../../patterns/CodeWork/codeWork.ts';

export interface StepDialogProps {
  field: FieldState;
  on: PageActs & { stop: () => void; close: () => void };
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
`;

/** A program of practice, run step by step over the page. */
export const StepDialog = ({ field, on }: StepDialogProps) => {
  const isRunning = field.isWaiting || field.phase.kind === 'running' || field.phase.kind === 'asking';
  return (
    <Dialog
      open
      size="xl"
      title="单步运行"
      onClose={() => {
        on.stop();
        on.close();
      }}
    >
      <Root>
        <PageRun field={field} on={on} />
        {isRunning && (
          <div>
            <Button size="s" variant="danger" onClick={on.stop}>
              停止
            </Button>
          </div>
        )}
      </Root>
    </Dialog>
  );
};
