import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { coverArt } from './coverArt.ts';
import { coverKind, type CoverKind } from './coverKind.ts';

export interface CoverProps {
  /** Varies the drawing, and chooses its idea unless `kind` does. */
  title: string;
  kind?: CoverKind;
}

const DOT = 5;

const Root = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  background: ${theme.color.sunken};
  color: ${theme.color.primary};

  path {
    fill: none;
    stroke: none;
    stroke-linejoin: round;
  }
  path[stroke-width] {
    stroke: currentColor;
  }
  path:not([stroke-width]) {
    fill: currentColor;
  }
  circle {
    fill: ${theme.color.seal};
  }
`;

/** An ink drawing for a course, a topic or a contest. Decorative: the title stands next to it. */
export const Cover = ({ title, kind }: CoverProps) => {
  const { marks, dot } = coverArt(kind ?? coverKind(title), title);
  return (
    <Root viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden>
      {marks.map(({ d, strength, width }) => (
        <path key={d} d={d} opacity={strength.toFixed(2)} strokeWidth={width} />
      ))}
      <circle cx={dot[0]} cy={dot[1]} r={DOT} />
    </Root>
  );
};
