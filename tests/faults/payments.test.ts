import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../packages/server/src/platform/demoReach/demoAccounts.ts';
import { signIn } from '../support/apiClient.ts';
import { type Product, removeData, startProduct } from '../support/product.ts';
import { DYING_POINTS } from './broken/dyingPoints.ts';

const ROUNDS = 12;
const PATIENCE_MS = 10 * 60_000;
/** About the time from the click on 付款 to the card in the account on a busy machine. */
const LONGEST_MS = 120;

const MINE = { group: '' } as const;
const ENV = { JUDGE_SLOTS: '0' };
const DYING = join(import.meta.dirname, 'broken/dyingServer.ts');

type Client = Awaited<ReturnType<typeof signIn>>['client'];

/** Ignores a failure, since the call may have taken effect without an answer. */
const anyhow = <T>(work: () => Promise<T>): Promise<T | null> => work().catch(() => null);

async function cardOnSale(client: Client): Promise<string> {
  const cards = await client.membership.queryList({ type: '1' }, MINE);
  const id = cards.content.find(({ priceFen }) => priceFen > 0)?.id;
  if (id === undefined) throw new Error('the demo sells no card to teachers');
  return id;
}

async function openAt(client: Client, orderId: string): Promise<string> {
  const { params } = await client.membershipOrder.payment({ id: orderId, provider: 'sandbox' }, MINE);
  if (params.kind !== 'sandbox') throw new Error(params.kind);
  return params.outTradeNo;
}

const statusOf = (client: Client, id: string) => async () => (await client.memberOrder.queryById({ id }, MINE)).status;

/** The numbers of held cards, of payments at the provider and of refunds requested from it. */
type Counts = [cards: number, payments: number, refunds: number];

async function countsOf(client: Client, membershipId: string, dataFolder: string): Promise<Counts> {
  const held = await client.memberMembership.queryList({}, MINE);
  const ledger = JSON.parse(await readFile(join(dataFolder, 'sandboxPay.json'), 'utf8')) as {
    trades: { paid: unknown }[];
    refunds: unknown[];
  };
  const mine = held.content.filter((card) => card.membershipId === membershipId);
  const paid = ledger.trades.filter(({ paid: one }) => one);
  return [mine.length, paid.length, ledger.refunds.length];
}

/** What came to the orders of the demo's history. */
async function countsSince([cards, payments, refunds]: Counts, ...of: Parameters<typeof countsOf>): Promise<Counts> {
  const now = await countsOf(...of);
  return [now[0] - cards, now[1] - payments, now[2] - refunds];
}

test(
  'each order is paid once and gives one card when the server is killed at any time',
  async () => {
    let product: Product = await startProduct({ env: ENV });
    const { url, dataFolder } = product;
    try {
      const { client } = await signIn(url, 'laoshi', DEMO_PASSWORD);
      const membershipId = await cardOnSale(client);
      const before = await countsOf(client, membershipId, dataFolder);
      for (let round = 0; round < ROUNDS; round += 1) {
        const { id } = await client.membershipOrder.create({ membershipId, requestId: randomUUID() }, MINE);
        const outTradeNo = await openAt(client, id);
        const pay = () => client.dev.sandboxPay({ outTradeNo, act: round % 3 === 0 ? 'duplicate' : 'pay' });
        const paying = anyhow(pay);
        await sleep((round / ROUNDS) * LONGEST_MS);
        await product.kill();
        await paying;
        product = await startProduct({ dataFolder, port: Number(new URL(url).port), env: ENV });
        await anyhow(pay);
        await expect.poll(statusOf(client, id), { timeout: 60_000 }).toBe('2');
      }
      expect(await countsSince(before, client, membershipId, dataFolder)).toEqual([ROUNDS, ROUNDS, 0]);
    } finally {
      await product.kill();
      await removeData(product);
    }
  },
  PATIENCE_MS,
);

test(
  'each order is paid once and gives one card when the server is killed at each step of the payment',
  async () => {
    let product: Product = await startProduct({ env: ENV });
    const { url, dataFolder } = product;
    const again = async (entry: { entry?: string; env: Record<string, string> }) => {
      await product.kill();
      product = await startProduct({ dataFolder, port: Number(new URL(url).port), ...entry });
    };
    try {
      const { client } = await signIn(url, 'laoshi', DEMO_PASSWORD);
      const membershipId = await cardOnSale(client);
      const before = await countsOf(client, membershipId, dataFolder);
      for (const { name } of DYING_POINTS) {
        await again({ entry: DYING, env: { ...ENV, DIES_AT: name } });
        const { id } = await client.membershipOrder.create({ membershipId, requestId: randomUUID() }, MINE);
        const opened = await anyhow(() => openAt(client, id));
        if (opened !== null) await anyhow(() => client.dev.sandboxPay({ outTradeNo: opened, act: 'pay' }));
        // The server has killed itself at the step.
        expect([name, await product.ended()]).toEqual([name, 'SIGKILL']);
        await again({ env: ENV });
        const outTradeNo = opened ?? (await openAt(client, id));
        // Pays unless the payment was already taken.
        await anyhow(() => client.dev.sandboxPay({ outTradeNo, act: 'pay' }));
        await expect.poll(statusOf(client, id), { timeout: 60_000 }).toBe('2');
      }
      const orders = DYING_POINTS.length;
      expect(await countsSince(before, client, membershipId, dataFolder)).toEqual([orders, orders, 0]);
    } finally {
      await product.kill();
      await removeData(product);
    }
  },
  PATIENCE_MS,
);
