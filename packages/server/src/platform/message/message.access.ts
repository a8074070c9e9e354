import { message } from '../../db/schema/platform.ts';
import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { MEMBERS, OF_APP, OF_SCHOOL, OWN, SIGNED_IN, STAFF, combined } from '../../testing/everyCall/reach.ts';

const NOTICE = { type: 'notice', title: '消息', body: '正文' };

export const access = accessOf('message', {
  row: (site, owner) => site.insert(message, owner, { ...NOTICE, memberId: site.ids[owner] }),
  rows: {
    /** A message to the back-office user `officer`, in the owner's app. */
    officeMessage: (site, owner) => site.insert(message, owner, { ...NOTICE, userId: site.officerId }),
  },
  named: { send: { kind: 'exam' } },
  rules: {
    'POST /message/send': { doors: STAFF, rows: combined(OF_SCHOOL, OF_APP, { teacher: OWN.teacher }) },
    'GET /message/querySettings': { doors: MEMBERS },
    'PUT /message/updateSettings': { doors: MEMBERS },
    'POST /message/queryList': { doors: SIGNED_IN, list: OWN },
    'GET /message/read': { doors: SIGNED_IN, rows: OWN, kinds: { officeMessage: { officer: OF_APP.officer } } },
  },
  samples: { send: { kind: 'exam', only: 'all', text: '请检查考号', requestId: 'request-0001' } },
  audited: ['send'],
});
