const COVER_KINDS = ['steps', 'rings', 'tree', 'grid', 'spiral', 'bars', 'halving', 'graph', 'wave'] as const;

/** The idea that a cover draws. */
export type CoverKind = (typeof COVER_KINDS)[number];

const WORDS: readonly (readonly [RegExp, CoverKind])[] = [
  [/递归|树|分治/u, 'tree'],
  [/排序|枚举|贪心/u, 'bars'],
  [/二分|查找/u, 'halving'],
  [/图|搜索|路径|字典/u, 'graph'],
  [/海龟|画|趣味|python/iu, 'spiral'],
  [/循环|变量|取余|周期/u, 'rings'],
  [/数组|矩阵|动态规划|列表|初赛/u, 'grid'],
  [/模拟|集训|冲刺|联赛|csp/iu, 'wave'],
  [/入门|语法|一级|基础/u, 'steps'],
];

/** The idea that fits a title; titles without a known word get one that depends on the title alone. */
export function coverKind(title: string): CoverKind {
  const found = WORDS.find(([word]) => word.test(title))?.[1];
  if (found !== undefined) return found;
  const sum = Array.from(title).reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return COVER_KINDS[sum % COVER_KINDS.length] ?? 'steps';
}
