import type { PaymentProvider, PaymentProviders } from './provider.ts';

/** Who takes money for which app: at most one merchant an app. */
export interface AppPayments {
  of(appId: string): PaymentProviders;
  /** Anyone who signs what they tell, and whose money it is about; null: every app's. Nobody signs a transfer by hand. */
  signers: readonly { provider: PaymentProvider; appId: string | null }[];
}

/** Providers that serve every app, and beside them the merchants that each serve one. */
export function appPayments(
  shared: readonly PaymentProvider[],
  own: ReadonlyMap<string, PaymentProvider> = new Map(),
): AppPayments {
  const signing = shared.filter(({ name }) => name !== 'manual');
  return {
    of: (appId) => {
      const merchant = own.get(appId);
      return new Map([...shared, ...(merchant ? [merchant] : [])].map((provider) => [provider.name, provider]));
    },
    signers: [
      ...signing.map((provider) => ({ provider, appId: null })),
      ...[...own].map(([appId, provider]) => ({ provider, appId })),
    ],
  };
}
