import { keyframes, styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { stampShape } from './stampShape.ts';

const MOST = 4;

export interface StampProps {
  /** One to four characters. */
  text: string;
  /** Spoken name: 「变量」印，变量与赋值. */
  name: string;
  /** Decides cut and specks; the text by default, so that equal seals look alike. */
  seed?: string;
  /** `line`: red characters in a red line (朱文), for units and points. `ground`: cut out of red (白文), for milestones. */
  kind?: 'line' | 'ground';
  /** Side in px. */
  size?: number;
  /** Not earned yet: a dashed outline with grey characters. */
  waiting?: boolean;
  /** Pressed just now: plays the press once. */
  fresh?: boolean;
}

const press = keyframes`
  from { opacity: 0; transform: rotate(-9deg) scale(1.15); filter: drop-shadow(0 6px 8px rgb(0 0 0 / 30%)); }
  to { opacity: 1; transform: rotate(-6deg) scale(1); filter: none; }
`;

const Root = styled.svg`
  flex: none;
  display: block;
  font-family: ${theme.font.serif};
  font-weight: 800;
  color: ${theme.color.seal};
  text-anchor: middle;

  text {
    fill: currentColor;
    dominant-baseline: central;
  }
  &[data-kind='ground'] text,
  &[data-kind='ground'] circle {
    fill: ${theme.color.surface};
  }
  &[data-kind='line'] circle {
    fill: ${theme.color.surface};
  }
  &[data-waiting] {
    color: ${theme.color.ink3};
    font-weight: 500;
  }
  &[data-fresh] {
    transform: rotate(-6deg);
    animation: ${press} ${theme.motion.press} ${theme.motion.ease} 1;
  }
`;

/** A seal for something finished. It is the same wherever it is shown. */
export const Stamp = ({ text, name, seed, kind = 'line', size = 76, waiting = false, fresh = false }: StampProps) => {
  const signs = Array.from(text).slice(0, MOST);
  const { edge, specks, places } = stampShape(signs.length, seed ?? text);
  const isGround = kind === 'ground' && !waiting;
  return (
    <Root
      viewBox="0 0 100 100"
      width={size}
      height={size}
      role="img"
      aria-label={waiting ? `${name}，还没有盖` : name}
      data-kind={waiting ? undefined : kind}
      data-waiting={waiting || undefined}
      data-fresh={fresh || undefined}
    >
      <path
        d={edge}
        fill={isGround ? 'currentColor' : 'none'}
        stroke={isGround ? 'none' : 'currentColor'}
        strokeWidth={waiting ? 1.5 : 4}
        strokeDasharray={waiting ? '3 4' : undefined}
      />
      {places.map(({ x, y, size: fontSize }, no) => (
        <text key={`${x}/${y}`} x={x} y={y} fontSize={fontSize} aria-hidden>
          {signs[no]}
        </text>
      ))}
      {!waiting && specks.map(([x, y, r]) => <circle key={`${x}/${y}/${r}`} cx={x} cy={y} r={r} opacity={0.8} />)}
    </Root>
  );
};
