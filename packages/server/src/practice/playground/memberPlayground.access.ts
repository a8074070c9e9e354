import { memberPlayground } from '../../db/schema/memberRecords.ts';
import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { MEMBERS } from '../../testing/everyCall/reach.ts';

const OWN_ONLY = { doors: MEMBERS };

export const access = accessOf('memberPlayground', {
  row: (site, owner) =>
    site.insert(memberPlayground, owner, {
      memberId: site.ids[owner],
      language: 71,
      state: 'submitted',
      code: 'print(1)',
      input: '',
      output: '1\n',
    }),
  rules: {
    'GET /memberPlayground/queryLatest': OWN_ONLY,
    'POST /memberPlayground/saveAsDraft': OWN_ONLY,
    'POST /memberPlayground/submitAnswer': OWN_ONLY,
  },
  samples: {
    queryLatest: { language: 71 },
    saveAsDraft: { language: 71, code: 'print(1)', input: '', baseRevision: 0 },
    submitAnswer: { language: 71, code: 'print(1)', input: '', output: '1\n' },
  },
});
