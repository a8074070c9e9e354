import { accessOf } from '../../../everyCall/accessOf.ts';
import { butOwn, KEPT, STAFF } from '../../../everyCall/reach.ts';

const marked = { kind: 'examMemberQuestion' };
// Nobody marks their own answers; those of homework are looked at in reviewHomework.test.ts.
const MARKED = { doors: STAFF, rows: butOwn(KEPT) };

export const access = accessOf('memberQuestion', {
  named: { reviewSubmit: marked, queryReview: marked, queryReviewList: marked },
  rules: {
    'POST /memberQuestion/reviewSubmit': MARKED,
    'GET /memberQuestion/queryReview': MARKED,
    // What is handed in is looked at by its test: the rows here are being written.
    'POST /memberQuestion/queryReviewList': { doors: STAFF, list: {} },
    'POST /memberQuestion/queryReviewCounts': { doors: STAFF },
  },
  samples: {
    reviewSubmit: { source: 'exam', version: 1, points: null, comment: '思路很好', lineNotes: [] },
    queryReviewList: { kind: 'exam', state: 'all', size: 100 },
    queryReviewCounts: { kind: 'exam' },
  },
  audited: ['reviewSubmit'],
});
