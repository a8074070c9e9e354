import type { LateRule } from './latePoints.ts';

/** The penalty for late work as one Chinese sentence. */
export function lateRuleText({ perDayPct, capPct }: LateRule, takesLate: boolean): string {
  if (!takesLate) return '截止后不能再交。';
  if (perDayPct === 0 || capPct === 0) return '补交不扣分。';
  if (perDayPct >= capPct) return `迟交扣 ${capPct}%；按时得的分不会少。`;
  return `每迟一天扣 ${perDayPct}%，最多扣 ${capPct}%；按时得的分不会少。`;
}
