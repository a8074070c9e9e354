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
  /** Instead of one merchant for all: one of each app's own. */
  merchants: ReadonlyMap<string, WeChatPaySettings>;
  /** The official account that people are known by. */
  wechat: { gzh: { appId: string } | null };
  /** The sandbox is there in a demo that nobody but this machine reaches. */
  demo: 'off' | 'here' | 'network';
  dataFolder: string;
}

interface Outside {
  now(): Date;
  /** One setting of an app, or the empty text. */
  setting(appId: string, key: string): Promise<string>;
  /** Brings the sandbox's notices to this very site. */
  deliver: Deliver;
}

export interface Payments {
  payments: AppPayments;
  /** Null wherever someone else than this machine's owner could pay with it. */
  sandbox: Sandbox | null;
}

/** The ways to be paid that the settings name; a transfer by hand is always one. Throws StartRefused. */
export function openPaymentProviders(
  { wechatPay, merchants, wechat, demo, dataFolder }: Settings,
  { now, setting, deliver }: Outside,
): Payments {
  // No socket is opened to this address: the sandbox takes the place of the network.
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
