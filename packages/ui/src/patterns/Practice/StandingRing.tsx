import { styled } from 'styled-components';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { theme } from '../../tokens/theme.ts';
import { standingOf } from './practiceWords.ts';
import type { PracticeState } from '@aosai/api/practice/practiceViews.contract';

const SIZE = 18;
const RADIUS = 7;
const MIDDLE = SIZE / 2;

const Svg = styled.svg`
  flex: none;
  fill: none;
  stroke-width: 2;
  stroke: ${theme.color.lineStrong};

  path {
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  circle + circle {
    stroke-dasharray: var(--progress) 100;
    transform: rotate(-90deg);
    transform-origin: center;
  }
  &[data-tone='ok'] {
    stroke: ${theme.color.ok};
  }
  &[data-tone='warn'] circle + circle {
    stroke: ${theme.color.warn};
  }
  &[data-tone='bad'] {
    stroke: ${theme.color.bad};
  }
  &[data-tone='primary'] circle + circle {
    stroke: ${theme.color.primary};
  }
`;

const MARKS = { ok: 'M6 9.2 8.2 11.4 12.2 7', bad: 'M6.6 6.6 11.4 11.4M11.4 6.6 6.6 11.4' } as const;

/** A student's progress on a question: a ring filled by the best result, with an icon when it is right or wrong. */
export const StandingRing = ({ state }: { state: PracticeState | null }) => {
  const { word, tone } = standingOf(state);
  const mark = tone === 'ok' ? MARKS.ok : tone === 'bad' ? MARKS.bad : null;
  return (
    <>
      <Svg
        data-tone={tone}
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        width={SIZE}
        height={SIZE}
        style={{ '--progress': state?.bestPercent ?? 0 }}
        aria-hidden
      >
        <circle cx={MIDDLE} cy={MIDDLE} r={RADIUS} />
        {mark === null ? <circle cx={MIDDLE} cy={MIDDLE} r={RADIUS} pathLength={100} /> : <path d={mark} />}
      </Svg>
      <VisuallyHidden>{word}</VisuallyHidden>
    </>
  );
};
