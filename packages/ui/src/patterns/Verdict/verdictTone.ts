import type { Verdict } from '@aosai/api/domain/verdicts';

/** The small palette of verdicts: by what a student has to look for. */
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
