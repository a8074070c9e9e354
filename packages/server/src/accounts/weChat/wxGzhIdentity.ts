import { AppError } from '@aosai/api/kit/errors';
import { takeWxState } from '../signIn/wxState.ts';
import type { CallContext } from '../../kit/context.ts';
import type { WxIdentity } from './wxTicket.ts';

/**
 * The identity of a browser that returned from WeChat, if this browser was sent there: the state is checked before the
 * code. Throws NOT_CONFIGURED, WX_CODE_WRONG, RATE_LIMITED, UNAVAILABLE.
 */
export async function wxGzhIdentity(
  context: CallContext,
  { code, state }: { code: string; state: string },
): Promise<{ identity: WxIdentity; scene: string | null }> {
  const { wechat } = context.services;
  if (wechat.gzhIsOff) throw new AppError('NOT_CONFIGURED', { name: '微信公众号' });
  const scene = await takeWxState(context, state);
  return { identity: { kind: 'gzh', ...(await wechat.gzhIdentity(code)) }, scene };
}
