import type { SecretStore } from '../keys/secretStore.ts';

export function memorySecrets(): SecretStore {
  const secrets = new Map<string, string>();
  return {
    read: async (name) => secrets.get(name) ?? null,
    update: async (name, change) => {
      const next = change(secrets.get(name) ?? null);
      secrets.set(name, next);
      return next;
    },
  };
}
