import { and, eq, gte, inArray, notInArray, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { FULL_AGE, isYoungerThan, lacksBirthYm } from '@aosai/api/accounts/age';
import { inBeijing, monthText } from '@aosai/api/kit/beijing';
import { COUNT } from '@aosai/api/platform/configKeys';
import { MINOR_MONTHLY_FEN, yuanText } from '@aosai/api/orders/orderRules';
import { ORDER } from '@aosai/api/orders/orderStates';
import { orders } from '../db/schema/orders.ts';
import { member } from '../db/schema/people.ts';
import type { EngineCall } from '../kit/engineCall.ts';
import { findConfig } from '../platform/config/findConfig.ts';
import { guardiansOf } from '../accounts/minors/guardiansOf.ts';
import { MINOR_MONTHLY_KEY } from '@aosai/api/platform/settingKeys';

type Person = Pick<typeof member.$inferSelect, 'type' | 'birthYm'>;

/** Whether the person is a student under age or of unknown age, so that a guardian has to pay. */
export const isMinor = ({ type, birthYm }: Person, now: Date): boolean =>
  type === 'student' && (lacksBirthYm({ type, birthYm }) || isYoungerThan(FULL_AGE, birthYm, now.getTime()));

export async function guardiansFor({ db, appId }: EngineCall, memberId: string): Promise<string[]> {
  return (await guardiansOf(db, appId, [memberId])).get(memberId) ?? [];
}

const monthStart = (now: Date): Date => {
  const here = inBeijing(now.getTime());
  const offsetMs = here.getTime() - now.getTime();
  return new Date(Date.parse(`${monthText(now.getTime())}-01T00:00:00Z`) - offsetMs);
};

/**
 * Keeps a minor's orders of a calendar month in Beijing under the app's limit. Pending orders count, and so do orders
 * for seats that came off a waiting list, though these are never refused. Call it with the member's row locked. Throws
 * ORDER_LIMIT.
 */
export async function refuseOverLimit({ db, appId, now }: EngineCall, memberId: string, addFen: number): Promise<void> {
  const set = await findConfig(db, appId, MINOR_MONTHLY_KEY);
  const maxFen = COUNT.test(set) ? Number(set) : MINOR_MONTHLY_FEN;
  const [spent] = await db
    .select({
      fen: sql<number>`coalesce(sum(case when ${orders.status} = ${ORDER.pending} then ${orders.amountFen}
        else ${orders.paidFen} - ${orders.refundedFen} end), 0)`.mapWith(Number),
    })
    .from(orders)
    .where(
      and(
        eq(orders.appId, appId),
        eq(orders.memberId, memberId),
        gte(orders.createdAt, monthStart(now)),
        notInArray(orders.status, [ORDER.closed]),
        inArray(orders.source, ['self', 'guardian', 'promoted']),
      ),
    );
  if ((spent?.fen ?? 0) + addFen > maxFen) throw new AppError('ORDER_LIMIT', { max: yuanText(maxFen) });
}
