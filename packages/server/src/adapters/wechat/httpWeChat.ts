import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { AppError } from '@aosai/api/kit/errors';
import type { WeChat, WeChatIdentity } from './port.ts';
import { openTokenStore, type Credentials } from './accessToken.ts';
import { callWeChat, callWeChatForImage } from './callWeChat.ts';

export interface WeChatSettings {
  /** Base address of the API. */
  apiUrl: string;
  gzh: (Credentials & { token: string | null; redirectUrl: string | null }) | null;
  mp: Credentials | null;
}

const AUTHORIZE = 'https://open.weixin.qq.com/connect/oauth2/authorize';

const identity = z.object({ openid: z.string().check(z.minLength(1)), unionid: z.optional(z.string()) });
const phone = z.object({ phone_info: z.object({ purePhoneNumber: z.string(), countryCode: z.string() }) });

function identityOf({ openid, unionid }: z.output<typeof identity>): WeChatIdentity {
  return { openId: openid, unionId: unionid ?? null };
}

function required<T>(part: T | null, name: string): T {
  if (part === null) throw new AppError('NOT_CONFIGURED', { name });
  return part;
}

/**
 * WeChat's HTTP API. Codes are exchanged with app id and secret; other calls use the app's access token, which is
 * renewed once when WeChat refuses it.
 */
export function httpWeChat({ apiUrl, gzh, mp }: WeChatSettings, now: () => Date): WeChat {
  const mpTokens = mp && openTokenStore(apiUrl, mp, now);
  const requireMp = () => required(mp, '微信小程序');
  const requireGzh = () => required(gzh, '微信公众号');

  return {
    gzhIdentity: async (code) => {
      const { appId, secret } = requireGzh();
      const query = { appid: appId, secret, code, grant_type: 'authorization_code' };
      return identityOf(await callWeChat(apiUrl, '/sns/oauth2/access_token', { query }, identity));
    },

    mpIdentity: async (code) => {
      const { appId, secret } = requireMp();
      const query = { appid: appId, secret, js_code: code, grant_type: 'authorization_code' };
      return identityOf(await callWeChat(apiUrl, '/sns/jscode2session', { query }, identity));
    },

    mpMobile: async (code) => {
      const tokens = required(mpTokens, '微信小程序');
      const { phone_info } = await tokens.use((accessToken) =>
        callWeChat(
          apiUrl,
          '/wxa/business/getuserphonenumber',
          { query: { access_token: accessToken }, body: { code } },
          phone,
        ),
      );
      return phone_info.purePhoneNumber;
    },

    mpQrCode: ({ scene, page }) => {
      const tokens = required(mpTokens, '微信小程序');
      return tokens.use((accessToken) =>
        callWeChatForImage(apiUrl, '/wxa/getwxacodeunlimit', {
          query: { access_token: accessToken },
          body: { scene, page, check_path: false },
        }),
      );
    },

    isFromGzh: ({ signature, timestamp, nonce }) => {
      const token = required(requireGzh().token, '微信公众号的令牌');
      const expected = createHash('sha1')
        .update([token, timestamp, nonce].toSorted((a, b) => (a < b ? -1 : 1)).join(''))
        .digest();
      const given = Buffer.from(signature, 'hex');
      return given.length === expected.length && timingSafeEqual(given, expected);
    },

    gzhIsOff: gzh === null,
    gzhPage: gzh?.redirectUrl ?? null,

    gzhAuthorizeUrl: (state) => {
      const { appId, redirectUrl } = requireGzh();
      const query = new URLSearchParams({
        appid: appId,
        redirect_uri: required(redirectUrl, '微信登录'),
        response_type: 'code',
        scope: 'snsapi_base',
        state,
      });
      return `${AUTHORIZE}?${query.toString()}#wechat_redirect`;
    },
  };
}
