import { join } from 'node:path';
import { type AppPayments, appPayments } from './appPayments.ts';
import { manualProvider } from './manual.ts';
import type { PaymentProvider } from './provider.ts';
import { type Deliver, openSandbox, type Sandbox } from './sandbox/sandbox.ts';
import { openMerchant } from './wechat/openMerchant.ts';
import type { WeChatPaySettings } from './wechat/settings.ts';
import { weChatPay } from './wechat/weChatPay.ts';

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
  const ledgerPath = join(dataFolder, 'sandboxPay.json');
  const sandbox = demo === 'here' ? openSandbox({ now, ledgerPath, deliver, place }) : null;
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
