import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { MAX_FEN } from '@aosai/api/orders/orderRules';
import { appPayments } from '../../adapters/payment/appPayments.ts';
import { newId } from '../../base/newId.ts';
import { membership } from '../../db/schema/cards.ts';
import { orders } from '../../db/schema/orders.ts';
import { FakeProvider } from '../../testing/orders/fakeProvider.ts';
import { openRightsSite } from '../../testing/rightsSite.ts';

const { site, ask, codeOf } = await openRightsSite();
afterAll(() => site.close());
const provider = new FakeProvider('sandbox');
site.services.payments = appPayments([provider]);
const teacher = await site.signIn('laoshi');

/** The stored card decides price, duration and audience. */
const stored = fc.record({
  priceFen: fc.integer({ min: 1, max: MAX_FEN }),
  originFen: fc.integer({ min: 0, max: MAX_FEN }),
  days: fc.integer({ min: 1, max: 1100 }),
});

const anything = fc.oneof(fc.integer(), fc.double(), fc.string(), fc.constant(null), fc.boolean(), fc.object());
const MONEY = ['amountFen', 'priceFen', 'originFen', 'paidFen', 'refundFen', 'totalFen', 'price', 'discount'];
const GOODS = ['type', 'days', 'snapshot', 'rights', 'title', 'kind'];
const ORDER = ['status', 'source', 'needsGuardian', 'orgId', 'payerId'];
/** Columns of an order and fields of a card that a client may try to set. */
const lies = fc
  .dictionary(fc.constantFrom(...MONEY, ...GOODS, ...ORDER), anything, { minKeys: 1, maxKeys: 4 })
  .map((found) => ({ ...found }));

test('S08: what an order costs and contains depends only on what is stored', async () => {
  await fc.assert(
    fc.asyncProperty(stored, stored, lies, async (card, later, lie) => {
      const base = { appId: site.people.appId, id: newId(), createdAt: site.now(), updatedAt: site.now() };
      const made = { ...base, ...card, name: '教师卡', type: '1' as const, rights: [], status: 'published' as const };
      await site.db.insert(membership).values(made);
      const buy = (more: object) =>
        ask('POST', '/membershipOrder/create', { membershipId: made.id, requestId: newId(), ...more }, teacher);
      const ordersOf = () => site.db.select().from(orders).where(eq(orders.targetId, made.id));

      expect(await codeOf(buy(lie))).toBe('VALIDATION');
      expect(await ordersOf()).toEqual([]);

      const { id } = (await buy({})) as { id: string };
      // Later changes to the price or the card do not affect an order.
      await site.db.update(membership).set(later).where(eq(membership.id, made.id));
      expect(await buy({})).toMatchObject({ id, amountFen: card.priceFen });
      expect(await codeOf(ask('PUT', '/membershipOrder/payment', { id, provider: 'sandbox', ...lie }, teacher))).toBe(
        'VALIDATION',
      );
      await ask('PUT', '/membershipOrder/payment', { id, provider: 'sandbox' }, teacher);
      const [order] = await ordersOf();
      expect([order?.amountFen, order?.snapshot, [...provider.payments.values()].at(-1)?.amountFen]).toEqual([
        card.priceFen,
        { name: '教师卡', type: '1', days: card.days, rights: [] },
        card.priceFen,
      ]);
    }),
    { numRuns: 20 },
  );
});
