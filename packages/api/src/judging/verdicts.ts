import { labelled, type ValueIn } from '../kit/labelled.ts';

/**
 * Verdicts of a run and of a submission. `SE`: the judge failed, never the student. `Skipped`: an earlier failure in
 * the subtask, or in one that it requires, made the case pointless.
 */
export const VERDICT = labelled({
  AC: '通过',
  WA: '答案错误',
  PE: '格式错误',
  TLE: '超出时间限制',
  MLE: '超出内存限制',
  OLE: '输出超限',
  RE: '运行错误',
  CE: '编译错误',
  SE: '系统错误',
  Skipped: '未评测',
});

/** Verdict on a case, subtask or submission; `VERDICT.label` has the Chinese name. */
export type Verdict = ValueIn<typeof VERDICT>;

/** One or two characters for narrow grid cells, shown in addition to the colour. */
export const VERDICT_SIGNS = {
  AC: '✓',
  WA: '✕',
  PE: '格',
  TLE: '时',
  MLE: '存',
  OLE: '多',
  RE: '停',
  CE: '编',
  SE: '系',
  Skipped: '–',
} as const satisfies Record<Verdict, string>;
