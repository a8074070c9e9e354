import { formatPoints } from '@aosai/api/domain/points';
import { ProgressRing } from '../../primitives/ProgressRing/ProgressRing.tsx';

export interface ScoreRingProps {
  /** Hundredths, as everywhere. */
  totalPoints: number;
  maxPoints: number;
  passPoints: number | null;
  /** Diameter in px; the pass mark stands inside from 160 on. */
  size?: number;
}

/** The total as a figure inside its share of the whole. */
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
