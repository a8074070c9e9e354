import { keyframes, styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';

export interface SkeletonProps {
  /** Number of text lines; the last is shorter. */
  lines?: number;
  /** A block of this height in px instead of lines. */
  height?: number;
  /** CSS width; by default the full width. */
  width?: string;
}

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

const Root = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  width: var(--skeleton-width);

  > span {
    height: 12px;
    border-radius: ${theme.radius.tag};
    background: color-mix(in srgb, ${theme.color.ink3} 18%, ${theme.color.surface});
    animation: ${breathe} 1.6s ease-in-out infinite;
  }
  > span:last-child:not(:first-child) {
    width: 62%;
  }
  &[data-block='true'] > span {
    height: var(--skeleton-height);
    border-radius: ${theme.radius.control};
  }
`;

/** Placeholder for loading content. Hidden from screen readers: announce the loading once next to it. */
export const Skeleton = ({ lines = 1, height, width = '100%' }: SkeletonProps) => (
  <Root
    aria-hidden
    data-skeleton
    data-block={height !== undefined}
    style={{ '--skeleton-width': width, '--skeleton-height': `${height ?? 12}px` }}
  >
    {Array.from({ length: height === undefined ? lines : 1 }, (_, i) => (
      <span key={i} />
    ))}
  </Root>
);
