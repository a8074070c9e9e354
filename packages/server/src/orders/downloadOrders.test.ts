import { afterAll, expect, test } from 'vitest';
import { newId } from '../base/newId.ts';
import { membership } from '../db/schema/cards.ts';
import { file } from '../db/schema/platform.ts';
import { readSheet } from '../excel/readSheet.ts';
import { openRightsSite } from '../testing/rightsSite.ts';
import { offerInvoices } from '../testing/offerInvoices.ts';

const { site, ask, who } = await openRightsSite();
afterAll(() => site.close());

const LIMITS = { maxRows: 100, maxColumns: 40, maxCellChars: 300 };
const base = () => ({ appId: site.people.appId, id: newId(), createdAt: site.now(), updatedAt: site.now() });

interface Order {
  id: string;
  orderNo: string;
}

/** The sheet as an import would read it. */
async function sheetOf(wanted: object): Promise<string[][]> {
  const { bytes } = await site.send('POST', '/bms/membershipOrder/download', { visitor: who.boss, body: wanted });
  if (!bytes) throw new TypeError('no file came');
  return readSheet(bytes, LIMITS);
}

async function cardOnSale(name: string): Promise<string> {
  const made = { name, type: '0' as const, priceFen: 9_900, days: 30, rights: [], status: 'published' as const };
  const row = { ...base(), ...made };
  await site.db.insert(membership).values(row);
  return row.id;
}

async function evidence(): Promise<string> {
  const fileName = `${newId().toLowerCase()}.png`;
  const picture = { title: '转账.png', mime: 'image/png', purpose: 'orderEvidence' as const, sha256: '0'.repeat(64) };
  await site.db
    .insert(file)
    .values({ ...base(), ...picture, fileName, sizeBytes: 1, isPublic: false, ownerKind: 'user' });
  return fileName;
}

test('the sheet of orders lists name, product, amount, way of payment and invoice', async () => {
  const parent = await site.signIn('jiazhang');
  const invoice = { title: '=滨海星海教育科技有限公司', taxNo: '91440300708461136T', email: 'caiwu@example.edu.cn' };
  await offerInvoices(site);
  const ordered = { memberId: site.people.studentId, requestId: newId() };
  const month = await ask<Order>(
    'POST',
    '/membershipOrder/create',
    { ...ordered, membershipId: await cardOnSale('月卡'), invoice },
    parent,
  );
  const paid = {
    paidFen: 9_900,
    paidAt: site.now().toISOString(),
    payer: '林建国',
    txNo: 'ICBC-20261121-7',
    evidenceFile: await evidence(),
  };
  await ask('PUT', '/bms/member/order/confirmPaid', { id: month.id, ...paid });
  const waiting = await ask<Order>('POST', '/bms/membershipOrder/create', {
    membershipId: await cardOnSale('周卡'),
    memberId: site.people.studentId,
    requestId: newId(),
  });

  const [head, ...rows] = await sheetOf({});
  expect(head).toEqual(
    '订单号 类型 商品 姓名 付款人 应付 实付 已退 渠道 流水号 状态 下单时间 付款时间 发票抬头 税号 邮箱'.split(' '),
  );
  const known = ['会员卡', '月卡', '林*', '林*', '99.00', '99.00', '0.00', '人工转账', paid.txNo, '已支付'];
  const at = '2026-11-21 16:00';
  const none = ['—', '—', '—'];
  expect(rows).toEqual([
    [waiting.orderNo, '会员卡', '周卡', '林*', '—', '99.00', '0.00', '0.00', '—', '—', '待支付', at, ...none, '—'],
    [month.orderNo, ...known, at, at, invoice.title, invoice.taxNo, invoice.email],
  ]);
  expect((await sheetOf({ status: '2' })).slice(1).map(([no]) => no)).toEqual([month.orderNo]);
  expect((await sheetOf({ from: '2026-11-22' })).slice(1)).toEqual([]);
});
