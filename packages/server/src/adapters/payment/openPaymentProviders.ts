import { join } from 'node:path';
import { manualProvider } from './manual.ts';
import type { PaymentProvider, PaymentProviders } from './provider.ts';
import { type Deliver, openSandbox, type Sandbox } from './sandbox/sandbox.ts';
import { openMerchant } from './wechat/openMerchant.ts';
import type { WeChatPaySettings } from './wechat/settings.ts';
import { weChatPay } from './wechat/weChatPay.ts';

interface Settings {
  wechatPay: WeChatPaySettings | null;
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
  payments: PaymentProviders;
  /** Null wherever somebody else than this machine's owner could pay with it. */
  sandbox: Sandbox | null;
}

/** The ways to be paid that the settings name; a transfer by hand is always one. Throws StartRefused. */
export function openPaymentProviders(
  { wechatPay, demo, dataFolder }: Settings,
  { now, setting, deliver }: Outside,
): Payments {
  // No socket is opened to this address: the sandbox takes the place of the network.
  const place = { url: 'https://sandbox.invalid', notifyOrigin: 'https://sandbox.invalid' };
  const ledgerPath = join(dataFolder, 'sandboxPay.json');
  const sandbox = demo === 'here' ? openSandbox({ now, ledgerPath, deliver, place }) : null;
  const opened: PaymentProvider[] = [
    manualProvider(setting),
    ...(sandbox ? [sandbox.provider] : []),
    ...(wechatPay ? [weChatPay(openMerchant(wechatPay), { now, fetch })] : []),
  ];
  return { payments: new Map(opened.map((provider) => [provider.name, provider])), sandbox };
}
