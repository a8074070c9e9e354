import { and, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { organization } from '../db/schema/people.ts';
import type { CallContext } from '../kit/context.ts';

/** Each app has one merchant, so only the platform sets prices. Throws VALIDATION. */
export function refusePrice({ actor }: CallContext, wanted: number | undefined, before: number): void {
  if (actor.kind !== 'user' && wanted !== undefined && wanted !== before)
    throw new AppError('VALIDATION', { path: 'priceFen', detail: '价格由平台设置' });
}

/** The price of a class may also be set by managers of a school that the platform allows to. Throws VALIDATION. */
export async function refuseClassPrice(
  context: CallContext,
  wanted: number | undefined,
  before: number,
): Promise<void> {
  const { db, appId, actor } = context;
  if (wanted === undefined || wanted === before) return;
  if (actor.kind === 'member' && actor.orgId !== null && actor.orgRoles.includes('manager')) {
    const mine = and(
      eq(organization.appId, appId),
      eq(organization.id, actor.orgId),
      eq(organization.maySetPrice, true),
    );
    if ((await db.$count(organization, mine)) > 0) return;
  }
  refusePrice(context, wanted, before);
}
