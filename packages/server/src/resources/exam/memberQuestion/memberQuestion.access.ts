import { accessOf } from '../../../everyCall/accessOf.ts';
import { butOwn, KEPT, STAFF } from '../../../everyCall/reach.ts';

export const access = accessOf('memberQuestion', {
  named: { reviewSubmit: { kind: 'examMemberQuestion' } },
  rules: {
    // Nobody marks their own answers.
    'POST /memberQuestion/reviewSubmit': { doors: STAFF, rows: butOwn(KEPT) },
  },
  samples: { reviewSubmit: { source: 'exam', version: 1, points: null, comment: '思路很好', lineNotes: [] } },
  audited: ['reviewSubmit'],
});
