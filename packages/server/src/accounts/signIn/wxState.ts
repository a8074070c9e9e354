import { randomBytes, timingSafeEqual } from 'node:crypto';
import { AppError } from '@aosai/api/kit/errors';
import { WX_STATE } from '@aosai/api/accounts/wxState';
import type { SessionContext } from '../sessions/sessionContext.ts';
import { browserHashOf } from '../sessions/knownBrowsers.ts';
import { spendOnce } from './spendOnce.ts';

/** How long a state is valid: long enough for a person to agree in WeChat. */
const LIFE_MS = 10 * 60_000;
const MAC_LENGTH = 48;

type Where = Pick<SessionContext, 'db' | 'appId' | 'services'>;

interface StateOf {
  nonce: string;
  untilMs: number;
  scene: string;
  browserHash: string;
}

const macOf = ({ appId, services }: Omit<Where, 'db'>, { nonce, untilMs, scene, browserHash }: StateOf): string =>
  services.platform.keys
    .mobileHash(JSON.stringify(['wxState', appId, nonce, untilMs, scene, browserHash]))
    .slice(0, MAC_LENGTH);

/**
 * The state that WeChat returns with its code. It proves that this browser asked, so that a link with somebody else's
 * code signs nobody in and binds nothing. At most 128 letters and digits, as WeChat requires; nothing is stored.
 */
export function newWxState(where: Omit<Where, 'db'>, browserToken: string, scene = ''): string {
  const nonce = randomBytes(16).toString('hex');
  const untilMs = where.services.now().getTime() + LIFE_MS;
  const browserHash = browserHashOf(browserToken) ?? '';
  return `wx${nonce}${untilMs}${macOf(where, { nonce, untilMs, scene, browserHash })}${scene}`;
}

/**
 * Uses a returned state up: returns the scene of another screen's code, or null without one. Throws WX_CODE_WRONG for a
 * state that is another browser's, made up, used before, or too old.
 */
export async function takeWxState(
  where: Where & Pick<SessionContext, 'browserToken'>,
  state: string,
): Promise<string | null> {
  const [, nonce = '', untilText, mac = '', scene = ''] = WX_STATE.exec(state) ?? [];
  const untilMs = Number(untilText);
  const browserHash = browserHashOf(where.browserToken);
  const expected = Buffer.from(macOf(where, { nonce, untilMs, scene, browserHash: browserHash ?? '' }));
  const given = Buffer.from(mac);
  const isOurs = browserHash !== null && given.length === expected.length && timingSafeEqual(given, expected);
  if (!isOurs || untilMs <= where.services.now().getTime() || !(await spendOnce(where, nonce, new Date(untilMs)))) {
    throw new AppError('WX_CODE_WRONG');
  }
  return scene || null;
}
