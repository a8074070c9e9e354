import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';

export interface Pane {
  id: string;
  /** Share of the total in percent; later changes do not move the divider. */
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
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-width: 0;
  min-height: 0;
  height: 100%;
  overflow: hidden;

  > [data-part='pane'] {
    min-width: 0;
    min-height: 0;
    overflow: auto;
  }
  > [role='separator'] {
    position: relative;
    background: ${theme.color.line};
    outline: none;
    transition: background-color ${theme.motion.quick} ${theme.motion.ease};
    touch-action: none;
    user-select: none;
  }
  /* What can be taken hold of is wider than the line. */
  > [role='separator']::before {
    content: '';
    position: absolute;
    inset: -6px;
    z-index: 1;
  }
  > [role='separator']::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    margin: auto;
    border: 1px solid ${theme.color.lineStrong};
    border-radius: 4px;
    background: ${theme.color.surface};
  }
  > [aria-orientation='vertical'] {
    cursor: col-resize;
  }
  > [aria-orientation='vertical']::after {
    left: -3px;
    width: 7px;
    height: 32px;
  }
  > [aria-orientation='horizontal'] {
    cursor: row-resize;
  }
  > [aria-orientation='horizontal']::after {
    top: -3px;
    width: 32px;
    height: 7px;
  }
  > [role='separator']:is(:hover, :active, :focus-visible) {
    background: ${theme.color.primary};
  }
  > [role='separator']:is(:hover, :active, :focus-visible)::after {
    border-color: ${theme.color.primary};
    background: ${theme.color.primary};
  }
  > [role='separator']:focus-visible::after {
    outline: 2px solid ${theme.color.primary};
    outline-offset: 2px;
  }
  @media (pointer: coarse) {
    > [role='separator']::before {
      inset: -12px;
    }
  }
`;

/** A step of an arrow key, in percent. */
const STEP = 5;

/** Grid tracks; in a box too small for both minimums, both shrink. */
const tracksOf = (sharePercent: number, [first, second]: readonly [Pane, Pane]): string => {
  const least = first.minPx + second.minPx;
  const track = ({ minPx }: Pane, share: number) =>
    `minmax(min(${minPx}px, ${least > 0 ? (minPx / least) * 100 : 0}%), ${share}fr)`;
  return `${track(first, sharePercent)} 1px ${track(second, 100 - sharePercent)}`;
};

/** Two areas with a divider moved by mouse, touch or arrow keys; a double click resets it. */
export const SplitPane = ({ orientation, label, panes, onResized }: SplitPaneProps) => {
  const [first, second] = panes;
  const isRow = orientation === 'horizontal';
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [startPercent] = useState((first.size / (first.size + second.size)) * 100);
  const [sharePercent, setShare] = useState(startPercent);
  const heldFrom = useRef(startPercent);

  /** The share nearest to the wanted one that leaves each pane its minimum. */
  const within = (wanted: number): number => {
    const box = root.current?.getBoundingClientRect();
    const wholePx = (isRow ? box?.width : box?.height) ?? 0;
    const [low, high] = [(first.minPx / wholePx) * 100, 100 - (second.minPx / wholePx) * 100];
    return low > high ? sharePercent : Math.min(Math.max(wanted, low), high);
  };
  const tell = (share: number) => onResized?.({ [first.id]: share, [second.id]: 100 - share });
  const move = (wanted: number) => {
    const share = within(wanted);
    setShare(share);
    tell(share);
  };
  const isHeld = (event: PointerEvent) => event.currentTarget.hasPointerCapture(event.pointerId);
  const follow = (event: PointerEvent) => {
    const box = root.current?.getBoundingClientRect();
    if (!box || !isHeld(event)) return;
    const part = isRow ? (event.clientX - box.left) / box.width : (event.clientY - box.top) / box.height;
    setShare(within(part * 100));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [back, forth] = isRow ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    const wanted: Partial<Record<string, number>> = {
      [back]: sharePercent - STEP,
      [forth]: sharePercent + STEP,
      Home: 0,
      End: 100,
    };
    const share = wanted[event.key];
    if (share === undefined) return;
    event.preventDefault();
    move(share);
  };

  return (
    <Root ref={root} style={{ [isRow ? 'gridTemplateColumns' : 'gridTemplateRows']: tracksOf(sharePercent, panes) }}>
      <div data-part="pane" id={`${id}first`}>
        {first.content}
      </div>
      <div
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-controls={`${id}first`}
        aria-orientation={isRow ? 'vertical' : 'horizontal'}
        aria-valuenow={Math.round(sharePercent)}
        aria-valuemin={0}
        aria-valuemax={100}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          heldFrom.current = sharePercent;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={follow}
        onLostPointerCapture={() => {
          if (sharePercent !== heldFrom.current) tell(sharePercent);
        }}
        onDoubleClick={() => move(startPercent)}
      />
      <div data-part="pane">{second.content}</div>
    </Root>
  );
};
