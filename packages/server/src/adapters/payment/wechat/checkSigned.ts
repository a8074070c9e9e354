import { isSignatureOf } from './signing.ts';
import type { PlatformKeys } from './platformKeys.ts';

/** Older messages may be replays; no honest clock sends from the future. */
const SKEW_SECONDS = 300;
const SECONDS = /^\d{1,12}$/;

export interface SignedMessage {
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  rawBody: string;
  now: Date;
}

/** Why a notice or a reply is not trusted; null when WeChat Pay signed exactly these bytes, just now. */
export function faultOfSigned({ headers, rawBody, now }: SignedMessage, keys: PlatformKeys): string | null {
  const {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-signature': signature,
    'wechatpay-serial': serial,
  } = headers;
  if (timestamp === undefined || nonce === undefined || signature === undefined || serial === undefined) {
    return 'not signed';
  }
  if (!SECONDS.test(timestamp)) return 'no time';
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) >= SKEW_SECONDS) return 'too old or too new';
  const known = keys.get(serial.toUpperCase());
  if (!known) return 'signed with a key that is not set up';
  if (now < known.from || now > known.until) return 'signed with a certificate that has ended';
  return isSignatureOf(known.key, [timestamp, nonce, rawBody], signature) ? null : 'wrong signature';
}
