/** Kinds of runs. */
export const RUN_MODES = { weak: '弱项十题', due: '复习', random: '随机十题' } as const;
export type RunMode = keyof typeof RUN_MODES;
