import type { PointMastery } from '@aosai/api/practice/memberPractice.contract';

/** Explains what the mastery of a knowledge point is based on, so that readers can judge how reliable it is. */
export function evidenceText({ band, percent, answers, isEarly }: PointMastery): string {
  if (percent === null) return answers === 0 ? '还没有做过这个知识点的题' : `依据 ${answers} 题，还不够说明掌握得怎样`;
  const early = isEarly ? '，初步' : '';
  return band === 'stale' ? `依据 ${answers} 题${early}，两个月没有练了` : `依据 ${answers} 题${early}`;
}
