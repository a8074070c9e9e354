import type { Verdict } from '@aosai/api/judging/verdicts';

/** Colour tones of verdicts, grouped by the kind of mistake. */
export const verdictTone = {
  AC: 'ok',
  WA: 'bad',
  PE: 'bad',
  TLE: 'warn',
  MLE: 'mle',
  OLE: 'mle',
  RE: 'bad',
  CE: 'bad',
  SE: 'neutral',
  Skipped: 'neutral',
} as const satisfies Record<Verdict, string>;
