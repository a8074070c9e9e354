import { formatPoints } from '@aosai/api/kit/points';
import { ProgressRing } from '../../../primitives/ProgressRing/ProgressRing.tsx';

export interface ScoreRingProps {
  /** In hundredths. */
  totalPoints: number;
  maxPoints: number;
  passPoints: number | null;
  /** Diameter in px; from 160 the pass mark is shown inside. */
  size?: number;
}

/** The total score in a ring that shows its share of the maximum. */
export const ScoreRing = ({ totalPoints, maxPoints, passPoints, size = 190 }: ScoreRingProps) => (
  <ProgressRing
    label="总分"
    value={totalPoints}
    max={maxPoints}
    valueText={`${formatPoints(totalPoints)} 分，满分 ${formatPoints(maxPoints)} 分`}
    size={size}
    stroke={Math.round(size / 12)}
  >
    <b>{formatPoints(totalPoints)}</b>
    <span>
      满分 {formatPoints(maxPoints)}
      {passPoints !== null && size >= 160 && ` · 及格 ${formatPoints(passPoints)}`}
    </span>
  </ProgressRing>
);
