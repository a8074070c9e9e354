import { styled } from 'styled-components';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ProgressBar } from '../../../primitives/ProgressBar/ProgressBar.tsx';
import { theme } from '../../../tokens/theme.ts';
import { PythonConsole } from '../PythonConsole/PythonConsole.tsx';
import type { FieldState } from '../PythonField/fieldState.ts';
import { StepView } from '../StepView/StepView.tsx';
import { TurtleCanvas } from '../TurtleCanvas/TurtleCanvas.tsx';

export interface PageActs {
  answer: (line: string) => void;
  retry: () => void;
  savePng: (png: Blob) => void;
}

export interface PageRunProps {
  field: FieldState;
  on: PageActs;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};

  > [data-part='console'] {
    max-height: 320px;
    display: grid;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    overflow: hidden;
  }
  > [data-part='steps'] {
    max-height: min(640px, 80vh);
    display: grid;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    overflow: hidden;
  }
  > [data-part='canvas'] {
    height: 360px;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    overflow: hidden;
  }
`;

function noteOf({ phase, run }: FieldState): string | null {
  if (phase.kind === 'running' && phase.isLong) return '已经运行 10 秒。如果是死循环，请点「停止」。';
  if (run?.outcome === 'stopped') return '程序已停止';
  if (run?.outcome === 'done' && run.pieces.length === 0) return '程序运行结束，没有输出';
  return null;
}

/** A program that runs in the page: what it prints and draws, or its steps if they were recorded. */
export const PageRun = ({ field, on }: PageRunProps) => {
  const { phase, run } = field;
  if (phase.kind === 'failed')
    return (
      <Alert
        tone="bad"
        live="assertive"
        title="Python 没有启动成功"
        action={
          <Button size="s" onClick={on.retry}>
            重试
          </Button>
        }
      >
        请检查网络后重试；浏览器版本太旧时，请换新版 Chrome、Edge 或 Firefox。
      </Alert>
    );
  const isPreparing = phase.kind === 'loading' || phase.kind === 'booting';
  const trace = run?.trace && run.trace.steps.length > 0 ? run.trace : null;
  const percent = phase.kind === 'loading' ? phase.percent : 100;
  return (
    <Root>
      {isPreparing && (
        <div role="status">
          {phase.kind === 'loading' ? `正在下载 Python，${percent}%` : '正在启动 Python'}
          <ProgressBar label="准备 Python" value={percent} />
        </div>
      )}
      {run && run.steps.count > 0 && (
        <div data-part="canvas">
          <TurtleCanvas steps={run.steps} onSave={on.savePng} />
        </div>
      )}
      {trace && run && (
        <div data-part="steps">
          <StepView source={run.source} trace={trace} output={run.pieces.map(({ text }) => text).join('')} />
        </div>
      )}
      {run && (!trace || run.error) && (
        <div data-part="console">
          <PythonConsole
            pieces={run.pieces}
            isCut={run.isCut}
            error={run.error}
            source={run.source}
            isAsking={phase.kind === 'asking'}
            note={noteOf(field)}
            onAnswer={on.answer}
          />
        </div>
      )}
    </Root>
  );
};
