import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { StartRefused } from '../../../base/startRefused.ts';
import { WECHAT_PAY_ENV, type WeChatPaySettings, weChatPayOf } from './settings.ts';

const NAME = 'WX_PAY_MERCHANTS_FILE';
const merchants = z.record(z.string().check(z.minLength(1)), z.strictObject(WECHAT_PAY_ENV));

function refused(words: string, english: string): never {
  throw new StartRefused(`${NAME}：${words}`, `${NAME}: ${english}`);
}

function read(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return refused('文件读不出来，或写得不对。', 'cannot be read, or is no JSON.');
  }
}

/**
 * Reads the merchant of each app, keyed by app, with the names of the environment variables; an app that is missing has
 * none. Errors name app and setting only, since values may be secrets. Throws StartRefused.
 */
export function readMerchants(path: string): ReadonlyMap<string, WeChatPaySettings> {
  const parsed = merchants.safeParse(read(path));
  if (!parsed.success) {
    const places = parsed.error.issues.map(({ path: at, code }) => `${at.join('.')} (${code})`).join(', ');
    return refused(`这些设置有误：${places}`, `these settings are wrong: ${places}`);
  }
  const found = new Map<string, WeChatPaySettings>();
  for (const [appId, settings] of Object.entries(parsed.data)) {
    const merchant = weChatPayOf(settings) ?? refused(`${appId} 没有设置。`, `${appId} has no settings.`);
    if ([...found.values()].some(({ mchId }) => mchId === merchant.mchId))
      refused(`${appId} 的商户已属于另一个应用。`, `the merchant of ${appId} is another app's already.`);
    found.set(appId, merchant);
  }
  return found;
}
