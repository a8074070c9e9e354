import type { ReactNode } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';

export interface Pane {
  id: string;
  /** Share of the total in percent. */
  size: number;
  /** Minimum size in px. */
  minPx: number;
  content: ReactNode;
}

export interface SplitPaneProps {
  orientation: 'horizontal' | 'vertical';
  /** What the divider separates, for screen readers: 题目与代码. */
  label: string;
  panes: readonly [Pane, Pane];
  /** Called after a person moved the divider, with sizes in percent by pane id. */
  onResized?: (sizes: Readonly<Record<string, number>>) => void;
}

const Root = styled.div`
  display: grid;
  min-width: 0;
  min-height: 0;
  height: 100%;

  [data-separator] {
    position: relative;
    flex: none;
    background: ${theme.color.line};
    outline: none;
    transition: background-color ${theme.motion.quick} ${theme.motion.ease};
  }
  [data-separator]::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    margin: auto;
    border: 1px solid ${theme.color.lineStrong};
    border-radius: 4px;
    background: ${theme.color.surface};
  }
  [data-separator][aria-orientation='vertical'] {
    width: 1px;
  }
  [data-separator][aria-orientation='vertical']::after {
    left: -3px;
    width: 7px;
    height: 32px;
  }
  [data-separator][aria-orientation='horizontal'] {
    height: 1px;
  }
  [data-separator][aria-orientation='horizontal']::after {
    top: -3px;
    width: 32px;
    height: 7px;
  }
  [data-separator='hover'],
  [data-separator='active'],
  [data-separator]:focus-visible {
    background: ${theme.color.primary};
  }
  [data-separator='hover']::after,
  [data-separator='active']::after,
  [data-separator]:focus-visible::after {
    border-color: ${theme.color.primary};
    background: ${theme.color.primary};
  }
  [data-separator]:focus-visible::after {
    outline: 2px solid ${theme.color.primary};
    outline-offset: 2px;
  }
`;

/** Two areas with a divider moved by mouse, touch or arrow keys; a double click resets it. */
export const SplitPane = ({ orientation, label, panes, onResized }: SplitPaneProps) => {
  const [first, second] = panes;
  const whole = first.size + second.size;
  const share = (pane: Pane) => `${(pane.size / whole) * 100}%`;
  return (
    <Root>
      <Group
        orientation={orientation}
        onLayoutChanged={(layout, { isUserInteraction }) => {
          if (isUserInteraction) onResized?.(layout);
        }}
      >
        <Panel id={first.id} defaultSize={share(first)} minSize={first.minPx}>
          {first.content}
        </Panel>
        <Separator aria-label={label} />
        <Panel id={second.id} defaultSize={share(second)} minSize={second.minPx}>
          {second.content}
        </Panel>
      </Group>
    </Root>
  );
};
