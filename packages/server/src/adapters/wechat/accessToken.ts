import * as z from 'zod/mini';
import { AppError } from '@aosai/api/kit/errors';
import { callWeChat, TokenRefused } from './callWeChat.ts';

export interface Credentials {
  appId: string;
  secret: string;
}

/** WeChat accepts an old token for five more minutes; tokens are replaced before that matters. */
const EARLY_MS = 5 * 60_000;

const token = z.object({ access_token: z.string().check(z.minLength(1)), expires_in: z.int() });

export interface TokenStore {
  /** Runs a call with the access token, and once more with a new one if WeChat refuses it. Throws UNAVAILABLE. */
  use<T>(call: (accessToken: string) => Promise<T>): Promise<T>;
}

/** The app's access token, fetched when needed and kept until it is about to expire. */
export function openTokenStore(apiUrl: string, { appId, secret }: Credentials, now: () => Date): TokenStore {
  let held: { text: string; untilMs: number } | undefined;
  let fetching: Promise<string> | undefined;

  async function fetchToken(): Promise<string> {
    const query = { grant_type: 'client_credential', appid: appId, secret };
    const found = await callWeChat(apiUrl, '/cgi-bin/token', { query }, token);
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
