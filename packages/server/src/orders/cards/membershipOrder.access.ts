import { ORDER } from '@aosai/api/orders/orderStates';
import { newId } from '../../base/newId.ts';
import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { ANYONE, EVERY_OWNER, MEMBERS, OFFICE, OWN_AND_CHILD } from '../../testing/everyCall/reach.ts';
import { OFFICE_LIST, OFFICE_ROW } from '../../testing/everyCall/rule.ts';
import { anAgreedQuit, anOrder, aPaidOrder } from '../../testing/everyCall/orderRows.ts';

const MINE = { doors: MEMBERS, rows: OWN_AND_CHILD };
const REASON = { reason: '测试' };

export const access = accessOf('membershipOrder', {
  reads: ['download', 'paidNotify', 'refundNotify'],
  row: anOrder,
  named: { create: { kind: 'membership', field: 'membershipId' } },
  rules: {
    'POST /membershipOrder/create': { doors: MEMBERS, rows: EVERY_OWNER },
    'POST /bms/membershipOrder/create': OFFICE_ROW,
    'POST,PUT /membershipOrder/payment': MINE,
    'PUT /membershipOrder/cancel': MINE,
    'PUT /bms/membershipOrder/cancel': OFFICE_ROW,
    'PUT /membershipOrder/applyQuit': MINE,
    'PUT /bms/membershipOrder/passQuit': OFFICE_ROW,
    'PUT /bms/membershipOrder/rejectQuit': OFFICE_ROW,
    'PUT /bms/membershipOrder/forceQuit': OFFICE_ROW,
    'PUT /bms/membershipOrder/refund': OFFICE_ROW,
    'PUT /bms/membershipOrder/finishQuit': OFFICE_ROW,
    'GET /bms/membershipOrder/queryById': OFFICE_ROW,
    'POST /bms/membershipOrder/queryList': OFFICE_LIST,
    'GET /membershipOrder/queryMine': { doors: MEMBERS },
    'GET /bms/membershipOrder/queryStatistics': { doors: OFFICE },
    'POST,GET /bms/membershipOrder/download': { doors: OFFICE },
    'POST /bms/membershipOrder/paidNotify': { doors: ANYONE },
    'POST /edms/membershipOrder/paidNotify': { doors: ANYONE },
    'POST /bms/membershipOrder/refundNotify': { doors: ANYONE },
    'POST /edms/membershipOrder/refundNotify': { doors: ANYONE },
  },
  samples: {
    create: ({ ids }, caller) => ({
      requestId: newId(),
      ...(['officer', 'super'].includes(caller) && { memberId: ids.student }),
      ...(caller === 'foreignSuper' && { memberId: ids.foreigner }),
    }),
    payment: { provider: 'manual' },
    applyQuit: REASON,
    passQuit: REASON,
    rejectQuit: REASON,
    forceQuit: REASON,
    queryStatistics: { from: '2026-11-01', to: '2026-11-30' },
  },
  takes: { create: { paidFen: 'the office says what came by hand; it has to be the price (membershipOrder.test.ts)' } },
  prepared: {
    create: async (site) => ({
      input: {
        membershipId: await site.rowId('membership', 'student'),
        memberId: site.ids.student,
        requestId: newId(),
        gift: '比赛奖品',
      },
    }),
    cancel: async (site) => ({ input: { id: await anOrder(site, 'student') } }),
    passQuit: async (site) => ({
      input: { id: (await aPaidOrder(site, 'student', { status: ORDER.quitApplied })).id },
    }),
    rejectQuit: async (site) => ({
      input: { id: (await aPaidOrder(site, 'student', { status: ORDER.quitApplied })).id, ...REASON },
    }),
    forceQuit: async (site) => ({ input: { id: (await aPaidOrder(site, 'student')).id, ...REASON } }),
    refund: async (site) => ({ input: { id: await anAgreedQuit(site, 'student') } }),
    finishQuit: async (site) => ({ input: { id: await anAgreedQuit(site, 'student', { refundFen: 0 }) } }),
  },
});
