import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { AppError } from '@aosai/api/kit/errors';
import type { WeChat, WeChatIdentity } from './port.ts';
import { callWeChat, callWeChatForImage, TokenRefused } from './callWeChat.ts';

interface Credentials {
  appId: string;
  secret: string;
}

/** WeChat accepts an old token for five more minutes; tokens are replaced before that matters. */
const EARLY_MS = 5 * 60_000;

const tokenReply = z.object({ access_token: z.string().check(z.minLength(1)), expires_in: z.int() });

interface TokenStore {
  /** Runs a call with the access token, and once more with a new one if WeChat refuses it. Throws UNAVAILABLE. */
  use<T>(call: (accessToken: string) => Promise<T>): Promise<T>;
}

/** The app's access token, fetched when needed and kept until it is about to expire. */
function openTokenStore(apiUrl: string, { appId, secret }: Credentials, now: () => Date): TokenStore {
  let held: { text: string; untilMs: number } | undefined;
  let fetching: Promise<string> | undefined;

  async function fetchToken(): Promise<string> {
    const query = { grant_type: 'client_credential', appid: appId, secret };
    const found = await callWeChat(apiUrl, '/cgi-bin/token', { query }, tokenReply);
    held = { text: found.access_token, untilMs: now().getTime() + found.expires_in * 1000 - EARLY_MS };
    return found.access_token;
  }
  /** Concurrent calls share one fetch: each new token invalidates the one before. */
  function fresh(): Promise<string> {
    fetching ??= fetchToken().finally(() => {
      fetching = undefined;
    });
    return fetching;
  }
  const current = async () => (held && held.untilMs > now().getTime() ? held.text : fresh());
  const unavailable = (error: unknown) =>
    error instanceof TokenRefused ? new AppError('UNAVAILABLE', {}, { cause: error }) : error;

  return {
    use: async (call) => {
      try {
        const first = await current();
        try {
          return await call(first);
        } catch (error) {
          if (!(error instanceof TokenRefused)) throw error;
          // Another call may have replaced it in the meantime.
          if (held?.text === first) held = undefined;
          return await call(await current());
        }
      } catch (error) {
        throw unavailable(error);
      }
    },
  };
}

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
