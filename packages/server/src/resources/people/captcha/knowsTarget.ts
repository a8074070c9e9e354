import { and, eq, isNull } from 'drizzle-orm';
import { member } from '../../../db/schema/people.ts';
import { findKnownBrowser } from '../../../sessions/knownBrowsers.ts';
import type { CodeRequest } from '../../../sessions/verifyCodes.ts';
import type { CallContext } from '../../context.ts';

/** Whether this browser has signed in the member whose mobile number or e-mail address this is. */
export async function knowsTarget(context: CallContext, { channel, target }: CodeRequest): Promise<boolean> {
  const { db, appId, services, browserToken } = context;
  const isTarget =
    channel === 'sms' ? eq(member.mobileHash, services.platform.keys.mobileHash(target)) : eq(member.email, target);
  const [owner] = await db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.appId, appId), isTarget, isNull(member.deletedAt)));
  const person = { appId, realm: 'member', personId: owner?.id } as const;
  return (await findKnownBrowser(db, person, browserToken, services.now())) !== null;
}
