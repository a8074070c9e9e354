import { expect, test } from 'vitest';
import { readTransfers } from './transfers.ts';

const read = (text: string) => readTransfers(Buffer.from(text));
const row = (kind: 'payment' | 'refund', transactionId: string, amountFen: number) => ({
  kind,
  outTradeNo: null,
  outRefundNo: null,
  transactionId,
  amountFen,
  at: null,
});

test("readTransfers: finds the columns of a bank's list, below its name and above its total", async () => {
  const text =
    '某某银行对账单\n日期,流水号,摘要,金额（元）\n1,TX001,"年卡, 学生","1,990.50"\n1,TX002,退款,-12\n合计,,,1978.50\n';
  expect(await read(text)).toEqual([row('payment', 'TX001', 199_050), row('refund', 'TX002', 1200)]);
});

test('readTransfers: reads a list in GBK', async () => {
  // 流水号,金额
  const head = Buffer.from([0xc1, 0xf7, 0xcb, 0xae, 0xba, 0xc5, 0x2c, 0xbd, 0xf0, 0xb6, 0xee, 0x0a]);
  expect(await readTransfers(Buffer.concat([head, Buffer.from('TX003,5\n')]))).toEqual([row('payment', 'TX003', 500)]);
});

test('readTransfers: refuses a file without the columns or with a bad amount, with the reason', async () => {
  await expect(readTransfers(undefined)).rejects.toThrow('请上传银行流水');
  await expect(read('a,b\n1,2\n')).rejects.toThrow('没有找到「流水号」和「金额」两列');
  await expect(read('流水号,金额\nTX1,很多\n')).rejects.toThrow('「很多」不是金额');
  await expect(read(`流水号,金额\n${'TX,1\n'.repeat(5100)}`)).rejects.toThrow('超过 5000 行');
});
