import { manualProvider } from './manual.ts';
import type { PaymentProvider, PaymentProviders } from './provider.ts';

interface Outside {
  /** One setting of an app, or the empty text. */
  setting(appId: string, key: string): Promise<string>;
}

/** The ways to be paid that the settings name; a transfer by hand is always one. */
export function openPaymentProviders({ setting }: Outside): PaymentProviders {
  const opened: PaymentProvider[] = [manualProvider(setting)];
  return new Map(opened.map((provider) => [provider.name, provider]));
}
