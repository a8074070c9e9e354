import { accessOf } from '../testing/everyCall/accessOf.ts';
import { NOBODY, OFFICE } from '../testing/everyCall/reach.ts';

/** Workers sign their requests; no session opens these calls. */
const WORKERS = { doors: NOBODY, refusal: 'WORKER_REFUSED' } as const;

export const access = accessOf('judge', {
  rules: {
    'GET /bms/judge/queryOverview': { doors: OFFICE },
    'POST /judge/lease': WORKERS,
    'POST /judge/heartbeat': WORKERS,
    'POST /judge/result': WORKERS,
    'GET /judge/testdata/{hash}': WORKERS,
  },
});
