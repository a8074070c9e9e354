import type { Step } from '@aosai/api/practice/python/steps';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';

export interface StepArrowsProps {
  /** Holds elements with `data-ref`, and those with `data-box` that they name. */
  root: RefObject<HTMLElement | null>;
  /** Arrows are drawn again for another step. */
  step: Step;
}

const Svg = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;

  path {
    fill: none;
    stroke: ${theme.color.primary};
    stroke-width: 1.5;
    opacity: 0.7;
  }
  circle {
    fill: ${theme.color.primary};
  }
`;

const BEND_PX = 28;
/** More arrows would hide what they connect; the numbers say the same. */
const MOST = 40;

interface Arrow {
  path: string;
  x: number;
  y: number;
}

function arrowsIn(root: HTMLElement): Arrow[] {
  const frame = root.getBoundingClientRect();
  return [...root.querySelectorAll<HTMLElement>('[data-ref]')].slice(0, MOST).flatMap((from) => {
    const to = root.querySelector(`[data-box="${from.dataset['ref'] ?? ''}"]`);
    if (!to) return [];
    const start = from.getBoundingClientRect();
    const end = (to.querySelector('h3') ?? to).getBoundingClientRect();
    const x1 = start.right - frame.left + 2;
    const y1 = start.top + start.height / 2 - frame.top;
    const y2 = end.top + end.height / 2 - frame.top;
    // A box in the same column is entered from the right, so that the arrow crosses no other box.
    const isBeside = end.left < start.right;
    const x2 = isBeside ? end.right - frame.left + 4 : end.left - frame.left - 3;
    const bend = isBeside ? BEND_PX : Math.max(BEND_PX, (x2 - x1) / 2);
    const turn = isBeside ? x2 + bend : x2 - bend;
    return [{ path: `M${x1} ${y1}C${x1 + bend} ${y1} ${turn} ${y2} ${x2} ${y2}`, x: x2, y: y2 }];
  });
}

/** Arrows from names to the boxes that they name. For the eyes only: the numbers say the same. */
export const StepArrows = ({ root, step }: StepArrowsProps) => {
  const [arrows, setArrows] = useState<readonly Arrow[]>([]);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const draw = () => setArrows(arrowsIn(element));
    draw();
    const observer = new ResizeObserver(draw);
    observer.observe(element);
    return () => observer.disconnect();
  }, [root, step]);
  return (
    <Svg aria-hidden="true">
      {arrows.map(({ path, x, y }) => (
        <g key={path}>
          <path d={path} />
          <circle cx={x} cy={y} r={2.5} />
        </g>
      ))}
    </Svg>
  );
};
