import { message } from '../../../db/schema/platform.ts';
import { accessOf } from '../../../everyCall/accessOf.ts';
import { OF_APP, OWN, SIGNED_IN } from '../../../everyCall/reach.ts';

const NOTICE = { type: 'notice', title: '消息', body: '正文' };

export const access = accessOf('message', {
  row: (site, owner) => site.insert(message, owner, { ...NOTICE, memberId: site.ids[owner] }),
  rows: {
    /** To the officer, in the owner's app. */
    officeMessage: (site, owner) => site.insert(message, owner, { ...NOTICE, userId: site.officerId }),
  },
  rules: {
    'POST /message/queryList': { doors: SIGNED_IN, list: OWN },
    'GET /message/read': { doors: SIGNED_IN, rows: OWN, kinds: { officeMessage: { officer: OF_APP.officer } } },
  },
});
