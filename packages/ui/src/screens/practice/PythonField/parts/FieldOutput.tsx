import { useState } from 'react';
import { styled } from 'styled-components';
import { PythonConsole } from '../../PythonConsole/PythonConsole.tsx';
import { StepView } from '../../StepView/StepView.tsx';
import { SplitPane } from '../../../../patterns/SplitPane/SplitPane.tsx';
import { TurtleCanvas } from '../../TurtleCanvas/TurtleCanvas.tsx';
import { ProgressBar } from '../../../../primitives/ProgressBar/ProgressBar.tsx';
import { Textarea } from '../../../../primitives/Textarea/Textarea.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { FieldState } from '../fieldState.ts';
import type { PythonFieldActs, PythonFieldProps, OwnWorksProps } from '../fieldProps.ts';
import { Dialog } from '../../../../primitives/Dialog/Dialog.tsx';
import { WorkName } from './WorkName.tsx';

interface SaveWorkProps {
  /** The drawing to keep; null while nothing is being saved. */
  png: Blob | null;
  own: OwnWorksProps;
  onClose: () => void;
}

/** Keeps a drawing with its program under a name. */
const SaveWork = ({ png, own, onClose }: SaveWorkProps) => (
  <Dialog
    open={png !== null}
    onClose={onClose}
    title="存为作品"
    description="画和画它的程序一起存进「作品 · 我的」，只有你自己看得到。"
    size="s"
  >
    <WorkName
      start=""
      submitLabel="存下来"
      isBusy={own.isBusy}
      error={own.error}
      onSubmit={async (name) => {
        const isDone = png !== null && (await own.on.save(name, png));
        if (isDone) onClose();
      }}
      onCancel={onClose}
    />
  </Dialog>
);

export interface FieldOutputProps {
  field: FieldState;
  input: string;
  own: PythonFieldProps['own'];
  on: PythonFieldActs;
}

const Root = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  min-width: 0;
  height: 100%;
  background: ${theme.color.surface};

  > [data-part='progress'] {
    display: grid;
    gap: ${theme.space[8]};
    padding: 12px 16px;
    border-bottom: 1px solid ${theme.color.line};
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
  > details {
    border-top: 1px solid ${theme.color.line};
    padding: 10px 16px;
    font-size: ${theme.text.dense};
  }
  > details[open] {
    padding-bottom: 14px;
  }
  summary {
    color: ${theme.color.ink2};
    cursor: pointer;
  }
  details p {
    margin: 6px 0;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
`;

const OUTCOMES = { done: '程序运行结束', stopped: '程序已停止', error: '程序因为上面的错误停下' } as const;

function noteOf({ run, phase }: FieldState): string | null {
  if (!run) return '输出会显示在这里。点「运行」，或在程序里按 Ctrl+Enter。';
  if (run.outcome) return OUTCOMES[run.outcome];
  return phase.kind === 'running' && run.pieces.length === 0 && run.steps.count === 0 ? '正在运行' : null;
}

const Progress = ({ phase }: { phase: FieldState['phase'] }) => {
  if (phase.kind !== 'loading' && phase.kind !== 'booting') return <div />;
  const percent = phase.kind === 'loading' ? phase.percent : 100;
  return (
    <div data-part="progress" role="status">
      {phase.kind === 'loading' ? `正在下载 Python，${percent}%` : '正在启动 Python'}
      <ProgressBar label="准备 Python" value={percent} />
    </div>
  );
};

/** Output, drawing (if any), and the prepared input of the program. */
export const FieldOutput = ({ field, input, own, on }: FieldOutputProps) => {
  const { run, phase, canAsk } = field;
  const [kept, setKept] = useState<Blob | null>(null);
  const texts =
    run?.trace && run.trace.steps.length > 0 ? (
      <StepView source={run.source} trace={run.trace} output={run.pieces.map(({ text }) => text).join('')} />
    ) : (
      <PythonConsole
        pieces={run?.pieces ?? []}
        isCut={run?.isCut ?? false}
        error={run?.error ?? null}
        source={run?.source ?? ''}
        isAsking={phase.kind === 'asking'}
        note={noteOf(field)}
        onAnswer={on.answer}
      />
    );
  return (
    <Root>
      <Progress phase={phase} />
      {run && run.steps.count > 0 ? (
        <SplitPane
          orientation="vertical"
          label="画布与输出"
          panes={[
            {
              id: 'canvas',
              size: 66,
              minPx: 180,
              content: <TurtleCanvas steps={run.steps} onSave={on.savePng} {...(own && { onKeep: setKept })} />,
            },
            { id: 'texts', size: 34, minPx: 96, content: texts },
          ]}
        />
      ) : (
        texts
      )}
      {own && <SaveWork png={kept} own={own} onClose={() => setKept(null)} />}
      <details open={canAsk === false || undefined}>
        <summary>预先输入</summary>
        <p>
          {canAsk === false
            ? '这个浏览器不能边运行边输入：把程序要读的内容先写在这里，一行一个。'
            : '写在这里的行会先交给 input()，用完再问你。'}
        </p>
        <Textarea
          aria-label="预先输入"
          rows={3}
          maxLength={60_000}
          value={input}
          onChange={(event) => on.input(event.target.value)}
        />
      </details>
    </Root>
  );
};
