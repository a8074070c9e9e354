import { memberPlayground } from '../../db/schema/memberRecords.ts';
import { submission } from '../../db/schema/submission.ts';
import { FREE_PROGRAM } from '../../judging/submissions/freeProgram.ts';
import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { MEMBERS, PARENTS } from '../../testing/everyCall/reach.ts';

const freeRun = (memberId: string) =>
  ({
    attemptId: FREE_PROGRAM,
    memberId,
    questionVersionId: FREE_PROGRAM,
    kind: 'debug',
    language: 53,
    code: 'int main() {}',
    codeHash: '',
    maxPoints: 0,
    priority: 0,
    state: 'done',
    totalCases: 1,
  }) as const;

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
  rows: {
    programRun: (site, owner) => site.insert(submission, owner, freeRun(site.ids[owner])),
    programTrace: (site, owner) => site.insert(submission, owner, { ...freeRun(site.ids[owner]), isTrace: true }),
  },
  named: { queryRun: { kind: 'programRun' }, queryTrace: { kind: 'programTrace' } },
  rules: {
    'GET /memberPlayground/queryLatest': OWN_ONLY,
    'POST /memberPlayground/saveAsDraft': OWN_ONLY,
    'POST /memberPlayground/submitAnswer': OWN_ONLY,
    'POST /memberPlayground/debug': { doors: MEMBERS, refused: PARENTS },
    'POST /memberPlayground/trace': { doors: MEMBERS, refused: PARENTS },
    'GET /memberPlayground/queryTrace': {
      doors: MEMBERS,
      rows: { student: ['student'], teacher: ['teacher'] },
      refused: PARENTS,
    },
    'GET /memberPlayground/queryRun': {
      doors: MEMBERS,
      rows: { student: ['student'], teacher: ['teacher'] },
      refused: PARENTS,
    },
  },
  samples: {
    queryLatest: { language: 71 },
    saveAsDraft: { language: 71, code: 'print(1)', input: '', baseRevision: 0 },
    debug: { language: 53, code: 'int main() {}', input: '' },
    trace: { language: 53, code: 'int main() {}', input: '' },
    submitAnswer: { language: 71, code: 'print(1)', input: '', output: '1\n' },
  },
});
