import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { MEMBERS, OWN_AND_CHILD } from '../../testing/everyCall/reach.ts';

export const access = accessOf('plan', {
  named: { query: { kind: 'member', field: 'memberId' } },
  rules: {
    // Works on the caller's own plan, like replan.
    'POST /plan/save': { doors: MEMBERS },
    'GET /plan/query': { doors: MEMBERS, rows: OWN_AND_CHILD },
    'POST /plan/replan': { doors: MEMBERS },
  },
  samples: {
    save: { language: 'cpp', level: 1, sitting: '2027-03', minutesAWeek: 120 },
  },
});
