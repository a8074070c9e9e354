import { PAPER_LIMITS } from '@aosai/api/papers/paperRules';
import { formatPoints, POINT } from '@aosai/api/kit/points';

/** Reads typed points, in hundredths, or says why they cannot be used. A half-typed number arrives as an empty text. */
export function typedPoints(text: string): { points: number; fault: null } | { points: null; fault: string } {
  const points = Math.round(Number(text) * POINT);
  const wrong = (fault: string) => ({ points: null, fault });
  if (text.trim() === '' || !Number.isFinite(points)) return wrong('请填写分值');
  if (points <= 0) return wrong('分值要大于 0');
  if (points > PAPER_LIMITS.pointsMax) return wrong(`最多 ${formatPoints(PAPER_LIMITS.pointsMax)} 分`);
  if (Math.abs(Number(text) * POINT - points) > 1e-6) return wrong('最多两位小数');
  return { points, fault: null };
}
