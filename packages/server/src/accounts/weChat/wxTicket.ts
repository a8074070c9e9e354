import { and, eq, isNull, ne, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import { AppError } from '@aosai/api/kit/errors';
import type { WeChatIdentity } from '../../adapters/wechat/port.ts';
import type { Db } from '../../db/open.ts';
import { member } from '../../db/schema/people.ts';
import type { CallContext } from '../../kit/context.ts';
import { signInColumns } from '../signIn/signInColumns.ts';

const LIFE_MS = 10 * 60_000;

export type WxKind = 'gzh' | 'mp';

export interface WxIdentity extends WeChatIdentity {
  kind: WxKind;
}

const ticketShape = z.object({
  appId: z.string(),
  kind: z.enum(['gzh', 'mp']),
  openId: z.string(),
  unionId: z.nullable(z.string()),
  untilMs: z.number(),
});

type Where = Pick<CallContext, 'appId' | 'services'>;

/** Seals a WeChat identity that this server has verified: a page can hold the ticket but neither read nor make one. */
export function sealTicket({ appId, services }: Where, identity: WxIdentity): string {
  const untilMs = services.now().getTime() + LIFE_MS;
  return services.platform.keys.sealField(JSON.stringify({ appId, ...identity, untilMs }));
}

/** Throws WX_CODE_WRONG for a ticket that is invalid, expired or of another app. */
export function openTicket({ appId, services }: Where, ticket: string): WxIdentity {
  let content: unknown;
  try {
    content = JSON.parse(services.platform.keys.openField(ticket));
  } catch (error) {
    throw new AppError('WX_CODE_WRONG', {}, { cause: error });
  }
  const parsed = ticketShape.safeParse(content);
  if (!parsed.success || parsed.data.appId !== appId || parsed.data.untilMs <= services.now().getTime()) {
    throw new AppError('WX_CODE_WRONG');
  }
  const { kind, openId, unionId } = parsed.data;
  return { kind, openId, unionId };
}

const isOf = ({ kind, openId, unionId }: WxIdentity) =>
  or(
    eq(kind === 'gzh' ? member.wxGzhOpenId : member.wxMpOpenId, openId),
    unionId === null ? undefined : eq(member.wxUnionId, unionId),
  );

/** The member with a WeChat identity, found by the id in this account or by the union id. */
export async function memberOfWx(db: Db, appId: string, identity: WxIdentity) {
  const [found] = await db
    .select(signInColumns)
    .from(member)
    .where(and(eq(member.appId, appId), isOf(identity), isNull(member.deletedAt)))
    .limit(1);
  return found;
}

/** Binds a WeChat identity to a member who has proven both. Throws WX_TAKEN. */
export async function bindWx(tx: Db, { appId, services }: Where, memberId: string, identity: WxIdentity) {
  const { kind, openId, unionId } = identity;
  const [other] = await tx
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.appId, appId), isOf(identity), ne(member.id, memberId)))
    .limit(1);
  if (other) throw new AppError('WX_TAKEN');
  await tx
    .update(member)
    .set({
      ...(kind === 'gzh' ? { wxGzhOpenId: openId } : { wxMpOpenId: openId }),
      ...(unionId !== null && { wxUnionId: unionId }),
      updatedAt: services.now(),
    })
    .where(and(eq(member.appId, appId), eq(member.id, memberId)));
}
