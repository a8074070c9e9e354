import { type AppPayments, appPayments } from './appPayments.ts';
import { manualProvider } from './manual.ts';
import type { PaymentProvider } from './provider.ts';
import { ledgerPath } from './sandbox/ledger.ts';
import { type Deliver, openSandbox, type Sandbox } from './sandbox/sandbox.ts';
import type { WeChatPaySettings } from './wechat/settings.ts';
import { weChatPay } from './wechat/weChatPay.ts';
import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { StartRefused } from '../../base/startRefused.ts';
import type { Merchant } from './wechat/merchant.ts';
import { platformKeys } from './wechat/platformKeys.ts';
import { checkApiKey } from './wechat/resource.ts';

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

interface Settings {
  wechatPay: WeChatPaySettings | null;
  /** The merchant of each app, instead of one for all. */
  merchants: ReadonlyMap<string, WeChatPaySettings>;
  /** The official account whose openIds identify payers. */
  wechat: { gzh: { appId: string } | null };
  /** The sandbox exists only in a demo that is reachable from this machine only. */
  demo: 'off' | 'here' | 'network';
  dataFolder: string;
}

interface Outside {
  now(): Date;
  /** A setting of an app; the empty text if it is not set. */
  setting(appId: string, key: string): Promise<string>;
  /** Delivers the sandbox's notices to this site. */
  deliver: Deliver;
}

export interface Payments {
  payments: AppPayments;
  /** Null where anybody but this machine's owner could pay with it. */
  sandbox: Sandbox | null;
}

/** The payment providers of the settings; manual transfers are always one. Throws StartRefused. */
export function openPaymentProviders(
  { wechatPay, merchants, wechat, demo, dataFolder }: Settings,
  { now, setting, deliver }: Outside,
): Payments {
  // Never contacted: the sandbox replaces the network.
  const place = { url: 'https://sandbox.invalid', notifyOrigin: 'https://sandbox.invalid' };
  const sandbox = demo === 'here' ? openSandbox({ now, ledgerPath: ledgerPath(dataFolder), deliver, place }) : null;
  const shared: PaymentProvider[] = [
    manualProvider(setting),
    ...(sandbox ? [sandbox.provider] : []),
    ...(wechatPay ? [weChatPay(openMerchant(wechatPay), { now, fetch })] : []),
  ];
  const ownOf = (settings: WeChatPaySettings): PaymentProvider => ({
    ...weChatPay(openMerchant(settings), { now, fetch }),
    isOfOtherAccount: settings.appId !== wechat.gzh?.appId,
  });
  const own = new Map([...merchants].map(([appId, settings]) => [appId, ownOf(settings)]));
  return { payments: appPayments(shared, own), sandbox };
}
