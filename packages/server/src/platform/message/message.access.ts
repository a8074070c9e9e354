import { message } from '../../db/schema/platform.ts';
import { announcement } from '../../db/schema/teaching.ts';
import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { MEMBERS, OF_APP, OF_SCHOOL, OWN, SIGNED_IN, STAFF, combined } from '../../testing/everyCall/reach.ts';

/** Exams of the teacher, of the school, and all for the office. */
const RUN = combined(OF_SCHOOL, OF_APP, { teacher: OWN.teacher });
const NOTICE = { type: 'notice', title: '消息', body: '正文' };

export const access = accessOf('message', {
  row: (site, owner) => site.insert(message, owner, { ...NOTICE, memberId: site.ids[owner] }),
  rows: {
    /** A message to the back-office user `officer`, in the owner's app. */
    officeMessage: (site, owner) => site.insert(message, owner, { ...NOTICE, userId: site.officerId }),
    /** An announcement to the owner's exam. */
    announcement: async (site, owner) =>
      site.insert(announcement, owner, {
        kind: 'exam',
        targetId: await site.rowId('exam', owner),
        only: 'all',
        text: '正文',
      }),
  },
  named: {
    send: { kind: 'exam' },
    querySent: { kind: 'exam' },
    queryUnread: { kind: 'announcement' },
    updateSent: { kind: 'announcement' },
    withdraw: { kind: 'announcement' },
  },
  rules: {
    'POST /message/send': { doors: STAFF, rows: RUN },
    'POST /message/querySent': { doors: STAFF, rows: RUN },
    'POST /message/queryUnread': { doors: STAFF, rows: RUN },
    'PUT /message/updateSent': { doors: STAFF, rows: RUN },
    'PUT /message/withdraw': { doors: STAFF, rows: RUN },
    'GET /message/querySettings': { doors: MEMBERS },
    'PUT /message/updateSettings': { doors: MEMBERS },
    'POST /message/queryList': { doors: SIGNED_IN, list: OWN },
    'GET /message/read': { doors: SIGNED_IN, rows: OWN, kinds: { officeMessage: { officer: OF_APP.officer } } },
  },
  samples: {
    send: { kind: 'exam', only: 'all', text: '请检查考号', requestId: 'request-0001' },
    querySent: { kind: 'exam' },
    updateSent: { version: 1, text: '请核对考号', again: false },
  },
  audited: ['send', 'updateSent', 'withdraw'],
});
