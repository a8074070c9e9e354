const OWN = '/web/assets/';

interface Rules {
  createScriptURL: (address: string) => string;
}

/**
 * Where the browser enforces Trusted Types, a worker is made from a file of ours or not at all. Nothing else becomes a
 * script by a text: the policy has no other rule.
 */
export function allowOwnWorkers(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown } };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, location.href);
      if (origin === location.origin && pathname.startsWith(OWN)) return address;
      throw new TypeError(`${address} is no script of this site`);
    },
  });
}
