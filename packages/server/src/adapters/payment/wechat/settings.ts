import * as z from 'zod/mini';
import { StartRefused } from '../../../base/startRefused.ts';

const text = z.optional(z.string().check(z.minLength(1)));

/** The environment variables of 微信支付; keys are in files, so that process listings do not show them. */
export const WECHAT_PAY_ENV = {
  WX_PAY_MCH_ID: z.optional(z.string().check(z.regex(/^\d{8,12}$/, '商户号，8 到 12 位数字 (digits)'))),
  /** The app id of the official account or mini-program that the merchant is bound to. */
  WX_PAY_APP_ID: text,
  /** Serial number of the merchant's own API certificate, and the file of its private key (apiclient_key.pem). */
  WX_PAY_SERIAL: z.optional(z.string().check(z.regex(/^[0-9A-Fa-f]{16,64}$/, '证书序列号 (hex)'))),
  WX_PAY_KEY_FILE: text,
  /** The API v3 key: 32 bytes. */
  WX_PAY_API_KEY: text,
  /** WeChat Pay's public key, as its number and file; or its certificates, as files with commas between. */
  WX_PAY_PUBLIC_KEY_ID: z.optional(z.string().check(z.regex(/^PUB_KEY_ID_\w+$/, '以 PUB_KEY_ID_ 开头'))),
  WX_PAY_PUBLIC_KEY_FILE: text,
  WX_PAY_CERTIFICATE_FILES: text,
  /** https://your.site ; notices are sent there. */
  WX_PAY_NOTIFY_ORIGIN: z.optional(
    z.string().check(z.regex(/^https:\/\/[^/\s?#]+$/, '本站的网址，https，不带路径 (https://your.site)')),
  ),
  WX_PAY_URL: z._default(
    z.string().check(z.regex(/^https?:\/\/\S+[^/]$/, '网址，末尾不带 / (a URL)')),
    'https://api.mch.weixin.qq.com',
  ),
} as const;

const environment = z.object(WECHAT_PAY_ENV);

export interface WeChatPaySettings {
  url: string;
  notifyOrigin: string;
  mchId: string;
  appId: string;
  serial: string;
  apiKey: string;
  keyFile: string;
  publicKey: { id: string; file: string } | null;
  certificateFiles: readonly string[];
}

const NEEDED = 'WX_PAY_MCH_ID、_APP_ID、_SERIAL、_KEY_FILE、_API_KEY、_NOTIFY_ORIGIN';

/** Null when nothing is set. Throws StartRefused when only a part is. */
export function weChatPayOf(settings: z.output<typeof environment>): WeChatPaySettings | null {
  const { WX_PAY_URL: url, ...others } = settings;
  const {
    WX_PAY_MCH_ID: mchId,
    WX_PAY_APP_ID: appId,
    WX_PAY_SERIAL: serial,
    WX_PAY_KEY_FILE: keyFile,
    WX_PAY_API_KEY: apiKey,
    WX_PAY_NOTIFY_ORIGIN: notifyOrigin,
    WX_PAY_PUBLIC_KEY_ID: id,
    WX_PAY_PUBLIC_KEY_FILE: file,
    WX_PAY_CERTIFICATE_FILES: certificates,
  } = others;
  const isUnset = [mchId, appId, serial, keyFile, apiKey, notifyOrigin, id, file, certificates].every(
    (value) => value === undefined,
  );
  if (isUnset) return null;
  const publicKey = id !== undefined && file !== undefined ? { id, file } : null;
  const certificateFiles = certificates?.split(',').map((path) => path.trim()) ?? [];
  const isHalf = (id === undefined) !== (file === undefined) || (!publicKey && certificateFiles.length === 0);
  if (!mchId || !appId || !serial || !keyFile || !apiKey || !notifyOrigin || isHalf) {
    throw new StartRefused(
      `微信支付要同时设置 ${NEEDED}，以及公钥（WX_PAY_PUBLIC_KEY_ID 和 WX_PAY_PUBLIC_KEY_FILE）或平台证书（WX_PAY_CERTIFICATE_FILES）。`,
      'Set all of WX_PAY_MCH_ID, _APP_ID, _SERIAL, _KEY_FILE, _API_KEY and _NOTIFY_ORIGIN with the public key or certificates, or none.',
    );
  }
  return { url, notifyOrigin, mchId, appId, serial, apiKey, keyFile, publicKey, certificateFiles };
}
