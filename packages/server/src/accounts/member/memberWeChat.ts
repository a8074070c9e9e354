import { and, eq, ne, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { member } from '../../db/schema/people.ts';
import type { ResourceHandlers } from '../../kit/context.ts';
import { sendMessage } from '../../platform/message/sendMessage.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import { actorId } from '../../kit/actorId.ts';
import { findMember, lockMembers } from './memberScope.ts';
import { requireLoginMethod } from './requireLoginMethod.ts';
import { proveOwner } from '../signIn/ownerProof.ts';
import { memberActor } from '../../kit/actor.ts';
import { audited } from '../../kit/rows/audited.ts';
import { wxGzhIdentity } from '../weChat/wxGzhIdentity.ts';

export const memberWeChat = {
  async bindWxGzh(context, { code, state, ...proof }) {
    const { appId, services } = context;
    const { memberId } = memberActor(context);
    const proven = await proveOwner(context, await findMember(context, ['own'], memberId), proof);
    const {
      identity: { openId, unionId },
    } = await wxGzhIdentity(context, { code, state });
    return audited(context, 'member:bindWxGzh', async (tx) => {
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
      return { answer: { bound: true }, told: { target: memberId } };
    });
  },

  async unbindWxGzh(context, { id }) {
    const { appId, services } = context;
    const now = services.now();
    return audited(context, 'member:unbindWxGzh', async (tx) => {
      const [before] = await lockMembers(tx, context, ['office'], [id]);
      if (!before) throw new AppError('NOT_FOUND');
      // A concurrent call has unbound it already.
      if (before.wxGzhOpenId === null && before.wxMpOpenId === null) return { answer: { id }, told: [] };
      // The mini-program uses the same WeChat, so unbinding only the official account would still let its owner in.
      const unbound = { wxGzhOpenId: null, wxMpOpenId: null, wxUnionId: null };
      requireLoginMethod('id', before, unbound);
      await tx
        .update(member)
        .set({ ...unbound, version: sql`${member.version} + 1`, updatedAt: now })
        .where(and(eq(member.appId, appId), eq(member.id, id)));
      await endSessionsOf(tx, { appId, realm: 'member', personIds: [id] });
      await sendMessage(tx, {
        appId,
        memberIds: [id],
        type: 'account',
        title: '账号已和微信解绑',
        body: '平台解除了账号与微信的绑定，各处的登录已退出。需要时在微信里打开本站登录一次，就会重新绑定。',
        link: 'user/accout',
        createdBy: actorId(context.actor),
        now,
      });
      return { answer: { id }, told: { target: id } };
    });
  },
} satisfies Pick<ResourceHandlers<'member'>, 'bindWxGzh' | 'unbindWxGzh'>;
