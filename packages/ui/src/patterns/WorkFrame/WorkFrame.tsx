import type { EditorConfig, EditorConfigChange } from '@aosai/editor/config';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SplitPane } from '../SplitPane/SplitPane.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import type { WorkTab } from '../CodeWork/useCodeVisit.ts';
import type { Programming } from '../CodeWork/useProgramming.tsx';

/** The window: bars keep their height, the body fills the rest and scrolls inside. */
export const WorkFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto minmax(0, 1fr);
  height: 100dvh;
  background: ${theme.color.surface};
  overflow: hidden;

  /* On paper, what scrolls here is as long as its content: a lecture can be printed. */
  ${media.print} {
    display: block;
    height: auto;
    overflow: visible;

    :where(div, main) {
      height: auto !important;
      overflow: visible !important;
    }
    aside {
      display: none;
    }
  }
`;

/** Skips the answer sheet by keyboard; visible only while it has the focus. */
export const SkipLink = styled.a`
  position: absolute;
  top: 8px;
  left: 8px;
  z-index: ${theme.layer.toast};
  display: flex;
  align-items: center;
  min-height: ${theme.control.touch};
  padding: 8px 16px;
  border-radius: ${theme.radius.control};
  background: ${theme.color.reverse};
  color: ${theme.color.onReverse};
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }
`;

const Wide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 0;

  &[data-sheet='true'] {
    grid-template-columns: 232px minmax(0, 1fr);
  }
  > aside {
    padding: ${theme.space[20]} ${theme.space[16]};
    border-right: 1px solid ${theme.color.line};
    overflow: auto;
  }
  > main {
    min-width: 0;
    min-height: 0;
    outline: none;
  }
`;

export interface WideBodyProps {
  /** Null when a button opens the answer sheet. */
  sheet: ReactNode;
  statement: ReactNode;
  programming: Programming | null;
  panels: EditorConfig['panels'];
  onConfigure: (change: EditorConfigChange) => void;
}

/** Areas side by side; divider positions are kept for the visit. */
export const WideBody = ({ sheet, statement, programming, panels, onConfigure }: WideBodyProps) => {
  const full = programming !== null && panels.code.full;
  const code = programming && (
    <SplitPane
      orientation="vertical"
      label="代码与结果"
      panes={[
        { id: 'code', size: panels.code.size, minPx: 140, content: programming.code },
        { id: 'result', size: panels.result.size, minPx: 232, content: programming.result },
      ]}
      onResized={(sizes) =>
        onConfigure({ panels: { code: { size: sizes['code'] ?? 0 }, result: { size: sizes['result'] ?? 0 } } })
      }
    />
  );
  if (full) return <main id="work-question">{code}</main>;
  return (
    <Wide data-sheet={sheet !== null}>
      {sheet !== null && <aside>{sheet}</aside>}
      <main id="work-question" tabIndex={-1}>
        {code ? (
          <SplitPane
            orientation="horizontal"
            label="题目与代码"
            panes={[
              { id: 'question', size: panels.question.size, minPx: 320, content: statement },
              { id: 'side', size: 100 - panels.question.size, minPx: 360, content: code },
            ]}
            onResized={(sizes) => onConfigure({ panels: { question: { size: sizes['question'] ?? 0 } } })}
          />
        ) : (
          statement
        )}
      </main>
    </Wide>
  );
};

const Narrow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr) auto;
  min-height: 0;

  > main {
    display: flex;
    flex-direction: column;
    min-height: 0;
    outline: none;
  }
  > main > [role='tablist'] {
    flex: none;
    padding-inline: ${theme.space[16]};
  }
  > main > [data-part='area'] {
    flex: 1;
    min-height: 0;
  }
  > main > [hidden] {
    display: none;
  }
  > main > [data-part='acts'] {
    display: flex;
    flex: none;
    gap: ${theme.space[12]};
    padding: ${theme.space[8]} ${theme.space[16]};
    border-top: 1px solid ${theme.color.line};
  }
  > main > [data-part='acts'] > * {
    flex: 1;
  }
`;

export interface NarrowBodyProps {
  statement: ReactNode;
  programming: Programming | null;
  tab: WorkTab;
  footer: ReactNode;
  onTab: (tab: WorkTab) => void;
}

/** One area at a time; the others stay mounted, so that the editor keeps its cursor and history. */
export const NarrowBody = ({ statement, programming, tab, footer, onTab }: NarrowBodyProps) => {
  const shown = programming ? tab : 'question';
  return (
    <Narrow>
      <main id="work-question" tabIndex={-1}>
        {programming && (
          <Tabs
            label="题目、代码与结果"
            value={shown}
            tabs={[
              { id: 'question', label: '题目' },
              { id: 'code', label: '代码' },
              {
                id: 'result',
                label: '结果',
                ...(programming.resultCount > 0 ? { count: programming.resultCount } : {}),
              },
            ]}
            onChange={(id) => onTab(id === 'code' || id === 'result' ? id : 'question')}
          />
        )}
        <div data-part="area" hidden={shown !== 'question'}>
          {statement}
        </div>
        {programming && (
          <>
            <div data-part="area" hidden={shown !== 'code'}>
              {programming.code}
            </div>
            <div data-part="area" hidden={shown !== 'result'}>
              {programming.result}
            </div>
            {shown !== 'question' && <div data-part="acts">{programming.actions}</div>}
          </>
        )}
      </main>
      {footer}
    </Narrow>
  );
};
