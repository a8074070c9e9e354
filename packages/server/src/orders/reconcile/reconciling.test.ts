import { and, asc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_APP_ID } from '@aosai/api/kit/constants';
import { appPayments } from '../../adapters/payment/appPayments.ts';
import { manualProvider } from '../../adapters/payment/manual.ts';
import { openSandbox } from '../../adapters/payment/sandbox/sandbox.ts';
import { sysLog } from '../../db/schema/platform.ts';
import { openTestApp, type TestApp, type Visitor } from '../../testing/testApp.ts';

const DATE = '2026-11-21';
const now = () => new Date('2026-11-21T08:00:00.000Z');
const PLACE = { url: 'https://sandbox.invalid', notifyOrigin: 'https://sandbox.invalid' };
const sandbox = openSandbox({ now, ledgerPath: null, place: PLACE, deliver: () => Promise.resolve() });

let site: TestApp;
let office: Visitor;
beforeAll(async () => {
  const manual = manualProvider(() => Promise.resolve(''));
  const payments = appPayments([sandbox.provider, manual]);
  site = await openTestApp({ payments, sandbox });
  office = await site.signIn('guanli', 'user');
});
afterAll(() => site.close());

interface Run {
  id: string;
  source: string;
  paidFen: number;
  openCount: number;
  differences: { id: string; kind: string; state: string; repairs: string[]; transactionId: string }[];
}
const runOf = (data: unknown) => data as Run;

/** Actions on bills in the log, in order. */
async function logged(): Promise<string[]> {
  const rows = await site.db
    .select({ action: sysLog.action })
    .from(sysLog)
    .where(and(eq(sysLog.appId, DEFAULT_APP_ID), like(sysLog.action, 'member/order:re%')))
    .orderBy(asc(sysLog.seq));
  return rows.map(({ action }) => action);
}

test('logs that an operator compared the bill of a provider and settled a difference', async () => {
  const ask = { appId: 'x', orderNo: 'x', amountFen: 500, title: 'x', expiresAt: now() };
  await sandbox.provider.createPayment({ ...ask, outTradeNo: 'NOBODYKNOWS' });
  await sandbox.act('NOBODYKNOWS', 'pay');
  const body = { provider: 'sandbox', date: DATE };
  const { data } = (await site.send('POST', '/bms/member/order/reconcile', { visitor: office, body })).body;
  const run = runOf(data);
  expect(run).toMatchObject({ source: 'provider', paidFen: 500, openCount: 1 });
  expect(run.differences).toMatchObject([{ kind: 'billOnly', repairs: ['ask', 'book', 'refund', 'done'] }]);
  expect(await logged()).toEqual(['member/order:reconcile']);
  const repair = { id: run.differences[0]?.id, repair: 'done', note: '测试的付款' };
  const settled = await site.send('PUT', '/bms/member/order/repairDifference', { visitor: office, body: repair });
  expect(settled.body.data).toMatchObject({ state: 'done', repairs: [], note: '测试的付款' });
  expect(await logged()).toEqual(['member/order:reconcile', 'member/order:repairDifference']);
  const all = await site.send('GET', '/bms/member/order/queryReconcileRuns', { visitor: office });
  expect(all.body.data).toMatchObject({ content: [{ id: run.id, differenceCount: 1, openCount: 0 }] });
});

test('compares an uploaded bank list and refuses a file that is none, with a reason', async () => {
  const upload = async (text: string) => {
    const form = new FormData();
    form.set('provider', 'manual');
    form.set('date', DATE);
    form.append('file', new File([text], '流水.csv'));
    return (await site.send('POST', '/bms/member/order/reconcileFile', { visitor: office, form })).body;
  };
  const before = (await logged()).length;
  expect(await upload('a,b\n1,2\n')).toMatchObject({ code: 'BILL_UNREADABLE' });
  const run = runOf((await upload('流水号,金额\nTX001,199.00\n')).data);
  expect(run).toMatchObject({ source: 'file', paidFen: 19_900 });
  expect(run.differences).toMatchObject([{ kind: 'billOnly', transactionId: 'TX001', repairs: ['done'] }]);
  expect((await logged()).slice(before)).toEqual(['member/order:reconcileFile']);
});
