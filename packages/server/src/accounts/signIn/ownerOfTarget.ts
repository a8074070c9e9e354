import { and, eq, isNull } from 'drizzle-orm';
import { member } from '../../db/schema/people.ts';
import type { SessionContext } from '../sessions/sessionContext.ts';
import type { CodeChannel } from '@aosai/api/platform/channels';

/** A mobile number or a lower-case e-mail address. */
export interface CodeTarget {
  channel: CodeChannel;
  target: string;
}

/** The member with this mobile number or e-mail address. */
export async function ownerOfTarget(
  { db, appId, services }: Pick<SessionContext, 'db' | 'appId' | 'services'>,
  { channel, target }: CodeTarget,
): Promise<string | undefined> {
  const isTarget =
    channel === 'sms' ? eq(member.mobileHash, services.platform.keys.mobileHash(target)) : eq(member.email, target);
  const [owner] = await db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.appId, appId), isTarget, isNull(member.deletedAt)));
  return owner?.id;
}
