import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { SUPER } from '../../testing/everyCall/reach.ts';

/** The handlers refuse super users of other apps (backupCalls.test.ts), since a backup holds the data of all. */
export const access = accessOf('backup', {
  rules: {
    'GET /bms/backup/queryOverview': { doors: SUPER },
    'POST /bms/backup/begin': { doors: SUPER },
    'GET /bms/backup/download': { doors: SUPER },
  },
  samples: { download: { name: '20261120T190000000Z-nightly' } },
  audited: ['begin'],
  reads: ['download'],
});
