import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { SUPER } from '../../testing/everyCall/reach.ts';

const name = '20261120T190000000Z-nightly';

/** The handlers refuse super users of other apps (backupCalls.test.ts), since a backup holds the data of all. */
export const access = accessOf('backup', {
  rules: {
    'GET /bms/backup/queryOverview': { doors: SUPER },
    'POST /bms/backup/begin': { doors: SUPER },
    'POST /bms/backup/verify': { doors: SUPER },
    'DELETE /bms/backup/delete': { doors: SUPER },
    'GET /bms/backup/download': { doors: SUPER },
  },
  samples: { verify: { name }, delete: { name }, download: { name } },
  audited: ['begin', 'verify'],
  // These want the password again, which the callers of the matrix have not given.
  auditedIn: { delete: 'platform/backup/backupCalls.test.ts' },
  reads: ['download'],
});
