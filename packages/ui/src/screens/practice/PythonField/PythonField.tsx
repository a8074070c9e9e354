import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { signMarkers } from '../../../patterns/CodePane/signMarkers.ts';
import { CodePane } from '../../../patterns/CodePane/CodePane.tsx';
import { SplitPane } from '../../../patterns/SplitPane/SplitPane.tsx';
import { useLayout } from '../../../patterns/WorkFrame/useLayout.ts';
import { Segmented } from '../../../primitives/Segmented/Segmented.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { theme } from '../../../tokens/theme.ts';
import type { PythonFieldProps } from './fieldProps.ts';
import { FieldNotices } from './parts/FieldNotices.tsx';
import { FieldOutput } from './parts/FieldOutput.tsx';
import { FieldTop } from './parts/FieldTop.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { FieldState } from './fieldState.ts';

interface FieldActionsProps {
  field: FieldState;
  isEmpty: boolean;
  onRun: () => void;
  onTrace: () => void;
  onStop: () => void;
}

/** Runs the program, or stops a running one; pressed too early, run waits for the interpreter. */
const FieldActions = ({ field: { phase, isWaiting }, isEmpty, onRun, onTrace, onStop }: FieldActionsProps) =>
  phase.kind === 'running' || phase.kind === 'asking' ? (
    <Button variant="danger" onClick={onStop}>
      停止
    </Button>
  ) : (
    <>
      <Button disabled={isEmpty || isWaiting || phase.kind === 'failed'} onClick={onTrace}>
        单步
      </Button>
      <Button
        variant="primary"
        icon="play"
        loading={isWaiting}
        disabled={isEmpty || phase.kind === 'failed'}
        onClick={onRun}
      >
        {isWaiting ? '准备好就运行' : '运行'}
      </Button>
    </>
  );

export type { FieldRun, FieldState } from './fieldState.ts';
export type { OtherDraft, OwnWorksProps } from './fieldProps.ts';

type View = 'code' | 'output';

const Root = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto minmax(0, 1fr);
  height: 100dvh;
  min-height: 420px;
  background: ${theme.color.paper};

  > [data-part='views'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[12]};
    padding: 8px 12px;
    border-bottom: 1px solid ${theme.color.line};
    background: ${theme.color.surface};
  }
  > [data-part='views'] > div:last-child {
    display: flex;
    gap: ${theme.space[8]};
  }
  &[data-mode='phone'] {
    grid-template-rows: auto auto auto minmax(0, 1fr);
  }
`;

/** The Python field: a program, run in this browser, with its output and drawing. */
export const PythonField = (props: PythonFieldProps) => {
  const { field, code, input, editor, editorMode, who, own, on } = props;
  const [view, setView] = useState<View>('code');
  // A window as narrow as a phone has no room for code and output, with either editor.
  const isPhone = useLayout() === 'narrow' || editorMode === 'phone';
  const run = () => {
    on.run();
    setView('output');
  };
  const trace = () => {
    on.trace();
    setView('output');
  };
  const actions = (
    <FieldActions field={field} isEmpty={code.trim() === ''} onRun={run} onTrace={trace} onStop={on.stop} />
  );
  const pane: ReactNode = (
    <CodePane
      label="Python 程序"
      languages={[71]}
      language={71}
      standard="c++14"
      code={code}
      documentKey={props.documentKey}
      readOnly={false}
      markers={signMarkers(71, code)}
      mode={editorMode}
      config={editor}
      confirmSwitch={false}
      switchNote=""
      actions={isPhone ? <Tag>{`${code.split('\n').length} 行`}</Tag> : actions}
      onLanguage={() => undefined}
      onChange={on.code}
      onRun={run}
      onPaste={() => undefined}
      onFail={on.editorFailed}
      onConfigure={on.configure}
    />
  );
  const output = <FieldOutput field={field} input={input} own={own} on={on} />;
  return (
    <Root data-mode={isPhone ? 'phone' : 'desktop'}>
      <FieldTop
        save={props.save}
        who={who}
        examples={props.examples}
        hasLatest={props.hasLatest}
        hasBefore={props.hasBefore}
        isPhone={isPhone}
        own={own}
        on={on}
      />
      <FieldNotices field={field} other={props.other} isOffline={props.isOffline} isKept={who === 'member'} on={on} />
      {isPhone && (
        <div data-part="views">
          <Segmented
            label="显示"
            options={[
              { value: 'code', label: '程序' },
              { value: 'output', label: '运行结果' },
            ]}
            value={view}
            onChange={setView}
          />
          <div>{actions}</div>
        </div>
      )}
      {isPhone ? (
        view === 'code' ? (
          pane
        ) : (
          output
        )
      ) : editor.panels.code.full ? (
        pane
      ) : (
        <SplitPane
          orientation="horizontal"
          label="程序与运行结果"
          panes={[
            { id: 'code', size: 52, minPx: 340, content: pane },
            { id: 'output', size: 48, minPx: 320, content: output },
          ]}
        />
      )}
    </Root>
  );
};
