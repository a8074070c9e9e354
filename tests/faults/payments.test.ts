import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../packages/server/src/db/demoAccounts.ts';
import { signIn } from '../support/apiClient.ts';
import { type Product, removeData, startProduct } from '../support/product.ts';

const ROUNDS = 12;
const PATIENCE_MS = 10 * 60_000;
/** From the press of 付款 to the card in the account it takes about so long on a busy machine. */
const LONGEST_MS = 120;

const MINE = { group: '' } as const;
const ENV = { JUDGE_SLOTS: '0' };

/** Pays as a person does who finds out afterwards that they have paid already. */
async function payAnyhow(pay: () => Promise<unknown>): Promise<void> {
  await pay().catch(() => undefined);
}

test(
  'killed at any moment between payment, notice and card: each order is paid once, and brings one card',
  async () => {
    let product: Product = await startProduct({ env: ENV });
    const { url, dataFolder } = product;
    try {
      const { client } = await signIn(url, 'laoshi', DEMO_PASSWORD);
      const cards = await client.membership.queryList({ type: '1' }, MINE);
      const membershipId = cards.content.find(({ priceFen }) => priceFen > 0)?.id;
      if (membershipId === undefined) throw new Error('the demo sells no card to teachers');
      const orderIds: string[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const order = await client.membershipOrder.create({ membershipId, requestId: randomUUID() }, MINE);
        orderIds.push(order.id);
        const { params } = await client.membershipOrder.payment({ id: order.id, provider: 'sandbox' }, MINE);
        if (params.kind !== 'sandbox') throw new Error(params.kind);
        const { outTradeNo } = params;
        const pay = () => client.dev.sandboxPay({ outTradeNo, act: round % 3 === 0 ? 'duplicate' : 'pay' });
        const paying = payAnyhow(pay);
        await sleep((round / ROUNDS) * LONGEST_MS);
        await product.kill();
        await paying;
        product = await startProduct({ dataFolder, port: Number(new URL(url).port), env: ENV });
        await payAnyhow(pay);
        await expect
          .poll(async () => (await client.memberOrder.queryById({ id: order.id }, MINE)).status, { timeout: 60_000 })
          .toBe('2');
      }
      const held = await client.memberMembership.queryList({}, MINE);
      const mine = held.content.filter((card) => card.membershipId === membershipId);
      expect(mine.length).toBe(ROUNDS);
      const ledger = JSON.parse(await readFile(join(dataFolder, 'sandboxPay.json'), 'utf8')) as {
        trades: { paid: unknown }[];
        refunds: unknown[];
      };
      expect([ledger.trades.filter(({ paid }) => paid).length, ledger.refunds]).toEqual([orderIds.length, []]);
    } finally {
      await product.kill();
      await removeData(product);
    }
  },
  PATIENCE_MS,
);
