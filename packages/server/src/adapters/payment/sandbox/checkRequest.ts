import { isSignatureOf } from '../wechat/signing.ts';
import type { PlatformSide } from './merchantKeys.ts';

const SCHEME = 'WECHATPAY2-SHA256-RSA2048 ';
const SKEW_SECONDS = 300;
const FIELD = /^(\w+)="([^"]*)"$/;

/**
 * Why WeChat Pay would refuse this request; null when the merchant's signature over method, path, time, nonce and body
 * is valid.
 */
export function faultOfRequest(
  asked: { method: string; path: string; authorization: string | null; body: string; now: Date },
  { merchant }: PlatformSide,
): string | null {
  const { method, path, authorization, body, now } = asked;
  if (!authorization?.startsWith(SCHEME)) return 'no signature';
  const fields = new Map<string, string>();
  for (const field of authorization.slice(SCHEME.length).split(',')) {
    const [, name, value] = FIELD.exec(field) ?? [];
    if (name !== undefined && value !== undefined) fields.set(name, value);
  }
  if (fields.get('mchid') !== merchant.mchId || fields.get('serial_no') !== merchant.serial) return 'unknown merchant';
  const timestamp = fields.get('timestamp') ?? '';
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > SKEW_SECONDS) return 'too old';
  const parts = [method, path, timestamp, fields.get('nonce_str') ?? '', body];
  return isSignatureOf(merchant.publicKey, parts, fields.get('signature') ?? '') ? null : 'wrong signature';
}
