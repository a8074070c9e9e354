import { newId } from '../../../db/newId.ts';
import { type AccessSite, accessOf } from '../../../everyCall/accessOf.ts';
import { ANYONE, MEMBERS, OWN_AND_CHILD } from '../../../everyCall/reach.ts';
import { OFFICE_LIST, OFFICE_ROW } from '../../../everyCall/rule.ts';
import { anEvidence, anOrder, aRefund } from '../../../everyCall/orderRows.ts';

const MINE = { doors: MEMBERS, rows: OWN_AND_CHILD };

const BACK = () => ({ txNo: newId(), evidenceFile: 'evidence-0001.png' });
const CAME = (site: AccessSite) => ({ ...BACK(), paidFen: 9_900, paidAt: site.now().toISOString(), payer: '林建国' });

export const access = accessOf('memberOrder', {
  // What it may change its provider has said, and the log of the order names that.
  reads: ['ask', 'paidNotify', 'refundNotify'],
  row: anOrder,
  rows: { orderRefund: aRefund },
  named: { confirmRefund: { kind: 'orderRefund', field: 'refundId' } },
  rules: {
    'POST /member/order/queryList': { doors: MEMBERS, list: OWN_AND_CHILD },
    'POST /bms/member/order/queryList': OFFICE_LIST,
    'GET /member/order/queryById': MINE,
    'GET /bms/member/order/queryById': OFFICE_ROW,
    'PUT /member/order/ask': MINE,
    'PUT /bms/member/order/ask': OFFICE_ROW,
    'POST,GET /member/order/paidNotify': { doors: ANYONE },
    'POST,GET /member/order/refundNotify': { doors: ANYONE },
    'PUT /bms/member/order/confirmPaid': OFFICE_ROW,
    'PUT /bms/member/order/confirmRefund': OFFICE_ROW,
  },
  samples: { confirmPaid: CAME, confirmRefund: BACK },
  takes: { confirmPaid: { paidFen: 'what an operator has seen; it has to be the price (membershipOrder.test.ts)' } },
  prepared: {
    confirmPaid: async (site) => {
      const evidenceFile = await anEvidence(site);
      return { input: { id: await anOrder(site, 'student'), ...CAME(site), evidenceFile } };
    },
    confirmRefund: async (site) => {
      const evidenceFile = await anEvidence(site);
      return { input: { refundId: await aRefund(site, 'student'), ...BACK(), evidenceFile } };
    },
  },
});
