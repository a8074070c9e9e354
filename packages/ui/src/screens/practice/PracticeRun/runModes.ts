/** Kinds of runs. */
export const RUN_MODES = {
  weak: '弱项十题',
  due: '复习',
  random: '随机十题',
  bank: '题库练习',
  blueprint: '蓝图练习',
  points: '练薄弱的点',
  redo: '重做错题',
} as const;
export type RunMode = keyof typeof RUN_MODES;
