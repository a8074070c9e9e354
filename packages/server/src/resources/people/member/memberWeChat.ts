import { and, eq, ne, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { member } from '../../../db/schema/people.ts';
import type { ResourceHandlers } from '../../context.ts';
import { findMember } from './memberScope.ts';
import { proveOwner } from '../auth/ownerProof.ts';
import { memberActor } from '../people.ts';
import { writeSysLog } from '../../kit/sysLog.ts';
import { wxGzhIdentity } from '../wx/wxGzhIdentity.ts';

export const memberWeChat = {
  async bindWxGzh(context, { code, state, ...proof }) {
    const { db, appId, services } = context;
    const { memberId } = memberActor(context);
    const proven = await proveOwner(context, await findMember(context, ['own'], memberId), proof);
    const {
      identity: { openId, unionId },
    } = await wxGzhIdentity(context, { code, state });
    await db.transaction(async (tx) => {
      await proven?.use(tx);
      const [other] = await tx
        .select({ id: member.id })
        .from(member)
        .where(and(eq(member.appId, appId), eq(member.wxGzhOpenId, openId), ne(member.id, memberId)));
      if (other) throw new AppError('WX_TAKEN');
      await tx
        .update(member)
        .set({
          wxGzhOpenId: openId,
          ...(unionId !== null && { wxUnionId: unionId }),
          version: sql`${member.version} + 1`,
          updatedAt: services.now(),
        })
        .where(and(eq(member.appId, appId), eq(member.id, memberId)));
      await writeSysLog(tx, context, { action: 'member:bindWxGzh', target: memberId });
    });
    return { bound: true };
  },
} satisfies Pick<ResourceHandlers<'member'>, 'bindWxGzh'>;
