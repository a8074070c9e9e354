import type { PaymentProvider, PaymentProviders } from './provider.ts';

/** The payment providers of each app: at most one merchant per app. */
export interface AppPayments {
  of(appId: string): PaymentProviders;
  /**
   * Providers that sign their notices, with the app they serve; null: every app. Manual transfers have no signatures.
   */
  signers: readonly { provider: PaymentProvider; appId: string | null }[];
}

/** Combines providers that serve every app with merchants that serve one app each. */
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
