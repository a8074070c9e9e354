import { newId } from '../base/newId.ts';
import { type AccessSite, accessOf } from '../testing/everyCall/accessOf.ts';
import { ANYONE, MEMBERS, OFFICE, OWN_AND_CHILD } from '../testing/everyCall/reach.ts';
import { OFFICE_LIST, OFFICE_ROW } from '../testing/everyCall/rule.ts';
import { aBillRun, aDifference, anEvidence, anOrder, aRefund } from '../testing/everyCall/orderRows.ts';

const MINE = { doors: MEMBERS, rows: OWN_AND_CHILD };

const BACK = () => ({ txNo: newId(), evidenceFile: 'evidence-0001.png' });
const CAME = (site: AccessSite) => ({ ...BACK(), paidFen: 9_900, paidAt: site.now().toISOString(), payer: '林建国' });

export const access = accessOf('memberOrder', {
  // Counts as reading: any change comes from the provider's answer and is in the order's own log.
  reads: ['ask', 'paidNotify', 'refundNotify'],
  row: anOrder,
  rows: { orderRefund: aRefund, billRun: aBillRun, billDifference: aDifference },
  named: {
    confirmRefund: { kind: 'orderRefund', field: 'refundId' },
    queryReconcileRun: { kind: 'billRun' },
    repairDifference: { kind: 'billDifference' },
  },
  rules: {
    'POST /member/order/queryList': { doors: MEMBERS, list: OWN_AND_CHILD },
    'POST /bms/member/order/queryList': OFFICE_LIST,
    'GET /member/order/queryById': MINE,
    'GET /bms/member/order/queryById': OFFICE_ROW,
    'PUT /member/order/ask': MINE,
    'PUT /bms/member/order/ask': OFFICE_ROW,
    'PUT /member/order/invoice': MINE,
    'POST,GET /member/order/paidNotify': { doors: ANYONE },
    'POST,GET /member/order/refundNotify': { doors: ANYONE },
    'PUT /bms/member/order/confirmPaid': OFFICE_ROW,
    'PUT /bms/member/order/confirmRefund': OFFICE_ROW,
    'POST /bms/member/order/reconcile': { doors: OFFICE },
    'POST /bms/member/order/reconcileFile': { doors: OFFICE },
    'GET /bms/member/order/queryReconcileRuns': { doors: OFFICE },
    'GET /bms/member/order/queryReconcileRun': OFFICE_ROW,
    'PUT /bms/member/order/repairDifference': OFFICE_ROW,
  },
  samples: {
    invoice: { invoice: { title: '滨海学校', taxNo: '', email: 'caiwu@example.edu.cn' } },
    confirmPaid: CAME,
    confirmRefund: BACK,
    repairDifference: { repair: 'done', note: '已核对' },
  },
  audited: ['repairDifference'],
  auditedIn: {
    reconcile: 'orders/reconcile/reconciling.test.ts',
    reconcileFile: 'orders/reconcile/reconciling.test.ts',
  },
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
