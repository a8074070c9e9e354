const OWN = '/web/assets/';

interface Rules {
  createScriptURL: (address: string) => string;
}

/**
 * Under Trusted Types, allows workers from files of this site only. The policy has no rule that turns text into
 * scripts.
 */
export function allowTrustedWorkers(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown } };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, location.href);
      if (origin === location.origin && pathname.startsWith(OWN)) return address;
      throw new TypeError(`${address} is no script of this site`);
    },
  });
}
