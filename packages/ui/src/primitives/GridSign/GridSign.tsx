import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';

export interface GridSignProps {
  /** One Chinese character. */
  sign: string;
  /** Side in px. */
  size?: number;
  tone?: 'plain' | 'bad';
}

const Root = styled.svg`
  flex: none;
  display: block;
  fill: none;
  stroke: ${theme.color.seal};
  stroke-opacity: 0.55;

  path {
    stroke-opacity: 0.25;
    stroke-dasharray: 4 4;
  }
  text {
    stroke: none;
    fill: ${theme.color.ink};
    font-family: ${theme.font.serif};
    text-anchor: middle;
    dominant-baseline: central;
  }
  &[data-tone='bad'] text {
    fill: ${theme.color.bad};
  }
`;

/** A character in a 田字格, the grid in which children learn to write. Decorative: a sentence stands next to it. */
export const GridSign = ({ sign, size = 96, tone = 'plain' }: GridSignProps) => (
  <Root viewBox="0 0 96 96" width={size} height={size} aria-hidden data-tone={tone}>
    <rect x="4" y="4" width="88" height="88" />
    <path d="M4 48H92M48 4V92M4 4L92 92M92 4L4 92" />
    <text x="48" y="50" fontSize={60}>
      {sign}
    </text>
  </Root>
);
