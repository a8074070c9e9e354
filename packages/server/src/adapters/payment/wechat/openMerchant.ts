import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { StartRefused } from '../../../base/startRefused.ts';
import type { Merchant } from './merchant.ts';
import { platformKeys } from './platformKeys.ts';
import { checkApiKey } from './resource.ts';
import type { WeChatPaySettings } from './settings.ts';

/** Reads a setting. Errors give its name only, since the value may be a secret. */
function tried<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'not as expected';
    throw new StartRefused(`微信支付的设置 ${name} 不正确（${code}）。`, `${name} cannot be used (${code}).`);
  }
}

const pem = (path: string) => readFileSync(path, 'utf8');

/**
 * Reads the merchant's files at the start, so that a wrong one shows then and not with the first payer. Throws
 * StartRefused.
 */
export function openMerchant(settings: WeChatPaySettings): Merchant {
  const { url, notifyOrigin, mchId, appId, serial, keyFile, publicKey, certificateFiles } = settings;
  const apiKey = Buffer.from(settings.apiKey);
  tried('WX_PAY_API_KEY', () => checkApiKey(apiKey));
  const privateKey = tried('WX_PAY_KEY_FILE', () => createPrivateKey(pem(keyFile)));
  const certificates = tried('WX_PAY_CERTIFICATE_FILES', () =>
    platformKeys({ certificates: certificateFiles.map(pem), publicKey: null }),
  );
  const own = tried('WX_PAY_PUBLIC_KEY_FILE', () =>
    platformKeys({ certificates: [], publicKey: publicKey && { id: publicKey.id, pem: pem(publicKey.file) } }),
  );
  return {
    url,
    notifyOrigin,
    mchId,
    appId,
    serial: serial.toUpperCase(),
    privateKey,
    apiKey,
    platformKeys: new Map([...certificates, ...own]),
    publicKeyId: publicKey?.id ?? null,
  };
}
