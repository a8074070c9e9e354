import { CPP } from '@aosai/api/judging/languages';
import type { StepTrace } from '@aosai/api/practice/python/steps';
import { styled } from 'styled-components';
import { ProgramMessage } from '../../../patterns/CodeWork/ProgramMessage.tsx';
import type { CodeHelp } from '../../../patterns/CodeWork/codeWork.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { theme } from '../../../tokens/theme.ts';
import { StepView } from '../StepView/StepView.tsx';

/** How far the recording of a C++ program is. */
export type CppSteps =
  | { kind: 'waiting'; isRunning: boolean }
  /** With a sentence that says why and what to do. */
  | { kind: 'refused'; message: string }
  | { kind: 'compile'; message: string }
  | { kind: 'ready'; trace: StepTrace; output: string };

export interface CppStepDialogProps {
  steps: CppSteps;
  source: string;
  help: CodeHelp;
  on: { retry: () => void; close: () => void };
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  min-height: 120px;

  > [data-part='steps'] {
    display: grid;
    max-height: min(640px, 80vh);
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    overflow: hidden;
  }
  > [role='status'] {
    display: flex;
    gap: ${theme.space[8]};
    align-items: center;
    color: ${theme.color.ink2};
  }
`;

const Content = ({ steps, source, help, on }: CppStepDialogProps) => {
  switch (steps.kind) {
    case 'waiting':
      return (
        <p role="status">
          <Spinner size={16} />
          {steps.isRunning ? '正在编译，并一步一步运行' : '正在排队'}
        </p>
      );
    case 'refused':
      return (
        <Alert
          tone="warn"
          live="polite"
          action={
            <Button size="s" onClick={on.retry}>
              重试
            </Button>
          }
        >
          {steps.message}
        </Alert>
      );
    case 'compile':
      return <ProgramMessage title="编译信息" text={steps.message} language={CPP} help={help} source={source} />;
    case 'ready':
      if (steps.trace.steps.length === 0)
        return (
          <Alert tone="warn" live="polite">
            没有记录到步骤：第一行就用完了时间，或者程序一开始就结束了。
          </Alert>
        );
      return (
        <div data-part="steps">
          <StepView language={CPP} source={source} trace={steps.trace} output={steps.output} />
        </div>
      );
    default:
      return steps satisfies never;
  }
};

/** A C++ program that the judge runs step by step, over the page. */
export const CppStepDialog = (props: CppStepDialogProps) => (
  <Dialog open size="xl" title="单步运行" onClose={props.on.close}>
    <Root>
      <Content {...props} />
    </Root>
  </Dialog>
);
